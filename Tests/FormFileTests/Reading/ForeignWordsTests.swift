import FormFile
import Testing

/// What newcomers write first, and the advice that they get.
struct ForeignWordsTests {
  /// A field as written elsewhere, and a part of the report.
  private static let fields: [(written: String, advice: String)] = [
    ("{id: a, type: email}", "email is a rule: write type: text, rules: [email]"),
    ("{id: a, type: url}", "url is a rule: write type: text, rules: [url]"),
    ("{id: a, type: tel}", "phone is a rule: write type: text, rules: [phone]"),
    ("{id: a, type: ipv4}", "write type: text, rules: [ip]"),
    ("{id: a, type: creditcard}", "write type: text, rules: [payment_card]"),
    ("{id: a, type: string}", "did you mean \"text\"?"),
    ("{id: a, type: input}", "did you mean \"text\"?"),
    ("{id: a, type: multi-line}", "did you mean \"textarea\"?"),
    ("{id: a, type: boolean}", "did you mean \"toggle\"?"),
    ("{id: a, type: bool}", "did you mean \"toggle\"?"),
    ("{id: a, type: Confirm}", "did you mean \"toggle\"?"),
    ("{id: a, type: dropdown, options: [a]}", "did you mean \"select\"?"),
    ("{id: a, type: rawlist, options: [a]}", "did you mean \"select\"?"),
    ("{id: a, type: multiselect, options: [a]}", "did you mean \"checklist\"?"),
    ("{id: a, type: checkboxes, options: [a]}", "did you mean \"checklist\"?"),
    ("{id: a, type: radio_button, options: [a]}", "did you mean \"radio\"?"),
    ("{id: a, type: checkbox}", "write type: toggle or, for several boxes, type: checklist"),
    ("{id: a, type: integer}", "write type: number, rules: [integer]"),
    ("{id: a, type: int}", "write type: number, rules: [integer]"),
    ("{id: a, type: float}", "did you mean \"number\"?"),
    ("{id: a, type: file}", "write type: path, must: file"),
    ("{id: a, type: array}", "type: tags for texts"),
    ("{id: a, type: object}", "write group: NAME, with fields"),
    ("{id: a, type: datetime-local}", "did you mean \"datetime\"?"),
    ("{id: a, type: timestamp}", "write type: datetime or, with an offset, type: text"),
    ("{id: a, type: month}", "write type: text, rules: [month]"),
    ("{id: a, type: secret}", "did you mean \"password\"?"),
    ("{id: a, type: range, min: 0, max: 9}", "did you mean \"slider\"?"),
    ("{id: a, type: submit}", "write buttons: {submit: …}"),
    ("{type: note, text: Hello}", "without type: {note: Hello}"),
    ("{type: markdown, attributes: {value: Hello}}", "without type: {note: Hello}"),
    ("{type: heading, text: Address}", "without type: {section: Address}"),
    ("{type: step, title: You}", "without type: {page: You}"),
    ("{type: hidden, id: a, value: b}", "without type: {hidden: a, value: b}"),
    ("{id: a, type: select, choices: [a]}", "did you mean \"options\"?"),
    ("{id: a, type: select, enum: [a]}", "did you mean \"options\"?"),
    ("{id: a, type: tags, choices: [a]}", "did you mean \"suggestions\"?"),
    ("{id: a, type: select, options: {a: Apple, b: Beet}}", "[{value: a, label: Apple}, …]"),
    ("{id: a, type: select, options: {values: [a, b]}}", "write options: [a, b]"),
    ("{id: a, type: select, options: 'a, b'}", "write [a, b]"),
    ("{id: a, type: select, options: [[a, Apple]]}", "write {value: a, label: Apple}"),
    ("{id: a, type: select, options: [{a: Apple}]}", "write {value: a, label: Apple}"),
    ("{id: a, type: select, options: [{id: a, name: Apple}]}", "did you mean \"value\"?"),
    ("{id: a, type: select, options: [{const: a, title: A}]}", "did you mean \"label\"?"),
    ("{id: a, type: text, options: [a]}", "options is a key of type: select, radio, checklist"),
    ("{name: a, type: text}", "did you mean \"id\"?"),
    ("{id: a, name: A, type: text}", "did you mean \"label\"?"),
    ("{id: a, type: text, title: A}", "did you mean \"label\"?"),
    ("{id: a, type: text, message: A}", "did you mean \"label\"?"),
    ("{id: a, type: text, description: A}", "did you mean \"help\"?"),
    ("{id: a, type: text, hint: A}", "did you mean \"help\"?"),
    ("{id: a, type: text, validate: email}", "did you mean \"rules\"?"),
    ("{id: a, type: text, mask: '99'}", "a mask is a key of type: masked"),
    ("{id: a, type: text, disabled: true}", "did you mean \"read_only\"?"),
    ("{id: a, type: text, readOnly: true}", "did you mean \"read_only\"?"),
    ("{id: a, type: text, nullable: true}", "optional unless it has rules: [required]"),
    ("{id: a, type: text, mandatory: true}", "write rules: [required]"),
    ("{id: a, type: text, minLength: 3}", "write rules: [min_length: 3]"),
    ("{id: a, type: text, max_length: 9}", "write rules: [max_length: 9]"),
    ("{id: a, type: text, min: 3}", "write rules: [min_length: 3]"),
    ("{id: a, type: number, minimum: 3}", "did you mean \"min\"?"),
    ("{id: a, type: number, maximum: 3}", "did you mean \"max\"?"),
    ("{id: a, type: number, multipleOf: 3}", "write rules: [multiple_of: 3]"),
    ("{id: a, type: text, format: email}", "write rules: [email]"),
    ("{id: a, type: text, format: date}", "write type: date"),
    ("{id: a, type: text, regex: '[a-z]+'}", "write rules: [pattern: '[a-z]+']"),
    ("{id: a, type: text, trim: true}", "write normalize: [trim]"),
    ("{id: a, type: text, multiline: true}", "write type: textarea"),
    ("{id: a, type: text, rows: 3}", "rows is a key of type: textarea"),
    ("{id: a, type: text, secret: true}", "write type: password"),
    ("{id: a, type: text, initial: x}", "did you mean \"default\"?"),
    ("{id: a, type: text, example: x}", "did you mean \"placeholder\"?"),
    ("{id: a, type: text, error: No}", "a message goes with its rule"),
    ("{id: a, type: text, visible_if: {field: c, equals: x}}", "did you mean \"when\"?"),
    ("{id: a, type: text, if: {field: c, equals: x}}", "did you mean \"when\"?"),
    ("{id: a, type: text, hide_if: {field: c, equals: x}}", "did you mean \"unless\"?"),
    ("{id: a, type: text, hidden: true}", "a hidden field is {hidden: NAME"),
    ("{id: a, type: text, tabindex: 3}", "a terminal has no such setting"),
    ("{id:a, type:text}", "put a space after the colon: id: a"),
    ("{id: a, type: text, note: x}", "the note of a field is its help"),
    ("{group: a, title: A, fields: [{id: b, type: text}]}", "did you mean \"label\"?"),
    ("{group: a, items: [{id: b, type: text}]}", "did you mean \"fields\"?"),
    ("{group: a, multiple: true, fields: [{id: b, type: text}]}", "write repeat: {min: 1, max: 9}"),
    ("{id: a, type: text, length: 5-10}", "write rules: [length: {min: 5, max: 10}]"),
    ("{id: a, type: checklist, options: [x], default: x}", "write [x]"),
    ("{id: a, type: number, min: '3'}", "write it without quotes: 3"),
    ("{id: a, type: text, normalize: [lower]}", "did you mean \"lowercase\"?"),
    ("{id: a, type: text, normalize: trim|lowercase}", "write [trim, lowercase]"),
    ("{id: a, type: date, format: DD/MM/YYYY}", "as the form's locale has them"),
    ("{email: {type: text}}", "write {id: email, type: text}"),
    ("{group: g, repeat: 3, fields: [{id: b, type: text}]}", "write repeat: {min: 1, max: 3}"),
    ("{page: A, fields: []}", "the fields after it belong to it"),
  ]

