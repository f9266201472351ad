public import FormValidation
import FormWidgets

/// A titled list of questions.
public struct Form: Equatable, Sendable {
  /// The title.
  public var title: String

  /// The text above the first field, in CommonMark, with answers like those of an `AnswerText`.
  public var intro: String?

  /// When fields show their messages.
  public var reveal: Reveal

  /// How many messages a field shows, until the user switches.
  public var errorsShown: ErrorsShown

  /// What Enter does in a single-line field.
  public var enterUse: EnterUse

  /// The tree of parts.
  package let parts: [Part]

  /// The entries of repeated groups that exist.
  var structure: Structure { expansion.structure }

  /// The fields, in order, with unique names; of a repeated group, those of the entries that exist.
  public package(set) var fields: [Field] {
    // Without a copy of the array, which readers of one field would make.
    _read { yield expansion.fields }
    _modify { yield &expansion.fields }
  }

  /// The identity of each field, which stays the same while its entry gets another number.
  package var keys: [FieldID] { expansion.keys }

  /// The titled parts and the notes, in order.
  package var sections: [Section] { expansion.sections }

  /// The groups of fields, outer before inner ones, in order.
  package var groups: [FieldGroup] { expansion.groups }

  /// The repeated groups, outer before inner ones, in order.
  package var lists: [EntryList] { expansion.lists }

  /// Whether all answers are shown for review before they are submitted.
  public var hasReview: Bool

  /// The texts of the buttons.
  public var buttons: Buttons

  /// The question asked once before the answers are submitted, with answers by their fields' names:
  /// `Book the trip to {city} now?`; `nil` to submit without a question.
  public var confirmation: AnswerText?

  /// Whether Enter answers that question with yes; otherwise, with no.
  public var confirmsByDefault = true

  /// The title of a document of the answers, in Markdown, with answers by their fields' names:
  /// `{title}`; `nil` for none.
  public var heading: AnswerText?

  /// What is written for fields without an answer, unless a field says otherwise.
  public var unanswered = Unanswered.null

  /// The rules on several answers at once, in order.
  public var checks: [Check] { expansion.checks }

  /// The parts, one after another, with the entries that exist.
  var expansion: Expansion

  /// The type that its answers are decoded as; `nil` if none is.
  package var target: AnswerTarget?

  /// Whether it is a single question without a title or a button, which Enter answers.
  package private(set) var isQuestion = false

  /// The wording and language of violations and of the filling's texts.
  // Computed: an observer would not run in initializers, where extensions set it too.
  public var messages: MessageCatalog {
    get { catalog }
    set {
      catalog = newValue
      updateWidgets(for: newValue.language)
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
    confirmation: AnswerText? = nil,
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
    intro: String? = nil,
    reveal: Reveal = .polite,
    errorsShown: ErrorsShown = .first,
    enterUse: EnterUse = .next,
    content: FormContent,
    hasReview: Bool = false,
    buttons: Buttons = Buttons(),
    confirmation: AnswerText? = nil,
    messages: MessageCatalog = MessageCatalog()
  ) {
    self.title = title
    self.intro = intro
    self.reveal = reveal
    self.errorsShown = errorsShown
    self.enterUse = enterUse
    parts = content.parts
    expansion = Expansion(of: parts, Structure(), in: messages.language)
    self.hasReview = hasReview
    self.buttons = buttons
    self.confirmation = confirmation
    catalog = messages
    markSecrets()
    if messages.language.forms != LocalForms() { updateWidgets(for: messages.language) }
  }

  /// Creates a form of a single question, which Enter answers and Esc cancels.
  package init(question field: Field, messages: MessageCatalog = MessageCatalog()) {
    var field = field
    if let widget = field.widget as? any SoleWidget { field.widget = widget.alone }
    self.init(title: field.label, enterUse: .submit, fields: [field], messages: messages)
    isQuestion = true
  }

  /// Marks the fields whose answers are made from secrets, directly or through other fields.
  mutating func markSecrets() {
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

  mutating func updateWidgets(for language: Language) {
    for index in fields.indices {
      if fields[index].isControl, var buttons = fields[index].widget as? EntryButtons {
        buttons.adjust(to: language)
        fields[index].widget = buttons
      } else {
        _ = fields[index].widget.handle(.language(language.forms), in: .line)
      }
    }
  }

  /// Returns the index of a field in the form, if it exists.
  /// - Complexity: O(n), in fields.
  public func index(of field: FieldID) -> Int? {
    // A closure that is given the field would copy it.
    fields.indices.first { fields[$0].id == field }
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

/// What is written for a field without an answer.
public enum Unanswered: String, Hashable, Sendable, CaseIterable {
  /// Null, or an empty text or list.
  case null
  /// Nothing: the answer is left out.
  case omit
}

/// How many messages a field shows.
public enum ErrorsShown: String, Hashable, Sendable, CaseIterable {
  /// Only the first.
  case first
  /// All, one per line.
  case all
}
