import FormFilling
package import FormValidation
import SourceText

/// The reply of a program to the submitted answers.
package enum SubmitReply {
  /// Returns the reply of a program that has ended.
  ///
  /// Status 0 accepts the answers. With any other status, the output can give the reasons, as a
  /// JSON object or in its last line: `{"errors": {"email": "Already registered."}, "message": "Try
  /// again."}`, where errors may be nested like the answers. Otherwise the last line of standard
  /// error is the reason.
  /// - Parameters:
  ///   - program: The name of the program.
  ///   - status: Its exit status.
  ///   - output: Its standard output.
  ///   - errors: The end of its standard error.
  /// - Returns: The reply.
  package static func answer(
    of program: String,
    status: Int,
    output: String,
    errors: String
  ) -> CheckAnswer {
    guard status != 0 else { return .accepted }
    if let rejection = rejection(output) ?? rejection(lastLine(of: output)) { return rejection }
    let reason = lastLine(of: errors)
    if !reason.isEmpty { return .rejected([:], reason) }
    let ending = "\(program) exited with status \(status)"
    let rest = lastLine(of: output)
    if rest.hasPrefix("{") || rest.hasSuffix("}") {
      return .failed("\(ending), and its output is not the JSON expected")
    }
    return rest.isEmpty ? .failed(ending) : .rejected([:], rest)
  }

  /// Returns the last nonblank line that a program has written before its reply as JSON; `nil` if
  /// there is none.
  package static func progress(in output: String) -> String? {
    let lines = output.split(separator: "\n").prefix { line in
      line.first { !$0.isWhitespace } != "{"
    }
    let last = lastLine(of: lines.joined(separator: "\n"))
    return last.isEmpty ? nil : last
  }

  private static func lastLine(of output: String) -> String {
    OptionText.lastLine(of: output, isPart: false)
  }

  /// Returns the rejection in a JSON object; `nil` if the text is not one, or has no reason.
  private static func rejection(_ text: String) -> CheckAnswer? {
    guard text.contains("{"), case .object(let members)? = try? JSONReader.node(of: text).value
    else { return nil }
    var messages: [FieldID: String] = [:]
    if case .object(let errors)? = members["errors"] {
      for (name, error) in errors.sorted(by: { $0.key < $1.key }) {
        collect(error, of: FieldID(name), into: &messages)
      }
    }
    let message = members["message"].flatMap { String($0) }.flatMap { $0.isEmpty ? nil : $0 }
    return messages.isEmpty && message == nil ? nil : .rejected(messages, message)
  }

  /// Collects the messages about a field, or about the fields of a group.
  private static func collect(
    _ error: Value,
    of field: FieldID,
    into messages: inout [FieldID: String]
  ) {
    switch error {
    case .null, .text(""): break
    case .object(let members):
      for (name, error) in members {
        collect(error, of: field.member(FieldID(name)), into: &messages)
      }
    case .list(let items) where items.contains { if case .object = $0 { true } else { false } }:
      for (number, item) in items.enumerated() {
        collect(item, of: field.entry(number), into: &messages)
      }
    case .list(let items):
      for item in items { collect(.text(item.description), of: field, into: &messages) }
    case .text, .number, .bool:
      // A field can be named twice: in its group, and by its path.
      messages[field] = [messages[field], error.description].compactMap(\.self)
        .joined(separator: " ")
    }
  }
}
