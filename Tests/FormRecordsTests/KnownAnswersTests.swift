import FormValidation
import Testing

@testable import FormRecords

struct KnownAnswersTests {
  private static let reports = [RecordViolation(rule: "r", code: "c", message: "m")]

  @Test(arguments: [(-1, false), (0, true), (1, true), (131_071, true), (131_072, false)])
  func `a valid whole number is known up to a limit`(whole: Int, isKnown: Bool) {
    var known = KnownAnswers(isUsed: true, in: .small)
    #expect(!known.isValid(whole))
    known.remember([], on: .number(Number(whole)))
    #expect(known.isValid(whole) == isKnown)
    #expect(!known.isValid(whole + 1) && !known.isValid(whole - 1))
    #expect(!known.isValid(false) && !known.isValid(true))
    #expect(known.reports(on: .number(Number(whole))) == (isKnown ? [] : nil))
  }

  @Test(arguments: [true, false])
  func `a valid flag is known`(flag: Bool) {
    var known = KnownAnswers(isUsed: true, in: .small)
    known.remember([], on: .bool(flag))
    #expect(known.isValid(flag) && !known.isValid(!flag))
    #expect(!known.isValid(0) && !known.isValid(1))
    #expect(known.reports(on: .bool(flag)) == [] && known.reports(on: .bool(!flag)) == nil)
  }

  @Test(
    arguments: [
      ("1800-02-28", false), ("1800-03-01", true), ("2026-11-27", true), ("2159-01-09", true),
      ("2159-01-10", false), ("0001-01-01", false), ("9999-12-31", false),
    ]
  )
  func `a valid date is known within some centuries, however many there are`(
    date: String,
    isKnown: Bool
  ) {
    var known = KnownAnswers(isUsed: true, in: .small)
    // Then texts are no longer remembered.
    for number in 0..<3_000 { #expect(known.reports(on: "x\(number)") == nil) }
    known.remember(Self.reports, on: .text(date))
    #expect(known.reports(on: date) == nil)
    known.remember([], on: .text(date))
    #expect(known.reports(on: date) == (isKnown ? [] : nil))
    #expect(known.reports(on: .text(date)) == (isKnown ? [] : nil))
    for other in [date + " ", " " + date, String(date.dropLast()), "1999-12-31", "2026-02-30"] {
      #expect(known.reports(on: other) == nil)
    }
  }

  @Test(arguments: [.number(Number(7)), .bool(true), .null] as [Value])
  func `an answer with violations is known with them, and is not valid`(answer: Value) {
    var known = KnownAnswers(isUsed: true, in: .small)
    known.remember(Self.reports, on: answer)
    #expect(known.reports(on: answer) == Self.reports)
    #expect(!known.isValid(7) && !known.isValid(true))
  }

  @Test(arguments: [(0, true), (1, true), (30, true), (31, true), (32, false), (1_000, false)])
  func `a text is known up to a length, with its violations`(count: Int, isKnown: Bool) {
    let text = String(repeating: "a", count: count)
    for reports in [[], Self.reports] {
      var known = KnownAnswers(isUsed: true, in: .small)
      known.remember(reports, on: .text(text))
      #expect(known.reports(on: text) == (isKnown ? reports : nil))
      for other in [text + "a", text + "\0", "b" + text.dropFirst()] where other != text {
        #expect(known.reports(on: other) == nil)
      }
    }
  }

  @Test(arguments: [.list([.text("a")]), .object(["a": .null])] as [Value])
  func `a list or an object is not remembered, as it may be large`(answer: Value) {
    var known = KnownAnswers(isUsed: true, in: .small)
    for reports in [[], Self.reports] {
      known.remember(reports, on: answer)
      #expect(known.reports(on: answer) == nil)
    }
  }

  @Test func `texts that hardly ever repeat are no longer remembered`() {
    var known = KnownAnswers(isUsed: true, in: .small)
    for number in 0..<2_047 {
      known.remember([], on: .text("\(number)"))
      #expect(known.reports(on: "x\(number)") == nil)
    }
    known.remember([], on: .text("a"))
    #expect(known.reports(on: "a") == [])
    #expect(known.reports(on: "a") == nil)
  }

  @Test(arguments: [(1, 1_024), (64, 1_024), (128, 512), (8_192, 8), (100_000, 8)])
  func `fields share memory, so that those of a large form do not exhaust it`(
    fieldCount: Int,
    textCount: Int
  ) {
    let share = CacheShare(fieldCount: fieldCount)
    #expect(share.textCount == textCount)
    #expect(share.byteCount * max(fieldCount, 64) <= 16_777_216)
    var known = KnownAnswers(isUsed: true, in: share)
    for number in 0..<2_048 { known.remember([], on: .text("\(number)")) }
    let hits = (0..<1_024).count { known.reports(on: "\(2_047 - $0)") != nil }
    #expect((textCount / 4...textCount).contains(hits))
  }

  @Test func `texts that repeat stay remembered`() {
    var known = KnownAnswers(isUsed: true, in: .small)
    known.remember([], on: .text("a"))
    for _ in 0..<10_000 { #expect(known.reports(on: "a") == []) }
  }

  @Test func `nothing is remembered of answers that depend on others`() {
    var known = KnownAnswers(isUsed: false, in: .small)
    for answer in [.number(Number(1)), .bool(true), .text("a"), .null] as [Value] {
      known.remember([], on: answer)
      known.remember(Self.reports, on: answer)
      #expect(known.reports(on: answer) == nil)
    }
    #expect(!known.isValid(1) && !known.isValid(true) && known.reports(on: "a") == nil)
  }

  @Test func `a cache forgets all when it is full`() {
    var memory = Cache<Int, Int>(.small)
    for number in 0..<4_097 { #expect(memory.remember(number, of: number) == number) }
    #expect(memory[0] == 0 && memory[4_096] == 4_096 && memory[-1] == nil)
    memory.remember(1, of: 5_000, textSize: 1_000_000)
    #expect(memory[0] == nil && memory[5_000] == 1)
    memory.remember(2, of: 5_001)
    #expect(memory[5_000] == nil && memory[5_001] == 2)
  }
}

extension CacheShare {
  fileprivate static let small = CacheShare(fieldCount: 1)
}

extension KnownAnswers {
  /// Returns what is known of a text.
  fileprivate mutating func reports(on text: String) -> [RecordViolation]? {
    Array(text.utf8).withUnsafeBytes { reports(on: $0) }
  }
}