  @Test(arguments: fields)
  func `a field written as elsewhere gets advice`(written: String, advice: String) {
    let found = complaint(
      about: "title: T\nfields:\n  - {id: c, type: text}\n  - \(written)\n  - {id: z, type: text}"
    )
    #expect(found.contains(advice))
  }

  @Test(arguments: [
    ("required|email", "write a list: [required, email]"),
    ("'required, email'", "write a list: [required, email]"),
    ("'required|min:3'", "write a list: [required, min: 3]"),
    ("['min_length:3']", "put a space after the colon: min_length: 3"),
    ("['length:{min:3}']", "put a space after the colon: length: {min:3}"),
    ("['min_length: 3']", "write it without the quotes: min_length: 3"),
    ("[{if: {field: c, equals: a}, then: [required]}]", "did you mean \"when\"?"),
    ("['min_length(3)']", "write min_length: 3"),
    ("[length: 5-10]", "write length: {min: 5, max: 10}"),
    ("[length: [5, 10]]", "write length: {min: 5, max: 10}"),
    ("[length: 5..10]", "write length: {min: 5, max: 10}"),
    ("[{required: Please}]", "write {rule: required, message: Please}"),
    ("[{required: false}]", "leave the rule out"),
    ("{required: true, min_length: 3}", "write each rule as an item: [required, min_length: 3]"),
    ("[{type: length, min: 3}]", "write rule: length, not type: length"),
    ("[isEmail]", "did you mean \"email\"?"),
    ("[valid_email]", "did you mean \"email\"?"),
    ("[mandatory]", "did you mean \"required\"?"),
    ("[nullable]", "a field is optional unless its rules have required"),
    ("[string]", "no rule is needed"),
    ("[trim]", "write normalize: [trim] in the field"),
    ("[{minlen: 3}]", "did you mean \"min_length\"?"),
    ("[{minvalue: 3}]", "did you mean \"min\"?"),
    ("[creditcard]", "did you mean \"payment_card\"?"),
    ("[tel]", "did you mean \"phone\"?"),
    ("[{requiredIf: other}]", "write {rule: required, when: {field: other, required: true}}"),
    ("[{length: {minimum: 3}}]", "did you mean \"min\"?"),
    ("[{rule: email, msg: No}]", "did you mean \"message\"?"),
    ("[{min_length: {value: 3, message: No}}]", "did you mean \"min\"?"),
  ])
  func `rules written as elsewhere get advice`(rules: String, advice: String) {
    let found = complaint(about: "title: T\nfields: [{id: a, type: text, rules: \(rules)}]")
    #expect(found.contains(advice))
  }

