import FormValidation
import FormWidgets
import Forms

extension Form {
  /// Returns the answers as Markdown: below the form's heading, each under the label of its field,
  /// as GitHub writes issues from forms.
  ///
  /// Toggles and the options of checklists are task lists, texts of code are fenced, and what was
  /// not answered is `_No response_`. A field that is the heading is not repeated.
  /// - Source: GitHub Docs, "Syntax for issue forms"; GitHub Flavored Markdown, 4.5 and 5.3.
  func markdown(of answers: Answers) -> String {
    var writer = MarkdownWriter(of: self, answers)
    if let heading {
      let title = heading.filled { Form.words(of: answers[$0]).joiningLines }
      if !title.isBlank { writer.blocks.append("# " + title) }
    }
    writer.write(parts, in: nil, level: 3)
    return writer.blocks.map { $0 + "\n" }.joined(separator: "\n")
  }
}

/// Writes the answers to a form as blocks of Markdown.
private struct MarkdownWriter {
  let form: Form
  let answers: Answers

  /// The field that is the title; `nil` if none is.
  private let title: FieldID?

  /// The blocks, which blank lines separate.
  var blocks: [String] = []

  /// The longest list of options whose unchecked ones are written, too.
  private static let listLimit = 20

  init(of form: Form, _ answers: Answers) {
    (self.form, self.answers) = (form, answers)
    let heading = form.heading
    title = heading?.references.first.flatMap { $0.spelling == heading?.text ? $0.field : nil }
  }

  /// Writes parts, all in one group or in none, whose headings have a level.
  mutating func write(_ parts: [Form.Part], in group: FieldID?, level: Int) {
    var tasks: [String] = []
    for part in parts {
      if case .field(let field) = part, let task = task(for: field, in: group) {
        tasks.append(task)
        continue
      }
      addList(&tasks)
      write(part, in: group, level: level)
    }
    addList(&tasks)
  }

  private mutating func addList(_ tasks: inout [String]) {
    if !tasks.isEmpty { blocks.append(tasks.joined(separator: "\n")) }
    tasks = []
  }

  private mutating func write(_ part: Form.Part, in group: FieldID?, level: Int) {
    func full(_ id: FieldID) -> FieldID { group?.member(id) ?? id }
    switch part {
    case .field(let field): write(filled(field, in: group), full(field.id), level)
    case .group(let group):
      writeBelow(filled(group.label, in: full(group.id)), level) {
        $0.write(group.parts, in: full(group.id), level: level + 1)
      }
    case .repeated(let list):
      let id = full(list.id)
      guard answers.contains(id) else { return }
      let count = [Value](answers[id])?.count ?? 0
      if count == 0 { return blocks += [heading(list.name, level), Self.nothing] }
      for number in 0..<count {
        writeBelow(filled(list.title(ofEntry: number), in: id.entry(number)), level) {
          $0.write(list.parts, in: id.entry(number), level: level + 1)
        }
      }
    case .section(let heading), .page(let heading):
      writeBelow(filled(heading.title, in: group), level - 1) {
        $0.write(heading.parts, in: group, level: level)
      }
    case .note, .check: break
    }
  }

  /// Writes blocks below a heading, or nothing if there are none.
  private mutating func writeBelow(
    _ title: String,
    _ level: Int,
    _ write: (inout MarkdownWriter) -> Void
  ) {
    let count = blocks.count
    write(&self)
    if blocks.count > count { blocks.insert(heading(title, level), at: count) }
  }

  private func heading(_ title: String, _ level: Int) -> String {
    String(repeating: "#", count: min(level, 6)) + " " + title.joiningLines
  }

  private static let nothing = "_No response_"

  private mutating func write(_ field: Field, _ id: FieldID, _ level: Int) {
    guard field.isSubmitted, answers.contains(id), id != title else { return }
    blocks += [heading(field.label, level), text(of: answers[id], to: field)]
  }

  /// Returns the box of a toggle without words of its own; `nil` for any other field.
  private func task(for field: Field, in group: FieldID?) -> String? {
    let id = group?.member(field.id) ?? field.id
    guard field.isSubmitted, let toggle = field.widget as? Toggle, toggle.words == nil,
      case .bool(let isOn) = answers[id]
    else { return nil }
    return Self.task(filled(field.label, in: group), isOn)
  }

  /// Returns a field with answers filled in its label and its options.
  private func filled(_ field: Field, in group: FieldID?) -> Field {
    var field = field
    field.label = filled(field.label, in: group)
    guard let choices = field.choicesWithAnswers else { return field }
    let list = field.replacing(choices) { text, _ in filled(text, in: group) }
    _ = field.widget.handle(.options(ChoiceList(list), note: nil), in: .line)
    return field
  }

  private func filled(_ text: String, in group: FieldID?) -> String {
    AnswerText.mayHaveAnswers(text) ? filled(AnswerText(text), in: group) : text
  }

  /// Returns a text with answers in words, by the names in a group or those around it.
  private func filled(_ text: AnswerText, in group: FieldID?) -> String {
    text.filled { name in
      let path = group.map { $0.rawValue.split(separator: ".") } ?? []
      let scopes = path.indices.reversed().map { path[...$0].joined(separator: ".") + "." } + [""]
      let ids = scopes.map { FieldID($0 + name.inForm.rawValue) }
      let id = (name.isOfForm ? nil : ids.first(where: answers.contains)) ?? name.inForm
      guard !answers[id].isBlank else { return "…" }
      let label = form.fields.first { $0.id == id }?.widget.label(of: answers[id])
      return label.map { filled($0, in: nil) } ?? Form.words(of: answers[id]).joiningLines
    }
  }

  private static func task(_ label: String, _ isOn: Bool) -> String {
    "- [\(isOn ? "x" : " ")] \(label.joiningLines)"
  }

  private func text(of answer: Value, to field: Field) -> String {
    let choices = field.widget.description.choices
    if case .list(let items) = answer, field.widget is Checklist, !choices.isEmpty {
      let chosen = Set(items)
      let shown =
        choices.count > Self.listLimit ? choices.filter { chosen.contains($0.value) } : choices
      let others = items.filter { item in !choices.contains { $0.value == item } }
      let tasks =
        shown.map { Self.task($0.label, chosen.contains($0.value)) }
        + others.map { Self.task($0.description, true) }
      return tasks.isEmpty ? Self.nothing : tasks.joined(separator: "\n")
    }
    if answer.isBlank { return Self.nothing }
    if let words = (field.widget as? Toggle)?.words, case .bool(let isOn) = answer {
      return isOn ? words.on : words.off
    }
    if case .list(let items) = answer {
      return items.map { "- \(label(of: $0, among: choices).joiningLines)" }.joined(separator: "\n")
    }
    let text = label(of: answer, among: choices)
    guard let area = field.widget as? TextArea else { return text.joiningLines }
    return area.code.map(text.fenced) ?? text
  }

  /// Returns the label of a choice, or else the answer itself.
  private func label(of answer: Value, among choices: [Choice]) -> String {
    choices.first { $0.value == answer }?.label ?? answer.description
  }
}

extension String {
  /// The text on one line.
  fileprivate var joiningLines: String {
    split { $0.isNewline }.joined(separator: " ")
  }

  /// Returns the text as a block of code in a language, with more backticks than are in it.
  fileprivate func fenced(as language: String) -> String {
    var (run, longest) = (0, 2)
    for character in self {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)\(language)\n\(self)\(hasSuffix("\n") ? "" : "\n")\(fence)"
  }
}
