import FormValidation

/// Values given for a field whose verdict is known: most ages and dates occur repeatedly, as do the
/// texts of users who skip a question.
struct KnownAnswers {
  /// The number of texts that are cached, each at an index determined by its bytes.
  private let slotCount: Int

  /// A short text: its bytes, with its length plus one in the last byte.
  private typealias Slot = SIMD4<UInt64>

  /// Whether the verdict depends only on the value.
  let isUsed: Bool

  /// The whole numbers, the flags as 0 and 1, and the numbers of the days that are valid.
  private var wholes = KnownIntegers(from: 0)
  private var flags = KnownIntegers(from: 0)
  private var days = KnownIntegers(from: KnownAnswers.firstDay)

  /// Texts, and the violations of each.
  private var slots: [Slot] = []
  private var slotReports: [[RecordViolation]] = []

  /// The violations of other values.
  private var reports: Cache<Value, [RecordViolation]>

  /// Whether texts repeat often enough; most names and addresses do not.
  private var remembersTexts: Bool
  private var lookups = 0
  private var hits = 0

  /// The number of March 1, 1800.
  static let firstDay = 657_436

  /// Creates an empty cache for one field of a form.
  init(isUsed: Bool, in form: CacheShare) {
    self.isUsed = isUsed
    slotCount = form.textCount
    reports = Cache(form)
    remembersTexts = isUsed
  }

  /// Returns whether a whole number is known to be valid.
  func isValid(_ whole: Int) -> Bool { wholes.contains(whole) }

  /// Returns whether true or false is known to be valid.
  func isValid(_ flag: Bool) -> Bool { flags.contains(flag ? 1 : 0) }

  /// Returns the violations of the text of some bytes; `nil` if unknown.
  mutating func reports(on text: UnsafeRawBufferPointer) -> [RecordViolation]? {
    if let day = CalendarDate(iso8601: text), days.contains(day.dayNumber) { return [] }
    guard remembersTexts, let slot = KnownAnswers.slot(of: text) else { return nil }
    lookups += 1
    if lookups == slotCount * 2 {
      remembersTexts = hits > slotCount
      (lookups, hits) = (0, 0)
    }
    let place = self.place(of: slot)
    guard !slots.isEmpty, slots[place] == slot else { return nil }
    hits += 1
    return slotReports[place]
  }

  /// Returns the violations of a value; `nil` if unknown.
  mutating func reports(on value: Value) -> [RecordViolation]? {
    switch value {
    case .text(var text): text.withUTF8 { reports(on: UnsafeRawBufferPointer($0)) }
    case .number(let number) where number.wholeValue.map(isValid) == true: []
    case .bool(let flag) where isValid(flag): []
    default: isUsed ? reports[value] : nil
    }
  }

  /// Caches the violations of a value.
  mutating func remember(_ found: [RecordViolation], on value: Value) {
    guard isUsed else { return }
    switch value {
    case .text(var text): text.withUTF8 { remember(found, on: UnsafeRawBufferPointer($0)) }
    case .bool(let flag) where found.isEmpty: flags.insert(flag ? 1 : 0)
    case .number(let number) where found.isEmpty && number.wholeValue != nil:
      number.wholeValue.map { wholes.insert($0) }
    // They may be large.
    case .list, .object: break
    default: reports.remember(found, of: value)
    }
  }

  /// Caches the violations of a text, if texts repeat.
  mutating func remember(_ found: [RecordViolation], on text: UnsafeRawBufferPointer) {
    if isUsed, found.isEmpty, let day = CalendarDate(iso8601: text) {
      return days.insert(day.dayNumber)
    }
    guard remembersTexts, let slot = KnownAnswers.slot(of: text) else { return }
    if slots.isEmpty {
      slots = Array(repeating: Slot(), count: slotCount)
      slotReports = Array(repeating: [], count: slotCount)
    }
    let place = self.place(of: slot)
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
  private func place(of slot: Slot) -> Int {
    // A weak hash is enough, because texts are compared.
    var hash: UInt64 = 0
    for index in slot.indices { hash = (hash ^ slot[index]) &* 0x9E37_79B9_7F4A_7C15 }
    return Int(truncatingIfNeeded: hash >> 32) % slotCount
  }
}

/// A set of integers from a first one up to a limit.
private struct KnownIntegers {
  private static let limit = 131_072
  private static let chunkSize = 512

  private let first: Int

  /// Whether each is in the set; a chunk without any is empty.
  private var chunks: [[Bool]] = []

  init(from first: Int) {
    self.first = first
  }

  func contains(_ integer: Int) -> Bool {
    guard let (chunk, index) = position(of: integer), chunks.indices.contains(chunk) else {
      return false
    }
    return !chunks[chunk].isEmpty && chunks[chunk][index]
  }

  mutating func insert(_ integer: Int) {
    guard let (chunk, index) = position(of: integer) else { return }
    while chunks.count <= chunk { chunks.append([]) }
    if chunks[chunk].isEmpty {
      chunks[chunk] = Array(repeating: false, count: KnownIntegers.chunkSize)
    }
    chunks[chunk][index] = true
  }

  private func position(of integer: Int) -> (chunk: Int, index: Int)? {
    guard first..<first + KnownIntegers.limit ~= integer else { return nil }
    let offset = integer - first
    return (offset / KnownIntegers.chunkSize, offset % KnownIntegers.chunkSize)
  }
}
