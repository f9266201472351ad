import FormFile
import Testing

/// What fields, rules and conditions are called in other libraries, and the advice on each.
struct ForeignLibrariesTests {
  /// A field as written elsewhere, and a part of the report.
  private static let fields: [(written: String, advice: String)] = [
    ("{id: a, type: checklist, options: [x], limit: 1}", "did you mean \"max\"?"),
    ("{id: a, type: tags, limit: 1}", "did you mean \"max\"?"),
    ("{id: a, type: text, limit: 9}", "write rules: [max_length: 9]"),
    ("{id: a, type: checklist, options: [x], max_length: 1}", "write rules: [max_items: 1]"),
    ("{id: a, type: checklist, options: [x], minLength: 1}", "write rules: [min_items: 1]"),
    ("{id: a, type: tags, length: 2}", "write rules: [min_items: 2, max_items: 2]"),
    ("{id: a, type: tags, length: {min: 1, max: 2}}", "[min_items: 1, max_items: 2]"),
    ("{id: a, type: tags, length: 1-2}", "[min_items: 1, max_items: 2]"),
    ("{id: a, type: text, min_items: 2}", "write rules: [min_length: 2]"),
    ("{id: a, type: number, max_length: 9}", "write rules: [max: 9]"),
    ("{id: a, type: text, required: true}", "write rules: [required]"),
    ("{id: a, type: text, required: 'true'}", "write rules: [required]"),
    ("{id: a, type: text, required: 1}", "write rules: [required]"),
    ("{id: a, type: text, required: false}", "optional unless it has rules: [required]; remove"),
    ("{id: a, type: text, required: 'false'}", "optional unless it has rules: [required]; remove"),
    ("{id: a, type: text, required: 0}", "optional unless it has rules: [required]; remove"),
    ("{id: a, type: text, required: Please}", "write rules: [{rule: required, message: Please}]"),
    ("{id: a, type: text, required: {c: x}}", "{rule: required, when: {field: c, equals: x}}"),
    ("{id: a, type: text, required: {message: No}}", "write rules: [required: {message: 'No'}]"),
    ("{id: a, type: text, email: false}", "without the rule email"),
    ("{id: a, type: text, digits: 3}", "write rules: [digits: 3]"),
    ("{id: a, type: text, digits_between: [3, 5]}", "write rules: [digits: {min: 3, max: 5}]"),
    ("{id: a, type: date, before_today: true}", "write rules: [before: today]"),
    ("{id: a, type: date, after_date: 2026-01-01}", "write rules: [after: '2026-01-01']"),
    ("{id: a, type: text, length: {min: 3}}", "write rules: [length: {min: 3}]"),
    ("{id: a, type: password, strength: 3}", "write rules: [password_strength: 3]"),
    ("{id: a, type: text, required_if: c}", "{rule: required, when: {field: c, required: true}}"),
    ("{id: a, type: text, required_if: 'c,x'}", "{rule: required, when: {field: c, equals: x}}"),
    ("{id: a, type: text, requiredIf: {c: x}}", "{rule: required, when: {field: c, equals: x}}"),
    ("{id: a, type: text, required_unless: {c: x}}", "unless: {field: c, equals: x}}"),
    ("{id: a, type: text, prohibited_if: {c: x}}", "{rule: prohibited, when: {field: c, equals: x"),
    ("{id: a, type: path, must: directory}", "did you mean \"folder\"?"),
    ("{id: a, type: path, must: true}", "expected one of exist, file, folder, new, found true"),
    ("{id: a, type: text, reveal: onBlur}", "did you mean \"on-leave\"?"),
    ("{id: a, type: text, attributes: {label: A}}", "write its keys in the field itself: label: A"),
    ("{id: a, type: text, templateOptions: {label: A}}", "in the field itself: label: A"),
    ("{id: a, type: select, options: [x], filtering: true}", "typing filters the options anyway"),
    ("{id: a, type: text, autosuggest: [x]}", "did you mean \"suggestions\"?"),
    ("{id: a, type: select, options: [x], expand: true}", "type: radio shows all options"),
    ("{id: a, type: select, options: [x], randomize: true}", "in the order of the file"),
    ("{id: a, type: text, inputType: email}", "write type: text, rules: [email]"),
    ("{id: a, type: text, 'ui:placeholder': x}", "did you mean \"placeholder\"?"),
    ("{id: a, type: text, placeholder_func: x}", "did you mean \"placeholder\"?"),
    ("{id: a, name: b, type: text, label: A}", "id is the key for that; remove this one"),
    ("{id: a, type: select, options: [{id: x, name: Y}]}", "\"name\"; did you mean \"label\"?"),
    ("{id: a, type: select, options: [{name: Y, id: x}]}", "\"name\"; did you mean \"label\"?"),
    ("{id: a, type: select, options: [{name: Y}]}", "\"name\"; did you mean \"value\"?"),
    ("{id: a, type: select, options: [{key: x, value: Z}]}", "write {value: x, label: Z}"),
    ("{markdown: Hello}", "\"markdown\"; did you mean \"note\"?"),
    ("{text: Hello}", "\"text\"; did you mean \"note\"?"),
    ("{html: Hello, when: {field: c, equals: x}}", "\"html\"; did you mean \"note\"?"),
    ("{heading: Hello}", "\"heading\"; did you mean \"section\"?"),
    ("{header: Hello}", "\"header\"; did you mean \"section\"?"),
    ("{step: Hello}", "\"step\"; did you mean \"page\"?"),
    ("{text: {id: a, label: A}}", "write the type as a key: {id: NAME, type: text, …}"),
  ]

