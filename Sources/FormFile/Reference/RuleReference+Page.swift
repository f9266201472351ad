import FormValidation

extension RuleReference {
  /// All rules in columns, theme by theme: name, what it holds for, summary.
  public static var list: String {
    let themes = RuleTheme.all.map { (title: $0.title, references: $0.references()) }
    let references = themes.flatMap(\.references)
    let nameWidth = references.map(\.name.count).max() ?? 0
    let kindWidth = references.map(\.kind.count).max() ?? 0
    var text = ""
    for theme in themes {
      text += theme.title + "\n"
      for reference in theme.references {
        text += "  " + reference.name.padded(to: nameWidth + 2)
        text += reference.kind.padded(to: kindWidth + 2) + reference.summary + "\n"
      }
      text += "\n"
    }
    return text + "tabstop rules NAME tells everything about one.\n"
  }

  /// Everything about the rule, asked for by its name or an alias.
  public func page(askedAs asked: String) -> String {
    var page = ReferenceText()
    if asked != name { page.add("\(asked) is another name of \(name).") }
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
      page.add(rows: parameters, indent: 2)
    }
    page.addBreak()
    page.add("Example")
    page.add(rows: exampleRows, indent: 2)
    page.addBreak()
    page.add("Every rule also takes")
    page.add(rows: RuleReference.modifiers, indent: 2)
    return page.text
  }

  /// What it holds for in a word or two: "text".
  private var kind: String {
    holdsFor.replacing("a ", with: "")
  }

  private var facts: [(name: String, meaning: String)] {
    var codes = codes.joined(separator: ", ")
    if hasRulesWithin { codes += codes.isEmpty ? "those of the rules" : ", those of the rules" }
    return [
      ("Holds for", holdsFor), ("Also called", aliases.joined(separator: ", ")),
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
