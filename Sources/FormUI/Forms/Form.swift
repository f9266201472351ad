public import FormValidation

/// A titled list of questions.
public struct Form: Equatable, Sendable {
  /// The title.
  public var title: String

  /// The text above the first field, with the markup of a note.
  public var intro: String?

  /// When fields show their messages.
  public var reveal: Reveal

  /// How many messages a field shows, until the user switches.
  public var errorsShown: ErrorsShown

  /// What Enter does in a single-line field.
  public var enterUse: EnterUse

  /// The fields, in order, with unique names.
  public package(set) var fields: [Field]

  /// The titled parts and the notes, in order.
  package let sections: [Section]

  /// The groups of fields, outer before inner ones, in order.
  package let groups: [FieldGroup]

  /// The repeated groups, in order.
  package let lists: [EntryList]

  /// Whether all answers are shown for review before they are submitted.
  public var hasReview: Bool

  /// The texts of the buttons.
  public var buttons: Buttons

  /// The question asked once before the answers are submitted, with answers by their fields' names:
  /// `Book the trip to {city} now?`; `nil` to submit without a question.
  public var confirmation: Message?

  /// Whether Enter answers that question with yes; otherwise, with no.
  public var confirmsByDefault = true

  /// The rules on several answers at once, in order.
  public let checks: [Check]

  /// The type that its answers are decoded as; `nil` if none is.
  var target: AnswerTarget?

  /// Whether it is a single question without a title or a button, which Enter answers.
  package private(set) var isQuestion = false

  /// The wording and language of violations and of the session's texts.
  // Computed: an observer would not run in initializers, where extensions set it too.
  public var messages: MessageCatalog {
    get { catalog }
    set {
      catalog = newValue
      updateWidgets(forms: newValue.language.forms)
    }
  }

  private var catalog: MessageCatalog

  /// Creates a form.
  ///
  /// Of several fields with the same name, the first is kept. A section that begins after the last
  /// field is dropped, as is a check at a field that does not exist. A form without fields is
  /// submitted immediately. If conditions form a cycle, each is evaluated once per change.
  public init(
    title: String,
    intro: String? = nil,
    reveal: Reveal = .polite,
    errorsShown: ErrorsShown = .first,
    enterUse: EnterUse = .next,
    fields: [Field],
    sections: [Section] = [],
    hasReview: Bool = false,
    buttons: Buttons = Buttons(),
    confirmation: Message? = nil,
    checks: [Check] = [],
    messages: MessageCatalog = MessageCatalog()
  ) {
    self.init(
      title: title,
      intro: intro,
      reveal: reveal,
      errorsShown: errorsShown,
      enterUse: enterUse,
      content: FormContent(fields, sections: sections, checks: checks),
      hasReview: hasReview,
      buttons: buttons,
      confirmation: confirmation,
      messages: messages
    )
  }

  /// Creates a form of fields that may be in groups, like the other initializer.
  package init(
    title: String,
    intro: String?,
    reveal: Reveal,
    errorsShown: ErrorsShown,
    enterUse: EnterUse,
    content: FormContent,
    hasReview: Bool,
    buttons: Buttons,
    confirmation: Message?,
    messages: MessageCatalog
  ) {
    let content = content.inForm
    let (fields, groups) = (content.fields, content.groups)
    var names = Set<FieldID>(minimumCapacity: fields.count)
    let isKept = fields.indices.map { names.insert(fields[$0].id).inserted }
    self.title = title
    self.intro = intro
    self.reveal = reveal
    self.errorsShown = errorsShown
    self.enterUse = enterUse
    self.fields =
      names.count == fields.count ? fields : zip(fields, isKept).compactMap { $1 ? $0 : nil }
    sections = Form.sections(content.sections, from: isKept)
    self.groups =
      names.count == fields.count ? groups : groups.moved { isKept[..<$0].count { $0 } }
    lists = names.count == fields.count ? content.lists : []
    self.hasReview = hasReview
    self.buttons = buttons
    self.confirmation = confirmation
    checks = content.checks.filter { names.contains($0.field) }
    catalog = messages
    markSecrets()
    let forms = messages.language.forms
    if forms != LocalForms() { updateWidgets(forms: forms) }
  }

  /// Creates a form of a single question, which Enter answers and Esc cancels.
  package init(question field: Field, messages: MessageCatalog = MessageCatalog()) {
    var field = field
    if let widget = field.widget as? any SoleWidget { field.widget = widget.alone }
    self.init(title: field.label, enterUse: .submit, fields: [field], messages: messages)
    isQuestion = true
  }

  /// Marks the fields whose answers are made from secrets, directly or through other fields.
  private mutating func markSecrets() {
    for index in fields.indices where fields[index].repeatsSecret {
      fields[index].repeatsSecret = false
    }
    let followers = followers
    guard !followers.isEmpty else { return }
    var secrets = fields.indices.filter { fields[$0].isSecret }
    while let secret = secrets.popLast() {
      for index in followers[fields[secret].id] ?? [] where !fields[index].repeatsSecret {
        fields[index].repeatsSecret = true
        secrets.append(index)
      }
    }
  }

  private mutating func updateWidgets(forms: LocalForms) {
    for index in fields.indices { _ = fields[index].widget.handle(.language(forms), in: .line) }
  }

