/// `submitted`, or `submitted has {"name": "Ada"}`: the submitted answers.
public struct SubmittedValues: ReadableSubject {
  static let words = ["submitted"]

  /// The expected answers; `nil` for any.
  public let match: ValueMatch?

  /// Creates the subject.
  public init(_ match: ValueMatch? = nil) {
    self.match = match
  }

  init(_ arguments: inout TapeArguments, word _: TapeToken) throws(TapeFinding) {
    _ = try arguments.openForm()
    let isPart = arguments.take(word: "has")
    guard isPart || !arguments.isAtEnd else {
      match = nil
      return
    }
    match = ValueMatch(try arguments.values(), isPart: isPart)
  }

  public var description: String { "submitted" + (match.map { " \($0)" } ?? "") }

  public func check(_ scene: Scene) -> Unmet? {
    guard let form = scene.form else { return .noForm }
    guard let submitted = form.submitted else {
      let errors = form.fields.compactMap { field in
        field.errors.first.map { "\(field.id): \($0.tapeQuoted)" }
      }
      return Unmet(
        "submitted",
        expected: [match?.description ?? "submitted"],
        actual: ["not submitted"],
        hints: errors.isEmpty ? [] : [Unmet.Hint("fields with errors (\(errors.count))", errors)]
      )
    }
    return match?.check(submitted, "submitted")
  }
}
