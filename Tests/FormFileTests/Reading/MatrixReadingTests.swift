import FormValidation
import Testing

@testable import FormFile
@testable import FormWidgets
@testable import Forms

struct MatrixReadingTests {
  @Test func `a matrix reads the same from YAML as from Swift`() throws {
    let form = try Form(
      yaml: """
        title: T
        fields:
          - id: service
            type: matrix
            label: How was it?
            help: Be honest.
            rows: [food, {value: staff, label: Staff, help: All.}]
            options: [{value: 1, label: Bad}, 2]
            rules: [required]
            when: {field: came, accepted: true}
          - {id: came, type: toggle}
          - {id: why, type: text, when: {field: service.food, equals: 1}}
        """
    )
    #expect(
      form
        == Form("T") {
          Matrix(
            "service",
            label: "How was it?",
            rows: ["food", Choice("staff", label: "Staff", help: "All.")],
            options: [Choice(1, label: "Bad"), 2],
            help: "Be honest.",
            rules: [.required],
            when: .field("came", [.accepted])
          )
          Field("came", Toggle())
          Field("why", TextField(), when: .field("service.food", [.equals(1)]))
        }
    )
  }

  @Test(arguments: [
    ("rows: [a]", "a field needs \"options\""), ("options: [a]", "a field needs \"rows\""),
    ("rows: [], options: [a]", "rows is empty"), ("rows: [a, a], options: [b]", "duplicate option"),
    ("rows: [A row], options: [b]", "invalid name \"A row\""),
    ("rows: [A row], options: [b]", "write {value: NAME, label: A row}"),
    ("rows: [a], options: [b], column: C", "a matrix cannot have column"),
    ("rows: [a], options: [b], default: b", "a matrix cannot have default"),
    ("rows: [a], options: [b], other: C", "unknown key \"other\""),
  ])
  func `errors in a matrix are reported`(keys: String, message: String) {
    let text = complaint(about: "title: T\nfields:\n  - {id: m, type: matrix, \(keys)}")
    #expect(text.contains(message), "\(text)")
  }

  @Test func `a row and a field cannot have the same name`() {
    let yaml = """
      title: T
      fields:
        - {id: m, type: matrix, rows: [a], options: [b]}
        - {group: m, fields: [{id: a, type: text}]}
      """
    #expect(complaint(about: yaml).contains("duplicate field"))
  }

  @Test func `a date with a time reads the same from YAML as from Swift`() throws {
    let form = try Form(
      yaml: """
        title: T
        fields:
          - {id: a, type: datetime, min: now, max: 2030-01-02T09:00, week_starts: sunday}
          - {id: b, type: datetime, default: 2026-01-02T15:04, min: {field: a}}
          - {id: c, type: datetime, default: now}
        """
    )
    #expect(
      form
        == Form("T") {
          Field(
            "a",
            DateTimeField(min: .now, max: DateReference("2030-01-02T09:00"), weekStart: .sunday)
          )
          Field("b", DateTimeField(min: .field("a"), text: "2026-01-02T15:04"))
          Field("c", DateTimeField(), source: .now)
        }
    )
    let now = Moment("2026-11-23T12:05:09Z") ?? .startOf2000
    #expect(form.starting(at: now).fields[2].widget.value == "2026-11-23T12:05")
  }

  @Test(arguments: [
    ("default: 2026-13-02T15:04", "invalid default"), ("min: soon", "min"),
    ("placeholder: P", "unknown key \"placeholder\""),
  ])
  func `errors in a date with a time are reported`(keys: String, message: String) {
    let text = complaint(about: "title: T\nfields:\n  - {id: m, type: datetime, \(keys)}")
    #expect(text.contains(message), "\(text)")
  }
}
