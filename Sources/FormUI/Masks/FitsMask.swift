import FormValidation

/// A text must have the shape of a mask.
///
/// With `99/99`: passes `"12/26"`; fails `"12/2"`, incomplete, and `"1a"`, invalid.
struct FitsMask: Rule {
  let name = "mask"

  /// The mask.
  let mask: TextMask

  var requirement: Requirement {
    Requirement("needs.like", "Like {example}", ["example": .text(mask.example)])
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
        ? .excess(count - slots.count, of: nil)
        : .excess(count - slots.count, of: .digits)
    }
    if count == slots.count { return .valid }
    let missing = Set(slots[count...])
    return switch missing {
    case [.digit]: .missing(slots.count - count, of: .digits)
    case [.letter]: .missing(slots.count - count, of: .letters)
    default: .missing(slots.count - count, of: nil)
    }
  }

  private func verdict(onDigits typed: Substring, lengths: [Int], before: Int) -> Verdict {
    for (place, character) in typed.enumerated() where !MaskSign.digit.allows(character) {
      return MaskSign.digit.refusal(of: character, at: before + place + 1)
    }
    let count = typed.utf8.count
    if lengths.contains(count) { return .valid }
    // Most cards have 16 digits; the shorter ones of a brand that has both are of old.
    guard
      let wanted = lengths.first(where: { $0 == 16 && count < 16 })
        ?? lengths.first(where: { $0 > count })
    else {
      return .excess(count - (lengths.last ?? 0), of: .digits)
    }
    return .missing(wanted - count, of: .digits)
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
  /// The verdict on a character that is not allowed here, at a 1-based position.
  fileprivate func refusal(of character: Character, at position: Int) -> Verdict {
    .invalid(
      "characters.not_allowed",
      demand,
      ["character": .text(String(character)), "position": .number(Number(position))]
    )
  }

  /// What is to be typed here.
  private var demand: Message {
    switch self {
    case .letter: Message("use.letter_here", "Use a letter here.")
    case .either: Message("characters.slug_edge", "Enter a letter or digit here.")
    case .digit, .literal: Message("use.digit_here", "Use a digit here.")
    }
  }
}

extension Verdict {
  /// The verdict of characters still to come: of a set, or of any kind.
  fileprivate static func missing(_ count: Int, of set: CharacterSetName?) -> Verdict {
    let number: Parameters = ["missing": .number(Number(count))]
    guard let set else {
      let message = Message("length.add", "Add {missing} more {unit:missing}.")
      return .incomplete(
        "length.too_short",
        message,
        .term("unit", LengthUnit.graphemes.term, number)
      )
    }
    return .incomplete(
      set == .digits ? "digits.too_few" : "characters.too_few",
      Message("characters.too_few", "Add {missing} more {unit:missing}."),
      .term("unit", set.term, number)
    )
  }

  /// The verdict of characters too many: of a set, or of any kind.
  fileprivate static func excess(_ count: Int, of set: CharacterSetName?) -> Verdict {
    let number: Parameters = ["excess": .number(Number(count))]
    guard let set else {
      let message = Message("length.remove", "Remove {excess} {unit:excess}.")
      return .invalid("length.too_long", message, .term("unit", LengthUnit.graphemes.term, number))
    }
    return .invalid(
      set == .digits ? "digits.too_many" : "characters.too_many",
      Message("characters.too_many", "Remove {excess} {unit:excess}."),
      .term("unit", set.term, number)
    )
  }
}
