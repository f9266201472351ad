import FormFilling
import FormValidation
import FormWidgets
public import Forms
public import SourceText

/// Prefilled answers from a file.
extension Form {
  /// Whether any answer is secret.
  package var hasSecrets: Bool {
    fields.indices.contains { fields[$0].isSecret }
  }

  /// Prefills the form from a JSON object or a YAML mapping.
  ///
  /// An answer of the right kind is kept even if it is invalid, for the rules to report; null is no
  /// answer.
  /// - Parameters:
  ///   - answers: The text: YAML if the file's name says so, or if it does not begin like JSON.
  ///   - file: The name of the file for diagnostics.
  /// - Throws: All errors in the text, in order: unknown fields, answers of the wrong kind.
  public mutating func hold(_ answers: String, file: String) throws(Diagnostics) {
    let source = SourceText(answers.withoutByteOrderMark, file: file)
    do throws(Diagnostics) {
      try source.check(hold(source).map(\.finding))
    } catch {
      throw safeToPrint(error)
    }
  }

  /// Prefills the form from a JSON object or a YAML mapping, and returns the answers that it does not
  /// accept.
  /// - Throws: The errors of a text that is no object or mapping.
  package mutating func misfits(
    holding answers: String,
    file: String
  ) throws(Diagnostics) -> [UnfitAnswer] {
    do throws(Diagnostics) {
      return try hold(SourceText(answers.withoutByteOrderMark, file: file))
    } catch {
      throw safeToPrint(error)
    }
  }

  /// Returns errors without lines that may contain a password, as may a word that is not JSON.
  private func safeToPrint(_ errors: Diagnostics) -> Diagnostics {
    hasSecrets ? errors.withoutExcerpts : errors
  }

  private mutating func hold(_ source: SourceText) throws(Diagnostics) -> [UnfitAnswer] {
    let node = try source.isYAML ? YAML.node(of: source) : Node(json: source)
    guard let node else { return [] }
    guard case .mapping(let entries) = node.content else {
      let message = "expected an object of answers by field, found \(node.kindWords)"
      throw source.failure([Finding(node.mark, message)])
    }
    return hold(record: entries, AnswerNames(of: self))
  }

  /// Prefills the form from an object in a list of records, given the names of its fields, and
  /// returns the answers that it does not accept.
  package mutating func hold(record entries: [Node.Entry], _ names: AnswerNames) -> [UnfitAnswer] {
    var counted: Set<FieldID> = []
    if !lists.isEmpty { addEntries(entries, in: nil, names, &counted) }
    var indices: [FieldID: Int]?
    if !lists.isEmpty {
      indices = Dictionary(fields.enumerated().map { ($1.id, $0) }) { first, _ in first }
    }
    var held = HeldAnswers()
    hold(entries, in: nil, names, indices, &held)
    return held.misfits
  }

  /// Gives repeated groups as many entries as there are in lists, if they can have as many.
  private mutating func addEntries(
    _ entries: [Node.Entry],
    in group: FieldID?,
    _ names: AnswerNames,
    _ counted: inout Set<FieldID>
  ) {
    for entry in entries {
      guard let id = names.field(of: entry.name, in: group) else { continue }
      let list = lists.first { $0.id == id }
      switch (list.map { entry.value.listed(by: $0.naming) } ?? entry.value).content {
      case .mapping(let inner): addEntries(inner, in: id, names, &counted)
      case .list(let items):
        guard let list, counted.insert(id).inserted else { continue }
        setEntryCount(of: list, to: Swift.min(items.count, list.counts.upperBound))
        for (number, item) in items.enumerated() {
          guard case .mapping(let inner) = item.content else { continue }
          addEntries(inner, in: id.entry(number), names, &counted)
        }
      case .scalar: break
      }
    }
  }

