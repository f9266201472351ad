import FormValidation

/// A shape for typed text: positions for digits and letters, and symbols between them that are
/// inserted automatically.
///
/// ```swift
/// try TextMask("99/99")     // a month on a card
/// try TextMask("AA-9999")   // letters, then digits
/// ```
///
/// In a mask, `9` is a digit, `A` a letter and `*` either; any other symbol stands for itself. A
/// backslash before a letter, a digit or a backslash makes it stand for itself.
public struct TextMask: Hashable, Sendable {
  /// A payment card number, in the groups of its brand.
  public static let card = TextMask(.card)

  /// A North American phone number, `(212) 555-1234`, with or without 1; one that begins with + is
  /// left as typed.
  public static let phone = TextMask(.phone)

  /// The largest number of symbols in a mask.
  public static let signLimit = 64

  /// What the shape depends on.
  enum Kind: Hashable, Sendable {
    case card, phone
    case own([MaskSign])
  }

  /// What the shape depends on.
  let kind: Kind

  /// Creates a mask from its spelling.
  /// - Throws: What is wrong with the spelling.
  public init(_ spelling: String) throws(MaskError) {
    var signs: [MaskSign] = []
    var isEscaped = false
    for (offset, scalar) in spelling.unicodeScalars.enumerated() {
      if scalar == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      signs.append(isEscaped ? .literal(scalar) : try TextMask.sign(scalar, at: offset))
      isEscaped = false
      guard String(scalar).printable == String(scalar), scalar.cellWidth == 1 else {
        throw .unshown(offset: offset)
      }
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
  /// Returns the shape for a typed text.
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
    switch kind {
    case .card: typed.isWhitespace || typed == "-"
    case .phone: typed.isWhitespace || "-.()/".contains(typed)
    case .own: false
    }
  }
}

extension [MaskSign] {
  /// Returns the shape of digits, each written 9, and symbols.
  fileprivate static func digits(_ spelling: String) -> [MaskSign] {
    spelling.unicodeScalars.map { $0 == "9" ? .digit : .literal($0) }
  }
}
