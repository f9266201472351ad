public import FormValidation
import SourceText

/// `stdout "Ada"` or `stdout {"name": "Ada"}`: the output of the program.
public struct OutputText: ReadableSubject {
  static let words = ["stdout", "stderr"]

  /// The expected output.
  public enum Content: Hashable, Sendable {
    /// A text that it contains; the empty text matches only empty output.
    case text(TextMatch)
    /// JSON that equals the whole output.
    case json(Value)
  }

  /// Whether standard error is checked.
  public let isErrorOutput: Bool

  /// The expected output.
  public let content: Content

  /// Creates the subject.
  public init(_ content: Content, isErrorOutput: Bool = false) {
    self.content = content
    self.isErrorOutput = isErrorOutput
  }

  init(_ arguments: inout TapeArguments, word: TapeToken) throws(TapeFinding) {
    isErrorOutput = word.text == "stderr"
    if let token = arguments.next, token.kind == .string, token.text.isEmpty {
      arguments.take()
      content = .text(.exactly(""))
    } else {
      content =
        arguments.next?.kind == .json
        ? .json(try arguments.json("JSON").value) : .text(try arguments.containedMatch())
    }
  }

  private var name: String { isErrorOutput ? "stderr" : "stdout" }

  public var looksAtForm: Bool { false }

  public var description: String {
    switch content {
    case .text(let match): "\(name) \(match)"
    case .json(let value): "\(name) \(value.json)"
    }
  }

  public func check(_ scene: Scene) -> Unmet? {
    guard let output = isErrorOutput ? scene.errorOutput : scene.output else {
      return .unknown("\(name) is not visible here")
    }
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    switch content {
    case .text(let match):
      return match.matches(output) ? nil : Unmet(name, expected: ["\(match)"], actual: lines)
    case .json(let value):
      guard let written = try? JSONReader.node(of: output).value else {
        return Unmet(name, expected: [value.json], actual: lines, hints: [.notJSON])
      }
      return ValueMatch(value).check(written, name)
    }
  }
}

extension Unmet.Hint {
  fileprivate static var notJSON: Unmet.Hint { Unmet.Hint("note", ["not JSON"]) }
}