  /// Prefills the fields of a group, or those outside groups.
  private mutating func hold(
    _ entries: [Node.Entry],
    in group: FieldID?,
    _ names: AnswerNames,
    _ indices: [FieldID: Int]?,
    _ held: inout HeldAnswers
  ) {
    var known: [String]?
    for entry in entries {
      let field = names.field(of: entry.name, in: group)
      let id = field ?? group?.member(FieldID(entry.name)) ?? FieldID(entry.name)
      if field == nil {
        addUnknown(entry, as: id, among: &known, in: group, names, &held)
      } else if names.isGroup(id) {
        hold(entry.value, asGroup: id, names, indices, &held)
      } else if !held.fields.insert(id).inserted {
        let finding = Finding(entry.mark, names.repetition(of: id))
        let judgment = judgment(.repeatedField, about: entry.name, suggestion: nil)
        held.misfits.append(UnfitAnswer(id, finding, .repeated, judgment: judgment))
      } else if let list = names.list(id) {
        hold(entry.value, asEntriesOf: list, named: id, names, indices, &held)
      } else if let index = indices.map({ $0[id] }) ?? names.index(of: id) {
        if let mistaken = mistaken(entry.value, at: index) {
          held.misfits.append(unfit(entry.value, finding: mistaken, at: index))
        } else if !start(fieldAt: index, with: answer(entry.value, at: index)) {
          held.misfits.append(misfit(of: entry.value, forFieldAt: index))
        }
      } else {
        addUnknown(entry, as: id, among: &known, in: group, names, &held)
      }
    }
  }

  /// Reports an unknown name, given those that the group has, once they were searched for.
  private func addUnknown(
    _ entry: Node.Entry,
    as id: FieldID,
    among known: inout [String]?,
    in group: FieldID?,
    _ names: AnswerNames,
    _ held: inout HeldAnswers
  ) {
    let siblings = known ?? names.members(of: group).filter { !$0.contains("[") }
    known = siblings
    let isReported = held.misfits.count < AnswerNames.unknownLimit
    let nearest = isReported ? siblings.nearest(to: entry.name) : nil
    let advice = names.adviceOnEntries(in: entry.name, of: group)
    let finding = Finding(
      entry.mark,
      "unknown field \(entry.name.quoted)" + (advice.map { "; \($0)" } ?? ""),
      suggestion: nearest
    )
    let judgment = judgment(.unknownField, about: entry.name, suggestion: nearest)
    held.misfits.append(UnfitAnswer(id, finding, .unknownField, judgment: judgment))
  }

  private mutating func hold(
    _ node: Node,
    asGroup group: FieldID,
    _ names: AnswerNames,
    _ indices: [FieldID: Int]?,
    _ held: inout HeldAnswers
  ) {
    switch node.content {
    case .scalar(.null): break
    case .mapping(let entries):
      include(group)
      hold(entries, in: group, names, indices, &held)
    default:
      let message = "expected an object of answers by field, found \(node.kindWords)"
      let label = groups.first { $0.id == group }?.label ?? group.rawValue
      let judgment = judgment(ofGroup: label, isList: false)
      held.misfits.append(UnfitAnswer(group, Finding(node.mark, message), judgment: judgment))
    }
  }

  /// Prefills the entries of a repeated group, which has as many as there are in the list.
  private mutating func hold(
    _ node: Node,
    asEntriesOf list: EntryList,
    named id: FieldID,
    _ names: AnswerNames,
    _ indices: [FieldID: Int]?,
    _ held: inout HeldAnswers
  ) {
    let label = names.form.fields[list.control].label
    switch node.listed(by: list.naming).content {
    case .scalar(.null): break
    case .list(let items):
      let maximum = list.counts.upperBound
      for (number, item) in items.prefix(maximum).enumerated() {
        hold(item, asGroup: id.entry(number), names, indices, &held)
      }
      guard items.count > maximum else { break }
      let excess = "found \(items.count); remove \(items.count - maximum)"
      let entries = maximum == 1 ? "1 entry" : "\(maximum) entries"
      let finding = Finding(node.mark, "expected at most \(entries), \(excess)")
      let verdict = Clause.maxItems(maximum).verdict(
        on: .list(Array(repeating: .null, count: items.count)),
        among: [:]
      )
      let judgment = judgment(verdict, label: label)
      held.misfits.append(UnfitAnswer(id, finding, .tooManyEntries, judgment: judgment))
    default:
      let finding = Finding(node.mark, "expected \(list.kindWords), found \(node.kindWords)")
      let judgment = judgment(ofGroup: label, isList: list.naming == nil)
      held.misfits.append(UnfitAnswer(id, finding, judgment: judgment))
    }
  }

