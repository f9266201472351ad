/// The options of a domain name, beyond labels of letters, digits, and inner hyphens.
struct DomainGrammar {
  /// The requirement on the last label.
  enum LastLabel {
    case anything
    /// Not only digits, so that the name does not look like an address.
    case notNumeric
    /// Only letters, or a label that represents one in another script.
    case letters
  }

  /// The requirement on the last label.
  var lastLabel = LastLabel.notNumeric

  /// The minimum number of labels.
  var minLabels = 1

  /// The maximum number of bytes, not counting a final dot.
  var limit = 253

  /// Whether every label must begin with a letter, and the name must have two characters.
  var beginsWithLetters = false

  /// Whether labels may contain underscores anywhere.
  var allowsUnderscore = false

  /// Whether one dot may appear at the end.
  var allowsFinalDot = false

  /// Whether labels may be written in letters of any script.
  var allowsUnicode = false

  /// Whether uppercase and wide forms of other scripts are treated like the plain ones.
  var folds = false

  /// Whether two hyphens in positions 3 and 4 are reserved for labels that begin with `xn--`.
  var reservesHyphens = false
}

/// A label of a domain name, read so far.
struct DomainLabel {
  /// The offset of its start, in UTF-8.
  let start: Int

  /// The number of scalars.
  private(set) var count = 0

  /// Whether all characters so far are digits.
  private(set) var isNumeric = true

  /// Whether all characters so far are letters.
  private(set) var isAlphabetic = true

  /// The letters, starting at the first one that is not ASCII; empty before that.
  private(set) var letters: [Unicode.Scalar] = []

  /// Creates an empty label.
  init(at start: Int) {
    self.start = start
  }

  /// Adds an ASCII byte.
  mutating func add(_ byte: UInt8) {
    count += 1
    isNumeric = isNumeric && byte.decimalDigit != nil
    isAlphabetic = isAlphabetic && byte.capital != nil
    if !letters.isEmpty { letters.append(Unicode.Scalar(byte)) }
  }

  /// Adds a scalar that is not ASCII, after the letters read so far.
  mutating func add(_ scalar: Unicode.Scalar, behind start: some Collection<Unicode.Scalar>) {
    if letters.isEmpty { letters = Array(start) }
    letters.append(scalar)
    count += 1
    isNumeric = false
  }

  /// Returns the label in Unicode, if that differs from the bytes: `.some(nil)` if the bytes
  /// represent no label.
  func unicode(of bytes: some BidirectionalCollection<UInt8>) -> UnicodeLabel?? {
    if !letters.isEmpty { return UnicodeLabel(letters) }
    return bytes.beginsALabel ? .some(UnicodeLabel(spelled: bytes)) : nil
  }
}

extension FormatScanner {
  /// Reads a domain name up to the end of the text, and returns its number of bytes in ASCII.
  @discardableResult
  mutating func readDomain(_ grammar: DomainGrammar) throws(FormatFinding) -> Int {
    let start = index
    var direction = DomainDirection()
    var length = -1
    var labels = 0
    var last: DomainLabel
    repeat {
      last = try readLabel(grammar, from: start)
      length += 1 + (try finish(last, grammar, &direction))
      labels += 1
      guard length <= grammar.limit else { throw tooLong(last, grammar) }
    } while try skipDot(grammar)
    guard direction.isValid else {
      throw .lacking("domain.one_direction", "Use one writing direction only.")
    }
    try check(last, labels, grammar)
    guard !grammar.beginsWithLetters || length > 1 else {
      throw .lacking("enter.two_characters", "Enter at least two characters.")
    }
    return length
  }

  private func check(
    _ last: DomainLabel,
    _ labels: Int,
    _ grammar: DomainGrammar
  ) throws(FormatFinding) {
    guard labels >= grammar.minLabels else {
      throw .lacking("enter.dot_and_more", "Enter a dot and more, like .com.")
    }
    switch grammar.lastLabel {
    case .anything: break
    case .notNumeric:
      guard !last.isNumeric else {
        throw .lacking("domain.last_needs_letter", "The last part needs a letter.")
      }
    case .letters:
      guard last.isAlphabetic || bytes[last.start...].beginsALabel else {
        throw .lacking("domain.last_all_letters", "The last part must be all letters.")
      }
    }
  }

  /// Skips a dot that a label must follow.
  private mutating func skipDot(_ grammar: DomainGrammar) throws(FormatFinding) -> Bool {
    guard !isAtEnd else { return false }
    index += dotLength(grammar)
    return !isAtEnd || !grammar.allowsFinalDot
  }

  /// Returns the number of bytes of the dot that is next; zero if there is none.
  private func dotLength(_ grammar: DomainGrammar) -> Int {
    guard let next else { return 0 }
    if next == UInt8(ascii: ".") { return 1 }
    guard grammar.allowsUnicode, next >= 0x80, let scalar = nextScalar else { return 0 }
    return scalar.isDomainDot ? scalar.utf8.count : 0
  }

