import FormFilling
import FormValidation
import Forms

/// The members that a record must have, because they are written without an answer, too.
struct KeptMembers {
  /// The indices of fields outside groups and without a condition.
  let fields: [Int]

  /// Whether there are no others, whose groups, entries or conditions differ between records.
  let areOfFieldsOnly: Bool

  /// Finds the members of a form.
  init(of form: Form) {
    let specimen = form.specimen
    let isAny =
      specimen.fields.contains(where: \.isKept) || specimen.groups.contains(where: \.isKept)
      || specimen.lists.contains(where: \.isKept)
    let isFlat = specimen.groups.isEmpty && specimen.lists.isEmpty
    areOfFieldsOnly = isFlat || !isAny
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
    for group in form.groups where group.isKept {
      if let index = group.indices.first(where: filling.sheet.isActive) { add(group.id, at: index) }
    }
    for list in form.lists where list.isKept && filling.isAsked(fieldAt: list.control) {
      add(list.id, at: list.control)
    }
    for index in form.fields.indices
    where form.fields[index].isKept && filling.sheet.isActive(fieldAt: index) {
      add(form.fields[index].id, at: index)
    }
    return missing
  }
}

extension RecordViolation {
  /// The violation that a record lacks the member of a field or group.
  static func missing(_ id: FieldID, at index: Int, _ members: MemberNames) -> RecordViolation {
    RecordViolation(
      index: index,
      field: id,
      rule: recordRule,
      code: "record.missing_field",
      message: "missing member \(members.path(of: id).quoted)"
    )
  }
}
