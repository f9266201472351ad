import FormFile
import FormFilling
import FormValidation
import FormWidgets
import Forms

/// The members that a record must have, because they are written without an answer, too, and those
/// that it has only with an answer.
struct KeptMembers {
  /// The indices of fields outside groups and without a condition.
  let fields: [Int]

  /// Whether there are no others, whose groups, entries or conditions differ between records.
  let areOfFieldsOnly: Bool

  /// Finds the members of a form.
  init(of form: Form) {
    let specimen = form.specimen
    let policies =
      specimen.fields.filter(\.isSubmitted).map(\.unanswered)
      + specimen.groups.map(\.unanswered) + specimen.lists.map(\.unanswered)
    let isAny = !policies.allSatisfy { $0 == nil }
    let isFlat = specimen.groups.isEmpty && specimen.lists.isEmpty
    areOfFieldsOnly = !policies.contains(.omit) && (isFlat || !isAny)
    fields = isFlat ? form.fields.indices.filter { form.fields[$0].isKept } : []
  }

  /// Returns the members that a record lacks, given those that it has and the filling of its
  /// answers; those of a group that it lacks are not listed.
  static func missing(besides given: Set<FieldID>, in filling: Filling) -> [(FieldID, Int)] {
    let form = filling.form
    var missing: [(FieldID, Int)] = []
    func add(_ id: FieldID, at index: Int) {
      guard !given.contains(id),
        !missing.contains(where: { id.rawValue.hasPrefix($0.0.rawValue + ".") })
      else { return }
      missing.append((id, index))
    }
    for group in form.groups where group.unanswered == .null {
      if let index = group.indices.first(where: filling.sheet.isActive) { add(group.id, at: index) }
    }
    for list in form.lists where list.unanswered == .null && filling.isAsked(fieldAt: list.control)
    {
      add(list.id, at: list.control)
    }
    for index in form.fields.indices
    where form.fields[index].isKept && filling.sheet.isActive(fieldAt: index) {
      add(form.fields[index].id, at: index)
    }
    return missing
  }

  /// Returns the members that a record has without an answer, although they are then left out, given
  /// all that it has and the filling of its answers: empty lists and objects.
  static func blank(among given: Set<FieldID>, in filling: Filling) -> [(FieldID, Int)] {
    let form = filling.form
    let groups = form.groups.filter { group in
      group.unanswered == .omit
        && !given.contains { $0.rawValue.hasPrefix(group.id.rawValue + ".") }
    }
    let lists = form.lists.filter { $0.unanswered == .omit && $0.entries.isEmpty }
    let fields = form.fields.indices.filter { index in
      form.fields[index].unanswered == .omit && !form.fields[index].isControl
        && filling.sheet.fields[index].value == .list([])
    }
    let all =
      groups.map { ($0.id, $0.indices.lowerBound) } + lists.map { ($0.id, $0.control) }
      + fields.map { (form.fields[$0].id, $0) }
    return all.filter { given.contains($0.0) }
  }
}

extension RecordViolation {
  /// Creates the violation that a record has or lacks the member of a field or group.
  convenience init(
    _ word: Word,
    member id: FieldID,
    at index: Int,
    _ members: MemberNames,
    in form: Form
  ) {
    self.init(
      index: index,
      field: id,
      rule: RecordViolation.recordRule,
      code: word == .missingMember ? "record.missing_field" : "record.blank_field",
      message: form.words(word, about: members.path(of: id))
    )
  }
}
