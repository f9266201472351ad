import FormValidation

/// Requires a text to have the shape of a mask.
///
/// With `99/99`: passes `"12/26"`; fails `"12/2"`, incomplete, and `"1a"`, invalid.
struct FitsMask: Rule {
  let name = "mask"

  /// The mask.
  let mask: TextMask

  var requirement: Requirement {
    Requirement("Like {example}", ["example": .text(mask.example)])
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    let typed = mask.typed(of: text)
    if mask == .phone, typed.hasPrefix("+") {
      return verdict(onDigits: typed.dropFirst(), lengths: Array(7...15), before: 1)
    }
    if mask == .card {
      let lengths = CardBrand.digitCounts(ofNumber: typed)
      return verdict(onDigits: typed[...], lengths: lengths, before: 0)
    }
    return verdict(on: typed, in: mask.shape(for: typed))
  }

  private func verdict(on typed: String, in shape: [MaskSign]) -> Verdict {
    let slots = shape.filter(\.isSlot)
    for (place, (character, slot)) in zip(typed, slots).enumerated()
    where !slot.allows(character) {
      return slot.refusal(of: character, at: place + 1)
    }
    let count = typed.count
    if count > slots.count {
      return slots.contains { $0 != .digit }
        ? .excess(count - slots.count, "character", "length.too_long")
        : .excess(count - slots.count, "digit", "digits.too_many")
    }
    if count == slots.count { return .valid }
    let missing = Set(slots[count...])
    return switch missing {
    case [.digit]: .missing(slots.count - count, "digit", "digits.too_few")
    case [.letter]: .missing(slots.count - count, "letter", "characters.too_few")
    default: .missing(slots.count - count, "character", "length.too_short")
    }
  }

  private func verdict(onDigits typed: Substring, lengths: [Int], before: Int) -> Verdict {
    for (place, character) in typed.enumerated() where !MaskSign.digit.allows(character) {
      return MaskSign.digit.refusal(of: character, at: before + place + 1)
    }
    let count = typed.utf8.count
    if lengths.contains(count) { return .valid }
    // Most cards have 16 digits; shorter numbers of a brand that has both are old.
    guard
      let wanted = lengths.first(where: { $0 == 16 && count < 16 })
        ?? lengths.first(where: { $0 > count })
    else {
      return .excess(count - (lengths.last ?? 0), "digit", "digits.too_many")
    }
    return .missing(wanted - count, "digit", "digits.too_few")
  }
}

extension TextMask {
  /// A text of the mask's shape.
  fileprivate var example: String {
    guard case .own(let signs) = kind else {
      return self == .card ? "4111 1111 1111 1111" : "(212) 555-1234"
    }
    var digits = 0
    return String(
      String.UnicodeScalarView(
        signs.map { sign in
          switch sign {
          case .digit, .either:
            digits += 1
            return Unicode.Scalar(UInt8(ascii: "0") + UInt8(digits % 10))
          case .letter: return "A"
          case .literal(let scalar): return scalar
          }
        }
      )
    )
  }
}

extension MaskSign {
  /// Returns the verdict on a character that is not allowed here, at a 1-based position.
  fileprivate func refusal(of character: Character, at position: Int) -> Verdict {
    .invalid(
      "characters.not_allowed",
      demand,
      ["character": .text(String(character)), "position": .number(Number(position))]
    )
  }

  /// What to type here.
  private var demand: Message {
    switch self {
    case .letter: "Use a letter here."
    case .either: "Enter a letter or digit here."
    case .digit, .literal: "Use a digit here."
    }
  }
}

extension Verdict {
  /// Returns the verdict that a number of characters is missing.
  fileprivate static func missing(_ count: Int, _ noun: String, _ code: String) -> Verdict {
    let message = Message("Add {missing} more", noun, counting: "missing")
    return .incomplete(code, message, ["missing": .number(Number(count))])
  }

  /// Returns the verdict that there are too many characters.
  fileprivate static func excess(_ count: Int, _ noun: String, _ code: String) -> Verdict {
    let message = Message("Remove {excess}", noun, counting: "excess")
    return .invalid(code, message, ["excess": .number(Number(count))])
  }
}

extension Message {
  /// Creates a message whose last word is a noun, singular or plural.
  fileprivate init(_ start: String, _ noun: String, counting count: String) {
    self.init("\(start) \(noun)s.", one: "\(start) \(noun).", counting: count)
  }
}
