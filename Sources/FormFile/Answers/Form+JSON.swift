public import FormUI
public import FormValidation
import SourceText

/// The layout of a JSON object.
public enum JSONLayout: Hashable, Sendable {
  /// All on one line.
  case oneLine
  /// One name per line, indented by two spaces.
  case indented
}

extension Form {
  /// Returns the answers as a JSON object, in the order of the fields, without a final line break.
  ///
  /// Fields that are not submitted or were not asked are left out; blank ones are null.
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
