import FormValidation
import SourceText

extension RuleDefinition {
  /// The full description of the rule as a JSON object on one line.
  package var json: String {
    var members: [String: Value] = [
      "name": .text(name), "summary": .text(summary), "holds_for": .text(purpose),
      "aliases": .list(aliases.map(Value.text)), "codes": .list(codes.map { .text($0.code) }),
      "parameters": .list(
        parameters.map { .object(["name": .text($0.name), "meaning": .text($0.description)]) }
      ),
      "example": example.json,
    ]
    if !details.isEmpty { members["details"] = .text(details) }
    members["main_parameter"] = mainParameter.map(Value.text)
    members["standard"] = standard.map(Value.text)
    members["deviations"] = deviations.map(Value.text)
    return Value.object(members).json
  }
}

extension RuleExample {
  fileprivate var json: Value {
    var members: [String: Value] = ["rule": .text(spelling)]
    members["passes"] = passes.flatMap { try? Value(json: $0) }
    members["fails"] = fails.flatMap { try? Value(json: $0) }
    members["among"] = among.flatMap { try? Value(json: $0) }
    members["now"] = now.map(Value.text)
    return .object(members)
  }
}
