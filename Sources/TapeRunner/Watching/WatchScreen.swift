package import FormTape
package import FormWidgets

/// The screen of `tabstop test --watch`: the last report, a filter being typed, or a snapshot to
/// accept.
///
/// It is a value, like a form's screen: it handles keys and yields frames.
package struct WatchScreen: Sendable {
  /// What a key asks for.
  package enum Request: Equatable, Sendable {
    /// Run all tapes.
    case runAll
    /// Run the same tapes again.
    case runAgain
    /// Run the cases with a filter; `nil` for all.
    case filter(String?)
    /// Accept the snapshot at a path.
    case accept(String)
    /// End.
    case quit
  }

  /// A snapshot that a failed case left for review.
  package struct Change: Equatable, Sendable {
    /// The path of the stored one.
    package let path: String
    /// The rows of both.
    let rows: [SnapshotSides.Row]
  }

  private enum Mode {
    case report
    case filter(String)
    case snapshot(Int)
  }

  /// The lines of the report.
  private var lines: [String] = []

  /// The snapshots to accept.
  private(set) var changes: [Change] = []

  /// The result, like `3 passed, 1 failed`.
  private var result = ""

  /// Whether the report has failures, or a message is shown instead.
  package private(set) var hasFailed = false
  private var mode = Mode.report
  private var top = 0
  private var filter: String?

  /// The number of lines at last shown, to scroll by.
  private var pageRows = 1
  private var lineCount = 0

  /// Whether tapes are being run.
  package var isRunning = false

  /// Creates a screen without a report.
  package init(filter: String? = nil) {
    self.filter = filter
  }

  /// Shows the report of a run.
  package mutating func show(_ run: RunReport) {
    let text = PrettyReport().text(of: run)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
      String.init
    )
    result = lines.popLast() ?? ""
    while lines.last == "" { lines.removeLast() }
    hasFailed = run.failedCount > 0
    changes = run.tapes.flatMap { tape in
      tape.cases.flatMap { played -> [Change] in
        guard case .failed(let mismatches) = played.ending else { return [] }
        let new = played.kept.filter { $0.hasSuffix(".snap.new") }.map { String($0.dropLast(4)) }
        let sides = mismatches.filter { $0.aspect == "snapshot" }.map {
          SnapshotSides(of: $0)?.rows ?? []
        }
        return zip(new, sides).map { Change(path: $0, rows: $1) }
      }
    }
    (mode, top) = (.report, 0)
  }

  /// Shows a message instead of a report.
  package mutating func show(message: String) {
    lines = message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    (result, hasFailed, changes) = ("", true, [])
    (mode, top) = (.report, 0)
  }

  /// Handles a key, and returns what it asks for.
  package mutating func press(_ key: Key) -> Request? {
    if key == .control("c") { return .quit }
    switch mode {
    case .report: return pressOnReport(key)
    case .filter(let text): return press(key, filtering: text)
    case .snapshot(let index): return press(key, at: index)
    }
  }

  private mutating func pressOnReport(_ key: Key) -> Request? {
    switch key {
    case .character("q"), .control("d"): return .quit
    case .character("a"): return .runAll
    case .character("r"), .enter: return .runAgain
    case .character("f"): mode = .filter(filter ?? "")
    case .character("u") where !changes.isEmpty: (mode, top) = (.snapshot(0), 0)
    default: scroll(key)
    }
    return nil
  }

  private mutating func press(_ key: Key, filtering text: String) -> Request? {
    switch key {
    case .enter:
      filter = text.isEmpty ? nil : text
      mode = .report
      return .filter(filter)
    case .escape: mode = .report
    case .backspace: mode = .filter(String(text.dropLast()))
    case .control("u"): mode = .filter("")
    default:
      if case .character(let character) = key.symbol, key.modifiers.isEmpty {
        mode = .filter(text + String(character))
      }
    }
    return nil
  }

  private mutating func press(_ key: Key, at index: Int) -> Request? {
    switch key {
    case .character("u"):
      let path = changes[index].path
      changes.remove(at: index)
      (mode, top) = (changes.isEmpty ? .report : .snapshot(index % changes.count), 0)
      return .accept(path)
    case .character("n"), .right: (mode, top) = (.snapshot((index + 1) % changes.count), 0)
    case .escape, .character("q"): (mode, top) = (.report, 0)
    default: scroll(key)
    }
    return nil
  }

  private mutating func scroll(_ key: Key) {
    let most = max(0, lineCount - pageRows)
    switch key {
    case .up: top -= 1
    case .down: top += 1
    case .pageUp: top -= pageRows
    case .pageDown, .space: top += pageRows
    case .home: top = 0
    case .end: top = most
    default: return
    }
    top = min(max(0, top), most)
  }
}

