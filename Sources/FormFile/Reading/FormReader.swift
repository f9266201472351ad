import FormUI
import FormValidation
import SourceText

/// Reads a whole form.
struct FormReader {
  /// The form; `nil` after an error.
  private(set) var form: Form?

  /// The form's own keys, with all findings in the file.
  private(set) var settings: Settings

  private let extensions: FormExtensions

  private var names = FieldNames()

  /// Reads a form, with the program's own rules and checks.
  init(_ node: Node, _ extensions: FormExtensions) {
    self.extensions = extensions
    guard case .mapping(let entries) = node.content else {
      settings = Settings([], of: "a form", at: node.mark)
      settings.findings.append(
        Finding(node.mark, "expected a mapping with title and fields, found \(node.kindWords)")
      )
      return
    }
    settings = Settings(entries, of: "a form", at: node.mark)
    let hasTitle = settings.needs("title")
    let title = settings.words("title")
    let intro = settings.text("intro")
    let reveal = settings.choice("reveal", of: Reveal.self) ?? .polite
    let errorsShown = settings.choice("errors", of: ErrorsShown.self) ?? .first
    let enterUse = settings.choice("enter", of: EnterUse.self) ?? .next
    let hasReview = settings.flag("review") ?? false
    let buttons = readButtons()
    let (fields, sections) = readFields()
    let checks = readChecks()
    let messages = readMessages(fields, checks)
    let confirmation = settings.message("confirm", placeholders: names.names)
    settings.finish()
    guard hasTitle, let title, settings.findings.isEmpty else { return }
    form = Form(
      title: title,
      intro: intro,
      reveal: reveal,
      errorsShown: errorsShown,
      enterUse: enterUse,
      fields: fields,
      sections: sections,
      hasReview: hasReview,
      buttons: buttons,
      confirmation: confirmation,
      checks: checks,
      messages: messages
    )
  }

  private mutating func readButtons() -> Buttons {
    guard let node = settings.node("buttons") else { return Buttons() }
    guard case .mapping(let entries) = node.content else {
      settings.report("buttons", wants: "a mapping of texts", not: node)
      return Buttons()
    }
    var item = Settings(entries, of: "buttons", at: node.mark)
    let buttons = Buttons(
      submit: item.words("submit"),
      next: item.words("next"),
      back: item.words("back"),
      cancel: item.words("cancel")
    )
    item.finish()
    settings.findings += item.findings
    return buttons
  }

  private mutating func readFields() -> (fields: [Field], sections: [Form.Section]) {
    let ruleSets = settings.node("rules")
    guard settings.needs("fields"), let nodes = settings.list("fields") else { return ([], []) }
    names = FieldNames(of: nodes) { WidgetKey.named($0)?.kind }
    let scope = readRuleSets(ruleSets)
    var read = ReadFields(capacity: nodes.count)
    var sections: [Form.Section] = []
    var emptyPart: SectionReader?
    var findingCount = 0
    var followsField = false
    for node in nodes where findingCount < Finding.limit {
      guard let part = SectionReader(node, in: scope) else {
        let reader = FieldReader(node, in: scope)
        settings.findings += reader.settings.findings
        if let mark = reader.besideMark, !followsField {
          settings.findings.append(Finding(mark, "no field is directly before it on the page"))
        }
        followsField = true
        findingCount += reader.settings.findings.count
        count(reader.settings.extent, at: reader.settings.mark)
        read.add(reader)
        emptyPart = nil
        continue
      }
      followsField = false
      settings.findings += part.findings
      count(part.extent, at: part.mark)
      if part.kind != .note {
        // A page may begin with a section.
        if let emptyPart, emptyPart.kind == part.kind || part.kind == .page {
          complain(of: emptyPart)
        }
        emptyPart = part
      }
      if let section = part.section(from: read.count) { sections.append(section) }
    }
    if read.count == 0 {
      settings.report("fields is empty; a form needs at least one field", at: "fields")
    } else if let emptyPart {
      complain(of: emptyPart)
    }
    check(read, sections)
    return (read.fields, sections)
  }

  /// The entries of a form's fields, as far as they were read.
  private struct ReadFields {
    private(set) var fields: [Field] = []

    /// The position of the name of each field.
    private(set) var marks: [Mark] = []

    /// The valid names, also of fields with errors.
    private(set) var names: [(id: FieldID, mark: Mark)] = []

    private(set) var count = 0

    init(capacity: Int) {
      fields.reserveCapacity(capacity)
      marks.reserveCapacity(capacity)
      names.reserveCapacity(capacity)
    }

    mutating func add(_ reader: FieldReader) {
      count += 1
      guard let name = reader.name else { return }
      names.append(name)
      guard let field = reader.field else { return }
      fields.append(field)
      marks.append(name.mark)
    }
  }

  /// Counts rules, and reports when they are too many for a form.
  private mutating func count(_ extent: RuleExtent, at mark: Mark) {
    let wasWithin = settings.extent.count <= RuleExtent.countLimit
    settings.extent.add(extent)
    guard wasWithin, settings.extent.count > RuleExtent.countLimit else { return }
    settings.findings.append(
      Finding(
        mark,
        "the form has more than \(RuleExtent.countLimit) rules",
        note: "a rule set's rules count at every use"
      )
    )
  }