  @Test(arguments: fields)
  func `a field of another library gets advice`(written: String, advice: String) {
    let found = complaint(
      about: "title: T\nfields:\n  - {id: c, type: text}\n  - \(written)\n  - {id: z, type: text}"
    )
    #expect(found.contains(advice))
  }

  @Test(arguments: [
    ("CharField", "did you mean \"text\"?"), ("EmailField", "write type: text, rules: [email]"),
    ("DecimalField", "write type: number, rules: [decimal]"),
    ("NullBooleanField", "did you mean \"toggle\"?"), ("SelectField", "did you mean \"select\"?"),
    ("dropdowns", "did you mean \"select\"?"), ("dates", "did you mean \"date\"?"),
    ("z.string()", "did you mean \"text\"?"), ("z.boolean", "did you mean \"toggle\"?"),
    ("'string[]'", "write type: tags"), ("'Array<string>'", "write type: tags"),
    ("'Optional[int]'", "rules: [integer]"), ("'str | None'", "did you mean \"text\"?"),
    ("passwordbox", "did you mean \"password\"?"), ("radiolist", "did you mean \"radio\"?"),
    ("expand", "did you mean \"radio\"?"), ("picture_choice", "did you mean \"radio\"?"),
    ("opinion_scale", "write type: radio with scale: true"),
    ("multiple_choice_grid", "did you mean \"matrix\"?"),
    ("checkbox_grid", "one field of type: checklist for each row"),
    ("daterange", "write two fields with type: date"), ("otp", "rules: [digits]"),
    ("ranking", "one field of type: select for each rank"),
    ("signature", "a terminal has no such field"), ("lat", "rules: [latitude]"),
  ])
  func `a type of another library gets advice`(type: String, advice: String) {
    #expect(complaint(about: "title: T\nfields: [{id: a, type: \(type)}]").contains(advice))
  }

  @Test(arguments: [
    ("text", "[alpha: 3]", "write [alpha, length: 3]"),
    ("text", "[{digits_between: [3, 5]}]", "write digits: {min: 3, max: 5}"),
    ("date", "[before_today]", "write before: today"),
    ("date", "[not_future]", "write before_or_equal: today"),
    ("date", "[after_date: 2026-01-01]", "did you mean \"after\"?"),
    ("password", "[strength: 3]", "did you mean \"password_strength\"?"),
    ("tags", "[max_length: 1]", "write max_items for the number of items"),
    ("tags", "[min: 1]", "write min_items for the number of items"),
    ("tags", "[length: {min: 1}]", "write min_items and max_items for the number of items"),
    ("number", "[max_length: 3]", "or use max for the size of a number"),
    ("text", "[min_items: 3]", "or use min_length for the length of text"),
    ("text", "[{type: email}]", "write email, not {type: email}"),
    ("text", "[{name: email}]", "write email, not {name: email}"),
    ("text", "[{validator: isEmail}]", "write email, not {validator: isEmail}"),
    ("text", "[{type: min_length, value: 3}]", "write rule: min_length, not type: min_length"),
    ("text", "[{min_length: 3, message: X}]", "write {rule: min_length, min: 3, message: X}"),
    ("text", "[{required: true, message: X}]", "write {rule: required, message: X}"),
    ("text", "[{required_if: {field: c, equals: x}}]", "when: {field: c, equals: x}}"),
    ("text", "[{required_with: c}]", "when: {field: c, required: true}}"),
    ("text", "[isIn]", "did you mean \"one_of\"?"), ("text", "[isISIN]", "did you mean \"isin\"?"),
    ("text", "[DataRequired]", "did you mean \"required\"?"),
    ("text", "[EmailValidator]", "did you mean \"email\"?"),
    ("text", "[validate_slug]", "did you mean \"slug\"?"),
    ("text", "[isStrongPassword]", "did you mean \"password\"?"),
    ("text", "[max_digits]", "write digits: {max: 5}"), ("text", "[adult]", "write min_age: 18"),
    ("text", "[nonzero]", "write not_equals: 0"), ("text", "[finite]", "no rule is needed"),
  ])
  func `a rule of another library gets advice`(type: String, rules: String, advice: String) {
    let field = "{id: a, type: \(type), rules: \(rules)}"
    let found = complaint(about: "title: T\nfields: [{id: c, type: text}, \(field)]")
    #expect(found.contains(advice))
  }

  @Test(arguments: [
    ("{sum_of: [a, b], equals: 100}", "write {rule: sum_of, of: [a, b], equals: 100}"),
    ("{sum_of: [a, b]}", "write sum_of: {of: [a, b]}"),
  ])
  func `a check without its parameter gets advice`(check: String, advice: String) {
    let fields = "fields: [{id: a, type: number}, {id: b, type: number}]"
    #expect(complaint(about: "title: T\n\(fields)\nchecks: [\(check)]").contains(advice))
  }

  @Test func `a list instead of a form gets advice`() {
    #expect(complaint(about: "- {id: a, type: text}").contains("write title: TITLE and fields:"))
  }
}
