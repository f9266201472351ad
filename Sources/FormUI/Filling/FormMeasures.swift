import FormValidation

/// A form, and its properties that do not depend on answers, computed once.
///
/// A class, because they never change, whereas a filling, which refers to them, is copied often.
final class FormMeasures: Sendable {
  /// The form.
  let form: Form

  /// The symbols to draw with.
  let glyphs: Glyphs

  /// The filling's own words, in the form's language.
  let words: Narrator

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

  /// Whether a rule runs external checks, or options or a default come from outside.
  let asksOutside: Bool

  /// The measures of each field, by its index in the form.
  let fields: [FieldMeasures]

  /// The rules on each field's answer, and the condition on which it is asked.
  let rules: [RuleSet]
  let conditions: [Condition?]

  /// The indices of the fields that are filled from each field's answer.
  let followers: [FieldID: [Int]]

  /// The sources of options that can change, by field.
  let optionSources: [Int: OptionSource]

  /// The fields whose options depend on the answer to a field, by that field.
  let optionReaders: [Int: [Int]]

  /// The number of rows that each page takes on a standard screen with a blank row below each
  /// field, if all of its fields are asked; and the additional rows with labels above the widgets.
  let roomyRows: [(beside: Int, more: Int)]

  /// The indices of the fields that mnemonic keys move to.
  let mnemonics: [Key: Int]

  /// The width of the widest label at the left edge.
  let labelWidth: Int

  /// The fields that share rows if there is room, by the index of each of them.
  let runs: [Int: Range<Int>]

  /// The largest number of fields in a row: what a wide screen has room for.
  private static let runLimit = 12

  /// Computes the measures of a form.
  /// - Complexity: O(n), in rules of the form.
  init(of form: Form, glyphs: Glyphs) {
    self.form = form
    self.glyphs = glyphs
    let (rules, conditions) = (form.rulesOfFields, form.conditions)
    self.rules = rules
    self.conditions = conditions
    pages = form.pages
    intro = Markup(form.intro ?? "", style: .quiet, glyphs)
    let notes = NoteMeasures.notes(of: form, on: pages, glyphs)
    self.notes = notes
    hasNotes = notes.contains { !$0.isEmpty }
    words = Narrator(in: form.messages.language, replacing: form.buttons.text)
    let fields = FormMeasures.fields(of: form, rules: rules)
    self.fields = fields
    followers = form.followers
    mnemonics = FormMeasures.mnemonics(of: form)
    hasConditions = conditions.contains { $0 != nil } || form.fields.contains(where: \.isHidden)
    readsClock =
      rules.contains { $0.reads(.now) }
      || conditions.contains { $0?.reads.contains(.now) ?? false }
      || notes.joined().contains { $0.condition?.reads.contains(.now) ?? false }
      || fields.contains { $0.traits.needsToday }
    let sources = fields.indices.compactMap { index in
      fields[index].optionSource.map { (index, $0) }
    }
    optionSources = Dictionary(uniqueKeysWithValues: sources)
    optionReaders = FormMeasures.optionReaders(of: sources, in: form)
    asksOutside =
      rules.contains { $0.clauses.contains { $0.remote != nil } }
      || sources.contains { $0.1.isAsked }
      || form.fields.indices.contains { form.fields[$0].source?.isAsked ?? false }
    let runs = FormMeasures.runs(of: form)
    self.runs = runs
    let (pages, intro) = (pages, intro)
    roomyRows = pages.indices.map { page in
      FormMeasures.roomyRows(of: page, in: form, pages, fields, runs, notes, intro)
    }
    labelWidth =
      fields.indices.lazy.filter { (runs[$0]?.lowerBound ?? $0) == $0 }
      .map { fields[$0].labelWidth == 0 ? 0 : fields[$0].indent + fields[$0].labelWidth }.max() ?? 0
  }

  /// Returns the index of the first field with each mnemonic key.
  private static func mnemonics(of form: Form) -> [Key: Int] {
    var mnemonics: [Key: Int] = [:]
    for index in form.fields.indices.reversed() {
      if let key = form.fields[index].mnemonic?.key { mnemonics[key] = index }
    }
    return mnemonics
  }

