import FormValidation
import FormWidgets
import Forms
import SourceText

/// Reads an entire form.
struct FormReader {
  /// The form; `nil` after an error.
  private(set) var form: Form?

  /// The form's own keys, with all findings in the file.
  private(set) var settings: Settings

  /// The form's texts in its languages.
  var texts: FormTexts { settings.scope.texts }

  /// The warnings, if there is no error.
  private(set) var warnings: [Finding] = []

  private let extensions: FormExtensions

  private var names = FieldNames()

  /// Reads a form, with the program's own rules and checks.
  init(_ node: Node, _ extensions: FormExtensions, scope: RuleScope = RuleScope()) {
    self.extensions = extensions
    guard case .mapping(let entries) = node.content else {
      settings = Settings([], of: "a form", at: node.mark)
      let note = node.isList ? "write title: TITLE and fields: above the list" : nil
      let message = "expected a mapping with title and fields, found \(node.kindWords)"
      settings.findings.append(Finding(node.mark, message, note: note))
      return
    }
    settings = Settings(entries, of: "a form", at: node.mark, scope: scope) {
      ForeignWords.meant(byFormKey: $0)
    }
    let hasTitle = settings.needs("title")
    settings.readLanguages(extensions)
    let title = settings.words("title")
    let intro = settings.prose("intro")
    let reveal = settings.choice("reveal", of: Reveal.self) ?? .polite
    let errorsShown = settings.choice("errors", of: ErrorsShown.self) ?? .first
    let enterUse = settings.choice("enter", of: EnterUse.self) ?? .next
    let hasReview = settings.flag("review") ?? false
    let unanswered = settings.choice("unanswered", of: Unanswered.self)
    let buttons = readButtons()
    var (content, fields) = readFields()
    let checks = readChecks(on: fields)
    content.append(FormContent(checks.map(Form.Part.check)))
    let messages = readMessages(fields, checks)
    let confirmation = readConfirmation()
    let heading = settings.answerText("heading", in: names)
    if let intro { settings.checkAnswers(in: intro, at: "intro", names) }
    settings.finish()
    guard hasTitle, let title, settings.findings.isEmpty else { return }
    form = Form(
      title: title,
      intro: intro,
      reveal: reveal,
      errorsShown: errorsShown,
      enterUse: enterUse,
      content: content,
      hasReview: hasReview,
      buttons: buttons,
      confirmation: confirmation?.question,
      messages: messages
    )
    form?.confirmsByDefault = confirmation?.isDefault ?? true
    form?.unanswered = unanswered ?? .null
    form?.heading = heading.map { AnswerText($0) }
  }

  /// Returns the question before a submit, which may be in a mapping with its default answer.
  private mutating func readConfirmation() -> (question: AnswerText, isDefault: Bool)? {
    guard let node = settings.node("confirm") else { return nil }
    guard case .mapping(let entries) = node.content, !texts.isTranslated(node) else {
      return settings.answerText("confirm", in: names).map { (AnswerText($0), true) }
    }
    let scope = RuleScope(fields: names, inside: settings.scope)
    let (confirmation, item) = FormReader.confirmation(entries, at: node.mark, in: scope)
    settings.findings += item.findings
    return confirmation
  }

  /// Returns the question before a submit and whether Enter answers yes, and the settings that they
  /// were read from.
  static func confirmation(
    _ entries: [Node.Entry],
    at mark: Mark,
    in scope: RuleScope = RuleScope()
  ) -> ((question: AnswerText, isDefault: Bool)?, Settings) {
    var item = Settings(entries, of: "confirm", at: mark, scope: scope)
    _ = item.needs("question")
    let question = item.answerText("question").map { AnswerText($0) }
    let isDefault = item.flag("default") ?? true
    item.finish()
    return (question.map { ($0, isDefault) }, item)
  }

  private mutating func readButtons() -> Buttons {
    guard let node = settings.node("buttons") else { return Buttons() }
    guard case .mapping(let entries) = node.content else {
      settings.report("buttons", wants: "a mapping of texts", not: node)
      return Buttons()
    }
    let (buttons, item) = FormReader.buttons(entries, at: node.mark, in: settings.scope)
    settings.findings += item.findings
    return buttons
  }

