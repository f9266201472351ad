import FormValidation

/// What drawing a part of a form needs to know of the whole of it.
struct FormMeasures: Sendable {
  /// The signs to draw with.
  let glyphs: Glyphs

  /// The session's own words, in the form's language.
  let words: SessionWords

  /// The pages.
  let pages: [Page]

  /// The innermost part that each field is in, by place; nothing for those before the first part.
  let parts: [Section?]

  /// Whether a field is asked only while something holds.
  let hasConditions: Bool

  /// What stands behind the label of a field that must be answered.
  static let star = " *"

  /// The labels by place, those of required fields marked with a star, and their cells.
  let labels: [(text: String, width: Int)]

  /// The fields that keys with Alt go to, by their places.
  let mnemonics: [Key: Int]

  /// The cells of the widest label.
  let labelWidth: Int

  /// The reveal policy of each field, by place.
  let reveals: [Reveal]

  /// Whether a field has rules of its own, by place.
  let hasRules: [Bool]

  /// The names of the rules that a field's check-list has lines of, by place.
  let listedRules: [Set<String>]

  /// Whether a field's widget undoes edits itself, by place.
  let undoesItself: [Bool]

  /// Works out the measures of a form.
  /// - Complexity: O(n), in rules of the form.
  init(of form: Form, glyphs: Glyphs) {
    self.glyphs = glyphs
    pages = form.pages
    parts = FormMeasures.parts(of: form)
    hasConditions =
      form.fields.contains { $0.condition != nil } || form.sections.contains { $0.condition != nil }
    words = SessionWords(in: form.messages.language)
    labels = form.fields.map { field in
      var text = field.label.printable
      if let letter = field.mnemonic?.letter, text.firstIndex(ofLetter: letter) == nil {
        text += " (\(letter.uppercased()))"
      }
      if field.allRules.isRequired { text += FormMeasures.star }
      return (text, text.cellWidth)
    }
    mnemonics = Dictionary(
      form.fields.enumerated().compactMap { place, field in
        field.mnemonic.map { ($0.key, place) }
      },
      uniquingKeysWith: { first, _ in first }
    )
    reveals = form.fields.map { $0.reveal ?? form.reveal }
    hasRules = form.fields.map { !$0.rules.clauses.isEmpty }
    listedRules = form.fields.map { field in
      guard field.hasChecklist else { return [] }
      return Set(field.rules.clauses.filter { !$0.rule.judgesBlank }.flatMap(\.ruleNames))
    }
    undoesItself = form.fields.map { field in
      var widget = field.widget
      return widget.press(EditingCommand.undoKey) == .used
    }
    labelWidth = labels.map(\.width).max() ?? 0
  }

  private static func parts(of form: Form) -> [Section?] {
    var next = form.sections[...]
    var part: Section?
    return form.fields.indices.map { place in
      while let begun = next.first, begun.start <= place { part = next.removeFirst() }
      return part
    }
  }
}
