import FormValidation

/// The properties of a whole form that drawing its parts needs.
struct FormMeasures: Sendable {
  /// The symbols to draw with.
  let glyphs: Glyphs

  /// The session's own words, in the form's language.
  let words: SessionWords

  /// The pages.
  let pages: [Page]

  /// Whether any field has a condition.
  let hasConditions: Bool

  /// The measures of each field, by its index in the form.
  let fields: [FieldMeasures]

  /// The indices of the fields that mnemonic keys move to.
  let mnemonics: [Key: Int]

  /// The width of the widest label.
  let labelWidth: Int

  /// Computes the measures of a form.
  /// - Complexity: O(n), in rules of the form.
  init(of form: Form, glyphs: Glyphs) {
    self.glyphs = glyphs
    pages = form.pages
    words = SessionWords(in: form.messages.language)
    var next = form.sections[...]
    var part: Section?
    var fields: [FieldMeasures] = []
    fields.reserveCapacity(form.fields.count)
    var mnemonics: [Key: Int] = [:]
    var hasConditions = form.sections.contains { $0.condition != nil }
    for place in form.fields.indices {
      while let begun = next.first, begun.start <= place { part = next.removeFirst() }
      fields.append(FieldMeasures(of: form.fields[place], in: part, of: form))
      if let key = form.fields[place].mnemonic?.key, mnemonics[key] == nil {
        mnemonics[key] = place
      }
      if form.fields[place].condition != nil { hasConditions = true }
    }
    for place in fields.indices {
      for repeated in fields[place].repeated { fields[repeated].repeatedBy.append(place) }
    }
    self.fields = fields
    self.mnemonics = mnemonics
    self.hasConditions = hasConditions
    labelWidth = fields.lazy.map(\.labelWidth).max() ?? 0
  }
}
