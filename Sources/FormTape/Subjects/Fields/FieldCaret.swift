import FormUI

/// `field email caret 3`: the number of characters before the caret.
public struct FieldCaret: ReadableFieldTest {
  static let words = ["caret"]

  /// The number of characters before it.
  public let place: Int

  /// Creates the test.
  public init(_ place: Int) {
    self.place = place
  }

  init(_ arguments: inout TapeArguments, word _: TapeToken, of _: Field?) throws(TapeFinding) {
    place = try arguments.whole("a position in the text, from 0", in: 0...1_000_000)
  }

  public var description: String { "caret \(place)" }

  public func check(_ field: FieldScene) -> Unmet? {
    guard field.caret != place else { return nil }
    return Unmet("caret", expected: ["\(place)"], actual: [field.caret.map(String.init) ?? "none"])
  }
}
