public import FormUI
public import FormValidation
import JSONText

extension Form {
  /// The answers as an object of JSON, in the order of the fields, without a line break at its end.
  ///
  /// Fields that are not submitted are left out, and those that have no part in the answers, as
  /// they were not asked; those left blank are null.
  public func json(of answers: Answers, layout: JSONLayout = .indented) -> String {
    let given = fields.filter { $0.isSubmitted && answers.contains($0.id) }
    let members = given.map { field in
      "\(field.id.rawValue.json): \(answers[field.id].json)"
    }
    switch layout {
    case .oneLine: return "{" + members.joined(separator: ", ") + "}"
    case .indented:
      guard !members.isEmpty else { return "{}" }
      return "{\n" + members.map { "  \($0)" }.joined(separator: ",\n") + "\n}"
    }
  }
}
