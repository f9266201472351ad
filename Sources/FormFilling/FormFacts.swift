package import FormValidation
package import FormWidgets
package import Forms

/// A form, and what follows from it regardless of answers, computed once.
///
/// A class, because it never changes, whereas a filling, which refers to it, is copied often.
package final class FormFacts: Sendable {
  /// The form, with answers filled in its texts.
  package let form: Form

  /// The form as it is written, for fillings that begin again, and the fields whose answers are in
  /// its texts.
  package let written: Form
  let fieldsInTexts: Set<FieldID>

  /// The texts with answers, filled in; empty before they are.
  let texts: [String]

  /// Words the answers in texts; `nil` if no text has braces.
  let words: Narrator?

  package let pages: [Form.Page]

  /// The notes of each page, and whether there are any.
  package let notes: [[Form.PlacedNote]]
  package let hasNotes: Bool

  /// Whether any field may not be asked: it has a condition, or is hidden.
  package let hasConditions: Bool

  /// Whether a rule, condition or widget depends on the clock.
  let readsClock: Bool

  /// Whether a rule runs external checks, or options or a default come from outside.
  let asksOutside: Bool

  /// The facts about each field, by its index in the form.
  package let fields: [FieldFacts]

  /// The rules on each field's answer, and the condition on which it is asked.
  let rules: [RuleSet]
  let conditions: [Condition?]

  /// The indices of the fields that are filled from each field's answer.
  let followers: [FieldID: [Int]]

  /// The indices of all of those, in order.
  var following: [Int] { Set(followers.values.joined()).sorted() }

  /// The sources of options that can change, by field.
  package let optionSources: [Int: OptionSource]

  /// The options that depend on answers, by field.
  let conditionalChoices: [Int: ConditionalChoices]

  /// The fields whose options depend on the answer to a field or on the time, by that field.
  let optionReaders: [FieldID: [Int]]

  /// Computes the facts about a form.
  /// - Complexity: O(n), in rules of the form.
  init(of form: Form) {
    (self.form, written, texts) = (form, form, [])
    let fieldsInTexts = form.fieldsInTexts
    self.fieldsInTexts = fieldsInTexts ?? []
    words = fieldsInTexts.map { _ in Narrator(in: form.messages.language) }
    let (rules, conditions) = (form.rulesOfFields, form.conditions)
    self.rules = rules
    self.conditions = conditions
    pages = form.pages
    let notes = Form.PlacedNote.notes(of: form, on: pages)
    self.notes = notes
    hasNotes = notes.contains { !$0.isEmpty }
    let fields = FormFacts.fields(of: form, rules: rules)
    self.fields = fields
    followers = form.followers
    hasConditions = conditions.contains { $0 != nil } || form.fields.contains(where: \.isHidden)
    readsClock =
      rules.contains { $0.reads(.now) }
      || conditions.contains { $0?.reads.contains(.now) ?? false }
      || notes.joined().contains { $0.condition?.reads.contains(.now) ?? false }
      || fields.contains { $0.traits.needsNow }
      || fields.contains { $0.optionSource?.reads.contains(.now) ?? false }
    let sources = fields.indices.compactMap { index in
      fields[index].optionSource.map { (index, $0) }
    }
    optionSources = Dictionary(uniqueKeysWithValues: sources)
    conditionalChoices = optionSources.compactMapValues(ConditionalChoices.init)
    optionReaders = FormFacts.optionReaders(of: sources)
    asksOutside =
      rules.contains { $0.clauses.contains { $0.remote != nil } }
      || sources.contains { $0.1.isAsked }
      || form.fields.indices.contains { form.fields[$0].source?.isAsked ?? false }
  }

  /// Returns the indices of all fields on a page; on the review, of all fields.
  package func indices(onPage page: Int) -> Range<Int> {
    page == pages.count ? form.fields.indices : pages[page].indices
  }

  /// Returns the page of a field.
  package func page(ofFieldAt index: Int) -> Int {
    pages.firstIndex { $0.indices ~= index } ?? 0
  }

  /// Returns the label of a field with that of its group, for messages far from it.
  package func labelInForm(at index: Int) -> String {
    let label = form.fields[index].label
    return fields[index].groups.last.map { "\($0.label): \(label)" } ?? label
  }

  /// Returns the label of the entry of a repeated group that a field is in; `nil` if it is in none.
  package func entry(ofFieldAt index: Int) -> String? {
    guard let list = form.list(ofFieldAt: index), let number = list.entry(ofFieldAt: index) else {
      return nil
    }
    return label(ofEntry: number, of: list)
  }

  /// Returns the label of an entry of a repeated group.
  func label(ofEntry number: Int, of list: Form.EntryList) -> String? {
    form.groups.first { $0.id == list.id.entry(number) }?.label
  }

  /// Returns whether a name is that of a field in an entry of a repeated group, which may be added.
  func isInEntry(_ field: FieldID) -> Bool {
    form.lists.contains { field.rawValue.hasPrefix("\($0.id.rawValue)[") }
  }

  /// Returns whether the options of a field come from outside.
  package func isAskedFor(at index: Int) -> Bool { optionSources[index]?.isAsked ?? false }

  /// Returns whether a field has a long text that can be changed and is not a secret, which a
  /// program can edit.
  package func opensEditor(at index: Int) -> Bool {
    fields[index].traits.keepsLineBreaks && !fields[index].isSecret
      && !form.fields[index].isReadOnly
  }

  /// Creates the same facts about a form with other texts.
  /// - Complexity: O(n), in fields.
  init(_ other: FormFacts, with texts: [String], in form: Form) {
    (self.form, self.texts) = (form, texts)
    (written, fieldsInTexts, words) = (other.written, other.fieldsInTexts, other.words)
    pages = form.pages
    notes = Form.PlacedNote.notes(of: form, on: pages)
    var fields = other.fields
    FormFacts.place(&fields, in: form)
    self.fields = fields
    (rules, conditions, followers) = (other.rules, other.conditions, other.followers)
    (optionSources, optionReaders) = (other.optionSources, other.optionReaders)
    conditionalChoices = other.conditionalChoices
    (hasNotes, hasConditions) = (other.hasNotes, other.hasConditions)
    (readsClock, asksOutside) = (other.readsClock, other.asksOutside)
  }

  private static func fields(of form: Form, rules: [RuleSet]) -> [FieldFacts] {
    var fields: [FieldFacts] = []
    fields.reserveCapacity(form.fields.count)
    for index in form.fields.indices {
      fields.append(FieldFacts(ofFieldAt: index, in: form, rules: rules[index]))
    }
    place(&fields, in: form)
    return fields
  }

  /// Records which part and which groups contain each field.
  private static func place(_ fields: inout [FieldFacts], in form: Form) {
    var next = form.sections[...]
    var part: Form.Section?
    for index in fields.indices {
      while let begun = next.first, begun.start <= index {
        if begun.kind.holdsFields { part = begun }
        next.removeFirst()
      }
      (fields[index].part, fields[index].groups) = (part, [])
    }
    for group in form.groups {
      for index in group.indices { fields[index].groups.append(group) }
    }
  }

  /// Returns the fields whose options depend on the answer to a field, by that field.
  private static func optionReaders(
    of sources: [(index: Int, source: OptionSource)]
  ) -> [FieldID: [Int]] {
    var readers: [FieldID: [Int]] = [:]
    for (index, source) in sources {
      for field in source.reads { readers[field, default: []].append(index) }
    }
    return readers
  }
}

