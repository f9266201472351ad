/// What should be true of a field: `ok`, `error "Required"`, `not pending`.
///
/// To add one, write a file in `Subjects/Fields` and a row in `FieldTestTable.rows`. Its
/// description is its spelling in a tape.
public protocol FieldTest: Hashable, Sendable, CustomStringConvertible {
  /// Returns what is not as it should be, or nothing where all is.
  func check(_ field: FieldScene) -> Unmet?
}
