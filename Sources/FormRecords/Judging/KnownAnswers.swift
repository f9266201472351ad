import FormValidation

/// Answers of a field whose verdict is known: most ages occur repeatedly, as do the texts of users
/// who skip a question.
struct KnownAnswers {
  /// The number of whole numbers that are cached.
  private static let wholeLimit = 131_072

  /// The number of texts that are cached, each at an index determined by its bytes.
  private static let slotCount = 1_024

  /// A short text: its bytes, with its length plus one in the last byte.
  private typealias Slot = SIMD4<UInt64>

  /// Whether the verdict depends only on the answer, and the answer is adopted unchanged.
  let isUsed: Bool

  /// Whether each whole number is known to be valid.
  private var wholes: [Bool] = []

  /// Texts, and the violations of each.
  private var slots: [Slot] = []
  private var slotReports: [[RecordViolation]] = []

  /// The violations of answers of other kinds.
  private var reports = Memory<Value, [RecordViolation]>()

  /// Whether texts repeat often enough; most names and addresses do not.
  private var remembersTexts: Bool
  private var lookups = 0
  private var hits = 0

  init(isUsed: Bool) {
    self.isUsed = isUsed
    remembersTexts = isUsed
  }

  /// Returns whether a whole number is known to be valid.
  func isValid(_ whole: Int) -> Bool {
    whole >= 0 && whole < wholes.count && wholes[whole]
  }

  /// Returns whether true or false is known to be valid.
  func isValid(_ flag: Bool) -> Bool { isValid(flag ? 1 : 0) }

  /// Returns the violations of the text of some bytes; `nil` if unknown.
  mutating func reports(on text: UnsafeRawBufferPointer) -> [RecordViolation]? {
    guard remembersTexts, let slot = KnownAnswers.slot(of: text) else { return nil }
    lookups += 1
    if lookups == KnownAnswers.slotCount * 2 {
      remembersTexts = hits > KnownAnswers.slotCount
      (lookups, hits) = (0, 0)
    }
    let place = KnownAnswers.place(of: slot)
    guard !slots.isEmpty, slots[place] == slot else { return nil }
    hits += 1
    return slotReports[place]
  }

  /// Returns the violations of an answer that is not a text; `nil` if unknown, or if there are
  /// none.
  func reports(on answer: Value) -> [RecordViolation]? { isUsed ? reports[answer] : nil }

  /// Caches the violations of an answer.
  mutating func remember(_ found: [RecordViolation], on answer: Value) {
    guard isUsed else { return }
    switch answer {
    case .text(var text): text.withUTF8 { remember(found, on: UnsafeRawBufferPointer($0)) }
    case _ where !found.isEmpty: reports.remember(found, of: answer)
    case .bool(let flag): remember(valid: flag ? 1 : 0)
    case .number(let number): number.wholeValue.map { remember(valid: $0) }
    default: break
    }
  }

  private mutating func remember(valid whole: Int) {
    guard 0..<KnownAnswers.wholeLimit ~= whole else { return }
    while wholes.count <= whole { wholes.append(false) }
    wholes[whole] = true
  }

  /// Caches the violations of a text, if texts repeat.
  mutating func remember(_ found: [RecordViolation], on text: UnsafeRawBufferPointer) {
    guard remembersTexts, let slot = KnownAnswers.slot(of: text) else { return }
    if slots.isEmpty {
      slots = Array(repeating: Slot(), count: KnownAnswers.slotCount)
      slotReports = Array(repeating: [], count: KnownAnswers.slotCount)
    }
    let place = KnownAnswers.place(of: slot)
    (slots[place], slotReports[place]) = (slot, found)
  }

  /// Returns a text in its cached form; `nil` if it is too long.
  private static func slot(of text: UnsafeRawBufferPointer) -> Slot? {
    guard text.count < MemoryLayout<Slot>.size else { return nil }
    var slot = Slot()
    withUnsafeMutableBytes(of: &slot) { bytes in
      bytes.copyBytes(from: text)
      bytes[bytes.count - 1] = UInt8(text.count + 1)
    }
    return slot
  }

  /// Returns the index where a text is cached.
  private static func place(of slot: Slot) -> Int {
    // A weak hash is enough, because texts are compared.
    var hash: UInt64 = 0
    for index in slot.indices { hash = (hash ^ slot[index]) &* 0x9E37_79B9_7F4A_7C15 }
    return Int(truncatingIfNeeded: hash >> 32) % slotCount
  }
}
