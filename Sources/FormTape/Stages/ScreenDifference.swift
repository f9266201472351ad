import FormUI

/// The first difference between two screens: in a character, a style, or the cursor.
public struct ScreenDifference: Hashable, Sendable, CustomStringConvertible {
  /// The difference in words.
  public let description: String

  /// Compares two scenes of the same moment; `nil` if no visible difference exists.
  /// - Parameters:
  ///   - expected: The scene in this process.
  ///   - actual: The scene of the real program.
  ///   - equal: Two scenes known to be equal; rows unchanged since then are skipped.
  public init?(_ expected: Scene, _ actual: Scene, since equal: (Scene, Scene)? = nil) {
    guard let difference = ScreenDifference.difference(expected, actual, equal) else {
      return nil
    }
    description = difference
  }

  private static func difference(
    _ expected: Scene,
    _ actual: Scene,
    _ equal: (Scene, Scene)?
  ) -> String? {
    if expected.exitStatus != actual.exitStatus {
      let statuses = [expected, actual].map {
        $0.exitStatus.map { "exited with \($0)" } ?? "is running"
      }
      return "the program \(statuses[1]); in process, it \(statuses[0])"
    }
    if expected.screen.size != actual.screen.size { return "the screens have different sizes" }
    for row in 1...max(1, expected.screen.size.rows) {
      if let equal, expected.screen.hasRow(row, of: equal.0.screen),
        actual.screen.hasRow(row, of: equal.1.screen)
      {
        continue
      }
      guard let cells = expected.screen.cells(inRow: row),
        let others = actual.screen.cells(inRow: row),
        let column = cells.indices.first(where: { !cells[$0].looksAs(others[$0]) })
      else { continue }
      return "row \(row), column \(column + 1): the program shows \(others[column].seen); "
        + "in process, it is \(cells[column].seen)"
    }
    guard expected.cursor != actual.cursor else { return nil }
    let cursors = [expected, actual].map { $0.cursor.map { "at \($0)" } ?? "hidden" }
    return "the program's cursor is \(cursors[1]); in process, it is \(cursors[0])"
  }
}

extension Cell {
  /// Returns whether two cells look the same: on blanks, the color and weight of the text are
  /// invisible.
  fileprivate func looksAs(_ other: Cell) -> Bool {
    guard text == other.text else { return false }
    guard text == " " else { return look == other.look }
    return look.background == other.look.background
      && look.attributes.intersection([.underline, .reverse])
        == other.look.attributes.intersection([.underline, .reverse])
  }

  /// The cell in words: its character, attributes and colors.
  fileprivate var seen: String {
    let colors = [look.foreground.map { "fg=\($0)" }, look.background.map { "bg=\($0)" }]
    return ([text.tapeQuoted] + look.attributes.names + colors.compactMap { $0 }).joined(
      separator: " "
    )
  }
}
