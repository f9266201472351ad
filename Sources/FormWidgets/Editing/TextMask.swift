import FormValidation

/// A format for typed text: positions for digits and letters, with fixed symbols between them that
/// are inserted automatically.
///
/// ```swift
/// try TextMask("99/99")     // a month on a card
/// try TextMask("AA-9999")   // letters, then digits
/// ```
///
/// In a mask, `9` is a digit, `A` a letter, and `*` either; any other symbol is literal. A
/// backslash before a letter, a digit, or a backslash makes it literal.
public struct TextMask: Hashable, Sendable {
  /// A payment card number, in the groups of its brand.
  public static let card = TextMask(.card)

  /// A North American phone number like `(212) 555-1234`, with or without 1; a number that begins
  /// with a plus is left as typed.
  public static let phone = TextMask(.phone)

  /// The largest number of symbols in a mask.
  package static let signLimit = 64

  /// What the format depends on.
  enum Kind: Hashable, Sendable {
    case card, phone
    case own([MaskSign])
  }

  /// What the format depends on.
  let kind: Kind

  /// Creates a mask from its spelling.
  /// - Throws: The error in the spelling.
  public init(_ spelling: String) throws(MaskError) {
    var signs: [MaskSign] = []
    var isEscaped = false
    for (offset, scalar) in spelling.unicodeScalars.enumerated() {
      if scalar == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      guard String(scalar).printable == String(scalar), scalar.cellWidth == 1 else {
        throw .unshown(offset: offset)
      }
      signs.append(isEscaped ? .literal(scalar) : try TextMask.sign(scalar, at: offset))
      isEscaped = false
    }
    guard !isEscaped else {
      throw .unknownSign("\\", offset: spelling.unicodeScalars.count - 1)
    }
    guard signs.contains(where: \.isSlot) else { throw .noSlot }
    guard signs.count <= TextMask.signLimit else { throw .tooLong }
    self.init(.own(signs))
  }

  private init(_ kind: Kind) {
    self.kind = kind
  }

  private static func sign(
    _ scalar: Unicode.Scalar,
    at offset: Int
  ) throws(MaskError) -> MaskSign {
    switch scalar {
    case "9": return .digit
    case "A": return .letter
    case "*": return .either
    default:
      guard !scalar.properties.isAlphabetic, scalar.properties.numericType == nil else {
        throw .unknownSign(scalar, offset: offset)
      }
      return .literal(scalar)
    }
  }
}

extension TextMask {
  /// Returns the format for a typed text.
  func shape(for typed: String) -> [MaskSign] {
    switch kind {
    case .own(let signs) where isMonth && typed.count > 4 && typed.dropFirst(2).hasPrefix("20"):
      signs + [.digit, .digit]
    case .own(let signs): signs
    case .card where CardBrand(ofNumber: typed) == .amex: .digits("9999 999999 99999")
    // The longest numbers continue after the usual 16 digits.
    case .card: .digits(typed.utf8.count > 16 ? "9999 9999 9999 9999 999" : "9999 9999 9999 9999")
    case .phone where typed.hasPrefix("+"): []
    case .phone: .digits(typed.hasPrefix("1") ? "9 (999) 999-9999" : "(999) 999-9999")
    }
  }

  /// Returns whether a typed symbol only separates digits, and is ignored anywhere.
  func ignores(_ typed: Character) -> Bool {
    if typed.isWhitespace { return true }
    return switch kind {
    case .card: typed == "-"
    case .phone: "-.()/".contains(typed)
    case .own: "()".contains(typed)
    }
  }
}

extension [MaskSign] {
  /// Returns the shape of digits, each written 9, and symbols.
  fileprivate static func digits(_ spelling: String) -> [MaskSign] {
    spelling.unicodeScalars.map { $0 == "9" ? .digit : .literal($0) }
  }
}

/// A position of a mask.
enum MaskSign: Hashable, Sendable {
  /// A position where a digit from 0 to 9, a letter of any script, or either is typed.
  case digit, letter, either
  /// A fixed symbol.
  case literal(Unicode.Scalar)

  /// Whether something is typed here.
  var isSlot: Bool {
    if case .literal = self { false } else { true }
  }

  /// Returns whether a typed character is allowed here.
  func allows(_ typed: Character) -> Bool {
    switch self {
    case .digit: typed.isASCIIDigit
    case .letter: typed.isLetter
    case .either: typed.isASCIIDigit || typed.isLetter
    case .literal: false
    }
  }
}

