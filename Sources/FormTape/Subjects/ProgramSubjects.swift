import SourceText

/// `exit 0`, `exit != 0`: the exit status of the program.
package struct ExitStatus: ReadableSubject {
  static let words = ["exit"]

  static let entry = TapeEntry(
    .subjects,
    usage: "Expect exit STATUS",
    summary: "The exit status of the program",
    example: """
      Form hello.yaml name="Ada" email="ada@example.org" terms=true
      F2
      Expect exit 0
      """
  )

  package let status: CountMatch

  init(_ arguments: inout TapeArguments, word _: TapeToken) throws(TapeFinding) {
    status = try arguments.countMatch("a status", in: 0...255)
  }

  package var looksAtForm: Bool { false }

  package var description: String { "exit \(status)" }

  package func check(_ scene: Scene) -> Unmet? {
    guard !(scene.exitStatus.map(status.matches) ?? false) else { return nil }
    let actual = scene.exitStatus.map(String.init) ?? "not exited yet"
    return Unmet("exit status", expected: ["\(status)"], actual: [actual])
  }
}

/// `running`: the program has not ended.
package struct Running: ReadableSubject {
  static let words = ["running"]

  static let entry = TapeEntry(
    .subjects,
    usage: "Expect running",
    summary: "The program has not ended",
    example: """
      Type "ada"
      Expect running
      """
  )

  init(_: inout TapeArguments, word _: TapeToken) {}

  package var looksAtForm: Bool { false }

  package var description: String { "running" }

  package func check(_ scene: Scene) -> Unmet? {
    scene.exitStatus.map { status in
      Unmet("program", expected: ["running"], actual: ["exit \(status)"])
    }
  }
}

/// `title "notes.txt"` or `title is "nano"`: the title that a program gives its window.
package struct WindowTitle: ReadableSubject {
  static let words = ["title"]

  static let entry = TapeEntry(
    .subjects,
    usage: "Expect title [is] TEXT|/PATTERN/",
    summary: "The title that a program gives its window",
    example: """
      Program vim notes.txt
      Expect title "notes.txt"
      """
  )

  /// The text that the title contains, or equals.
  package let match: TextMatch

  init(_ arguments: inout TapeArguments, word: TapeToken) throws(TapeFinding) {
    guard arguments.context.hasProgram else {
      throw arguments.finding(.subject, at: word, "forms set no title; only a Program does")
    }
    match = try arguments.wholeOrContainedMatch()
  }

  package var looksAtForm: Bool { false }

  package var description: String { "title \(match.wholeOrContainedDescription)" }

  package func check(_ scene: Scene) -> Unmet? {
    guard let title = scene.title else { return .unknown("the title is not visible here") }
    guard !match.matches(title) else { return nil }
    return Unmet(
      "title",
      expected: [match.wholeOrContainedDescription],
      actual: [title.tapeQuoted]
    )
  }
}

/// `stdout "Ada"` or `stdout {"name": "Ada"}`: the output of the program.
package struct OutputText: ReadableSubject {
  static let words = ["stdout", "stderr"]

  static let entry = TapeEntry(
    .subjects,
    usage: "Expect stdout TEXT|/PATTERN/|JSON",
    "Expect stderr TEXT|/PATTERN/|JSON",
    summary: "What the program has printed; a Program's is captured, not drawn",
    example: """
      Form hello.yaml name="Ada" email="ada@example.org" terms=true
      F2
      Expect stdout "ada@example.org"
      """
  )

  /// The expected output.
  package enum Content: Equatable, Sendable {
    /// A text that it contains; the empty text matches only empty output.
    case text(TextMatch)
    /// JSON that equals the entire output.
    case json(ValueMatch)
  }

  /// Whether standard error is checked.
  package let isErrorOutput: Bool

  /// The expected output.
  package let content: Content

  init(_ arguments: inout TapeArguments, word: TapeToken) throws(TapeFinding) {
    isErrorOutput = word.text == "stderr"
    if let token = arguments.next, token.kind == .string, token.text.isEmpty {
      arguments.take()
      content = .text(.exactly(""))
    } else {
      content =
        arguments.next?.kind == .json
        ? .json(try arguments.jsonMatch()) : .text(try arguments.containedMatch(byLines: true))
    }
  }

  private var name: String { isErrorOutput ? "stderr" : "stdout" }

  package var looksAtForm: Bool { false }

  package var description: String {
    switch content {
    case .text(let match): "\(name) \(match)"
    case .json(let match): "\(name) \(match)"
    }
  }

  package func check(_ scene: Scene) -> Unmet? {
    guard let output = isErrorOutput ? scene.errorOutput : scene.output else {
      return .unknown("\(name) is not visible here")
    }
    switch content {
    case .text(let match):
      return match.matches(output)
        ? nil : Unmet(name, expected: ["\(match)"], actual: output.outputLines)
    case .json(let match):
      guard let written = try? JSONReader.node(of: output).value else {
        return Unmet(
          name,
          expected: ["\(match)"],
          actual: output.outputLines,
          hints: [.notJSON]
        )
      }
      return match.check(written, name)
    }
  }
}

extension String {
  /// The lines of what a program has printed; of many, the first and the last ones.
  fileprivate var outputLines: [String] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .reportedLines { String(Substring($0)) }
  }
}

extension Unmet.Hint {
  fileprivate static var notJSON: Unmet.Hint { Unmet.Hint("note", ["not JSON"]) }
}
