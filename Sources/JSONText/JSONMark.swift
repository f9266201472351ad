/// The position where something begins in a JSON text.
package struct JSONMark: Hashable, Sendable {
  /// The line, from 1.
  package let line: Int

  /// The column, from 1, in Unicode scalars.
  package let column: Int
}
