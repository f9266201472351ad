import FormValidation
import Forms
import SourceText

/// A form to be written as YAML.
struct ImportedForm {
  /// The name of the source file.
  var origin = ""

  /// The title, and the text above the first field.
  var title = ""
  var intro: String?

  /// The title of a document of the answers, with answers in braces.
  var heading: String?

  /// The fields and groups.
  var items: [Item] = []

  /// The parts that were left out or changed.
  var notes: [Finding] = []

  /// The keys that describe something, but have no use in a form.
  var annotations: [(name: String, mark: Mark)] = []

  /// Whether answers that were not given are not written.
  var omitsUnanswered = false

  /// A field or a group: its keys with values in YAML, and the fields of a group.
  struct Item {
    var keys: [(name: String, yaml: String)] = []
    var rules: [String] = []
    var fields: [Item] = []

    /// Whether it is a group that must be there, although it may be made optional for the sake of
    /// conditions on it.
    var isNeeded = false

    /// The rules that apply in only one of the alternatives that have the field.
    var rulesOfBranches: Set<String> = []

    /// The text of a note before it, in YAML.
    var preface: String?

    /// The place in the source.
    var mark: Mark?

    /// The value of a key, in YAML.
    subscript(key: String) -> String? { keys.first { $0.name == key }?.yaml }

    /// The name of the field, group or note.
    var name: String { keys.first?.yaml ?? "" }

    /// Sets a key to a text; `nil` is ignored.
    mutating func set(_ key: String, _ text: String?) {
      guard let text, !text.isBlank else { return }
      // Names in braces are not those of fields, wherever a form could have some.
      let words = key == "placeholder" ? text : text.withBracesAsText
      keys.append((key, words.yaml(isAlone: true)))
    }

    /// Adds a rule in YAML if it is one, and returns whether it is.
    mutating func add(_ rule: String) -> Bool {
      guard (try? Clause(yaml: rule)) != nil else { return false }
      rules.append(rule)
      return true
    }

    /// Gives its answer the name that it has in the source, if the field cannot have it.
    mutating func nameMember(_ given: String?) {
      guard let given, given != name, given.yaml != name, !given.isEmpty else { return }
      keys.insert(("member", given.yaml), at: 1)
    }

    /// Whether it begins a page or a section.
    var isHeading: Bool { ["page", "section"].contains(keys.first?.name) }

    /// The keys that may be left out: one, limits together, or all, with the rules.
    fileprivate var optionalParts: [[String]] {
      let needed = ["id", "group", "note", "hidden", "value", "type", "options", "mask", "fields"]
      let names = keys.map(\.name).filter { !needed.contains($0) }
      return names.map { [$0] } + [["min", "max"], ["rules"], names + ["rules"]]
    }

    /// Returns the item without some keys, if that makes it valid beside others.
    fileprivate func without(_ names: [String], beside others: [Item]) -> Item? {
      var item = self
      item.keys.removeAll { names.contains($0.name) }
      if names.contains("rules") { item.rules = [] }
      return item.isValid(beside: others) ? item : nil
    }

    /// Whether the item can be in a form.
    var isValid: Bool { isValid(beside: []) }

    /// Returns whether the item can be in a form that also has those of other items that it names.
    fileprivate func isValid(beside others: [Item]) -> Bool {
      let alone = ImportedForm(items: [self]).yaml
      let named = !alone.contains("{") ? [] : others.filter { alone.contains($0.plainName) }
      let yaml = named.isEmpty ? alone : ImportedForm(items: named + [self]).yaml
      return (try? FormReading(yaml: yaml)) != nil
    }

