/// What a domain name is made of, beside labels of letters, digits and inner hyphens.
struct DomainGrammar: Hashable {
  /// What the last label must be.
  enum LastLabel {
    case anything
    /// Not digits alone, lest the name look like an address.
    case notNumeric
    /// Letters alone, or a label that stands for one of another script.
    case letters
  }

  /// What the last label must be.
  var lastLabel = LastLabel.notNumeric

  /// How many labels there must be.
  var minLabels = 1

  /// How many bytes there may be, a dot at the end left aside.
  var limit = 253

  /// Whether every label must begin with a letter, and the whole have two characters.
  var beginsWithLetters = false

  /// Whether labels may have low lines, wherever.
  var allowsUnderscore = false

  /// Whether one dot may stand at the end.
  var allowsFinalDot = false

  /// Whether labels may be written in letters of any script.
  var allowsUnicode = false

  /// Whether capitals and wide forms of other scripts stand for the plain ones.
  var folds = false

  /// Whether two hyphens in the third and fourth place are kept for labels that begin with `xn--`.
  var reservesHyphens = false
}

/// A label of a domain name, read so far.
struct DomainLabel {
  /// Where it begins, in UTF-8.
  let start: Int

  /// How many scalars it has.
  private(set) var count = 0

  /// Whether nothing but digits came.
  private(set) var isNumeric = true

  /// Whether nothing but letters came.
  private(set) var isAlphabetic = true

  /// The letters, from the first on that is not of ASCII; before that nothing is kept.
  private(set) var letters: [Unicode.Scalar] = []

  /// Creates a label without anything.
  init(at start: Int) {
    self.start = start
  }

  /// Adds a byte of ASCII.
  mutating func add(_ byte: UInt8) {
    count += 1
    isNumeric = isNumeric && byte.decimalDigit != nil
    isAlphabetic = isAlphabetic && byte.capital != nil
    if !letters.isEmpty { letters.append(Unicode.Scalar(byte)) }
  }

  /// Adds a scalar that is not of ASCII, behind the letters read so far.
  mutating func add(_ scalar: Unicode.Scalar, behind start: some Collection<Unicode.Scalar>) {
    if letters.isEmpty { letters = Array(start) }
    letters.append(scalar)
    count += 1
    isNumeric = false
  }

  /// The label in the letters people read, where they are not the bytes themselves: inside, nothing
  /// where the bytes stand for no label.
  func unicode(of bytes: some BidirectionalCollection<UInt8>) -> UnicodeLabel?? {
    if !letters.isEmpty { return UnicodeLabel(letters) }
    return bytes.beginsALabel ? .some(UnicodeLabel(spelled: bytes)) : nil
  }
}
