import FormValidation

/// A time of day typed in a common way: `9:30`, `9.30`, `9h30`, `930`, `10pm`, `10:30 p.m.`, `9`.
enum ClockReading: Equatable, Sendable {
  /// A complete time.
  case time(TimeOfDay)
  /// Only an hour, which is a time if nothing follows.
  case hour(TimeOfDay)
  /// The beginning of a time.
  case start
  /// An hour that `am` or `pm` cannot follow, with either, or its beginning.
  case hourBeyondTwelve
  /// Not a time, whatever follows.
  case none

  /// Reads a text.
  init(_ typed: String) {
    var rest = typed[...].trimmingWhitespace
    // Without a separator, the last two of three or four digits are the minutes.
    let digits = rest.prefix { $0.isASCIIDigit }.count
    let isJoined = 3...4 ~= digits
    guard let hour = rest.readNumber(upTo: isJoined ? digits - 2 : 2) else {
      self = rest.isEmpty ? .start : .none
      return
    }
    var minute = isJoined ? rest.readNumber(upTo: 2) : nil
    // The start of an hour with one digit and its minutes, `93`, or of one with two, `193`.
    if rest.isEmpty, digits == 2 && hour > 23 && hour % 10 < 6 { self = .start; return }
    if rest.isEmpty, digits == 3, let last = minute, last > 59, hour * 10 + last / 10 < 24,
      last % 10 < 6
    {
      self = .start
      return
    }
    let lettered = rest.trimmingWhitespace
    if minute == nil, lettered.first?.lowercased() == "h" {
      rest = lettered.dropFirst().trimmingWhitespace
      if rest.isEmpty { self = ClockReading.reading(hour, nil, ""); return }
      rest = ":" + rest
    }
    if minute == nil, rest.first == ":" || rest.first == "." {
      rest.removeFirst()
      let digits = rest.prefix { $0.isASCIIDigit }.count
      minute = rest.readNumber(upTo: 2)
      guard digits == 2 else { self = digits < 2 && rest.isEmpty ? .start : .none; return }
    }
    rest = rest.trimmingWhitespace
    self = ClockReading.reading(hour, minute, rest.lowercased())
  }

  private static func reading(_ hour: Int, _ minute: Int?, _ suffix: String)
    -> ClockReading
  {
    if suffix.isEmpty {
      guard let time = TimeOfDay(hour: hour, minute: minute ?? 0) else { return .none }
      return minute == nil ? .hour(time) : .time(time)
    }
    let suffixes = ["am", "a.m.", "pm", "p.m."]
    guard suffixes.contains(where: { $0.hasPrefix(suffix) }), 0...59 ~= minute ?? 0 else {
      return .none
    }
    guard 1...12 ~= hour else { return .hourBeyondTwelve }
    guard let index = suffixes.firstIndex(of: suffix) else { return .start }
    let time = TimeOfDay(hour: hour % 12 + (index < 2 ? 0 : 12), minute: minute ?? 0)
    return time.map { .time($0) } ?? .none
  }
}

extension Substring {
  /// Removes digits from the start, up to a count of them, and returns their number; `nil` if there
  /// is none.
  fileprivate mutating func readNumber(upTo count: Int) -> Int? {
    let digits = prefix { $0.isASCIIDigit }.prefix(count)
    removeFirst(digits.count)
    return Int(digits)
  }
}

/// Requires a time of day, or the word for the current one; the beginning of either is incomplete.
///
/// Passes: `"22:00"`. Fails: `"10p"`, incomplete, and `"25"`, invalid.
struct TypedTime: Rule {
  let name = "time"

  /// The language of the word.
  let language: String

  private static let time = IsDateOrTime(.time)

  var requirement: Wording { TypedTime.time.requirement }

  func verdict(on text: String, among answers: Answers) -> Verdict {
    let verdict = TypedTime.time.verdict(on: text, among: answers)
    guard verdict.isInvalid else { return verdict }
    if let rest = rest(of: text), !rest.isEmpty {
      return .incomplete(
        "date.not_a_time",
        Message("enter.quoted", "Enter \"{text}\"."),
        ["text": .text(rest)]
      )
    }
    switch ClockReading(text) {
    case .start, .hour: break
    case .hourBeyondTwelve:
      let message = Message("date.hour_of_twelve", "Before AM or PM, use an hour from 1 to 12.")
      return .invalid("date.not_a_time", message)
    case .time, .none: return verdict
    }
    return text.lowercased().contains { $0.isLetter && $0 != "h" }
      ? .incomplete("date.not_a_time", Message("enter.quoted", "Enter \"{text}\"."), ["text": "m"])
      : .incomplete("date.not_a_time", Wording.enterDigit.message)
  }

  /// Returns what a text lacks of the word for the current time; `nil` if it does not begin that.
  func rest(of text: String) -> String? {
    let begun = String(text[...].trimmingWhitespace).foldedWord
    guard begun.first?.isLetter == true else { return nil }
    let spellings = DateWords(language).spellings(of: .now)
    return spellings.first { $0.hasPrefix(begun) }.map { String($0.dropFirst(begun.count)) }
  }
}