  private static func fields(of form: Form, rules: [RuleSet]) -> [FieldMeasures] {
    var next = form.sections[...]
    var part: Form.Section?
    var fields: [FieldMeasures] = []
    fields.reserveCapacity(form.fields.count)
    for index in form.fields.indices {
      while let begun = next.first, begun.start <= index {
        if begun.kind != .note { part = begun }
        next.removeFirst()
      }
      fields.append(FieldMeasures(ofFieldAt: index, in: form, rules: rules[index], part: part))
    }
    for group in form.groups {
      for index in group.indices { fields[index].groups.append(group) }
    }
    return fields
  }

  /// Returns the number of rows of a page with blank rows, and the additional rows with labels
  /// above the widgets, where few fields are side by side.
  private static func roomyRows(
    of page: Int,
    in form: Form,
    _ pages: [Form.Page],
    _ fields: [FieldMeasures],
    _ runs: [Int: Range<Int>],
    _ notes: [[NoteMeasures]],
    _ intro: Markup
  ) -> (beside: Int, more: Int) {
    let room = Size(columns: 40, rows: 24)
    let shown = pages[page].indices.filter { !form.fields[$0].isHidden }
    let indices = shown.filter { (runs[$0]?.lowerBound ?? $0) == $0 }
    var rows = 1 + indices.reduce(0) { $0 + form.fields[$1].widget.fittedHeight(in: room) + 1 }
    rows += indices.reduce(0) { $0 + fields[$1].listedRules.count }
    rows += notes[page].reduce(0) { $0 + $1.markup.height(columns: room.columns * 2) + 1 }
    rows += shown.count { fields[$0].part?.kind == .section && fields[$0].part?.start == $0 }
    if page == 0, !intro.paragraphs.isEmpty { rows += intro.height(columns: room.columns * 2) + 1 }
    if pages[page].title != nil { rows += 2 }
    return (rows, indices.count + 3 * (shown.count - indices.count))
  }

  /// Returns the runs of fields of which each is beside the one before it; a page, section or note
  /// ends a run.
  private static func runs(of form: Form) -> [Int: Range<Int>] {
    guard form.fields.indices.contains(where: { form.fields[$0].isBeside }) else { return [:] }
    let ends = form.groups.flatMap { [$0.indices.lowerBound, $0.indices.upperBound] }
    let starts = Set(form.sections.map(\.start) + ends)
    var runs: [Int: Range<Int>] = [:]
    var first = 0
    for end in 1...form.fields.count {
      let isBeside = end < form.fields.count && form.fields[end].isBeside && !starts.contains(end)
      if isBeside, end - first < runLimit { continue }
      if end - first > 1 { for index in first..<end { runs[index] = first..<end } }
      first = end
    }
    return runs
  }

  /// Returns the fields whose options depend on the answer to a field, by that field.
  private static func optionReaders(
    of sources: [(index: Int, source: OptionSource)],
    in form: Form
  ) -> [Int: [Int]] {
    var readers: [Int: [Int]] = [:]
    for (index, source) in sources {
      let field = source.field.map(form.fields[index].resolved)
      if let other = field.flatMap(form.index(of:)) { readers[other, default: []].append(index) }
    }
    return readers
  }
}

/// The properties of a field that drawing needs and that do not depend on answers.
struct FieldMeasures: Sendable {
  /// The mark after the label of a required field.
  static let star = " *"

  /// The maximum width of a widget in cells, unless its choices are wider; and the minimum one
  /// beside another field, unless the form sets one.
  private static let widgetLimit = 40
  private static let widgetMinimum = 16

  /// The largest width of a text of several lines, which is easy to read.
  private static let longTextLimit = 72

  /// The smallest width of an open calendar, or of a list without wider choices.
  private static let openMinimum = 28

  /// The largest width of a widget whose choices are not known from the start.
  private static let limitUnknown = 60

  /// The room beside choices for marks and for the number marked, in cells.
  private static let besideChoice = 14

  /// Whether it is the buttons of a repeated group or of its entries, which have no label.
  let isControl: Bool

  /// The indices of the fields whose answers it repeats.
  let repeated: [Int]

  /// The innermost part that contains the field; `nil` before the first part.
  let part: Form.Section?

  /// The groups that contain the field, the outer ones first.
  fileprivate(set) var groups: [Form.FieldGroup] = [] {
    didSet { indent = FieldMeasures.indent(atDepth: groups.count) }
  }

  /// The indentation of the field in its groups, in cells.
  private(set) var indent = 0

  /// Returns the indentation within a number of groups.
  static func indent(atDepth depth: Int) -> Int { 2 * min(depth, 4) }

