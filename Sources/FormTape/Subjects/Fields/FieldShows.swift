import FormUI

/// `field email shows "Required"` or `shows nothing`: the messages shown below the field.
public struct FieldShows: ReadableFieldTest {
  static let words = ["shows"]

  /// The expected line; `nil` if there should be none.
  public let match: TextMatch?

  /// Creates the test.
  public init(_ match: TextMatch?) {
    self.match = match
  }

  init(_ arguments: inout TapeArguments, word _: TapeToken, of _: Field?) throws(TapeFinding) {
    match = arguments.take(word: "nothing") ? nil : try arguments.exactMatch()
  }

  public var description: String { "shows \(match?.description ?? "nothing")" }

  public func check(_ field: FieldScene) -> Unmet? {
    let isMet = match.map { field.shown.contains(where: $0.matches) } ?? field.shown.isEmpty
    guard !isMet else { return nil }
    return Unmet(
      "shown",
      expected: [match?.description ?? "nothing"],
      actual: field.shown.isEmpty ? ["nothing"] : field.shown.map(\.tapeQuoted),
      hints: field.errors.isEmpty ? [] : [.allErrors(of: field)]
    )
  }
}