  /// Returns sections in order, starting at the fields that are kept.
  private static func sections(_ sections: [Section], from isKept: [Bool]) -> [Section] {
    let isInOrder = zip(sections, sections.dropFirst()).allSatisfy { $0.start <= $1.start }
    let fit = sections.filter { section in
      isKept.indices ~= section.start || section.kind == .note && section.start == isKept.count
    }
    if isInOrder, !isKept.contains(false) { return fit }
    return fit.enumerated()
      .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .compactMap { _, section in
        let start = isKept[..<section.start].count { $0 }
        guard section.kind == .note || isKept[section.start...].contains(true) else { return nil }
        return Section(section.kind, section.title, from: start, when: section.condition)
      }
  }

  /// Returns a copy with prefilled answers.
  ///
  /// Answers of the wrong kind and answers to unknown fields are ignored.
  public func starting(with answers: Answers) -> Form {
    var form = self
    let answers = answers.flattened
    for index in fields.indices {
      let answer = answers[fields[index].id]
      guard answer != .null else { continue }
      form.fields[index].widget.value = answer
      form.replaceDefault(at: index)
      form.fields[index].isGiven = true
    }
    return form
  }

  /// The rules on each field's answer: its own, then the checks reported at it.
  /// - Complexity: O(n), in fields and checks.
  package var rulesOfFields: [RuleSet] {
    let blaming = Dictionary(grouping: checks, by: \.field)
    return fields.indices.map { index in
      let own = fields[index].allRules
      let rules = fields[index].isSecret ? own.hidingAnswer : own
      return blaming[fields[index].id].map { rules + RuleSet($0.map(\.clause)) } ?? rules
    }
  }
}

/// What Enter does in a single-line field whose widget does not use it.
public enum EnterUse: String, Hashable, Sendable, CaseIterable {
  /// Moves to the next field; on the last one, to the next page, or submits.
  case next
  /// Submits, from any field.
  case submit
}

/// How many messages a field shows.
public enum ErrorsShown: String, Hashable, Sendable, CaseIterable {
  /// Only the first.
  case first
  /// All, one per line.
  case all
}

/// Prefilled answers, one at a time.
extension Form {
  /// Returns the index of a field in the form, if it exists.
  /// - Complexity: O(n), in fields.
  public func index(of field: FieldID) -> Int? {
    fields.firstIndex { $0.id == field }
  }

  /// Prefills the field at an index, and returns whether it accepts the value.
  ///
  /// An answer that breaks rules is accepted, and validated as if it were typed. For several
  /// choices, the order does not matter.
  public mutating func start(fieldAt index: Int, with value: Value) -> Bool {
    guard begin(fieldAt: index, with: value) else { return false }
    fields[index].isGiven = true
    if value != .null { addEntry(ofFieldAt: index) }
    return true
  }

  private mutating func begin(fieldAt index: Int, with value: Value) -> Bool {
    let widget = fields[index].widget
    let choices = widget.description.choices
    defer { replaceDefault(at: index) }
    guard case .choices = widget.traits.role, !choices.isEmpty, let items = [Value](value)
    else {
      return fields[index].widget.adopt(value)
    }
    let sorted = choices.map(\.value).filter(Set(items).contains)
    return sorted.count == items.count && fields[index].widget.adopt(.list(sorted))
  }

  /// Records that an answer replaces the default.
  private mutating func replaceDefault(at index: Int) {
    if fields[index].source?.yieldsToAnswers == true {
      fields[index].source = nil
      if fields[index].repeatsSecret { markSecrets() }
    }
    fields[index].unfitDefault = nil
  }

  /// Prefills the field at an index with a typed line, as if the user then left the field, and
  /// returns whether it accepts the line.
  public mutating func start(fieldAt index: Int, withTyped line: String) -> Bool {
    guard begin(fieldAt: index, withTyped: line) else { return false }
    fields[index].isGiven = true
    addEntry(ofFieldAt: index)
    return true
  }

  /// Prefills the field at an index with a line of a record, and returns whether it accepts the line.
  ///
  /// Unlike a typed date, a stored one has digits only: what `tomorrow` and `Dec 28` mean depends on
  /// the day they were written.
  package mutating func start(fieldAt index: Int, withStored line: String) -> Bool {
    guard case .date = fields[index].widget.traits.role, line.hasDateWords else {
      return start(fieldAt: index, withTyped: line)
    }
    return start(fieldAt: index, with: .text(line))
  }

  /// Sets the default of the field at an index to a typed line, and returns whether it accepts the
  /// line.
  mutating func begin(fieldAt index: Int, withTyped line: String) -> Bool {
    guard fields[index].widget.enter(line) else { return false }
    _ = fields[index].widget.handle(.commit, in: .line)
    replaceDefault(at: index)
    return true
  }

  /// Adds the entry of a repeated group that contains a field, and those before it.
  private mutating func addEntry(ofFieldAt index: Int) {
    for list in lists {
      guard let number = list.entry(ofFieldAt: index),
        let widget = fields[list.control].widget
          as? EntryCount, widget.count <= number
      else { continue }
      fields[list.control].widget.value = .list(Array(repeating: .null, count: number + 1))
      fields[list.control].isGiven = true
    }
  }
}