/// What follows from a form about one of its fields, regardless of answers.
package struct FieldFacts: Sendable {
  /// Whether it is the buttons of a repeated group or of its entries.
  package let isControl: Bool

  /// The indices of the fields whose answers it repeats.
  package let repeated: [Int]

  /// The innermost part that contains the field; `nil` before the first part.
  package fileprivate(set) var part: Form.Section?

  /// The groups that contain the field, the outer ones first.
  package fileprivate(set) var groups: [Form.FieldGroup] = []

  /// What never changes about its widget.
  package let traits: WidgetTraits

  /// Whether no one else may see the answer: it is the widget's secret, or is made from secrets.
  package let isSecret: Bool

  /// Whether its answer may be one of choices, now or later.
  package let hasChoices: Bool

  /// The source of its options with full names of fields, if they can change.
  let optionSource: OptionSource?

  /// When the field shows its messages.
  package let reveal: Reveal

  /// Whether a rule may suggest a correction, which is never done for a secret.
  let canPropose: Bool

  /// Whether there are rules that its answer can break, including those implied by its widget.
  let hasRules: Bool

  /// Whether it is required: by a rule, or because it repeats a required field.
  package let isRequired: Bool

  /// The limit whose use is shown while it has the focus; `nil` for a secret and without one.
  package let limit: AnswerLimit?

  /// The names of the rules in its checklist.
  package let listedRules: Set<String>

  /// Determines the facts about a field, given all rules on its answer.
  /// - Complexity: O(n), in rules of the field.
  init(
    ofFieldAt index: Int,
    // An initializer would otherwise copy it, for each of the fields.
    in form: borrowing Form,
    rules allRules: RuleSet
  ) {
    // Copying the entire field would be slow.
    let widget = form.fields[index].widget
    let rules = widget.impliedRules + form.fields[index].rules
    let repeated = FieldFacts.repeated(by: rules, ofFieldAt: index, in: form)
    self.repeated = repeated
    isRequired =
      rules.isRequired || repeated.contains { form.fields[$0].allRules.isRequired }
    let (traits, description) = (widget.traits, widget.description)
    self.traits = traits
    isControl = traits.role == .button
    isSecret = form.fields[index].repeatsSecret || traits.isSecret
    optionSource = description.options.map { form.fields[index].resolved($0.source) }
    hasChoices = optionSource != nil || !description.choices.isEmpty
    reveal = form.fields[index].reveal ?? form.reveal
    hasRules = !rules.clauses.isEmpty
    canPropose = !form.fields[index].isReadOnly && !isSecret && allRules.canPropose
    limit =
      isSecret || form.fields[index].isReadOnly ? nil : AnswerLimit(in: rules, of: traits)
    listedRules =
      form.fields[index].hasChecklist
      ? Set(form.fields[index].rules.clauses.filter { !$0.judgesBlank }.flatMap(\.ruleNames)) : []
  }
}

