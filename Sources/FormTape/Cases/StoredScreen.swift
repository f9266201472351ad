import FormWidgets

/// A screen as stored in a snapshot file: its text, its styles, its cursor.
///
/// ```
/// snap 1
/// size 80x24
/// cursor 8 14 visible
/// text
/// |Create account
/// style
/// 1 1-14 bold
/// ```
///
/// Trailing blanks and empty rows at the end are left out. Styles are those of a terminal with
/// colors, so that a screen seen from outside is stored alike.
package struct StoredScreen: Sendable {
  /// The columns and rows: `80x24`.
  package let size: String

  /// The cursor: `8 14 visible`, or `hidden`.
  package let cursor: String

  /// The rows.
  package let text: [String]

  /// The runs of styled cells: `1 1-14 bold`.
  package let style: [String]

  /// Creates the stored form of a scene.
  package init(_ scene: Scene, redactions: Redactions = Redactions()) {
    let size = scene.screen.size
    self.size = "\(size.columns)x\(size.rows)"
    cursor = scene.cursor.map { "\($0) visible" } ?? "hidden"
    var lines = scene.screen.lines.map { redactions.applied(to: $0) }
    while lines.last == "" { lines.removeLast() }
    text = lines
    style = scene.screen.rows.enumerated().flatMap { number, cells in
      StyleRun.runs(of: cells).map { "\(number + 1) \($0)" }
    }
  }

  /// Creates a stored screen from a file's text; `nil` if it is not a snapshot.
  package init?(_ file: String) {
    var lines = file.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard lines.popFirst() == "snap 1", let size = lines.popFirst()?.behind("size "),
      let cursor = lines.popFirst()?.behind("cursor "), lines.popFirst() == "text",
      let border = lines.firstIndex(of: "style")
    else { return nil }
    let rows = lines[..<border]
    guard rows.allSatisfy({ $0.hasPrefix("|") }) else { return nil }
    self.size = size
    self.cursor = cursor
    text = rows.map { String($0.dropFirst()) }
    style = lines[(border + 1)...].filter { !$0.isEmpty }.map(String.init)
  }

  /// The content of its file.
  package var file: String {
    let rows = ["snap 1", "size \(size)", "cursor \(cursor)", "text"] + text.map { "|" + $0 }
    return (rows + ["style"] + style).joined(separator: "\n") + "\n"
  }
}

extension StoredScreen {
  /// Returns how a screen differs from this one, by layers; `nil` if it does not.
  func difference(of actual: StoredScreen, in layers: Set<Snapshot.Layer>) -> Unmet? {
    var hints: [Unmet.Hint] = []
    if size != actual.size { hints.append(Unmet.Hint("size", ["- \(size)", "+ \(actual.size)"])) }
    if layers.contains(.text) { hints += LineDifference(text, actual.text).hint("text") }
    if layers.contains(.style) { hints += LineDifference(style, actual.style).hint("style") }
    if layers.contains(.cursor), cursor != actual.cursor {
      hints.append(Unmet.Hint("cursor", ["- \(cursor)", "+ \(actual.cursor)"]))
    }
    guard !hints.isEmpty else { return nil }
    let names = hints.map(\.name).joined(separator: " and ")
    return Unmet("snapshot", expected: ["as stored"], actual: ["different \(names)"], hints: hints)
  }
}

extension Substring {
  /// Returns the rest of the text after a prefix; `nil` without that prefix.
  fileprivate func behind(_ start: String) -> String? {
    hasPrefix(start) ? String(dropFirst(start.count)) : nil
  }
}

/// Neighboring cells of the same style, as in a snapshot: `9-36 fg=red`.
struct StyleRun: CustomStringConvertible {
  /// The first column, from 1.
  let first: Int

  /// The last column.
  private(set) var last: Int

  /// The style of the cells.
  let look: String

  var description: String { "\(first)-\(last) \(look)" }

  /// Returns the runs of styled cells of a row, in order.
  static func runs(of cells: [Cell]) -> [StyleRun] {
    var runs: [StyleRun] = []
    for (index, cell) in cells.enumerated() {
      guard let look = name(of: cell) else { continue }
      if let run = runs.last, run.last == index, run.look == look {
        runs[runs.count - 1].last = index + 1
      } else {
        runs.append(StyleRun(first: index + 1, last: index + 1, look: look))
      }
    }
    return runs
  }

  /// Returns the name of a cell's style; `nil` for plain ones.
  private static func name(of cell: Cell) -> String? {
    guard cell.look != CellAppearance() else { return nil }
    var words = cell.look.attributes.names
    if let foreground = cell.look.foreground { words.append("fg=\(foreground)") }
    if let background = cell.look.background { words.append("bg=\(background)") }
    return words.joined(separator: " ")
  }
}

/// The difference between two lists of lines, in which the fewest lines differ.
struct LineDifference {
  /// The lines that differ, each with its sign and its number from 1.
  private var lines: [String] = []

  init(_ old: [String], _ new: [String]) {
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      let (isRemoved, isInserted) = (removed.contains(oldIndex), inserted.contains(newIndex))
      if isRemoved { lines.append("- \(oldIndex + 1) \(old[oldIndex])") }
      if isInserted { lines.append("+ \(newIndex + 1) \(new[newIndex])") }
      if isRemoved || !isInserted { oldIndex += 1 }
      if isInserted || !isRemoved { newIndex += 1 }
    }
  }

  /// The difference under a name; empty if there is none.
  func hint(_ name: String) -> [Unmet.Hint] {
    lines.isEmpty ? [] : [Unmet.Hint(name, lines)]
  }
}