  /// Returns the texts of the buttons, and the settings that they were read from.
  static func buttons(
    _ entries: [Node.Entry],
    at mark: Mark,
    in scope: RuleScope = RuleScope()
  ) -> (Buttons, Settings) {
    var item = Settings(entries, of: "buttons", at: mark, scope: scope) {
      ForeignWords.buttonKeys[$0.name]
    }
    let buttons = Buttons(
      submit: item.words("submit"),
      next: item.words("next"),
      back: item.words("back"),
      cancel: item.words("cancel")
    )
    item.finish()
    return (buttons, item)
  }

  /// Returns the content of the form, and its fields, with an entry in every repeated group.
  private mutating func readFields() -> (content: FormContent, fields: [Field]) {
    let ruleSets = settings.node("rules")
    guard settings.needs("fields"), let nodes = settings.list("fields") else {
      return (FormContent(), [])
    }
    names = FieldNames(of: nodes) { WidgetKey.of($0)?.kind }
    let read = FieldListReader(nodes, in: readRuleSets(ruleSets))
    settings.findings += read.findings
    for (extent, mark) in read.extents { count(extent, at: mark) }
    if read.count == 0, read.findings.isEmpty {
      settings.report("fields is empty; a form needs at least one field", at: "fields")
    }
    checkNames(read.names)
    let form = read.content.specimen
    checkMnemonics(of: form.fields, read.mnemonics)
    checkColumns(read.columns, of: form.fields)
    checkMembers(read.members, among: read.names)
    if read.findings.isEmpty {
      checkCircles(of: form, read)
      checkCopies(of: form.fields, read.names)
      warnings = OptionGaps(of: form.fields, in: form.sections, at: read.names).findings
    }
    return (read.content, form.fields)
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
        note: "the rules of a rule set are counted at every use"
      )
    )
  }

  /// Reports fields with the same mnemonic.
  private mutating func checkMnemonics(of fields: [Field], _ given: [(id: FieldID, mark: Mark)]) {
    var owners: [Mnemonic: FieldID] = [:]
    for index in fields.indices {
      guard let mnemonic = fields[index].mnemonic else { continue }
      if let owner = owners.updateValue(fields[index].id, forKey: mnemonic) {
        let letter = String(mnemonic.letter).quoted
        guard let mark = given.first(where: { $0.id == fields[index].id })?.mark else { continue }
        settings.findings.append(
          Finding(mark, "mnemonic \(letter) is already used by \(owner.rawValue.quoted)")
        )
      }
    }
  }

  /// Reports columns that several fields have.
  private mutating func checkColumns(_ columns: [(name: String, mark: Mark)], of fields: [Field]) {
    if columns.isEmpty { return }
    var lines: [String: Int] = [:]
    for field in fields where field.column == nil { lines[field.id.rawValue] = 0 }
    for column in columns {
      guard let line = lines.updateValue(column.mark.line, forKey: column.name) else { continue }
      let place = line == 0 ? "it is the name of another field" : "first on line \(line)"
      let message = "duplicate column \(column.name.quoted); \(place)"
      settings.findings.append(Finding(column.mark, message))
    }
  }

  /// Reports members of one object that several fields have.
  private mutating func checkMembers(
    _ members: [GivenMember],
    among names: [(id: FieldID, mark: Mark)]
  ) {
    if members.isEmpty { return }
    let owners = Set(members.map(\.owner))
    var lines: [String: Int] = [:]
    for name in names where !owners.contains(name.id) {
      let parts = name.id.rawValue.split(separator: ".")
      lines["\(parts.dropLast().joined(separator: "."))/\(parts.last ?? "")"] = name.mark.line
    }
    for member in members {
      guard let line = lines.updateValue(member.mark.line, forKey: member.place) else { continue }
      let message = "duplicate member \(member.name.quoted); first on line \(line)"
      settings.findings.append(Finding(member.mark, message))
    }
  }

  /// Reports fields whose conditions form a cycle, or whose sources do.
  private mutating func checkCircles(of form: Form, _ read: FieldListReader) {
    func mark(of circle: [FieldID]) -> Mark? {
      read.names.first { $0.id == circle.first }?.mark
    }
    let sources = Form.circles(ofSourcesOf: form.fields)
    for circle in sources {
      report(circle, at: mark(of: circle), "are filled from", "is filled from")
    }
    guard sources.isEmpty else { return }
    for circle in Form.circles(ofConditionsOn: form.fields, in: form.sections) {
      let heading = form.heading(closing: circle).flatMap { read.conditions[$0] }
      report(circle, at: heading ?? mark(of: circle), "depend on", "depends on")
    }
  }

  /// Reports fields that would show a secret which they are filled from.
  private mutating func checkCopies(
    of fields: [Field],
    _ given: [(id: FieldID, mark: Mark)]
  ) {
    // A copy is secret itself, but shown by a widget that is not.
    func hides(_ field: Field) -> Bool { field.widget.traits.isSecret }
    var secrets = Set(fields.lazy.filter(hides).map(\.id))
    if secrets.isEmpty { return }
    var copies = fields.filter { !hides($0) && !$0.followed.isEmpty }
    while let index = copies.firstIndex(where: { !secrets.isDisjoint(with: $0.followed) }) {
      let copy = copies.remove(at: index)
      secrets.insert(copy.id)
      guard !copy.isReadOnly, !copy.isHidden,
        let mark = given.first(where: { $0.id == copy.id })?.mark
      else { continue }
      settings.findings.append(
        Finding(
          mark,
          "\(copy.id) would show a secret",
          note: "use type: password, or read_only: true"
        )
      )
    }
  }

  private mutating func report(
    _ circle: [FieldID],
    at mark: Mark?,
    _ words: String,
    _ wordsOfOne: String
  ) {
    guard let first = circle.first, let mark else { return }
    let names = (circle + [first]).map(\.rawValue)
    settings.findings.append(
      Finding(
        mark,
        circle.count == 1
          ? "\(names[0]) \(wordsOfOne) its own answer"
          : "fields \(words) each other: \(names.joined(separator: ", then "))"
      )
    )
  }

  /// A scope for rules on the fields of the form.
  private var formScope: RuleScope {
    RuleScope(fields: names, extensions: extensions, texts: texts)
  }

  /// Reads the rule sets of the form, for its fields to use.
  private mutating func readRuleSets(_ node: Node?) -> RuleScope {
    let scope = formScope
    guard let node else { return scope }
    settings.findings += RuleSetReader(node, in: scope).findings
    return scope
  }

  /// Reads the checks of the form, which cannot be reported at hidden fields.
  private mutating func readChecks(on fields: [Field]) -> [Check] {
    guard let checks = settings.list("checks") else { return [] }
    let hidden = Set(fields.filter(\.isHidden).map(\.id))
    return checks.flatMap { node in
      let entry = RuleEntry(node, in: formScope)
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
      let checks = entry.clauses.compactMap(Check.init)
      for check in checks where hidden.contains(check.field) {
        settings.findings.append(
          Finding(
            node.mark,
            "\(check.field) is hidden; report the check at a field that is shown"
          )
        )
      }
      return checks
    }
  }

  /// Reads the form's messages, its language and its locale.
  private mutating func readMessages(_ fields: [Field], _ checks: [Check]) -> MessageCatalog {
    var messages = MessageCatalog(in: settings.language(extensions))
    messages.locale = settings.locale()
    guard let node = settings.node("messages") else { return messages }
    let clauses = fields.flatMap(\.allRules.clauses) + checks.map(\.clause)
    let reader = MessagesReader(
      node,
      names: names.names,
      fields: fields.map(\.id),
      clauses: clauses,
      in: settings.scope,
      adding: messages
    )
    settings.findings += reader.findings
    return reader.messages
  }

  private mutating func checkNames(_ names: [(id: FieldID, mark: Mark)]) {
    var lines: [FieldID: Int] = [:]
    lines.reserveCapacity(names.count)
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
