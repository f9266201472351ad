import FormValidation
import Forms
package import SourceText
import TerminalText

/// The reference of form files, derived from the keys that the reader looks up.
package enum FormReference {
  /// Returns the types of fields, one per line.
  package static var types: String {
    var text = ReferenceText()
    text.add("Types of fields")
    let width = (WidgetKey.all.map(\.name.count).max() ?? 0) + 2
    let answerWidth = (WidgetKey.all.map(\.answer.count).max() ?? 0) + 2
    for type in WidgetKey.all {
      let row = type.name.padded(to: width) + type.answer.padded(to: answerWidth) + type.summary
      text.add(lines: "  " + row)
    }
    text.addBreak()
    text.add("tabstop types NAME describes one in detail.")
    text.add("tabstop help form describes the keys that every field accepts.")
    return text.text
  }

  /// Returns the page of a type: its keys in the form file, an example, its keys on the keyboard.
  package static func page(ofType name: String) throws(Diagnostics) -> String? {
    guard let type = WidgetKey.named(name) else { return nil }
    var text = ReferenceText()
    text.add("\(name): \(type.summary)")
    text.addBreak()
    text.add("The answer is \(type.answer).")
    text.addBreak()
    text.add(example: type.example)
    text.addBreak()
    text.add("Keys in the form file")
    text.add(FormKeys.own(ofType: name))
    text.addBreak()
    let known = Set(FormKeys.field(ofType: name).all.map(\.name))
    let shared = FormKeys.everyField.all.map(\.name).filter(known.contains).joined(separator: ", ")
    text.add("Every field also accepts \(shared); see tabstop help form.")
    return text.text + (try KeyReference.keysHere(in: name))
  }

  /// The page of the form file: its keys, and those of each entry of the fields.
  package static var page: String {
    var text = ReferenceText()
    text.add("A form file is YAML: a mapping with these keys.")
    text.addBreak()
    text.add(.form)
    text.addBreak()
    text.add("fields is a list; each entry is one of the following.")
    text.add("A field, which also has the keys of its type: tabstop types NAME", .everyField)
    for kind in Form.Section.Kind.allCases { text.add("A \(kind.rawValue)", .part(kind)) }
    text.add("A group", .group)
    text.add("A hidden field", .hidden)
    text.addBreak()
    text.add("What the keys above contain:")
    text.add("A condition, of when and unless", .condition)
    text.add("An option that is more than a text or a number", .option)
    text.addBreak()
    text.add("A rule, besides its own parameters: tabstop rules NAME")
    text.add(rows: RuleDefinition.modifiers, indent: 2)
    text.add("buttons", .buttons)
    text.add("confirm", .confirmation)
    text.addBreak()
    text.add(
      """
      In a form with languages, each text that users read has one for every language: \
      label: {en: Age, de: Alter}
      """
    )
    text.addBreak()
    text.add(
      """
      Labels and help of fields and options, note, intro, section, page, confirm, heading, a default \
      and a value can have answers in braces: Hello {name}. \
      Filters after a bar change them: {title|slug}, {name|replace: " ", "_"}. They are \
      \(TextFilter.names.joined(separator: ", ")). A default can also be {env: NAME}, \
      {field: NAME} or {command: [PROGRAM]}.
      """
    )
    text.addBreak()
    text.add(example: example)
    return text.text
  }

  /// A form with an entry of each kind.
  static let example = """
    title: Order
    intro: Delivery takes two days.
    review: true
    confirm: Place the order?
    fields:
      - {id: email, type: text, label: Email, rules: [required, email]}
      - group: items
        label: Item {n}
        repeat: {min: 1, max: 5}
        fields:
          - {id: name, type: text, label: Name, rules: [required]}
      - page: Delivery
      - note: We deliver from **Monday** to Friday.
      - {id: gift, type: toggle, label: A gift}
      - section: Card
        when: {field: gift, accepted: true}
      - {id: wishes, type: textarea, label: Your wishes}
      - {hidden: source, value: terminal}

    """

  /// Returns the type or rule that a word probably means, and what to write for it, if known.
  package static func advice(onType word: String) -> (nearest: String?, note: String?) {
    let meant = ForeignWords.meant(byType: word)
    let names = WidgetKey.all.map(\.name)
    return (meant == nil ? names.nearest(to: word) : meant?.names.first, meant?.note)
  }
}

extension WidgetKey {
  /// What the answer is.
  fileprivate var answer: String {
    switch kind {
    case .text: "a text"
    case .number: "a number"
    case .toggle: "true or false"
    case .list: "a list"
    case .any: name == "matrix" ? "an object" : "an option"
    }
  }
}

extension ReferenceText {
  fileprivate mutating func add(_ title: String, _ keys: FormKeys) {
    addBreak()
    add(title)
    add(keys)
  }

  fileprivate mutating func add(example: String) {
    add("Example")
    for line in example.split(separator: "\n") { add(lines: "  " + line) }
  }

  fileprivate mutating func add(_ keys: FormKeys) {
    add(rows: keys.all.map { ($0.name, $0.description) }, indent: 2)
  }
}

extension FormKeys.Key {
  /// What it is for and, in parentheses, its values.
  fileprivate var description: String {
    let facts = [isRequired ? "required" : nil, kind.words].compactMap { $0 }
    return (meaning ?? "") + (facts.isEmpty ? "" : " (\(facts.joined(separator: "; ")))")
  }
}

extension KeyKind {
  /// The possible values; `nil` if the meaning says it.
  fileprivate var words: String? {
    switch self {
    case .flag: "true or false"
    case .number: "a number"
    case .whole, .count: "a whole number"
    case .list: "a list"
    case .texts, .shownTexts: "a text or a list"
    case .name: "letters, digits, _ and -"
    case .words(let words):
      words.dropLast().joined(separator: ", ") + (words.count > 1 ? " or " : "")
        + (words.last ?? "")
    case .wordList(let words): "a list of \(words.joined(separator: ", "))"
    case .normalizers: NormalizerKey.all.map(\.name).joined(separator: ", ")
    case .text, .filledText, .prose, .shownText, .condition, .rules, .options, .choices, .counts,
      .value:
      nil
    }
  }
}
