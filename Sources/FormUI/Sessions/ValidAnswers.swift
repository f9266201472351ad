import FormValidation

/// Answers of a field that are known to be valid: most ages are given again and again.
struct ValidAnswers {
  /// The number of whole numbers that are remembered.
  private static let wholeLimit = 131_072

  /// The number of texts that are remembered, each at a place that its bytes determine.
  private static let slotCount = 1_024

  /// A short text: its bytes, and in the last byte their number.
  private typealias Slot = SIMD4<UInt64>

  /// Whether the verdict depends on the answer alone, and the answer is as given.
  let isUsed: Bool

  /// Whether each whole number is known to be valid.
  private var wholes: [Bool] = []
  private var slots: [Slot] = []

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
    guard remembersTexts, let slot = ValidAnswers.slot(of: text) else { return false }
    lookups += 1
    if lookups == ValidAnswers.slotCount * 2 {
      remembersTexts = hits > ValidAnswers.slotCount
      (lookups, hits) = (0, 0)
    }
    guard !slots.isEmpty, slots[ValidAnswers.place(of: slot)] == slot else { return false }
    hits += 1
    return true
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
    guard let slot = ValidAnswers.slot(of: text) else { return }
    if slots.isEmpty { slots = Array(repeating: Slot(), count: ValidAnswers.slotCount) }
    slots[ValidAnswers.place(of: slot)] = slot
  }

  /// Returns a text as it is remembered; `nil` if it is too long, or empty.
  private static func slot(of text: UnsafeRawBufferPointer) -> Slot? {
    guard 1..<MemoryLayout<Slot>.size ~= text.count else { return nil }
    var slot = Slot()
    var index = 0
    for word in ByteWords(text) {
      slot[index] = word
      index += 1
    }
    slot[3] |= UInt64(text.count) << 56
    return slot
  }

  /// Returns where a text is remembered.
  private static func place(of slot: Slot) -> Int {
    // No strong hash is needed, since texts are compared.
    var hash: UInt64 = 0
    for index in slot.indices { hash = (hash ^ slot[index]) &* 0x9E37_79B9_7F4A_7C15 }
    return Int(truncatingIfNeeded: hash >> 32) % slotCount
  }
}
