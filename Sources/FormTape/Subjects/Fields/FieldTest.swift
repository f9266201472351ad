/// A test of a field: `ok`, `error "Required"`, `not pending`.
///
/// To add one, write a file in `Subjects/Fields` and add a row to `FieldTestTable.rows`. Its
/// description is its spelling in a tape.
public protocol FieldTest: Hashable, Sendable, CustomStringConvertible {
  /// Returns how the field fails the test, or `nil` if it passes.
  func check(_ field: FieldScene) -> Unmet?
}
