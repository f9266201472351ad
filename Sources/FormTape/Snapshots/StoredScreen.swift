import FormUI

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
public struct StoredScreen: Hashable, Sendable {
  /// The columns and rows: `80x24`.
  public let size: String

  /// The cursor: `8 14 visible`, or `hidden`.
  public let cursor: String

  /// The rows.
  public let text: [String]

  /// The runs of styled cells: `1 1-14 bold`.
  public let style: [String]

  /// Creates the stored form of a scene.
  public init(_ scene: Scene, redactions: Redactions = Redactions()) {
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
  public init?(_ file: String) {
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
  public var file: String {
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
    return Unmet("snapshot", expected: ["as stored"], actual: ["other \(names)"], hints: hints)
  }
}

extension Substring {
  /// Returns the rest of the text after a prefix; `nil` without that prefix.
  fileprivate func behind(_ start: String) -> String? {
    hasPrefix(start) ? String(dropFirst(start.count)) : nil
  }
}
