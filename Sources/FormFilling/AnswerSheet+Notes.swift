package import FormValidation
package import Forms

extension Form {
  /// A note of a form, with its place.
  package struct PlacedNote: Equatable, Sendable {
    /// The text, which may have markup.
    package let text: String

    /// The index of the next field in the form, asked or not.
    package let start: Int

    package let page: Int

    /// The innermost part that contains it; `nil` before the first part.
    package let part: Form.Section?

    /// The innermost group that contains it; `nil` outside groups.
    package let group: FieldID?

    /// The condition on other answers for it to be shown, combined with those of its page and section.
    let condition: Condition?

    /// Returns the notes of a form by page.
    static func notes(of form: Form, on pages: [Form.Page]) -> [[PlacedNote]] {
      var notes: [[PlacedNote]] = pages.map { _ in [] }
      var (page, section): (Form.Section?, Form.Section?) = (nil, nil)
      var number = form.sections.first { $0.kind == .page }?.start == 0 ? -1 : 0
      for part in form.sections {
        switch part.kind {
        case .page:
          (page, section) = (part, nil)
          number += 1
        case .section: section = part
        case .note:
          let conditions = [page, section, part].compactMap { $0?.condition }
          let note = PlacedNote(
            text: part.title,
            start: part.start,
            page: max(0, number),
            part: section ?? page,
            group: part.group,
            condition: conditions.count < 2 ? conditions.first : .all(conditions)
          )
          notes[note.page].append(note)
        }
      }
      return notes
    }
  }
}

extension Form.PlacedNote {
  /// Returns whether it is in a group, or in one within that.
  package func isIn(_ group: Form.FieldGroup) -> Bool {
    guard let own = self.group else { return false }
    return own == group.id || own.rawValue.hasPrefix(group.id.rawValue + ".")
  }
}

/// The notes among the fields.
extension AnswerSheet {
  /// The notes of the current page, shown or not.
  package var notesOnPage: [Form.PlacedNote] {
    facts.hasNotes && !isReviewing ? facts.notes[page] : []
  }

  /// Returns whether a note is shown.
  package func isShown(_ note: Form.PlacedNote) -> Bool {
    note.condition?.holds(among: ruler.answers) ?? true
  }

  /// Returns the heading above a note that is the first element shown in its section.
  package func heading(of note: Form.PlacedNote) -> String? {
    guard let part = note.part, part.kind == .section, firstNote(of: part) == note else {
      return nil
    }
    return part.title
  }

  /// Returns the groups with a heading in which a note is the first element shown, outer ones first.
  package func groups(begunBy note: Form.PlacedNote) -> [Form.FieldGroup] {
    guard note.group != nil else { return [] }
    return form.groups.filter { $0.hasHeading && note.isIn($0) && firstNote(of: $0) == note }
  }

  /// Returns the first note shown in a group before any of its fields, if any.
  package func firstNote(of group: Form.FieldGroup) -> Form.PlacedNote? {
    guard facts.hasNotes else { return nil }
    let notes = facts.notes.joined().lazy.filter { $0.isIn(group) }
    guard let note = notes.first(where: isShown) else { return nil }
    let isFirst = !form.fields.indices[group.indices.lowerBound..<note.start].contains(
      where: isAsked
    )
    return isFirst ? note : nil
  }

  /// Returns the first note shown in a section before any of its fields, if any.
  package func firstNote(of section: Form.Section) -> Form.PlacedNote? {
    guard facts.hasNotes else { return nil }
    let notes = facts.notes.joined().lazy.filter { $0.part == section }
    guard let note = notes.first(where: isShown) else { return nil }
    let isFirst = !form.fields.indices[section.start..<note.start].contains(where: isAsked)
    return isFirst ? note : nil
  }

  /// Returns the notes shown between a field and the one asked before it, in order; those after the
  /// last field for `nil`.
  package func notes(before index: Int?) -> [Form.PlacedNote] {
    guard facts.hasNotes else { return [] }
    let end = index ?? form.fields.count
    let before = form.fields.indices[..<end].last(where: isAsked) ?? -1
    return facts.notes.joined().filter { before < $0.start && $0.start <= end && isShown($0) }
  }
}