extension FieldFacts {
  /// Whether an answer must be one of the options.
  package var needsOptions: Bool { traits.role != .text }

  /// Whether its widget is a list to which texts are added.
  package var isList: Bool { traits.role == .list }

  /// Returns the indices of the fields whose answers a field repeats.
  private static func repeated(
    by rules: RuleSet,
    ofFieldAt index: Int,
    in form: Form
  ) -> [Int] {
    rules.clauses.compactMap { clause in
      guard let rule = clause.rule as? SameAs, !rule.isNegated else { return nil }
      return form.index(of: form.fields[index].resolved(rule.field))
    }
  }
}

extension Field {
  /// Whether a sentence can begin with the label: a name of one or two words, not a question.
  package var isNamed: Bool { label.printable.isName }
}

extension String {
  /// Whether it is one or two words without a mark at the end, as of a question.
  fileprivate var isName: Bool {
    hasFewWords && unicodeScalars.last?.properties.generalCategory != .otherPunctuation
  }

  /// Whether it has at most two words.
  private var hasFewWords: Bool {
    var count = 0
    var isInWord = false
    for scalar in unicodeScalars {
      let isSpace = scalar.isASCII ? scalar == " " : scalar.properties.isWhitespace
      if !isSpace, !isInWord { count += 1 }
      isInWord = !isSpace
    }
    return count < 3
  }
}
