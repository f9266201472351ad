import FormValidation

/// The properties of a form that do not depend on answers, computed once.
struct FormMeasures: Sendable {
  /// The symbols to draw with.
  let glyphs: Glyphs

  /// The session's own words, in the form's language.
  let words: SessionWords

  /// The pages.
  let pages: [Form.Page]

  /// The text above the first field; empty if there is none.
  let intro: Markup

  /// The notes of each page, and whether there are any.
  let notes: [[NoteMeasures]]
  let hasNotes: Bool

  /// Whether any field may not be asked: it has a condition, or is hidden.
  let hasConditions: Bool

  /// Whether a rule, condition or widget depends on the clock.
  let readsClock: Bool

  /// Whether a rule runs external checks, or options come from outside.
  let asksOutside: Bool

  /// The measures of each field, by its index in the form.
  let fields: [FieldMeasures]

  /// Where options come from that may change, by field.
  let optionSources: [Int: OptionSource]

  /// The fields whose options depend on the answer to a field, by that field.
  let optionReaders: [Int: [Int]]

  /// The indices of the fields that mnemonic keys move to.
  let mnemonics: [Key: Int]

  /// The width of the widest label.
  let labelWidth: Int

  /// Computes the measures of a form, given the rules and conditions of its fields.
  /// - Complexity: O(n), in rules of the form.
  init(of form: Form, rules: [RuleSet], conditions: [Condition?], glyphs: Glyphs) {
    self.glyphs = glyphs
    pages = form.pages
    intro = Markup(form.intro ?? "", style: .quiet, glyphs)
    let notes = NoteMeasures.notes(of: form, on: pages, glyphs)
    self.notes = notes
    hasNotes = notes.contains { !$0.isEmpty }
    words = SessionWords(in: form.messages.language, replacing: form.buttons.text)
    var next = form.sections[...]
    var part: Form.Section?
    var fields: [FieldMeasures] = []
    fields.reserveCapacity(form.fields.count)
    var mnemonics: [Key: Int] = [:]
    for index in form.fields.indices {
      while let begun = next.first, begun.start <= index {
        if begun.kind != .note { part = begun }
        next.removeFirst()
      }
      fields.append(FieldMeasures(ofFieldAt: index, in: form, rules: rules[index], part: part))
      if let key = form.fields[index].mnemonic?.key, mnemonics[key] == nil {
        mnemonics[key] = index
      }
    }
    self.fields = fields
    self.mnemonics = mnemonics
    hasConditions = conditions.contains { $0 != nil } || fields.contains(where: \.isHidden)
    readsClock =
      rules.contains { $0.reads(.now) }
      || conditions.contains { $0?.reads.contains(.now) ?? false }
      || notes.joined().contains { $0.condition?.reads.contains(.now) ?? false }
      || fields.contains { $0.needsToday }
    let sources = fields.indices.compactMap { index in
      fields[index].optionSource.map { (index, $0) }
    }
    optionSources = Dictionary(uniqueKeysWithValues: sources)
    optionReaders = FormMeasures.optionReaders(of: sources, in: form)
    asksOutside =
      rules.contains { $0.clauses.contains { $0.remote != nil } }
      || sources.contains { $0.1.isAsked }
    labelWidth = fields.lazy.map(\.labelWidth).max() ?? 0
  }

  /// Returns the fields whose options depend on the answer to a field, by that field.
  private static func optionReaders(
    of sources: [(index: Int, source: OptionSource)],
    in form: Form
  ) -> [Int: [Int]] {
    let pairs = sources.compactMap { index, source in
      source.field.flatMap(form.index(of:)).map { (other: $0, reader: index) }
    }
    return Dictionary(grouping: pairs, by: \.other).mapValues { $0.map(\.reader) }
  }
}

/// The properties of a field that drawing needs and that do not depend on answers.
struct FieldMeasures: Sendable {
  /// The mark after the label of a required field.
  static let star = " *"

  /// The largest width of a widget in cells, unless its choices are wider.
  private static let widgetLimit = 40

  /// The largest width of a widget whose choices are not known from the start.
  private static let limitUnknown = 60

  /// The room beside choices for marks and for the number marked, in cells.
  private static let besideChoice = 14

