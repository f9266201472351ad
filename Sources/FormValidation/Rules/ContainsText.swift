/// Text must start with, end with or contain one of several texts, or contain none of them.
struct ContainsText: Rule {
  /// Where the texts must occur.
  enum Anchor: Hashable, Sendable {
    /// At its start.
    case start
    /// At its end.
    case end
    /// Anywhere after some characters, a minimum number of times without overlap; several texts
    /// count together.
    case anywhere(min: Int = 1, position: Int = 0)
    /// Nowhere.
    case nowhere
  }

  var traits: RuleTraits {
    var traits = RuleTraits(textLimit: 100_000)
    if anchor == .start { traits.shape = .start(texts, ignoreCase: ignoreCase) }
    return traits
  }

  let texts: [String]

  /// Where the texts must occur.
  let anchor: Anchor

  /// Whether to ignore case.
  let ignoreCase: Bool
  private let folded: [String]

  /// Empty texts are ignored; without any other, the rule always holds.
  init(_ texts: [String], at anchor: Anchor, ignoreCase: Bool = false) {
    let texts = texts.filter { !$0.isEmpty }
    self.texts = texts
    self.anchor = anchor
    self.ignoreCase = ignoreCase
    folded = texts.map { (ignoreCase ? $0.lowercased() : $0).streamSafe }
  }

  var name: String {
    switch anchor {
    case .start: "starts_with"
    case .end: "ends_with"
    case .anywhere: "contains"
    case .nowhere: "not_contains"
    }
  }

  var requirement: Wording {
    switch anchor {
    case .start:
      Wording(
        "needs.starts_with",
        "Starts with {sought}",
        judging: "{label} must start with {sought}.",
        parameters
      )
    case .end:
      Wording(
        "needs.ends_with",
        "Ends with {sought}",
        judging: "{label} must end with {sought}.",
        parameters
      )
    case .anywhere:
      Wording(
        Message(
          "needs.contains",
          "Contains {sought}, {min} times",
          judging: Message(
            "{label} must contain {sought} at least {min} times.",
            one: "{label} must contain {sought}.",
            counting: "min"
          ),
          one: "Contains {sought}",
          counting: "min"
        ),
        parameters
      )
    case .nowhere:
      Wording(
        "needs.without",
        "Without {text}",
        judging: "{label} must not contain {text}.",
        parameters
      )
    }
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    switch anchor {
    case .start: verdictOnStart(of: text)
    case .end: verdictOnEnd(of: text)
    case .anywhere(let min, let position): verdict(on: text, after: position, min)
    case .nowhere: verdictOnAbsence(from: text)
    }
  }

  private func verdictOnStart(of text: String) -> Verdict {
    let typed = fold(text)
    if folded.isEmpty || folded.contains(where: { typed.hasPrefix($0) }) { return .valid }
    let value = Value.text(text)
    let message = Message("text.wrong_start", "Start with {sought}.")
    return texts.contains { value.canBecome(.text($0), ignoreCase: ignoreCase) }
      ? .incomplete("text.wrong_start", message, parameters)
      : .invalid("text.wrong_start", message, parameters)
  }

  private func verdictOnEnd(of text: String) -> Verdict {
    let typed = fold(text)
    return folded.isEmpty || folded.contains { typed.hasSuffix($0) }
      ? .valid : .incomplete("text.wrong_end", "End with {sought}.", parameters)
  }

  private func verdict(on text: String, after position: Int, _ min: Int) -> Verdict {
    let part = position == 0 ? text : String(text.dropFirst(position))
    let count = count(in: part, upTo: min)
    guard count < min else { return .valid }
    var parameters = parameters
    parameters["actual"] = .number(Number(count))
    parameters["missing"] = .number(Number(min - count))
    let message = Message(
      "text.not_contained",
      "Add {sought} {missing} more times.",
      one: "Add {sought}.",
      counting: "missing"
    )
    return .incomplete("text.not_contained", message, parameters)
  }

  private func verdictOnAbsence(from text: String) -> Verdict {
    guard let (found, range) = first(in: text) else { return .valid }
    let violation = Violation(
      "text.contained",
      Message(
        "Remove {text}.",
        judging: Message("needs.without.judging", "{label} must not contain {text}.")
      ),
      ["text": .text(found)],
      range: range,
      isIncomplete: first(in: String(text.dropLast())) == nil
    )
    return Verdict([violation])
  }

  /// Returns the first occurrence in a text, and which text it is.
  ///
  /// The characters are those of the text, with case folded if ignored.
  /// - Complexity: O(n * m), in characters of the text and of the texts.
  private func first(in text: String) -> (text: String, range: Range<Int>)? {
    var rest = fold(text)[...]
    var position = 0
    while !rest.isEmpty {
      if let index = folded.firstIndex(where: { rest.hasPrefix($0) }) {
        return (texts[index], position..<position + folded[index].count)
      }
      rest.removeFirst()
      position += 1
    }
    return nil
  }

