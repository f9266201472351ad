import FormValidation

extension RuleDefinition {
  /// All rules in columns, by topic: name, kind of value, summary.
  package static var list: String {
    let nameWidth = all.map(\.name.count).max() ?? 0
    let kindWidth = all.map(\.kindWords.count).max() ?? 0
    var text = ""
    for theme in RuleTheme.all {
      text += theme.title + "\n"
      for definition in theme.definitions {
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