  /// Returns the answer that a node is to the field at an index: for a toggle, an unquoted word is a
  /// boolean.
  private func answer(_ node: Node, at index: Int) -> Value {
    guard case .toggle = fields[index].widget.traits.kind, node.spelling != nil,
      let truth = node.truth
    else { return node.value }
    return .bool(truth)
  }

  /// Returns the finding for a number that is an option only as it is written, not as it is read.
  private func mistaken(_ node: Node, at index: Int) -> Finding? {
    let nodes = node.entries.filter { $0.respelling != nil }
    guard !nodes.isEmpty else { return nil }
    let texts = Set(fields[index].widget.description.choices.map(\.value))
    return nodes.first { texts.contains(.text($0.spelling ?? "")) }.flatMap {
      Finding(respelled: $0)
    }
  }

  /// Returns the finding for an answer that the field at an index does not accept.
  func misfit(_ node: Node, at index: Int) -> Finding {
    let field = fields[index]
    let demand = "expected \(field.widget.traits.role.expectedWords), found \(node.kindWords)"
    switch (field.widget.traits.role, node.content) {
    case (.choices, .list(let items)):
      return misfit(among: items, of: field) ?? Finding(node.mark, demand)
    case (.list, .list(let items)):
      let stranger = items.first { item in
        var widget = field.widget
        return !widget.adopt(.list([item.value]))
      }
      guard let stranger else { return Finding(node.mark, demand) }
      let message = "expected text that is not empty, found \(stranger.kindWords)"
      return Finding(stranger.mark, message, note: stranger.quotedHint)
    case (.choice, _) where !node.isNull: return stranger(node, to: field)
    case (.text, _) where !field.isSecret:
      return Finding(respelled: node)
        ?? Finding(node.mark, demand, note: field.quotedHint(of: node))
    default: return Finding(node.mark, demand, note: field.quotedHint(of: node))
    }
  }

  /// Returns a finding for the first of several answers that is not an option or is a duplicate.
  private func misfit(among items: [Node], of field: Field) -> Finding? {
    var given: Set<Value> = []
    var typed: Node?
    for item in items {
      let choice = field.widget.description.choices.first { $0.value == item.value }
      if choice == nil, item.text?.isEmpty == false, field.widget.traits.other != nil {
        if typed != nil {
          let message = "\("\(item.value)".quoted) is a second answer besides the options of "
          return Finding(item.mark, message + field.id.rawValue)
        }
        typed = item
        continue
      }
      guard let choice, !choice.isDisabled else {
        return stranger(item, to: field)
      }
      guard given.insert(item.value).inserted else {
        let message = "\("\(item.value)".quoted) is given twice in \(field.id.rawValue)"
        return Finding(item.mark, message)
      }
    }
    return nil
  }

  /// Returns the finding for an answer that is not an option, or is disabled.
  private func stranger(_ node: Node, to field: Field) -> Finding {
    let choices = field.optionNames
    let sameWords = field.widget.description.choices.first { "\($0.value)" == "\(node.value)" }
    if let finding = Finding(respelled: node) { return finding }
    if let option = sameWords?.value, option != node.value {
      let option = Node(.scalar(option), at: node.mark)
      let message = "expected \(option.kindWords), found \(node.kindWords)"
      return Finding(node.mark, message, note: node.quotedHint)
    }
    let isDisabled = sameWords != nil
    return Finding(
      node.mark,
      "\("\(node.value)".quoted) is not \(isDisabled ? "available in" : "an option of") "
        + field.id.rawValue,
      suggestion: choices.nearest(to: "\(node.value)"),
      note: "expected one of \(Self.listed(choices))"
    )
  }