  /// Returns the number of occurrences in a text, without overlap, up to a limit.
  /// - Complexity: O(n * m), in characters of the text and of the texts.
  private func count(in text: String, upTo limit: Int) -> Int {
    if folded.isEmpty { return limit }
    var rest = fold(text)[...]
    var count = 0
    while count < limit, !rest.isEmpty {
      if let found = folded.first(where: { rest.hasPrefix($0) }) {
        count += 1
        rest = rest.dropFirst(found.count)
      } else {
        rest.removeFirst()
      }
    }
    return count
  }

  private func fold(_ text: String) -> String {
    (ignoreCase ? text.lowercased() : text).streamSafe
  }

  /// The texts as messages name them: one, or alternatives.
  private var parameters: Parameters {
    var parameters: Parameters = ["text": .list(texts.map(Value.text))]
    let sought =
      texts.count == 1
      ? Wording("{text}", parameters) : Wording("text.one_of", "one of {text}", parameters)
    if case .anywhere(let min, _) = anchor { parameters["min"] = .number(Number(min)) }
    return .term("sought", sought, parameters)
  }

  package static let start = RuleDefinition(
    "starts_with",
    aliases: ["prefix"],
    "Starts with the given text",
    standard: RuleDefinition.equivalence,
    parameters: [any, .ignoreCase],
    codes: [ViolationCode("text.wrong_start", "text")],
    example: RuleExample(
      "starts_with: https://",
      passes: #""https://example.com""#,
      fails: #""ftp""#
    )
  ) { ContainsText($0["text"], at: .start, ignoreCase: $0["ignore_case"]) }

  package static let end = RuleDefinition(
    "ends_with",
    aliases: ["suffix"],
    "Ends with the given text",
    standard: RuleDefinition.equivalence,
    parameters: [any, .ignoreCase],
    codes: [ViolationCode("text.wrong_end", "text")],
    example: RuleExample("ends_with: .com", passes: #""example.com""#, fails: #""example.org""#)
  ) { ContainsText($0["text"], at: .end, ignoreCase: $0["ignore_case"]) }

  package static let definition = RuleDefinition(
    "contains",
    aliases: ["includes"],
    "Contains the given text",
    details: "Occurrences do not overlap; those of several texts count together.",
    standard: RuleDefinition.equivalence,
    parameters: [
      any, RuleParameter("min", .count, "how many times", default: 1),
      RuleParameter("position", .count, "how many characters to skip at the start", default: 0),
      .ignoreCase,
    ],
    codes: [ViolationCode("text.not_contained", "text", "min", "actual", "missing")],
    example: RuleExample("contains: {text: foo, min: 2}", passes: #""foo-foo""#, fails: #""foo""#)
  ) {
    ContainsText(
      $0["text"],
      at: .anywhere(min: $0["min"], position: $0["position"]),
      ignoreCase: $0["ignore_case"]
    )
  }

  package static let absent = RuleDefinition(
    "not_contains",
    "Does not contain the given text",
    standard: RuleDefinition.equivalence,
    parameters: [
      .main("text", .texts, "the text, or a list of refused texts"), .ignoreCase,
    ],
    codes: [ViolationCode("text.contained", "text")],
    example: RuleExample("not_contains: admin", passes: #""ad-min""#, fails: #""admins""#)
  ) { ContainsText($0["text"], at: .nowhere, ignoreCase: $0["ignore_case"]) }

  private static let any = RuleParameter.main(
    "text",
    .texts,
    "the text, or a list of alternatives"
  )
}

extension Clause {
  /// Text must start with one of these.
  public static func startsWith(_ texts: String..., ignoreCase: Bool = false) -> Clause {
    Clause(ContainsText(texts, at: .start, ignoreCase: ignoreCase))
  }

  /// Text must start with one of a list.
  public static func startsWith(anyOf texts: [String], ignoreCase: Bool = false) -> Clause {
    Clause(ContainsText(texts, at: .start, ignoreCase: ignoreCase))
  }

  /// Text must end with one of these.
  public static func endsWith(_ texts: String..., ignoreCase: Bool = false) -> Clause {
    Clause(ContainsText(texts, at: .end, ignoreCase: ignoreCase))
  }

  /// Text must end with one of a list.
  public static func endsWith(anyOf texts: [String], ignoreCase: Bool = false) -> Clause {
    Clause(ContainsText(texts, at: .end, ignoreCase: ignoreCase))
  }

  /// Text must contain one of these, a number of times.
  public static func contains(
    _ texts: String...,
    min: Int = 1,
    position: Int = 0,
    ignoreCase: Bool = false
  ) -> Clause {
    contains(anyOf: texts, min: min, position: position, ignoreCase: ignoreCase)
  }

  /// Text must contain one of a list, a number of times.
  public static func contains(
    anyOf texts: [String],
    min: Int = 1,
    position: Int = 0,
    ignoreCase: Bool = false
  ) -> Clause {
    Clause(
      ContainsText(texts, at: .anywhere(min: min, position: position), ignoreCase: ignoreCase)
    )
  }

  /// Text must not contain any of these.
  public static func notContains(_ texts: String..., ignoreCase: Bool = false) -> Clause {
    notContains(anyOf: texts, ignoreCase: ignoreCase)
  }

  /// Text must not contain any of a list.
  public static func notContains(anyOf texts: [String], ignoreCase: Bool = false) -> Clause {
    Clause(ContainsText(texts, at: .nowhere, ignoreCase: ignoreCase))
  }
}
