import FormWidgets
import SourceText

extension TapeArguments {
  /// The longest time in a tape: a day.
  static let timeLimit = Duration.seconds(86_400)

  /// The largest number of repetitions of a key.
  static let countLimit = 10_000

  /// Takes a time after `@`, if present.
  mutating func pause() throws(TapeFinding) -> Duration? {
    guard take(sign: "@") else { return nil }
    return try time()
  }

  /// Takes a time: `500ms`, `.5s`, `2m`; seconds by default.
  mutating func time() throws(TapeFinding) -> Duration {
    guard let token = take(.number) else { throw unexpected("a time, like 500ms") }
    var milliseconds = 1_000.0
    var shown = token.text
    if let unit = next, unit.kind == .word, let factor = TapeArguments.units[unit.text] {
      take()
      milliseconds = factor
      shown += unit.text
    }
    guard let number = token.text.decimal else {
      throw finding(.number, at: token, "expected a number, found \(token.text.quoted)")
    }
    guard number >= 0 else {
      throw finding(.number, at: token, "expected 0 or more, found \(shown)")
    }
    let nanoseconds = number * milliseconds * 1_000_000
    guard nanoseconds <= TapeArguments.timeLimit / .nanoseconds(1) else {
      throw finding(.number, at: token, "expected at most a day, found \(shown)")
    }
    return .nanoseconds(Int64(nanoseconds + 0.5))
  }

  private static let units = ["ms": 1.0, "s": 1_000.0, "m": 60_000.0]

  /// Takes a number of repetitions, if present.
  mutating func count() throws(TapeFinding) -> Int? {
    guard next?.kind == .number else { return nil }
    return try whole("a count", in: 0...TapeArguments.countLimit)
  }

  /// Takes a whole number within limits.
  mutating func whole(_ wanted: String, in limits: ClosedRange<Int>) throws(TapeFinding) -> Int {
    guard let token = take(.number) else { throw unexpected(wanted) }
    return try whole(token.text, in: limits, at: token)
  }

  /// Reads digits as a whole number within limits.
  func whole(
    _ digits: some StringProtocol,
    in limits: ClosedRange<Int>,
    at token: TapeToken
  ) throws(TapeFinding) -> Int {
    guard let number = Int(digits), limits.contains(number) else {
      throw finding(
        .number,
        at: token,
        "expected a whole number from \(limits.lowerBound) to \(limits.upperBound), "
          + "found \(String(digits).quoted)"
      )
    }
    return number
  }

  /// Takes a size like `80x24`.
  mutating func size() throws(TapeFinding) -> Size {
    guard let run = takeRun() else { throw unexpected("a size, like 80x24") }
    let parts = run.text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw finding(
        .unexpected,
        at: run,
        "expected a size, like 80x24, found \(run.text.quoted)"
      )
    }
    let columns = try whole(parts[0], in: 1...TapeArguments.sizeLimit, at: run)
    return Size(
      columns: columns,
      rows: try whole(parts[1], in: 1...TapeArguments.sizeLimit, at: run)
    )
  }

  /// The largest number of columns and rows.
  static let sizeLimit = 1_000

  /// Takes a row and a column, both from 1.
  mutating func position() throws(TapeFinding) -> ScreenPosition {
    let row = try whole("a row", in: 1...TapeArguments.sizeLimit)
    return ScreenPosition(row: row, column: try whole("a column", in: 1...TapeArguments.sizeLimit))
  }

  /// Takes a number, or two with `..` between them, both from 1.
  mutating func span(_ wanted: String) throws(TapeFinding) -> ClosedRange<Int> {
    guard let token = take(.number) else { throw unexpected(wanted) }
    let limits = 1...TapeArguments.sizeLimit
    // VHS's lexer reads dots as part of a number, so both ends are one token.
    let parts = token.text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[1].isEmpty else {
      let only = try whole(token.text, in: limits, at: token)
      return only...only
    }
    let first = try whole(parts[0], in: limits, at: token)
    let last = try whole(parts[2], in: limits, at: token)
    guard first <= last else {
      throw finding(.number, at: token, "expected the lower number first, found \(first)..\(last)")
    }
    return first...last
  }
}

extension String {
  /// The value of digits with at most one dot.
  fileprivate var decimal: Double? {
    guard utf8.count(where: { $0 == UInt8(ascii: ".") }) <= 1 else { return nil }
    return Double(hasPrefix(".") ? "0" + self : self)
  }
}
