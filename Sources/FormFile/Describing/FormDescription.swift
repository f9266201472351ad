import FormValidation
import FormWidgets
import Forms
package import SourceText
import TerminalText

/// The fields and rules of a form, for users and programs.
package struct FormDescription {
  let outline: FormOutline

  /// Reads the form to describe.
  /// - Throws: All errors in the file, in order.
  package init(
    _ bytes: [UInt8],
    file: String,
    extensions: FormExtensions
  ) throws(Diagnostics) {
    let text = try FormReading.text(of: bytes, file: file)
    let (reading, source, root) = try FormReading.parts(
      yaml: text,
      file: file,
      extensions: extensions
    )
    outline = FormOutline(reading, source, root, extensions)
  }

  private var form: Form { outline.form }

  /// The fields in order, with their types and rules, wrapped at 80 characters.
  package var text: String {
    var text = ReferenceText()
    text.add(form.title)
    for line in Markup(form.intro ?? "", .unicode).spokenLines { text.add(line) }
    for (key, words) in settings { text.add("\(key): \(words)") }
    let parts = outline.parts.compactMap { DescribedPart($0, of: form) }
    let names = parts.map(\.name) + outline.fields.map(\.shownName)
    let width = names.map(\.count).max() ?? 0
    func add(_ rows: [String], named name: String) {
      text.add(
        rows: rows.enumerated().map { number, words in
          ((number == 0 ? name : "").padded(to: width), words)
        }
      )
    }
    if !parts.contains(where: { $0.start == 0 && $0.isHeading }) { text.addBreak() }
    for (number, field) in outline.fields.enumerated() {
      for part in parts where part.start == number {
        guard part.isHeading else {
          add(part.lines, named: part.name)
          continue
        }
        text.addBreak()
        for line in part.lines { text.add(line) }
      }
      add([field.summary] + field.lines(in: messages), named: field.shownName)
    }
    for check in form.checks {
      text.addBreak()
      let demand = messages.text(of: check.clause.requirement(among: Answers()))
      text.add("Check at \(check.field): \(demand)")
    }
    return text.text
  }

  /// The wording of the text, which is in English besides the texts of the form.
  private var messages: MessageCatalog { MessageCatalog() }

  /// What holds for all answers, by its key in a form file.
  private var settings: [(key: String, words: String)] {
    let all = [
      ("confirm", form.confirmation?.text), ("heading", form.heading?.text),
      ("unanswered", form.unanswered == .omit ? form.unanswered.rawValue : nil),
    ]
    return all.compactMap { key, words in words.map { (key, $0) } }
  }

  /// The form as a JSON object.
  package var json: String {
    var members: [JSONTree.Member] = [.init("title", JSONTree(form.title))]
    if let intro = form.intro { members.append(.init("intro", JSONTree(intro))) }
    members += settings.map { .init($0.key, JSONTree($0.words)) }
    members.append(.init("language", JSONTree(form.messages.language.code)))
    if let languages = outline.languages {
      members.append(.init("languages", JSONTree(languages.languages.map(\.code))))
    }
    let parts = outline.parts.compactMap { DescribedPart($0, of: form) }
    for (name, isHeading) in [("sections", true), ("groups", false)] {
      let listed = parts.filter { $0.isHeading == isHeading && $0.start < outline.fields.count }
      if listed.isEmpty { continue }
      members.append(.init(name, .list(listed.map { $0.json(among: outline.fields) })))
    }
    members.append(.init("fields", .list(outline.fields.map { $0.json(in: form.messages) })))
    return JSONTree.object(members).indented() + "\n"
  }
}

extension FieldID {
  /// The name, without the number of an entry: `attendees[].email`.
  var shownName: String { rawValue.replacing("[0]", with: "[]") }
}

extension Node {
  /// The conditions of a field, a page, a section or a group, as written.
  var conditions: [Node.Entry] { members.filter { ["when", "unless"].contains($0.name) } }
}

extension FieldOutline {
  var shownName: String { field.id.shownName }

  private var typeName: String { type ?? "hidden" }

  /// Whether a blank answer is rejected, regardless of other answers.
  private var isRequired: Bool { field.allRules.isRequired }

  /// The label, the type, and other properties in a word or two.
  fileprivate var summary: String {
    var words = [typeName]
    if isRequired { words.append("required") }
    if field.isReadOnly { words.append("read-only") }
    if !field.isSubmitted { words.append("not submitted") }
    if let start = node["default"] ?? (field.isHidden ? node["value"] : nil) {
      words.append("\(field.isHidden ? "value" : "default") \(start.yaml)")
    }
    let name = (node["id"] ?? node["hidden"])?.text
    let label = field.label == name ? "" : "\(field.label): "
    return label + words.joined(separator: ", ")
  }

