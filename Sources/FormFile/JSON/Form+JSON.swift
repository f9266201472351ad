public import FormUI
public import FormValidation
import JSONText

extension Form {
  /// The answers as an object of JSON, in the order of the fields, without a line break at its end.
  ///
  /// Fields that are not submitted are left out; those without an answer are null.
  public func json(of answers: Answers, layout: JSONLayout = .indented) -> String {
    let members = fields.filter(\.isSubmitted).map { field in
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
