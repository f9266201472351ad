/// Where the screens of two scenes differ first: in a sign, in a look, in the cursor.
public struct ScreenDifference: Hashable, Sendable, CustomStringConvertible {
  /// What differs, in words for a person.
  public let description: String

  /// Compares two scenes of the same moment; nothing where a person would see no difference.
  /// - Parameters:
  ///   - expected: The scene in this process.
  ///   - actual: The scene of the real program.
  public init?(_ expected: Scene, _ actual: Scene) {
    guard let difference = ScreenDifference.difference(expected, actual) else {
      return nil
    }
    description = difference
  }

  private static func difference(_ expected: Scene, _ actual: Scene) -> String? {
    if expected.exitStatus != actual.exitStatus {
      let statuses = [expected, actual].map { $0.exitStatus.map { "ended with \($0)" } ?? "runs" }
      return "the program \(statuses[1]), in process it \(statuses[0])"
    }
    let (rows, others) = (expected.screen.rows, actual.screen.rows)
    if expected.screen.size != actual.screen.size { return "the screens have different sizes" }
    for row in rows.indices where rows[row] != others[row] {
      if let column = zip(rows[row], others[row]).enumerated()
        .first(where: { !$0.element.0.looksAs($0.element.1) })?.offset
      {
        let cells = [rows[row][column], others[row][column]].map(\.seen)
        return "row \(row + 1), column \(column + 1): the program shows \(cells[1]), "
          + "in process it is \(cells[0])"
      }
    }
    guard expected.cursor != actual.cursor else { return nil }
    let cursors = [expected, actual].map { $0.cursor.map { "at \($0)" } ?? "hidden" }
    return "the program's cursor is \(cursors[1]), in process it is \(cursors[0])"
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
    let attributes = CellLook.Attribute.allCases.filter(look.attributes.contains).map(\.rawValue)
    let colors = [look.foreground.map { "fg=\($0)" }, look.background.map { "bg=\($0)" }]
    return ([text.tapeQuoted] + attributes + colors.compactMap { $0 }).joined(separator: " ")
  }
}