  /// Returns an option that a typed line names twice, if several can be chosen.
  func answerNamedTwice(in line: String, for field: Field) -> String? {
    guard case .choices = field.widget.traits.role else { return nil }
    var given: Set<Value> = []
    for name in line.names(among: field.widget.description.choices) {
      var widget = field.widget
      guard widget.enter(given: name), let answer = [Value](widget.value)?.first else { continue }
      if !given.insert(answer).inserted { return answer.description }
    }
    return nil
  }

  /// Returns what a field expects instead of a typed text.
  func demand(of field: Field, for text: String) -> String {
    if lists.contains(where: { $0.id == field.id }) {
      let entry = field.id.entry(0).rawValue + "."
      let first = specimen.fields.lazy.map(\.id).first { $0.rawValue.hasPrefix(entry) } ?? field.id
      return "expected the number of entries; give each answer on its own, like \(first)=…"
    }
    let choices = field.optionNames
    guard choices.isEmpty else {
      let nearest = choices.nearest(to: text).didYouMean
      return "\(text.quoted) is not one of \(Self.listed(choices))\(nearest)"
    }
    let found = field.isSecret ? "" : ", found \(text.quoted)"
    return "expected \(field.widget.traits.role.expectedWords)\(found)"
  }

  /// Returns choices as listed in a message: the first few, on one line.
  static func listed(_ choices: [String]) -> String {
    choices.prefix(20).map(\.printable).joined(separator: ", ")
  }
}

/// What was read of a record.
private struct HeldAnswers {
  /// The answers that the form does not accept.
  var misfits: [UnfitAnswer] = []

  /// The fields and repeated groups that have answers.
  var fields: Set<FieldID> = []
}

extension Form.EntryList {
  /// How its entries are given, in messages.
  fileprivate var kindWords: String {
    naming == nil ? "a list of objects" : "an object with a member for each entry"
  }
}

extension AnswerNames {
  /// Returns the error that a field has two answers in a record.
  fileprivate func repetition(of id: FieldID) -> String {
    let isKey = form.lists.contains { list in
      list.naming.map { list.id.entry(0).member($0.key) == first(id) } ?? false
    }
    let message = "field \(id.rawValue.quoted) is given twice"
    return isKey ? message + ": as the name of its entry and in it" : message
  }

  /// Returns how to give the entries that an unknown name like `guests[0].name` is about; `nil` if
  /// it is about none.
  fileprivate func adviceOnEntries(in name: String, of group: FieldID?) -> String? {
    let steps = FieldID(name).steps
    guard steps.count > 1 else { return nil }
    var outer = group
    for case .name(let name) in steps {
      let id = outer?.member(FieldID(name)) ?? FieldID(name)
      if let list = list(id) { return "\(id.rawValue.quoted) is \(list.kindWords)" }
      outer = id
    }
    return nil
  }
}

extension Field {
  /// Returns how to quote an answer if the field has texts; a secret is not repeated.
  fileprivate func quotedHint(of node: Node) -> String? {
    guard case .text = widget.traits.kind, let hint = node.quotedHint else { return nil }
    return isSecret ? "to make it text, quote it" : hint
  }

  /// The values that can be chosen, as texts; empty if any answer can be given.
  var optionNames: [String] {
    widget.description.choices.filter { !$0.isDisabled }.map(\.value.description)
  }
}

extension SourceText {
  /// Returns whether answers are YAML, by the file's name or else by their beginning.
  fileprivate var isYAML: Bool {
    if [".yaml", ".yml"].contains(where: file.hasSuffix) { return true }
    guard let first = text.unicodeScalars.first(where: { !$0.properties.isWhitespace }) else {
      return false
    }
    return !"{[\"".unicodeScalars.contains(first) && text.utf8.contains(UInt8(ascii: ":"))
  }
}