/// An error in the spelling of a mask.
public enum MaskError: Error, Equatable, Sendable {
  /// A letter or digit without a meaning in masks, at a scalar from 0.
  case unknownSign(Unicode.Scalar, offset: Int)
  /// A symbol that does not take exactly one cell, at a scalar from 0.
  case unshown(offset: Int)
  /// There is no position for typed characters.
  case noSlot
  /// More symbols than `TextMask.signLimit`.
  case tooLong
}

extension MaskError: CustomStringConvertible {
  /// The error and how to fix it, in one line.
  public var description: String {
    switch self {
    case .unknownSign(let sign, let offset):
      """
      "\(sign)" at \(offset) means nothing in a mask; use 9 for a digit, A for a letter, * for \
      either, or write \\\(sign)
      """
    case .unshown(let offset): "the symbol at \(offset) of the mask is not one cell wide"
    case .noSlot: "the mask has nothing to type; use 9 for a digit, A for a letter, * for either"
    case .tooLong: "the mask has more than \(TextMask.signLimit) symbols"
    }
  }
}

/// A typed text as shown in a mask, with corresponding positions in both.
struct MaskedText {
  /// The shown text; empty if nothing was typed.
  private(set) var shown = ""

  /// The positions between typed characters, and the corresponding ones in the shown text, in UTF-8
  /// bytes.
  ///
  /// In the shown text, they are always after the symbols of the mask.
  private var offsets: [(typed: Int, shown: Int)] = []

  /// Shows a typed text in a format; excess characters are appended.
  init(_ typed: String, in shape: [MaskSign]) {
    var rest = typed[...]
    for sign in shape where !typed.isEmpty {
      if case .literal(let scalar) = sign {
        shown.unicodeScalars.append(scalar)
      } else if rest.isEmpty {
        break
      } else {
        add(rest.removeFirst(), leaving: rest.utf8.count, of: typed)
      }
    }
    while !rest.isEmpty { add(rest.removeFirst(), leaving: rest.utf8.count, of: typed) }
    offsets.append((typed.utf8.count, shown.utf8.count))
  }

  private mutating func add(_ character: Character, leaving rest: Int, of typed: String) {
    let offset = typed.utf8.count - rest - character.utf8.count
    offsets.append((offset, shown.utf8.count))
    shown.append(character)
  }

  /// Returns the shown position of a typed position.
  /// - Complexity: O(n), in characters.
  func shownOffset(of typed: Int) -> Int {
    offsets.first { $0.typed >= typed }?.shown ?? shown.utf8.count
  }

  /// Returns the typed position of a shown position; within symbols of the mask, the one after
  /// them.
  /// - Complexity: O(n), in characters.
  func typedOffset(of shown: Int) -> Int {
    (offsets.first { $0.shown >= shown } ?? offsets[offsets.count - 1]).typed
  }
}

/// Separating typed text from the symbols of a mask.
extension TextMask {
  /// Returns the typed text for a displayed text, in which symbols of the mask may be missing or, if
  /// it was typed elsewhere, others.
  func typed(of text: String, isForeign: Bool = false) -> String {
    guard case .own(let signs) = kind else { return text.filter { !ignores($0) } }
    if isMonth, let digits = TextMask.monthDigits(of: text) { return digits }
    var rest = isForeign ? text.filter { !ignores($0) }[...] : text[...]
    var typed = ""
    for sign in signs where !rest.isEmpty {
      if case .literal(let scalar) = sign {
        if rest.unicodeScalars.first == scalar {
          rest = Substring(rest.unicodeScalars.dropFirst())
        }
        if isForeign { rest = rest.drop { !$0.isTypedInMasks } }
      } else {
        typed.append(rest.removeFirst())
      }
    }
    return typed + rest
  }

  /// Returns whether a key adds nothing to the typed text because its symbol, or one in its place, is
  /// already beside the caret.
  func hasAlready(_ key: Character, in typed: String, at index: Int) -> Bool {
    if ignores(key) { return true }
    var isOwn = false
    if case .own = kind { isOwn = true }
    var slots = 0
    var isThere = false
    for sign in shape(for: typed) {
      if case .literal(let scalar) = sign {
        if slots == index {
          isThere = isThere || Character(scalar) == key || isOwn && !key.isTypedInMasks
        }
      } else if slots == index {
        return isThere && !sign.allows(key)
      } else {
        slots += 1
      }
    }
    return isThere && slots == index
  }
}