  @Test(arguments: [
    ("{country: US}", "write {field: country, equals: US}"),
    ("{country: [US, CA]}", "write {field: country, one_of: [US, CA]}"),
    ("{news: true}", "write {field: news, accepted: true}"),
    ("{country: {eq: US}}", "write {field: country, equals: US}"),
    ("{country: US, news: false}", "{all: [{field: country, equals: US}, {field: news, declined"),
    ("{field: country, is: US}", "did you mean \"equals\"?"),
    ("{field: country, '==': US}", "did you mean \"equals\"?"),
    ("{field: country, value: US}", "did you mean \"equals\"?"),
    ("{field: country, is_not: US}", "did you mean \"not_equals\"?"),
    ("{field: country, operator: eq, value: US}", "write the rule as a key"),
    ("{field: country, exists: true}", "write required: true"),
    ("{field: country, empty: true}", "write not: required"),
    ("{field: news, checked: true}", "write accepted: true"),
    ("{name: country, equals: US}", "did you mean \"field\"?"),
    ("country == 'US'", "write {field: country, equals: US}"),
    ("country != US", "write {field: country, not_equals: US}"),
    ("'{{ country }} = US'", "write {field: country, equals: US}"),
    ("country is not US", "write {field: country, not_equals: US}"),
    ("news == true", "write {field: news, accepted: true}"),
    ("age >= 18", "write {field: age, min: 18}"),
    ("news", "write {field: news, accepted: true}"),
    ("'!news'", "write {field: news, declined: true}"),
    ("country", "write {field: country, required: true}"),
    ("[{country: US}, {news: true}]", "{all: [{field: country, equals: US}, {field: news, acc"),
    ("{field: country, equals: [US, CA]}", "write one_of: [US, CA]"),
    ("{and: [{field: country, equals: US}]}", "did you mean \"all\"?"),
    ("{or: [{field: country, equals: US}]}", "did you mean \"any\"?"),
    ("true", "like {field: country, equals: US}"),
    ("{field: country, not: US}", "write not_equals: US"),
    ("{field: country, not: [US, CA]}", "write none_of: [US, CA]"),
    ("{field: country, not: requird}", "did you mean \"required\"?"),
    ("{countri: US}", "write {field: country, equals: US}"),
    ("{country: '!=US'}", "write {field: country, not_equals: US}"),
    ("{age: '>= 18'}", "write {field: age, min: 18}"),
    ("{country: {not: US}}", "write {field: country, not_equals: US}"),
    ("{a: US}", "a is this field itself; name another field"),
    ("{equals: US}", "like {field: country, equals: …}"),
    ("country == 'US' && age > 3", "{all: [{field: country, equals: US}, {field: age, exclusive_m"),
    ("country == US or news == true", "{any: [{field: country, equals: US}, {field: news, acc"),
    ("'(answers) => answers.age > 17'", "write {field: age, exclusive_min: 17}"),
    ("\"lambda x: x['country'] == 'US'\"", "write {field: country, equals: US}"),
  ])
  func `a condition written as elsewhere gets advice`(condition: String, advice: String) {
    let found = complaint(
      about: """
        title: T
        fields:
          - {id: country, type: select, options: [US, CA]}
          - {id: news, type: toggle}
          - {id: age, type: number}
          - {id: a, type: text, when: \(condition)}
        """
    )
    #expect(found.contains(advice))
  }

