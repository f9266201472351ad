/// A way in which text looks like something else.
/// - Source: ICU, uspoof.h, on Unicode Technical Standard #39; Unicode Standard Annex #9, table 4,
///   for the directional controls.
public enum Suspicion: String, Hashable, Sendable, CaseIterable {
  /// An invisible character, or the same accent twice on a letter.
  case invisible
  /// Digits of several scripts.
  case mixedDigits = "mixed_digits"
  /// A control character that reorders the displayed text.
  case bidi
  /// A dot above a letter that already has one.
  case hiddenOverlay = "hidden_overlay"

  /// Returns the message, which can mention the position.
  var message: Message {
    switch self {
    case .invisible:
      Message("characters.invisible", "Remove the invisible character at position {position}.")
    case .mixedDigits:
      Message("characters.mixed_digits", "Use digits of one script; see position {position}.")
    case .bidi: Message("characters.bidi", "Remove the direction control at position {position}.")
    case .hiddenOverlay:
      Message("characters.hidden_overlay", "Remove the hidden dot at position {position}.")
    }
  }
}

/// Finds suspicious scalars in a text, one by one, from its start.
struct SuspicionScanner {
  /// Whether the last scalar is invisible unless it joins the next one.
  private(set) var awaitsJoined = false

  private var last: Unicode.Scalar?
  private var marks: Set<Unicode.Scalar> = []
  private var zero: UInt32?
  private var hasDot = false

  /// Creates a scanner before the first scalar.
  init() {}

  /// Reads the next scalar, and returns what is suspicious about it or the previous one.
  mutating func read(_ scalar: Unicode.Scalar) -> Suspicion? {
    defer { last = scalar }
    // Most text is ASCII, which can only be a digit or carry a dot.
    if scalar.isASCII, !awaitsJoined {
      marks.removeAll(keepingCapacity: true)
      hasDot = scalar == "i" || scalar == "j" || scalar == "l"
      return scalar.isASCIIDigit ? readDigit(0x30) : nil
    }
    if awaitsJoined {
      awaitsJoined = false
      guard scalar.isJoinable else { return .invisible }
    }
    if scalar.isDirectionControl { return .bidi }
    if scalar.properties.isDefaultIgnorableCodePoint {
      guard canStand(scalar) else { return .invisible }
      // After a muted vowel, a joiner selects a shape, whatever follows.
      let isJoiner = scalar == "\u{200C}" || scalar == "\u{200D}"
      awaitsJoined = isJoiner && last?.isVirama == false
      return nil
    }
    return readMarks(of: scalar) ?? readDigit(of: scalar)
  }

  private mutating func readDigit(of scalar: Unicode.Scalar) -> Suspicion? {
    guard scalar.isDecimalDigit, let digit = scalar.properties.numericValue else { return nil }
    return readDigit(scalar.value - UInt32(digit))
  }

  private mutating func readDigit(_ zero: UInt32) -> Suspicion? {
    guard let known = self.zero, known != zero else {
      self.zero = zero
      return nil
    }
    return .mixedDigits
  }

  /// Reads the accents of a scalar, or the scalar if it is an accent.
  private mutating func readMarks(of scalar: Unicode.Scalar) -> Suspicion? {
    var found: Suspicion?
    scalar.decompose(compatibly: false) { part in
      let properties = part.properties
      if hasDot, part == "\u{307}" { found = found ?? .hiddenOverlay }
      let order = properties.canonicalCombiningClass.rawValue
      if order == 0 || order == 230 { hasDot = part.looksDotted }
      guard properties.generalCategory == .nonspacingMark else {
        marks.removeAll(keepingCapacity: true)
        return
      }
      if !marks.insert(part).inserted { found = found ?? .invisible }
    }
    return found
  }

  /// Returns whether an invisible scalar has a meaning after the last one.
  private func canStand(_ scalar: Unicode.Scalar) -> Bool {
    guard let last else { return false }
    return switch scalar.value {
    // A joiner between emoji, or after the sign that mutes a vowel; or a letter of a cursive
    // script.
    case 0x200D: last.isPartOfEmoji || last.isVirama
    case 0x200C: last.isVirama || Script.arabic.contains(last)
    case 0xFE0E, 0xFE0F: last.properties.isEmoji
    case 0xFE00...0xFE02, 0xE0100...0xE01EF: last.properties.isIdeographic
    case 0xE0020...0xE007F: last == "\u{1F3F4}" || last.isTag
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar reorders the displayed text.
  /// - Source: Unicode Character Database, the property Bidi_Control.
  fileprivate var isDirectionControl: Bool { properties.isBidiControl }

  /// Whether a joiner can appear before the scalar.
  fileprivate var isJoinable: Bool { isLetter || !isASCII && properties.isEmoji }

  fileprivate var isPartOfEmoji: Bool {
    !isASCII && properties.isEmoji || value == 0xFE0F || value == 0x20E3
  }

  /// Whether a dot above the scalar is not visible.
  fileprivate var looksDotted: Bool {
    self == "l" || self == "\u{131}" || self == "\u{237}" || properties.isSoftDotted
  }

  fileprivate var isVirama: Bool { properties.canonicalCombiningClass.rawValue == 9 }

  fileprivate var isTag: Bool { 0xE0020...0xE007E ~= value }
}
