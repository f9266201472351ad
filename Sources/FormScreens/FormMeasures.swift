import FormFilling
import FormNarration
import FormValidation
import FormWidgets
import Forms

/// The measures of a form on any screen that do not depend on answers, computed once.
///
/// A class, because it never changes, whereas a screen, which refers to it, is copied often.
final class FormMeasures: Sendable {
  /// What they are the measures of.
  let facts: FormFacts

  /// Says everything that is not the form's own, in its language.
  let narrator: Narrator

  /// The notes of each page.
  let notes: [[Markup]]

  /// The text above the first field; empty if there is none.
  let intro: Markup

  /// The measures of each field, by its index in the form.
  let fields: [FieldMeasures]

  /// The indices of the fields that mnemonic keys move to.
  let mnemonics: [Key: Int]

  /// The width of the widest label at the left edge.
  let labelWidth: Int

  /// The width of the widest label of an answer.
  let answerLabelWidth: Int

  /// The fields that share rows if there is room, by the index of each of them.
  let runs: [Int: Range<Int>]

  /// The largest number of fields in a row: what a wide screen has room for.
  private static let runLimit = 12

  /// Computes the measures of a form.
  /// - Complexity: O(n), in fields.
  init(of facts: FormFacts, _ glyphs: Glyphs) {
    self.facts = facts
    let form = facts.form
    narrator = Narrator(of: form, glyphs)
    notes = facts.notes.map { $0.map { Markup($0.text, glyphs) } }
    intro = Markup(form.intro ?? "", style: .quiet, glyphs)
    var fields = form.fields.indices.map {
      FieldMeasures(ofFieldAt: $0, in: form, facts.fields[$0])
    }
    mnemonics = FormMeasures.mnemonics(of: form)
    let runs = FormMeasures.runs(of: form)
    self.runs = runs
    FormMeasures.chooseBoxes(in: facts, runs, &fields)
    var counterWidths = fields.map { _ in 0 }
    for index in fields.indices {
      guard let limit = facts.fields[index].limit else { continue }
      let text = narrator.counter(limit.max, of: limit.max, limit.unit)
      // Longer answers seldom come near their limit.
      if limit.max <= FieldMeasures.longTextLimit { counterWidths[index] = text.cellWidth }
      if limit.isAlwaysShown { fields[index].counterWidth = text.cellWidth }
    }
    FormMeasures.alignEnds(in: facts, runs, counterWidths, &fields)
    self.fields = fields
    labelWidth =
      fields.indices.lazy.filter { (runs[$0]?.lowerBound ?? $0) == $0 && !fields[$0].isBoxed }
      .map { fields[$0].labelEnd }.max() ?? 0
    answerLabelWidth = fields.lazy.map(\.labelEnd).max() ?? 0
  }

  /// Chooses the toggles that are drawn as a box before the label: those to accept, those whose
  /// labels are wider than the labels of other fields, and those in a group with others.
  private static func chooseBoxes(
    in facts: FormFacts,
    _ runs: [Int: Range<Int>],
    _ fields: inout [FieldMeasures]
  ) {
    let form = facts.form
    let isToggle = facts.fields.map { $0.traits.role == .toggle(nil) }
    guard !form.isQuestion, isToggle.contains(true) else { return }
    var room = 0
    for index in fields.indices
    where !isToggle[index] && (runs[index]?.lowerBound ?? index) == index {
      room = max(room, fields[index].labelEnd)
    }
    let canBeBoxed = fields.indices.map { index in
      let field = form.fields[index]
      return isToggle[index] && runs[index] == nil && !field.isReadOnly
        && field.widget.value != .null
    }
    for index in fields.indices where canBeBoxed[index] {
      let isAccepted = form.fields[index].rules.clauses.contains { $0.rule.name == "accepted" }
      fields[index].isBoxed = isAccepted || fields[index].labelEnd > room
    }
    for group in form.groups where group.indices.contains(where: { fields[$0].isBoxed }) {
      for index in group.indices where canBeBoxed[index] { fields[index].isBoxed = true }
    }
  }

  /// Makes controls end at the same column: those that are alone in their row, without a width of
  /// their own, are as wide as the widest box among them, and leave room for the same counters.
  private static func alignEnds(
    in facts: FormFacts,
    _ runs: [Int: Range<Int>],
    _ counterWidths: [Int],
    _ fields: inout [FieldMeasures]
  ) {
    let form = facts.form
    let flexible = fields.indices.filter { runs[$0] == nil && form.fields[$0].width == nil }
    let boxes = flexible.filter { facts.fields[$0].traits.isBox && !form.fields[$0].isReadOnly }
    let widest = boxes.map { fields[$0].widgetLimit }.max() ?? 0
    let shared = min(widest, FieldMeasures.longTextLimit)
    let tracks = flexible.filter { facts.fields[$0].traits.role.isTrack }
    let counted = boxes.filter { !facts.fields[$0].traits.keepsLineBreaks }
    let besideWidth = counted.map { fields[$0].counterWidth }.max() ?? 0
    let spareWidth = counted.map { counterWidths[$0] }.max() ?? 0
    for index in boxes + tracks {
      fields[index].widgetLimit = max(fields[index].widgetLimit, shared)
      (fields[index].besideWidth, fields[index].spareWidth) = (besideWidth, spareWidth)
    }
  }

