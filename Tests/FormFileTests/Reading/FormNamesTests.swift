import FormFile
import FormScreens
import FormValidation
import Forms
import Testing

/// Names of fields in rules, conditions and templates: `/name` is the form's own field.
struct FormNamesTests {
  private static let group = """
    title: T
    fields:
      - {id: phone, type: text}
      - {id: city, type: text}
      - group: contact
        fields:
          - {id: phone, type: text, rules: [{different_from: /phone}]}
          - {id: note, type: text, value: '{/phone}-{phone}'}
          - {id: start, type: text, default: {field: /phone}}
          - {id: street, type: text, when: {field: /phone, equals: '1'}}
          - {id: state, type: select, options: {by: /city, X: [a], else: [b]}}
          - group: home
            fields:
              - {id: city, type: text, rules: [{rule: required, when: {field: /city, equals: X}}]}
              - {id: zip, type: text, when: {field: /city, equals: X}}

    """

  private func screen(_ answers: String) throws -> Screen {
    var form = try Form(yaml: Self.group)
    try form.hold(answers, file: "answers.yaml")
    return Screen(form)
  }

  @Test func `a slash names the form's own field in a group`() throws {
    let form = try Form(yaml: Self.group)
    let fields = Dictionary(uniqueKeysWithValues: form.fields.map { ($0.id.rawValue, $0) })
    #expect(fields["contact.phone"]?.rules.reads == ["phone"])
    #expect(fields["contact.street"]?.condition == .field("phone", [.equals("1")]))
    #expect(fields["contact.home.zip"]?.condition == .field("city", [.equals("X")]))
    #expect(fields["contact.home.city"]?.rules.reads == ["city"])
    #expect(fields["contact.note"]?.followed == ["phone", "contact.phone"])
    #expect(fields["contact.start"]?.followed == ["phone"])
    #expect(form.fields.optionReads.joined().map(\.rawValue) == ["city"])
  }

  @Test func `a slash works at the top, too`() throws {
    let form = try Form(
      yaml: """
        title: T
        fields:
          - {id: a, type: text}
          - {id: b, type: text, rules: [{same_as: /a}], when: {field: /a, equals: x}}
          - {id: c, type: text, value: '{/a}'}
        """
    )
    #expect(form.fields[1].rules.reads == ["a"])
    #expect(form.fields[1].condition == .field("a", [.equals("x")]))
    #expect(form.fields[2].followed == ["a"])
  }

  @Test func `an unknown name after a slash is reported`() {
    let found = complaint(
      about: Self.group.replacing("different_from: /phone", with: "same_as: /x")
    )
    #expect(found.contains("unknown field \"/x\""))
  }

  @Test(arguments: [
    "{id: a, type: text, rules: [different_from: a]}", "{id: a, type: text, rules: [same_as: a]}",
    "{id: a, type: text, rules: [same_as: /a]}",
    "{id: a, type: date, rules: [after: {field: a}]}",
    "{id: a, type: number, rules: [{range: {min: {field: a}}}]}",
    "{id: a, type: password, rules: [{not_contains_fields: [b, a]}]}",
    "{id: a, type: text, rules: [{any: [email, {same_as: a}]}]}",
    "{id: a, type: text, when: {field: b, same_as: b}}",
  ])
  func `a rule that compares a field with itself is an error`(field: String) {
    let found = complaint(about: "title: T\nfields:\n  - {id: b, type: text}\n  - \(field)")
    #expect(found.contains("is this field itself"), "\(found)")
  }

  @Test func `in a group, the advice names the form's field`() {
    let form = Self.group.replacing("different_from: /phone", with: "different_from: phone")
    #expect(complaint(about: form).hasSuffix("= help: the form's own is /phone"))
  }

  @Test func `a field may be compared with itself in a condition, and equal rules with it`() throws
  {
    let form = try Form(
      yaml: """
        title: T
        fields:
          - {id: a, type: text, rules: [{rule: email, when: {field: a, min_length: 3}}]}
          - {id: b, type: text, rules: [{same_as: a}]}
          - {id: c, type: text, rules: [{same_as: a}]}
        """
    )
    #expect(form.fields.count == 3)
    let found = complaint(
      about: """
        title: T
        fields:
          - {id: a, type: text}
          - {id: b, type: text, rules: [{same_as: c}]}
          - {id: c, type: text, rules: [{same_as: c}]}
        """
    )
    #expect(found.hasPrefix("form.yaml:5:"))
  }

  @Test(arguments: [(0, 2, true), (1, 2, true), (2, 2, false), (19, nil, true), (20, nil, false)])
  func `an entry that a group cannot have is an error`(entry: Int, max: Int?, isKnown: Bool) {
    let counts = max.map { "{max: \($0)}" } ?? "{min: 1}"
    for use in ["when: {field: 'g[\(entry)].a', equals: x}", "rules: [{same_as: 'g[\(entry)].a'}]"]
    {
      let found = complaint(
        about: """
          title: T
          fields:
            - {group: g, repeat: \(counts), fields: [{id: a, type: text}]}
            - {id: b, type: text, \(use)}
          """
      )
      #expect(isKnown == (found == "no complaint"), "\(found)")
      #expect(isKnown || found.contains("g has at most \(max ?? 20) entries"), "\(found)")
    }
  }
}