  /// Reports what is wrong between fields.
  private mutating func check(_ read: ReadFields, _ sections: [Form.Section]) {
    checkNames(read.names)
    checkMnemonics(of: read.fields, at: read.marks)
    if read.fields.count == read.count { checkCircle(of: read.fields, sections, read.names) }
  }

  /// Reports fields with the same mnemonic.
  private mutating func checkMnemonics(of fields: [Field], at marks: [Mark]) {
    var owners: [Mnemonic: FieldID] = [:]
    for index in fields.indices {
      guard let mnemonic = fields[index].mnemonic else { continue }
      if let owner = owners.updateValue(fields[index].id, forKey: mnemonic) {
        let letter = String(mnemonic.letter).quoted
        settings.findings.append(
          Finding(marks[index], "mnemonic \(letter) is already used by \(owner.rawValue.quoted)")
        )
      }
    }
  }

  private mutating func complain(of part: SectionReader) {
    settings.findings.append(
      Finding(part.mark, "no field belongs to this \(part.kind.rawValue)")
    )
  }

  /// Reports fields whose conditions form a cycle.
  private mutating func checkCircle(
    of fields: [Field],
    _ sections: [Form.Section],
    _ given: [(id: FieldID, mark: Mark)]
  ) {
    guard let circle = Form.circle(ofConditionsOn: fields, in: sections), let first = circle.first,
      let mark = given.first(where: { $0.id == first })?.mark
    else { return }
    let names = (circle + [first]).map(\.rawValue)
    settings.findings.append(
      Finding(
        mark,
        circle.count == 1
          ? "\(names[0]) depends on its own answer"
          : "fields depend on each other: \(names.joined(separator: ", then "))"
      )
    )
  }

  /// Reads the rule sets of the form, for its fields to use.
  private mutating func readRuleSets(_ node: Node?) -> RuleScope {
    let scope = RuleScope(fields: names, extensions: extensions)
    guard let node else { return scope }
    settings.findings += RuleSetReader(node, in: scope).findings
    return scope
  }

  private mutating func readChecks() -> [Check] {
    guard let checks = settings.list("checks") else { return [] }
    return checks.flatMap { node in
      let entry = RuleEntry(node, in: RuleScope(fields: names, extensions: extensions))
      settings.findings += entry.findings
      count(entry.extent, at: node.mark)
      for use in entry.uses where !use.isAboutForm {
        let known = RuleDefinition.all.filter(\.isAboutForm).map(\.name).joined(separator: ", ")
        settings.findings.append(
          Finding(
            use.mark,
            "\(use.name) applies to one field; move it to the field's rules",
            note: "checks accepts \(known)"
          )
        )
      }
      return entry.clauses.compactMap(Check.init)
    }
  }

  /// Reads the form's messages, and the language of all others.
  private mutating func readMessages(_ fields: [Field], _ checks: [Check]) -> MessageCatalogue {
    var messages = MessageCatalogue()
    if let code = settings.text("language") {
      if let language = PhraseBook.named(code) {
        messages.language = language
      } else {
        settings.report(
          "unknown language \(code.quoted)",
          at: "language",
          note: "expected one of \(PhraseBook.codes.joined(separator: ", "))"
        )
      }
    }
    guard let node = settings.node("messages") else { return messages }
    let clauses = fields.flatMap(\.allRules.clauses) + checks.map(\.clause)
    let reader = MessagesReader(node, fields: names.names, clauses: clauses, adding: messages)
    settings.findings += reader.findings
    return reader.messages
  }

  private mutating func checkNames(_ names: [(id: FieldID, mark: Mark)]) {
    var lines: [FieldID: Int] = [:]
    for name in names {
      if let line = lines[name.id] {
        settings.findings.append(
          Finding(name.mark, "duplicate field \(name.id.rawValue.quoted); first on line \(line)")
        )
      } else {
        lines[name.id] = name.mark.line
      }
    }
  }
}

/// Reads an entry of the fields that begins a part of the form: `- section: Address`.
struct SectionReader {
  /// The kind of the part, and its position.
  let kind: Form.Section.Kind
  let mark: Mark

  /// The title; `nil` after an error.
  private let title: String?

  private let condition: Condition?

  /// The findings.
  private(set) var findings: [Finding]

  /// The number of rules in its condition.
  let extent: RuleExtent

  /// Reads an entry; `nil` if it does not begin a part.
  init?(_ node: Node, in scope: RuleScope) {
    guard case .mapping(let entries) = node.content,
      let kind = Form.Section.Kind.allCases.first(where: { kind in
        entries.contains { $0.name == kind.rawValue }
      })
    else { return nil }
    self.kind = kind
    mark = node.mark
    var settings = Settings(entries, of: "a \(kind.rawValue)", at: node.mark, scope: scope)
    title = settings.words(kind.rawValue)
    condition = settings.standing()
    settings.finish()
    findings = settings.findings
    extent = settings.extent
  }

  /// Returns the part that begins at a field's index; `nil` after an error.
  func section(from start: Int) -> Form.Section? {
    guard findings.isEmpty else { return nil }
    return title.map { Form.Section(kind, $0, from: start, when: condition) }
  }
}