  /// Returns the index of the first field with each mnemonic key.
  private static func mnemonics(of form: Form) -> [Key: Int] {
    var mnemonics: [Key: Int] = [:]
    for index in form.fields.indices.reversed() {
      if let key = form.fields[index].mnemonic?.key { mnemonics[key] = index }
    }
    return mnemonics
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
}

/// The properties of a field that drawing needs and that do not depend on answers.
struct FieldMeasures: Sendable {
  /// The mark after the label of a required field.
  static let star = " *"

  /// The maximum width of a widget in cells, unless its choices are wider; and the minimum one
  /// beside another field, unless the form sets one.
  static let widgetLimit = 40
  private static let widgetMinimum = 16

  /// The largest width of a text of several lines, which is easy to read.
  fileprivate static let longTextLimit = 72

  /// The smallest width of an open calendar, or of a list without wider choices.
  private static let openMinimum = 28

  /// The largest width of a widget whose choices are not known from the start.
  private static let limitUnknown = 60

  /// The room beside choices for marks and for the number marked, in cells.
  private static let besideChoice = 14

  /// The indentation of the field in its groups, in cells.
  let indent: Int

  /// Whether it is in a part or a group, whose heading may be above it.
  let isInPart: Bool

  /// Returns the indentation within a number of groups.
  static func indent(atDepth depth: Int) -> Int { 2 * min(depth, 4) }

  /// The label, with its mnemonic if that is not one of its letters, and with an asterisk if the
  /// field is required.
  let label: String

  /// The cells of the label.
  let labelWidth: Int

  /// The column after the label, from the first column of labels; 0 without one.
  var labelEnd: Int { labelWidth == 0 ? 0 : indent + labelWidth }

  /// Whether the field is a toggle that is drawn as a box before its label.
  fileprivate(set) var isBoxed = false

  /// The largest width of its widget: the form's, or more than usual if its choices are wider, or
  /// other fields are.
  fileprivate(set) var widgetLimit: Int

  /// The smallest width of its widget beside another field, and while a list or calendar is open.
  let widgetMinimum: Int
  let openMinimum: Int

  /// The width of its counter, if that is always shown; and that of the counters beside it and the
  /// controls that end at the same column.
  fileprivate(set) var counterWidth = 0
  fileprivate(set) var besideWidth = 0

  /// The width of the counters that it leaves room for if it is wider than usual.
  fileprivate(set) var spareWidth = 0

  /// The width of its choices in a list, with their marks; `nil` without choices that are known.
  let choicesWidth: Int?

  /// Computes the measures of a field, given the facts about it.
  init(ofFieldAt index: Int, in form: borrowing Form, _ facts: FieldFacts) {
    var label = form.fields[index].label.printable
    if let letter = form.fields[index].mnemonic?.letter, label.firstIndex(ofLetter: letter) == nil {
      label += " (\(letter.uppercased()))"
    }
    if facts.isRequired, !form.isQuestion { label += FieldMeasures.star }
    indent = FieldMeasures.indent(atDepth: facts.groups.count)
    isInPart = facts.part != nil || !facts.groups.isEmpty
    self.label = facts.isControl ? "" : label
    labelWidth = form.fields[index].isHidden || facts.isControl ? 0 : label.cellWidth
    let description = form.fields[index].widget.description
    choicesWidth = FieldMeasures.choicesWidth(of: description)
    (widgetLimit, widgetMinimum, openMinimum) =
      FieldMeasures.widths(of: description, facts.traits, given: form.fields[index].width)
  }

  /// Returns the lines of the label in a width.
  func labelLines(width columns: Int) -> [String] {
    guard labelWidth > columns else { return [label] }
    guard label.hasSuffix(FieldMeasures.star) else { return label.wrapped(to: max(1, columns)) }
    // The asterisk stays with the last word.
    let joined = "\(label.dropLast(2))\u{A0}*"
    return joined.wrapped(to: max(1, columns)).map { $0.replacing("\u{A0}*", with: " *") }
  }

  /// Returns the minimum and the maximum width of its widget in a row: an open one needs its room.
  func widths(isOpen: Bool) -> (minimum: Int, limit: Int) {
    let minimum = isOpen ? max(widgetMinimum, openMinimum) : widgetMinimum
    return (minimum, max(widgetLimit, minimum))
  }

  /// Returns the width of choices and of their headings in a list.
  private static func choicesWidth(of description: WidgetDescription) -> Int? {
    let labels = description.choices.lazy.map { $0.wantedColumns + 4 }
    let headings = description.choices.lazy.compactMap { $0.group?.printable.cellWidth }
    return labels.max().map { max($0, headings.max() ?? 0) }
  }

  /// Returns the maximum and the minimum width of a widget, and the minimum one while it is open,
  /// given the width that the form sets.
  private static func widths(
    of description: WidgetDescription,
    _ traits: WidgetTraits,
    given width: Int?
  ) -> (limit: Int, minimum: Int, open: Int) {
    let source = description.options?.source
    let widths =
      source?.lists.lazy.joined().map(\.wantedColumns) ?? description.choices.map(\.wantedColumns)
    let widestChoice = widths.max() ?? 0
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