extension WatchScreen {
  /// Returns the picture for a screen of a size.
  package mutating func frame(in size: Size, _ glyphs: Glyphs) -> Frame {
    var canvas = Canvas(size: size, glyphs: glyphs)
    let rows = content(columns: size.columns, glyphs)
    (pageRows, lineCount) = (max(1, size.rows - 1), rows.count)
    top = min(top, max(0, lineCount - pageRows))
    for (row, line) in rows.dropFirst(top).prefix(pageRows).enumerated() {
      var column = 0
      for (text, style) in line {
        column = canvas.write(text, row: row, column: column, style: style)
      }
    }
    drawStatus(on: &canvas)
    return Frame(canvas)
  }

  /// Texts with their styles, side by side.
  private typealias Line = [(text: String, style: Style)]

  private func content(columns: Int, _ glyphs: Glyphs) -> [Line] {
    guard case .snapshot(let index) = mode else {
      return lines.map { [($0.fitted(to: columns, glyphs), WatchScreen.style(of: $0))] }
    }
    let change = changes[index]
    let title = "Snapshot \(index + 1) of \(changes.count): \(change.path)"
    let start: [Line] = [[(title.fitted(to: columns, glyphs), .title)], []]
    guard !change.rows.isEmpty else {
      return start + [[("Colors, cursor or size differ.", .plain)]]
    }
    return start
      + (columns < 60 ? stacked(change, columns, glyphs) : sides(change, columns, glyphs))
  }

  /// The stored and the new rows side by side, with a mark between those that differ.
  private func sides(_ change: Change, _ columns: Int, _ glyphs: Glyphs) -> [Line] {
    let width = (columns - 3) / 2
    func cell(_ text: String?) -> String {
      let shown = (text ?? "").printable.fitted(to: width, glyphs)
      return shown + String(repeating: " ", count: max(0, width - shown.cellWidth))
    }
    let head: Line = [(cell("stored") + "   now", .quiet)]
    return [head]
      + change.rows.map { row in
        let mark = glyphs == .ascii ? " ! " : " ≠ "
        guard row.differs else { return [(cell(row.stored) + "   " + cell(row.actual), .plain)] }
        return [(cell(row.stored), .error), (mark, .error), (cell(row.actual), .success)]
      }
  }

  /// The rows that differ, the stored above the new.
  private func stacked(_ change: Change, _ columns: Int, _ glyphs: Glyphs) -> [Line] {
    change.rows.enumerated().filter { $0.element.differs }.flatMap { index, row in
      [(row.stored, "-", Style.error), (row.actual, "+", Style.success)].compactMap {
        text,
        sign,
        style in
        text.map { [("\(sign) \(index + 1) \($0)".fitted(to: columns, glyphs), style)] }
      }
    }
  }

  private static func style(of line: String) -> Style {
    if line.hasPrefix("FAIL") || line.contains(": error") { return .error }
    if line.hasPrefix("PASS") { return .success }
    if line.hasPrefix("SKIP") { return .warning }
    return .plain
  }

  private func drawStatus(on canvas: inout Canvas) {
    let row = canvas.size.rows - 1
    let (text, style) = status
    let column = canvas.write(" \(text) ", row: row, column: 0, style: style)
    let room = canvas.size.columns - column - 1
    let choices = keys
    guard let shown = choices.first(where: { $0.cellWidth <= room }) else { return }
    canvas.write(shown, row: row, column: column + 1, style: .quiet)
  }

  private var status: (String, Style) {
    if isRunning { return ("Running…", .notice) }
    switch mode {
    case .report: return (result.isEmpty ? "Nothing ran" : result, hasFailed ? .error : .success)
    case .filter(let text): return ("Filter: \(text)_", .notice)
    case .snapshot: return ("Accept the new snapshot?", .notice)
    }
  }

  /// The keys, at most as long as there is room for.
  private var keys: [String] {
    switch mode {
    case .report:
      let accept = changes.isEmpty ? "" : "u \(changes.count == 1 ? "snapshot" : "snapshots")  "
      let filter = filter.map { "f filter (\($0))" } ?? "f filter"
      return [
        "\(accept)a all  \(filter)  Enter rerun  q quit", "\(accept)a  f  Enter  q", "q quit",
      ]
    case .filter: return ["Enter run  Escape back"]
    case .snapshot: return ["u accept  n next  Escape back", "u  n  Escape"]
    }
  }
}
