extension WidgetKey {
  /// A form with one field of the type, for the reference.
  var example: String { "title: Example\nfields:\n  - " + exampleField.indented(by: 4) + "\n" }

  /// The keys of the field, one per line, as of an item in a list of fields.
  var exampleField: String { WidgetKey.examples[name] ?? "id: field\ntype: \(name)" }

  private static let examples = [
    "text": """
    id: name
    type: text
    label: Your name
    placeholder: Ada Lovelace
    rules: [required]
    """,
    "masked": """
    id: expires
    type: masked
    label: Expires
    mask: '99/99'
    """,
    "password": """
    id: password
    type: password
    label: Password
    rules: [{min_length: 12}]
    """,
    "textarea": """
    id: story
    type: textarea
    label: What happened?
    rows: 5
    """,
    "number": """
    id: seats
    type: number
    label: Seats
    min: 1
    max: 8
    step: 1
    default: 1
    """,
    "toggle": """
    id: newsletter
    type: toggle
    label: Newsletter
    default: true
    """,
    "slider": """
    id: volume
    type: slider
    label: Volume
    min: 0
    max: 10
    default: 3
    """,
    "range_slider": """
    id: price
    type: range_slider
    label: Price
    min: 0
    max: 100
    step: 5
    default: [20, 60]
    """,
    "select": """
    id: plan
    type: select
    label: Plan
    options: [solo, {value: team, label: A team}]
    """,
    "radio": """
    id: size
    type: radio
    label: Size
    options: [small, medium, large]
    """,
    "matrix": """
    id: service
    type: matrix
    label: How was it?
    rows: [{value: food, label: Food}, {value: staff, label: Staff}]
    options: [bad, fair, good]
    rules: [required]
    """,
    "checklist": """
    id: toppings
    type: checklist
    label: Toppings
    options: [olives, onions, peppers]
    max: 2
    """,
    "path": """
    id: photo
    type: path
    label: Photo
    must: file
    extensions: [jpg, png]
    """,
    "tags": """
    id: topics
    type: tags
    label: Topics
    max: 5
    default: [swift]
    """,
    "date": """
    id: start
    type: date
    label: First day
    min: today
    """,
    "datetime": """
    id: meeting
    type: datetime
    label: Meeting
    min: now
    """,
    "time": """
    id: at
    type: time
    label: At
    min: '08:00'
    max: '18:00'
    """,
  ]
}

extension String {
  /// Returns the text with lines after the first indented.
  func indented(by count: Int) -> String {
    replacing("\n", with: "\n" + String(repeating: " ", count: count))
  }
}
