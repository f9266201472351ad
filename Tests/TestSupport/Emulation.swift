package import FormTape
import FormWidgets
package import TerminalEmulation

/// Returns a terminal that has received a text.
package func emulator(_ text: String, columns: Int = 8, rows: Int = 3) -> TerminalEmulator {
  var emulator = TerminalEmulator(size: Size(columns: columns, rows: rows))
  emulator.receive(text.utf8)
  return emulator
}

/// Returns what a terminal shows of a text, with rows separated by `/` and without trailing blanks.
package func shown(_ text: String, columns: Int = 8, rows: Int = 3) -> String {
  emulator(text, columns: columns, rows: rows).grid.lines.joined(separator: "/")
}

extension CellGrid {
  /// Whether all rows have the same width, and every wide character has both its cells.
  package var isWhole: Bool {
    rows.allSatisfy { row in
      row.count == size.columns
        && row.indices.allSatisfy { index in
          let isFollowed = index + 1 < row.count && row[index + 1].text.isEmpty
          return row[index].width == 2 ? isFollowed : !isFollowed
        } && row.first?.text.isEmpty == false
    }
  }
}
