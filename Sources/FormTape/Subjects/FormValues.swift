/// `values {"name": "Ada"}` or `values has {"name": "Ada"}`: the current answers.
public struct FormValues: ReadableSubject {
  static let words = ["values"]

  /// The expected answers.
  public let match: ValueMatch

  /// Creates the subject.
  public init(_ match: ValueMatch) {
    self.match = match
  }

  init(_ arguments: inout TapeArguments, word _: TapeToken) throws(TapeFinding) {
    let isPart = arguments.take(word: "has")
    match = ValueMatch(try arguments.values(), isPart: isPart)
  }

  public var description: String { "values \(match)" }

  public func check(_ scene: Scene) -> Unmet? {
    guard let form = scene.form else { return .noForm }
    return match.check(form.values, "values")
  }
}
