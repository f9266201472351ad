/// The position of a node in a text, as counted by scanners.
package struct Mark: Hashable, Comparable, Sendable {
  /// The line, from 1.
  package let line: Int

  /// The column, from 1, in Unicode scalars.
  package let column: Int

  /// Creates a position.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: Mark, right: Mark) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
