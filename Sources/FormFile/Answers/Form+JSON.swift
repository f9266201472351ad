public import FormValidation
public import Forms
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
  /// Fields that are not submitted or were not asked are left out; blank ones are null, or
  /// left out as well if the form or their field says so. A group is an object, and a repeated group
  /// a list of objects.
  public func json(of answers: Answers, layout: JSONLayout = .indented) -> String {
    let tree = AnswerTree(of: answers, to: self)
    let members = tree.members.map { "\($0.name.json): \($0.tree.json)" }
      .joined(separator: layout == .oneLine ? ", " : ",\n  ")
    switch layout {
    case .oneLine: return "{\(members)}"
    case .indented: return members.isEmpty ? "{}" : "{\n  \(members)\n}"
    }
  }
}