  /// The innermost part that contains the field; `nil` before the first part.
  let part: Form.Section?

  /// The label, with its mnemonic if that is not one of its letters, and with an asterisk if the
  /// field is required.
  let label: String

  /// Whether a sentence can begin with the label: a name of one or two words, not a question.
  let isNamed: Bool

  /// The cells of the label.
  let labelWidth: Int

  /// The largest width of its widget: more than usual if its choices are wider.
  let widgetLimit: Int

  /// Whether it is never shown, and whether its answer cannot be changed.
  let isHidden: Bool
  let isReadOnly: Bool

  /// What its widget is in any state.
  let isSecret: Bool
  let undoesEdits: Bool
  let keepsLineBreaks: Bool
  let needsToday: Bool
  let suggestionKeys: [Key]
  let hasChoices: Bool

  /// Where its options come from, if they may change.
  let optionSource: OptionSource?

  /// Whether its widget is a track with two handles, or with any.
  let isRange: Bool
  let isTrack: Bool

  /// When the field shows its messages.
  let reveal: Reveal

  /// Whether a rule may suggest a correction, which is never done for a secret.
  let canPropose: Bool

  /// Whether there are rules that its answer can break, including those implied by its widget.
  let hasRules: Bool

  /// Whether it is required: by a rule, or because it repeats a required field.
  let isRequired: Bool

  /// The indices of the fields whose answers it repeats.
  let repeated: [Int]

  /// The names of the rules in its checklist.
  let listedRules: Set<String>

  /// Computes the measures of a field, given all rules on its answer.
  /// - Complexity: O(n), in rules of the field.
  init(ofFieldAt index: Int, in form: Form, rules allRules: RuleSet, part: Form.Section?) {
    self.part = part
    // A copy of the whole field would be slow.
    let widget = form.fields[index].widget
    let rules = widget.impliedRules + form.fields[index].rules
    let repeated = rules.clauses.compactMap { clause in
      (clause.rule as? SameAs).flatMap { $0.isNegated ? nil : form.index(of: $0.field) }
    }
    self.repeated = repeated
    isRequired =
      rules.isRequired || repeated.contains { form.fields[$0].allRules.isRequired }
    var label = form.fields[index].label.printable
    isNamed =
      label.hasFewWords
      && label.unicodeScalars.last?.properties.generalCategory != .otherPunctuation
    if let letter = form.fields[index].mnemonic?.letter, label.firstIndex(ofLetter: letter) == nil {
      label += " (\(letter.uppercased()))"
    }
    if isRequired { label += FieldMeasures.star }
    self.label = label
    isHidden = form.fields[index].isHidden
    isReadOnly = form.fields[index].isReadOnly
    labelWidth = isHidden ? 0 : label.cellWidth
    let description = widget.description
    isSecret = description.isSecret
    undoesEdits = description.undoesEdits
    keepsLineBreaks = description.keepsLineBreaks
    needsToday = description.needsToday
    suggestionKeys = isReadOnly ? [] : description.suggestionKeys
    let source = description.options?.source
    optionSource = source
    hasChoices = source != nil || !description.choices.isEmpty
    isRange = if case .range = description.role { true } else { false }
    isTrack = if case .slider = description.role { true } else { isRange }
    let choices = source?.lists.lazy.joined().map(\.label) ?? description.choices.map(\.label)
    let widestChoice = choices.map(\.printable.cellWidth).max() ?? 0
    widgetLimit = max(
      source?.isAsked == true ? FieldMeasures.limitUnknown : FieldMeasures.widgetLimit,
      widestChoice + FieldMeasures.besideChoice,
      description.wantedColumns
    )
    reveal = form.fields[index].reveal ?? form.reveal
    hasRules = !rules.clauses.isEmpty
    canPropose = !isReadOnly && !description.isSecret && allRules.canPropose
    listedRules =
      form.fields[index].hasChecklist
      ? Set(form.fields[index].rules.clauses.filter { !$0.judgesBlank }.flatMap(\.ruleNames)) : []
  }
}

extension String {
  /// Whether it has at most two words.
  fileprivate var hasFewWords: Bool {
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
