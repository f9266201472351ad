public import FormValidation

/// The source of a field's options.
///
/// ```swift
/// Select(options: .by("country", ["US": ["AZ", "CA"], "CA": ["ON", "QC"]]))
/// Select(options: .asked("branches"))  // form.run(checks: ["branches": { _ in .options(["main"]) }])
/// ```
public enum OptionSource: Equatable, Sendable {
  /// A fixed list.
  case listed([Choice])
  /// The list for the answer to another field, by that answer as text, or else the last one.
  case by(FieldID, [String: [Choice]], else: [Choice] = [])
  /// The result of a function of the program, by its registered name; called once when the form
  /// opens, and again on request.
  case asked(String, arguments: [String] = [])

  /// The field whose answer the options depend on; `nil` if there is none.
  public var field: FieldID? {
    if case .by(let field, _, _) = self { field } else { nil }
  }

  /// Whether the options are requested while the form is being filled out.
  package var isAsked: Bool {
    if case .asked = self { true } else { false }
  }

  /// The lists that are known from the start.
  package var lists: [[Choice]] {
    switch self {
    case .listed(let choices): [choices]
    case .by(_, let lists, let otherwise): Array(lists.values) + [otherwise]
    case .asked: []
    }
  }

  /// Returns the options for an answer to the field that they depend on; `nil` if they do not
  /// depend on one.
  package func choices(for answer: Value) -> [Choice]? {
    guard case .by(_, let lists, let otherwise) = self else { return nil }
    return lists[answer.description] ?? otherwise
  }

  /// Returns whether an answer, or each item of one, may be offered for some answer to the field
  /// that the options depend on; `true` if they do not depend on one.
  package func mayOffer(_ answer: Value) -> Bool {
    guard case .by = self, !answer.isBlank else { return true }
    let offered = Set(lists.joined().map(\.value))
    return ([Value](answer) ?? [answer]).allSatisfy(offered.contains)
  }

  /// The rule that an answer is one of the options, as far as they are known from the start.
  var clause: Clause? {
    switch self {
    case .listed(let choices): .oneOf(choices.enabledValues)
    case .by(let field, let lists, let otherwise):
      .oneOf(lists.mapValues(\.enabledValues), else: otherwise.enabledValues, by: field)
    case .asked: nil
    }
  }
}
