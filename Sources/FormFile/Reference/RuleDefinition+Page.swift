package import FormValidation
import SourceText
import TerminalText

extension RuleDefinition {
  /// Returns some rules in columns, by topic: name, kind of value, summary.
  package static func list(of definitions: [RuleDefinition]) -> String {
    let names = Set(definitions.map(\.name))
    let nameWidth = all.map(\.name.count).max() ?? 0
    let kindWidth = all.map(\.kindWords.count).max() ?? 0
    var text = ""
    for theme in RuleTheme.all {
      let listed = theme.definitions.filter { names.contains($0.name) }
      if listed.isEmpty { continue }
      text += theme.title + "\n"
      for definition in listed {
        text += "  " + definition.name.padded(to: nameWidth + 2)
        text += definition.kindWords.padded(to: kindWidth + 2) + definition.summary + "\n"
      }
      text += "\n"
    }
    return text + "tabstop rules NAME describes one in detail.\n"
  }

  /// Returns the full description of the rule, requested by its name or an alias.
  package func page(askedAs asked: String) -> String {
    var page = ReferenceText()
    if asked != name { page.add("\(asked) is another name for \(name).") }
    page.add("\(name): \(summary)")
    if !details.isEmpty {
      page.addBreak()
      page.add(details)
    }
    page.addBreak()
    page.add(rows: facts)
    if !parameters.isEmpty {
      page.addBreak()
      page.add("Parameters")
      page.add(rows: parameters.map { ($0.name, $0.description) }, indent: 2)
    }
    page.addBreak()
    page.add("Example")
    page.add(rows: exampleRows, indent: 2)
    page.addBreak()
    page.add("Every rule also accepts")
    page.add(rows: RuleDefinition.modifiers, indent: 2)
    return page.text
  }

  /// The kind of value in one or two words: "text".
  private var kindWords: String { purpose.replacing("a ", with: "") }

  private var facts: [(name: String, meaning: String)] {
    var codes = codes.map(\.code).joined(separator: ", ")
    if hasRulesWithin { codes += codes.isEmpty ? "those of the rules" : ", those of the rules" }
    return [
      ("For", purpose), ("Also called", aliases.joined(separator: ", ")),
      ("Short form", mainParameter.map { "\(name): \($0.uppercased())" } ?? ""),
      ("Standard", standard ?? ""), ("Deviations", deviations ?? ""), ("Codes", codes),
    ].filter { !$0.1.isEmpty }
  }

  private var exampleRows: [(name: String, meaning: String)] {
    var rows = [("rule", example.spelling)]
    if let among = example.among { rows.append(("with", among)) }
    if let now = example.now { rows.append(("at", now)) }
    if let passes = example.passes { rows.append(("passes", passes)) }
    guard let fails = example.fails else { return rows }
    rows.append(("fails", fails))
    for violation in example.verdict(on: fails)?.violations ?? [] {
      let state = violation.isIncomplete ? ", incomplete" : ""
      rows.append(("", "\(violation.code)\(state): \(violation.text())"))
    }
    return rows
  }
}

extension RuleParameter {
  /// Its meaning, choices and default.
  package var description: String {
    var choices = kind.words
    let standard = standardWord
    if let standard, let index = choices.firstIndex(of: standard) { choices[index] += " (default)" }
    if !choices.isEmpty {
      let last = choices.removeLast()
      let list = choices.isEmpty ? last : choices.joined(separator: ", ") + " or " + last
      return "\(meaning): \(list)"
    }
    return standard.map { "\(meaning); \($0) if left out" } ?? meaning
  }

  /// The default as written in a form file, unless the meaning already includes it.
  private var standardWord: String? {
    switch standardValue {
    case let count as Int: String(count)
    case let number as Number: number.description
    case let duration as Duration: duration.milliseconds
    case let separator as DecimalSeparator: String(separator.character).quoted
    case let choice as any RawRepresentable<String>: choice.rawValue
    default: nil
    }
  }
}

extension Duration {
  /// The time as written in a form file.
  fileprivate var milliseconds: String {
    let milliseconds = self / .milliseconds(1)
    return milliseconds < 1_000 ? "\(Int(milliseconds))ms" : "\(Int(milliseconds / 1_000))s"
  }
}

extension RuleDefinition {
  /// Returns the name or alias of a rule that a misspelled one probably meant.
  package static func nearest(to misspelled: String) -> String? {
    allNames.nearest(to: misspelled) ?? all.flatMap(\.aliases).nearest(to: misspelled)
  }

  /// Returns the rule that a word of other programs probably means, and what to write for it, if
  /// known.
  package static func meant(by word: String) -> ForeignWords.Meant? { ForeignWords.rules[word] }

  /// The keys that every rule accepts besides its own parameters.
  package static var modifiers: [(name: String, meaning: String)] {
    [
      ("message", "replaces the rule's message; {label} is the field's label"),
      ("hint", "replaces the message while the answer is incomplete"),
      ("code", "replaces the rule's code"),
      ("severity", "error, or warning and info, which never block"),
      ("stop", "true to skip the field's later rules if it fails"),
      ("id", "a name for the rule in messages"),
      ("reveal", "polite, immediately, on-leave or on-submit; default: the field's"),
      ("when", "a condition for the rule: {field: country, equals: US}"),
      ("unless", "a condition to skip the rule"),
    ]
  }
}

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

extension RuleExample {
  /// Returns the verdict on a JSON answer, with the rule as the only one of an optional field;
  /// `nil` if the rule depends on the embedding program.
  func verdict(on json: String) -> Verdict? {
    guard let value = try? Value(json: json), let clause = try? Clause(yaml: spelling) else {
      return nil
    }
    let rules: RuleSet = [clause]
    return rules.verdict(on: value, among: answers)
  }

  /// The other fields' answers, and the time.
  private var answers: Answers {
    var answers: Answers = [:]
    if let among, case .object(let members)? = try? Value(json: among) {
      for (name, value) in members { answers[FieldID(name)] = value }
    }
    if let now { answers[.now] = .text(now) }
    return answers
  }
}