  @Test(arguments: [
    ("name: T\nfields: [{id: a, type: text}]", "did you mean \"title\"?"),
    ("title: T\nquestions: [{id: a, type: text}]", "did you mean \"fields\"?"),
    ("title: T\ndescription: D\nfields: [{id: a, type: text}]", "did you mean \"intro\"?"),
    ("title: T\nsteps: []\nfields: [{id: a, type: text}]", "pages and sections are entries"),
    ("title: T\nversion: 1\nfields: [{id: a, type: text}]", "remove the key"),
    ("title: T\nsubmit: Go\nfields: [{id: a, type: text}]", "write buttons: {submit: TEXT}"),
    ("title: T\nbuttons: {ok: Go}\nfields: [{id: a, type: text}]", "did you mean \"submit\"?"),
    ("name: T\nbody: [{type: input, attributes: {label: A}}]", "tabstop import makes a form"),
    ("title: T\nproperties: {a: {type: string}}", "tabstop import makes a form"),
  ])
  func `a form written as elsewhere gets advice`(yaml: String, advice: String) {
    #expect(complaint(about: yaml).contains(advice))
  }

  @Test func `a corrected word leaves nothing missing`() {
    let found = complaint(about: "title: T\nfields: [{name: a, type: select, choices: [x]}]")
    #expect(found.components(of: "error:") == 2)
  }
}

extension String {
  fileprivate func components(of word: String) -> Int { ranges(of: word).count }
}