  /// The label, with its mnemonic if that is not one of its letters, and with an asterisk if the
  /// field is required.
  let label: String

  /// The cells of the label.
  let labelWidth: Int

  /// The largest width of its widget: the form's, or more than usual if its choices are wider.
  let widgetLimit: Int

  /// The smallest width of its widget beside another field, and while a list or calendar is open.
  let widgetMinimum: Int
  let openMinimum: Int

  /// What never changes about its widget.
  let traits: WidgetTraits

  /// Whether no one else may see the answer: it is the widget's secret, or is made from secrets.
  let isSecret: Bool

  /// Whether its answer may be one of choices, now or later.
  let hasChoices: Bool

  /// The source of its options, if they can change.
  let optionSource: OptionSource?

  /// When the field shows its messages.
  let reveal: Reveal

  /// Whether a rule may suggest a correction, which is never done for a secret.
  let canPropose: Bool

  /// Whether there are rules that its answer can break, including those implied by its widget.
  let hasRules: Bool

  /// Whether it is required: by a rule, or because it repeats a required field.
  let isRequired: Bool

  /// The names of the rules in its checklist.
  let listedRules: Set<String>

  /// Computes the measures of a field, given all rules on its answer.
  /// - Complexity: O(n), in rules of the field.
  init(
    ofFieldAt index: Int,
    // An initializer would otherwise copy it, for each of the fields.
    in form: borrowing Form,
    rules allRules: RuleSet,
    part: Form.Section?
  ) {
    self.part = part
    // Copying the entire field would be slow.
    let widget = form.fields[index].widget
    let rules = widget.impliedRules + form.fields[index].rules
    let repeated = FieldMeasures.repeated(by: rules, ofFieldAt: index, in: form)
    self.repeated = repeated
    isRequired =
      rules.isRequired || repeated.contains { form.fields[$0].allRules.isRequired }
    var label = form.fields[index].label.printable
    if let letter = form.fields[index].mnemonic?.letter, label.firstIndex(ofLetter: letter) == nil {
      label += " (\(letter.uppercased()))"
    }
    if isRequired, !form.isQuestion { label += FieldMeasures.star }
    isControl = widget.isControl
    self.label = isControl ? "" : label
    labelWidth = form.fields[index].isHidden || isControl ? 0 : label.cellWidth
    let (traits, description) = (widget.traits, widget.description)
    self.traits = traits
    isSecret = form.fields[index].repeatsSecret || traits.isSecret
    optionSource = description.options?.source
    hasChoices = optionSource != nil || !description.choices.isEmpty
    (widgetLimit, widgetMinimum, openMinimum) =
      FieldMeasures.widths(of: description, traits, given: form.fields[index].width)
    reveal = form.fields[index].reveal ?? form.reveal
    hasRules = !rules.clauses.isEmpty
    canPropose = !form.fields[index].isReadOnly && !isSecret && allRules.canPropose
    listedRules =
      form.fields[index].hasChecklist
      ? Set(form.fields[index].rules.clauses.filter { !$0.judgesBlank }.flatMap(\.ruleNames)) : []
  }
}

extension FieldMeasures {
  /// Whether an answer must be one of the options.
  var needsOptions: Bool { traits.role != .text }

  /// Whether its widget is a list to which texts are added.
  var isList: Bool { traits.role == .list }

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

  /// Returns the maximum and the minimum width of a widget, and the minimum one while it is open,
  /// given the width that the form sets.
  private static func widths(
    of description: WidgetDescription,
    _ traits: WidgetTraits,
    given width: Int?
  ) -> (limit: Int, minimum: Int, open: Int) {
    let source = description.options?.source
    let choices = source?.lists.lazy.joined().map(\.label) ?? description.choices.map(\.label)
    let widestChoice = choices.map(\.printable.cellWidth).max() ?? 0
    let listWidth = max(widestChoice + besideChoice, traits.wantedColumns)
    let usualLimit =
      source?.isAsked == true
      ? limitUnknown : traits.keepsLineBreaks ? longTextLimit : widgetLimit
    return (
      width ?? max(usualLimit, listWidth), width ?? max(widgetMinimum, traits.wantedColumns),
      max(openMinimum, listWidth)
    )
  }
}

extension Field {
  /// Whether a sentence can begin with the label: a name of one or two words, not a question.
  var isNamed: Bool { label.printable.isName }
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
