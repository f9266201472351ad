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
    var members = ""
    for index in fields.indices where fields[index].isSubmitted {
      let id = fields[index].id
      guard answers.contains(id) else { continue }
      if !members.isEmpty { members += layout == .oneLine ? ", " : ",\n  " }
      members += id.rawValue.json
      members += ": "
      members += answers[id].json
    }
    switch layout {
    case .oneLine: return "{\(members)}"
    case .indented: return members.isEmpty ? "{}" : "{\n  \(members)\n}"
    }
  }
}
