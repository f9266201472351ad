/// The position of a node in a text, as counted by scanners.
struct Mark: Hashable, Comparable {
  /// The line, from 1.
  let line: Int

  /// The column, from 1, in Unicode scalars.
  let column: Int

  static func < (left: Mark, right: Mark) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
