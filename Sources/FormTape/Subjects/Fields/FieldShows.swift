import FormUI

/// `field email shows "Required"` or `shows nothing`: what stands under the field about its answer.
public struct FieldShows: ReadableFieldTest {
  static let words = ["shows"]

  /// What one of the lines reads; nothing where none is to be there.
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
