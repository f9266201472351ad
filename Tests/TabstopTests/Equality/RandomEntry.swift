import FormValidation
import SeededRandom
import TestSupport

@testable import FormWidgets
@testable import Forms

/// Random answers, right and wrong.
extension FrontEnds.Entry {
  private static let texts = [
    "a", "Ada", "ada_l", "ada@example.org", "not mail@", "2026-01-05", "12:30", "AB-1234", " x ",
    "日本", "https://example.org", "please", "M", "secret", "Correct horse 9!", ":colon", "0",
    "zoë@bücher.de", "a'b`c", "+1 415 555 2671", "4111 1111 1111 1111", "<b>", "x,y",
    "one two three four five six seven eight nine ten", "\"quoted\", and more", "12345", "US",
  ]
  private static let numbers = [
    "0", "1", "-5", "12.5", "12.50", "abc", "1e5", "99999", "007", "36", "1,5", "1.234,5", " 7",
    "+3", "-", "0.10",
  ]
  private static let dates = [
    "2026-01-05", "20260105", "2026-02-30", "2026", "0", "24.12.2026", "5/1/26", "x",
  ]
  private static let times = ["12:30", "0930", "25:00", "12", "9:05 pm", "x"]

  /// Returns an entry for a widget: mostly another answer, sometimes none.
  static func random(for widget: any Widget, using random: inout SeededGenerator) -> Self {
    guard Int.random(in: 0..<4, using: &random) > 0 else { return Self() }
    if widget is EntryButtons { return Self(adds: Bool.random(using: &random)) }
    if let keys = ownKeys(of: widget, using: &random) { return Self(keys: keys) }
    return Self(widget, typing: line(for: widget, using: &random))
  }

  /// Creates the entry of a line that replaces an answer; an empty one keeps it.
  init(_ widget: any Widget, typing line: String) {
    self.line = line
    guard !line.isEmpty else { return }
    let letters = line.map { Key.character($0) }
    let value = widget.value
    switch widget.traits.role {
    case .toggle: keys = [line == "yes" ? .right : .left]
    case .range: keys = letters
    case .slider: keys = [.home] + letters
    case .list:
      // What was there stays.
      self.line = nil
      keys = line.split(separator: ",").flatMap { item in
        item.trimmingPrefix(" ").map { Key.character($0) } + [.character(",")]
      }
    case _ where widget.traits.keepsLineBreaks:
      let lines = (String(value) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      keys =
        [Key(.end, .control)] + lines.flatMap { _ in [.control("u"), .backspace] } + letters
    default: keys = [.control("e"), .control("u")] + letters
    }
  }

  private static func line(for widget: any Widget, using random: inout SeededGenerator) -> String {
    switch widget.traits.role {
    // A space at the start of a name opens the list of names.
    case .text where widget is PathField:
      return texts.filter { !$0.hasPrefix(" ") }.randomElement(using: &random) ?? ""
    case .text: return texts.randomElement(using: &random) ?? ""
    case .number: return numbers.randomElement(using: &random) ?? ""
    case .toggle: return Bool.random(using: &random) ? "yes" : "no"
    case .slider(let min, let max, let step):
      let steps = [0, 1, 2].map { min + step * Number($0) } + [max]
      let values = steps.map(\.description) + ["7.3", "-99", "100000"]
      return values.randomElement(using: &random) ?? ""
    case .range(let min, let max, let step):
      let ends = [min, min + step, max, max + step].map(\.description)
      let low = ends.randomElement(using: &random) ?? ""
      return "\(low)-\(ends.randomElement(using: &random) ?? "")"
    case .date: return dates.randomElement(using: &random) ?? ""
    case .time: return times.randomElement(using: &random) ?? ""
    case .dateTime:
      let moments = ["2026-01-02 15:04", "2026-01-02", "2026-11-22 9", ""]
      return moments.randomElement(using: &random) ?? ""
    case .list:
      return ["a", "Ada, Bob", "red, green, blue, x y"].randomElement(using: &random) ?? ""
    case .choice, .choices, .button: return ""
    }
  }

  /// Returns keys of a widget that is not typed into; `nil` for others.
  private static func ownKeys(
    of widget: any Widget,
    using random: inout SeededGenerator
  ) -> [Key]? {
    let count = max(1, widget.description.choices.count)
    let moves = Int.random(in: 0..<count, using: &random)
    switch widget.traits.role {
    case .choice where widget is Radio: return Array(repeating: .right, count: moves) + [.space]
    case .choice: return [.space] + Array(repeating: .down, count: moves) + [.enter]
    case .choices:
      return (0..<count).flatMap { index in
        (Bool.random(using: &random) ? [.space] : []) + (index < count - 1 ? [Key.down] : [])
      }
    default: return nil
    }
  }
}
