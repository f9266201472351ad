import FormUI

/// `field email ok`: the field has no errors, and no check is pending.
public struct FieldIsOK: ReadableFieldTest {
  static let words = ["ok"]

  /// Creates the test.
  public init() {}

  init(_: inout TapeArguments, word _: TapeToken, of _: Field?) {}

  public var description: String { "ok" }

  public func check(_ field: FieldScene) -> Unmet? {
    if field.errors.isEmpty {
      guard field.isPending else { return nil }
      return Unmet("verdict", expected: ["ok"], actual: ["pending"])
    }
    return Unmet("errors", expected: ["none"], actual: field.errors.map(\.tapeQuoted))
  }
}