    /// The words in it, among which are the names of all fields that it refers to.
    fileprivate var words: Set<String> {
      let text = ImportedForm(items: [self]).yaml
      let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber) || "_-".contains($0)) }
      return Set(words.map { String($0) })
    }

    /// The item with no more than what others may refer to.
    fileprivate var bare: Item {
      var item = self
      let needed = [
        "id", "group", "hidden", "type", "options", "mask", "min", "max", "optional", "repeat",
      ]
      item.keys.removeAll { !needed.contains($0.name) }
      if isHidden { item.keys.append(("value", "x")) }
      (item.rules, item.fields, item.preface) = ([], fields.map(\.bare), nil)
      return item
    }
  }

  /// Returns a name for the field of a question, and the given one for its answer if no field can
  /// have it; one that is taken is noted.
  mutating func name(
    like given: String,
    at mark: Mark,
    _ naming: inout FieldNaming
  ) -> (name: String, member: String?) {
    let isTaken = naming.isTaken(given)
    let name = naming.name(like: given)
    guard isTaken else { return (name, name == given || given.isEmpty ? nil : given) }
    let words = "\(given.quoted) is the name of an earlier field; the field is named \(name)"
    note(mark, words)
    return (name, nil)
  }

  /// The notes in the order of the text, each once, with the number of places; those on keys
  /// that only describe come last, together.
  var allNotes: [Finding] {
    let order = notes.indices.sorted { (notes[$0].mark, $0) < (notes[$1].mark, $1) }
    var counts: [String: Int] = [:]
    for note in notes { counts[note.message, default: 0] += 1 }
    var all: [Finding] = order.compactMap { index in
      let note = notes[index]
      guard let count = counts.removeValue(forKey: note.message) else { return nil }
      let places =
        count == 1 ? "" : ", here and in \(count - 1) other place\(count == 2 ? "" : "s")"
      return Finding(note.mark, note.message + places)
    }
    if let first = annotations.min(by: { $0.mark < $1.mark }) {
      let names = Set(annotations.map(\.name)).sorted().joined(separator: ", ")
      all.append(Finding(first.mark, "keys that forms do not support are left out: \(names)"))
    }
    return all
  }

  /// Leaves out what would make the form invalid, with a note at its place in the source; nothing
  /// makes a form valid that is too large.
  mutating func repair() {
    let yaml = self.yaml
    guard !items.isEmpty, yaml.utf8.count <= Form.byteLimit, (try? FormReading(yaml: yaml)) == nil
    else { return }
    items = repaired(items)
  }

  /// Returns the items without the keys or rules that make them invalid, except those that remain so.
  private mutating func repaired(_ items: [Item]) -> [Item] {
    let bare = items.map { $0.isHeading ? nil : $0.bare }
    let numbers = Dictionary(
      items.indices.map { (items[$0].plainName, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return items.enumerated().compactMap { index, item in
      let named = Set(item.words.compactMap { numbers[$0] }).subtracting([index]).sorted()
      return repaired(item, beside: named.compactMap { bare[$0] })
    }
  }

  /// Returns an item without the keys or rules that make it invalid; `nil` if it remains so.
  private mutating func repaired(_ item: Item, beside others: [Item]) -> Item? {
    if item.isHeading || item.isValid(beside: others) { return item }
    var item = item
    if !item.fields.isEmpty {
      item.fields = repaired(item.fields)
      if item.isValid(beside: others) { return item }
    }
    let mark = item.mark ?? Mark(line: 1, column: 1)
    for dropped in item.optionalParts {
      guard let rest = item.without(dropped, beside: others) else { continue }
      note(mark, "\(item.name): \(dropped.joined(separator: " and ")) left out")
      return rest
    }
    note(mark, "\(item.name), which forms do not support, is left out")
    return nil
  }

  /// The form file.
  var yaml: String {
    var text =
      "# Imported from \(origin.printable).\ntitle: \((title.isEmpty ? "Form" : title).yaml(isAlone: true))\n"
    if let intro, !intro.isBlank {
      text += "intro: \(ImportedForm.block(intro.withBracesAsText, indent: 2))\n"
    }
    if omitsUnanswered { text += "unanswered: omit\n" }
    if let heading { text += "heading: \(heading.yaml)\n" }
    text += "fields:\n"
    for item in items { ImportedForm.write(item, indent: 2, to: &text) }
    return text
  }

  private static func write(_ item: Item, indent: Int, to text: inout String) {
    let margin = String(repeating: " ", count: indent)
    if let preface = item.preface {
      let note = Item(keys: [("note", preface)] + item.keys.filter { $0.name == "when" })
      write(note, indent: indent, to: &text)
    }
    for (index, key) in item.keys.enumerated() {
      text += "\(margin)\(index == 0 ? "- " : "  ")\(key.name): \(key.yaml)\n"
    }
    if !item.rules.isEmpty {
      text += "\(margin)  rules:\n"
      for rule in item.rules { text += "\(margin)    - \(rule)\n" }
    }
    if !item.fields.isEmpty {
      text += "\(margin)  fields:\n"
      for field in item.fields { write(field, indent: indent + 4, to: &text) }
    }
  }

  /// Returns a text as a block if it has several lines, all of which a block can hold.
  static func block(_ text: String, indent: Int) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let isPlain = lines.allSatisfy { line in
      line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0.value < 0xFFFE }
    }
    guard lines.count > 1, isPlain, lines.first?.first.map({ $0 != " " }) ?? false else {
      return text.yaml(isAlone: true)
    }
    let margin = String(repeating: " ", count: indent)
    return "|\n"
      + lines.map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
      .trimmedAtEnd
  }
}

extension String {
  /// The text without white space at the end.
  fileprivate var trimmedAtEnd: String {
    String(self[..<(lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? startIndex)])
  }
}