/// Reading texts from outside a mask.
extension TextMask {
  /// Returns the typed text for an answer: the one that is shown so, even if it does not fit.
  func typed(ofAnswer text: String) -> String {
    let typed = typed(of: text)
    return MaskedText(typed, in: shape(for: typed)).shown == text
      ? typed : self.typed(ofForeign: text)
  }

  /// Returns the typed text for a text from outside the field: that of a text which fits the entire
  /// mask or begins it, otherwise that of its letters and digits if they fit; what does not fit stays
  /// as it is, for the rule to report.
  func typed(ofForeign text: String) -> String {
    let text = withPlainDigits(text)
    guard case .own(let signs) = kind else { return text.filter { !ignores($0) } }
    let trimmed = text[...].trimmingWhitespace
    if isMonth, let digits = TextMask.monthDigits(of: trimmed.filter { !$0.isWhitespace }) {
      return digits
    }
    let words = trimmed.filter(\.isTypedInMasks)
    // Digits of the mask itself are part of a complete text, with or without its symbols.
    return signs.typed(of: text) ?? signs.typed(of: String(trimmed))
      ?? signs.filter(\.isWord).typed(of: words, isComplete: true)
      ?? typed(of: text, isForeign: true)
  }

  /// Returns the typed text for a part of a text from outside the field: its letters and digits.
  func typed(ofPart text: String) -> String {
    let text = withPlainDigits(text)
    guard case .own = kind else { return text.filter { !ignores($0) } }
    return text.filter(\.isTypedInMasks)
  }

  /// Returns a text with ASCII digits and signs for those of other scripts; where letters are typed,
  /// those of other scripts stay.
  func withPlainDigits(_ text: String) -> String {
    guard case .own(let signs) = kind, signs.contains(where: { $0 == .letter || $0 == .either })
    else { return text.withPlainDigits }
    return text.reduce(into: "") { read, character in
      let plain = String(character).withPlainDigits
      read += character.isLetter && plain.first?.isLetter != true ? String(character) : plain
    }
  }
}

extension [MaskSign] {
  /// Returns the characters of the slots in a text that fits the signs; `nil` for any other text.
  ///
  /// If it need not be complete, it may also begin them with at least one slot, or continue after
  /// them.
  fileprivate func typed(of text: String, isComplete: Bool = false) -> String? {
    var rest = text[...]
    var typed = ""
    for sign in self {
      guard let character = rest.first else { return isComplete || typed.isEmpty ? nil : typed }
      if case .literal(let scalar) = sign {
        guard character == Character(scalar) else { return nil }
      } else {
        guard sign.allows(character) else { return nil }
        typed.append(character)
      }
      rest.removeFirst()
    }
    return isComplete && !rest.isEmpty ? nil : typed + rest.filter(\.isTypedInMasks)
  }
}

extension MaskSign {
  /// Whether a letter or digit is here, typed or fixed.
  fileprivate var isWord: Bool {
    if case .literal(let scalar) = self { Character(scalar).isTypedInMasks } else { true }
  }
}

extension Character {
  /// Whether the character can be typed in a slot of some mask.
  fileprivate var isTypedInMasks: Bool { isASCIIDigit || isLetter }
}

/// A card's month, which users also type as `1/29` and `01/2029`.
extension TextMask {
  /// Whether the format is that of a card's month, `99/99`.
  var isMonth: Bool {
    kind == .own([.digit, .digit, .literal("/"), .digit, .digit])
  }

  /// Returns the four digits of a month written with one digit, or with a four-digit year; `nil`
  /// for any other text.
  private static func monthDigits(of text: String) -> String? {
    let parts = text.split(omittingEmptySubsequences: false) { "/-. ".contains($0) }
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }),
      1...2 ~= parts[0].count,
      parts[1].count == 2 || parts[1].count == 4 && parts[1].hasPrefix("20")
    else { return nil }
    return (parts[0].count == 1 ? "0" : "") + parts[0] + parts[1].suffix(2)
  }

  /// Returns the typed text of a month, as far as its year can be shortened to two digits.
  ///
  /// A year 20YY is read as YY. While it is being typed, 20 is its beginning.
  func monthDigits(ofTyped typed: String, isGoingOn: Bool) -> String {
    let digits = Array(typed)
    guard isMonth, 4...6 ~= digits.count, digits[2] == "2", digits[3] == "0",
      digits.count > 4 || isGoingOn
    else { return typed }
    // The 2 of 20 represents the digits still to come.
    return String(digits[..<2] + (digits.count > 4 ? digits[4...] : ["2"]))
  }
}
