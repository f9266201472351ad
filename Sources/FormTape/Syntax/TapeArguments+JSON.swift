import FormValidation
import SourceText

extension TapeArguments {
  /// Takes JSON that an entire value must equal, in which values can be patterns.
  mutating func jsonMatch() throws(TapeFinding) -> ValueMatch {
    let token = next
    return ValueMatch(try shape(of: json("JSON", allowsPatterns: true), in: token))
  }

  /// Returns the shape of a node of a JSON token, with its patterns compiled.
  func shape(of node: Node, in token: TapeToken?) throws(TapeFinding) -> ValueShape {
    switch node.content {
    case .scalar(let value):
      guard let token, let spelling = node.spelling, node.isPattern,
        let close = spelling.lastIndex(of: "/")
      else { return .value(value) }
      let start = byte(of: node.mark, in: token)
      return .pattern(
        try pattern(
          of: TapeToken(
            kind: .pattern,
            text: value.text ?? "",
            range: start..<(start + spelling.utf8.count),
            flags: String(spelling[close...].dropFirst())
          )
        )
      )
    case .list(let items):
      var shapes: [ValueShape] = []
      for item in items { shapes.append(try shape(of: item, in: token)) }
      return .list(shapes)
    case .mapping(let entries):
      var shapes: [String: ValueShape] = [:]
      for entry in entries { shapes[entry.name] = try shape(of: entry.value, in: token) }
      return .object(shapes)
    }
  }
}

extension Node {
  /// Whether it is a pattern in JSON.
  var isPattern: Bool { spelling?.hasPrefix("/") ?? false }
}
