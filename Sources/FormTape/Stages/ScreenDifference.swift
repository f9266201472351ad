import FormUI

/// Where the screens of two scenes differ first: in a sign, in a look, in the cursor.
public struct ScreenDifference: Hashable, Sendable, CustomStringConvertible {
  /// What differs, in words for a person.
  public let description: String

  /// Compares two scenes of the same moment; nothing where a person would see no difference.
  /// - Parameters:
  ///   - expected: The scene in this process.
  ///   - actual: The scene of the real program.
  ///   - equal: Two scenes between which there was none; rows that are still so are not compared.
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
  /// Whether two cells cannot be told apart: on blanks, colour and weight of the text are not seen.
  fileprivate func looksAs(_ other: Cell) -> Bool {
    guard text == other.text else { return false }
    guard text == " " else { return look == other.look }
    return look.background == other.look.background
      && look.attributes.intersection([.underline, .reverse])
        == other.look.attributes.intersection([.underline, .reverse])
  }

  /// The cell in words: its sign, its attributes and colours.
  fileprivate var seen: String {
    let colors = [look.foreground.map { "fg=\($0)" }, look.background.map { "bg=\($0)" }]
    return ([text.tapeQuoted] + look.attributes.names + colors.compactMap { $0 }).joined(
      separator: " "
    )
  }
}