  /// The help, the options, the rules and the conditions, one after another.
  fileprivate func lines(in messages: MessageCatalog) -> [String] {
    var lines: [String] = []
    if let help = field.help { lines.append(help) }
    let options = field.widget.description.choices
    if !options.isEmpty {
      let names = options.map { choice in
        choice.label == choice.value.description
          ? choice.label : "\(choice.value) (\(choice.label))"
      }
      lines.append("options: \(names.joined(separator: ", "))")
      let conditions = conditionsOfOptions
      lines += options.compactMap { choice in
        guard let own = conditions[choice.value], !own.isEmpty else { return nil }
        let words = own.map { $0.name == "disabled" ? $0.name : "\($0.name) \($0.value.yaml)" }
          .joined(separator: ", ")
        return "option \(choice.value) \(words)"
      }
    } else if let options = node["options"] {
      lines.append("options: \(options.yaml)")
    }
    if let other = field.widget.traits.other { lines.append("or any text: \(other)") }
    if let member = field.member { lines.append("member: \(member)") }
    if let column = field.column { lines.append("column: \(column)") }
    let limits = (limits + node.members.filter { $0.name == "code" }).map { limit in
      "\(limit.name) \(limit.value.text ?? limit.value.yaml)"
    }
    if !limits.isEmpty { lines.append(limits.joined(separator: ", ")) }
    let told = rules.filter { !($0.clause.shape == .presence && isRequired) }
    lines += told.map { rule in
      let demand = messages.text(of: rule.clause.requirement(among: Answers()))
      let isWarning = rule.clause.severity != .error
      return "- \(demand)" + (isWarning ? " (\(rule.clause.severity.rawValue))" : "")
        + rule.conditionWords
    }
    // Those of a row are with the matrix.
    let isRow = !node.members.rowNames.isEmpty
    return isRow ? lines : lines + node.conditions.map(\.conditionWords)
  }

  /// What limits an answer, besides rules, as written.
  private var limits: [Node.Entry] {
    let keys = [
      "min", "max", "step", "scale", "forbidden", "mask", "must", "root", "extensions",
      "duplicates", "on", "off", "unanswered",
    ]
    return keys.compactMap { key in node.members.first { $0.name == key } }
      // Whether options are in one row, as in a survey, limits nothing.
      .filter { $0.name != "scale" || $0.value.truth == nil }
  }

  /// The conditions of options, as written, by their values.
  private var conditionsOfOptions: [Value: [Node.Entry]] {
    var conditions: [Value: [Node.Entry]] = [:]
    for option in node["options"]?.entries ?? [] {
      guard let value = option["value"]?.value, conditions[value] == nil else { continue }
      conditions[value] = option.members.filter {
        ["when", "unless", "reason"].contains($0.name)
          || $0.name == "disabled" && $0.value.truth == true
      }
    }
    return conditions
  }

  fileprivate func json(in messages: MessageCatalog) -> JSONTree {
    var members: [JSONTree.Member] = [
      .init("id", JSONTree(shownName)), .init("type", JSONTree(typeName)),
      .init("label", JSONTree(field.label)), .init("required", .value(.bool(isRequired))),
    ]
    if let help = field.help { members.append(.init("help", JSONTree(help))) }
    if let member = field.member { members.append(.init("member", JSONTree(member))) }
    if let column = field.column { members.append(.init("column", JSONTree(column))) }
    if let code = node["code"]?.text { members.append(.init("code", JSONTree(code))) }
    if let start = node["default"] { members.append(.init("default", .value(start.value))) }
    let choices = field.widget.description.choices
    if !choices.isEmpty {
      let conditions = conditionsOfOptions
      let options = choices.map { choice -> JSONTree in
        .object(
          [.init("value", .value(choice.value)), .init("label", JSONTree(choice.label))]
            + (conditions[choice.value] ?? []).map { .init($0.name, .value($0.value.value)) }
        )
      }
      members.append(.init("options", .list(options)))
    } else if let options = node["options"] {
      members.append(.init("options", .value(options.value)))
    }
    if let other = field.widget.traits.other {
      members.append(.init("other", JSONTree(other)))
    }
    members += limits.map { .init($0.name, .value($0.value.value)) }
    members += node.conditions.map { .init($0.name, .value($0.value.value)) }
    members.append(.init("rules", .list(rules.map { $0.json(in: messages) })))
    return .object(members)
  }
}

extension RuleOutline {
  /// The condition of the rule, after a comma; empty if it always applies.
  fileprivate var conditionWords: String {
    let own = spot.parameters.filter { ["when", "unless"].contains($0.name) }
      .map { ", \($0.name) \($0.value.yaml)" }
    return isConditional ? own.joined() + ", on a condition" : own.joined()
  }

  fileprivate func json(in messages: MessageCatalog) -> JSONTree {
    let demand = messages.text(of: clause.requirement(among: Answers()))
    var members: [JSONTree.Member] = [
      .init("rule", JSONTree(spot.definition.name)), .init("requirement", JSONTree(demand)),
      .init("severity", JSONTree(clause.severity.rawValue)),
      .init("conditional", .value(.bool(isConditional || clause.condition != nil))),
    ]
    if let message = clause.message { members.append(.init("message", JSONTree(message.template))) }
    let own = spot.parameters.filter { entry in
      spot.definition.parameters.contains { $0.name == entry.name }
    }
    if !own.isEmpty {
      members.append(
        .init("parameters", .object(own.map { .init($0.name, .value($0.value.value)) }))
      )
    }
    return .object(members)
  }
}
