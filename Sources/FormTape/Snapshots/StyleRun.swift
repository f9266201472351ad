import FormUI

/// Neighboring cells of the same style, as in a snapshot: `9-36 fg=red`.
struct StyleRun: Hashable, CustomStringConvertible {
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
    guard cell.look != CellLook() else { return nil }
    var words = cell.look.attributes.names
    if let foreground = cell.look.foreground { words.append("fg=\(foreground)") }
    if let background = cell.look.background { words.append("bg=\(background)") }
    return words.joined(separator: " ")
  }
}