  private mutating func readLabel(
    _ grammar: DomainGrammar,
    from start: Int
  ) throws(FormatFinding) -> DomainLabel {
    var label = DomainLabel(at: index)
    while let next, dotLength(grammar) == 0 {
      if next < 0x80 {
        try readByte(next, into: &label, grammar, from: start)
      } else {
        try readScalar(into: &label, grammar)
      }
    }
    guard label.count > 0 else {
      guard isAtEnd else {
        throw .wrong(index, .enterLettersBeforeDot)
      }
      throw .lacking(
        index == start
          ? Wording("start.letter_or_digit", "Start with a letter or digit.")
          : .enterLetterOrDigit
      )
    }
    if bytes[index - 1] == UInt8(ascii: "-") {
      throw isAtEnd
        ? .lacking(.enterLetterOrDigit)
        : .wrong(index - 1, FormatScanner.hyphenAtEdge)
    }
    return label
  }

  private mutating func readByte(
    _ byte: UInt8,
    into label: inout DomainLabel,
    _ grammar: DomainGrammar,
    from start: Int
  ) throws(FormatFinding) {
    let isHyphen = byte == UInt8(ascii: "-")
    let isUnderscore = byte == UInt8(ascii: "_") && grammar.allowsUnderscore
    guard isHyphen || isUnderscore || byte.capital != nil || byte.decimalDigit != nil else {
      throw .strange(index)
    }
    try checkCount(label)
    guard index - start < grammar.limit || grammar.allowsUnicode else {
      throw .wrong(
        index,
        Wording("most.characters", "At most {max} characters.", max: grammar.limit)
      )
    }
    // A hyphen must neither begin a label nor be the last character that fits into one.
    if isHyphen, label.count == 0 || label.count == FormatScanner.labelLimit - 1 {
      throw .wrong(index, FormatScanner.hyphenAtEdge)
    }
    if label.count == 0, grammar.beginsWithLetters, byte.capital == nil {
      throw .wrong(index, "start.letter", "Start with a letter.")
    }
    guard label.letters.isEmpty || byte.capital != byte || grammar.folds else {
      throw .wrong(index, "domain.lowercase", "Use lowercase letters with other scripts.")
    }
    label.add(label.letters.isEmpty ? byte : UInt8(ascii: Unicode.Scalar(byte).foldedForDomain))
    index += 1
  }

  private mutating func readScalar(
    into label: inout DomainLabel,
    _ grammar: DomainGrammar
  ) throws(FormatFinding) {
    guard grammar.allowsUnicode, let scalar = nextScalar else { throw .strange(index) }
    let meant = grammar.folds ? scalar.foldedForDomain : scalar
    guard meant.domainUse != .disallowed else { throw .strange(index) }
    try checkCount(label)
    label.add(
      meant,
      behind: bytes[label.start..<index].lazy.map { byte in
        grammar.folds ? Unicode.Scalar(byte).foldedForDomain : Unicode.Scalar(byte)
      }
    )
    index += scalar.utf8.count
  }

  private func checkCount(_ label: DomainLabel) throws(FormatFinding) {
    guard label.count < FormatScanner.labelLimit else {
      throw .wrong(
        index,
        Wording(
          "most.characters_between_dots",
          "At most {max} characters between dots.",
          max: FormatScanner.labelLimit
        )
      )
    }
  }

  /// Checks the meaning of a label, and returns its number of bytes in ASCII.
  private func finish(
    _ label: DomainLabel,
    _ grammar: DomainGrammar,
    _ direction: inout DomainDirection
  ) throws(FormatFinding) -> Int {
    let text = bytes[label.start..<index]
    guard let unicode = label.unicode(of: text) else {
      direction.add(ascii: text)
      if grammar.reservesHyphens, text.dropFirst(2).starts(with: "--".utf8) { throw noName(label) }
      return text.count
    }
    guard let unicode, unicode.isValid, unicode.length <= FormatScanner.labelLimit else {
      throw noName(label)
    }
    direction.add(unicode.scalars)
    return unicode.length
  }

  /// Returns the finding for a label without a meaning, unless more is added.
  private func noName(_ label: DomainLabel) -> FormatFinding {
    isAtEnd
      ? .lacking("enter.rest_of_name", "Enter the rest of the name.")
      : .wrong(label.start..<index, "domain.part_invalid", "This part is not a valid name.")
  }

  /// Returns the finding for a name that is too long; more non-ASCII letters may shorten its ASCII
  /// form.
  private func tooLong(_ label: DomainLabel, _ grammar: DomainGrammar) -> FormatFinding {
    isAtEnd && !label.letters.isEmpty
      ? .lacking(
        Wording(
          "most.characters_in_ascii",
          "At most {max} characters in ASCII.",
          max: grammar.limit
        )
      )
      : .wrong(
        label.start..<index,
        Wording("most.characters", "At most {max} characters.", max: grammar.limit)
      )
  }

  /// The longest label, in bytes.
  /// - Source: RFC 1034, 3.1.
  static let labelLimit = 63

  static let hyphenAtEdge = Wording(
    "domain.hyphen_at_edge",
    "Use a letter or digit here, not a hyphen."
  )
}
