import FormValidation

/// Answers of a field that are known to be valid: most ages are given again and again.
struct ValidAnswers {
  /// The number of whole numbers that are remembered.
  private static let wholeLimit = 131_072

  /// The number of texts that are remembered, each at a place that its bytes determine.
  private static let slotCount = 4_096

  /// The bytes of a place: the length of the text, and the text.
  private static let slotSize = 32

  /// Whether the verdict depends on the answer alone, and the answer is as given.
  let isUsed: Bool

  /// Whether each whole number is known to be valid.
  private var wholes: [Bool] = []
  private var slots: [UInt8] = []

  /// Whether texts are given again often enough; most names and addresses are not.
  private var remembersTexts: Bool
  private var lookups = 0
  private var hits = 0

  init(isUsed: Bool) {
    self.isUsed = isUsed
    remembersTexts = isUsed
  }

  /// Returns whether a whole number is known to be valid.
  func knows(_ whole: Int) -> Bool {
    whole >= 0 && whole < wholes.count && wholes[whole]
  }

  /// Returns whether true or false is known to be valid.
  func knows(_ flag: Bool) -> Bool { knows(flag ? 1 : 0) }

  /// Returns whether the text of some bytes is known to be valid.
  mutating func knows(_ text: UnsafeRawBufferPointer) -> Bool {
    guard remembersTexts, text.count < ValidAnswers.slotSize else { return false }
    lookups += 1
    if lookups == ValidAnswers.slotCount * 2 {
      remembersTexts = hits > ValidAnswers.slotCount
      (lookups, hits) = (0, 0)
    }
    guard !slots.isEmpty else { return false }
    let start = ValidAnswers.slot(of: text)
    let isKnown = slots.withUnsafeBytes { slots in
      guard slots[start] == UInt8(text.count + 1) else { return false }
      for index in 0..<text.count where slots[start + 1 + index] != text[index] { return false }
      return true
    }
    if isKnown { hits += 1 }
    return isKnown
  }

  /// Remembers a valid answer.
  mutating func remember(_ value: Value) {
    guard isUsed else { return }
    switch value {
    case .bool(let flag): remember(flag ? 1 : 0)
    case .number(let number): number.wholeValue.map { remember($0) }
    case .text(var text):
      if remembersTexts { text.withUTF8 { remember(UnsafeRawBufferPointer($0)) } }
    default: break
    }
  }

  private mutating func remember(_ whole: Int) {
    guard 0..<ValidAnswers.wholeLimit ~= whole else { return }
    while wholes.count <= whole { wholes.append(false) }
    wholes[whole] = true
  }

  private mutating func remember(_ text: UnsafeRawBufferPointer) {
    guard text.count + 1 < ValidAnswers.slotSize else { return }
    if slots.isEmpty {
      slots = Array(repeating: 0, count: ValidAnswers.slotCount * ValidAnswers.slotSize)
    }
    let start = ValidAnswers.slot(of: text)
    slots[start] = UInt8(text.count + 1)
    for index in 0..<text.count { slots[start + 1 + index] = text[index] }
  }

  /// Returns where a text is remembered.
  private static func slot(of text: UnsafeRawBufferPointer) -> Int {
    // FNV-1a: short texts need no stronger hash, since their bytes are compared.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return Int(truncatingIfNeeded: (hash ^ hash >> 32) % UInt64(slotCount)) * slotSize
  }
}
