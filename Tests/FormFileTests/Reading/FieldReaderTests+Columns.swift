import FormValidation
import Forms
import Testing

@testable import FormFile

/// The names of columns in tables.
extension FieldReaderTests {
  @Test func `columns are read`() throws {
    let form = try Form(
      yaml: """
        title: T
        fields:
          - {id: a, type: text, column: Full name}
          - {id: b, type: text, column: b}
          - {hidden: c, value: 1, column: 'a '}
          - {id: d, type: text, column: e}
          - {id: e, type: text, column: d}
        """
    )
    let columns = ["Full name", "b", "a ", "e", "d"]
    #expect(form.fields.map(\.column) == columns)
    #expect(form.fields[2] == .hidden("c", 1, column: "a "))
  }

  @Test(arguments: [
    ("{id: b, type: text, column: a}", "4:33: error: duplicate column \"a\"; it is the name of"),
    (
      "{id: b, type: text, column: B}\n  - {hidden: c, value: 1, column: B}",
      "5:35: error: duplicate column \"B\"; first on line 4"
    ),
    ("{id: b, type: text, column: ' '}", "4:33: error: column is empty; add text or remove it"),
    ("{id: b, type: text, column: 3}", "4:33: error: expected text, found a number"),
    ("{id: b, type: text, colum: B}", "did you mean \"column\"?"),
    ("{id: b, type: text, column_name: B}", "did you mean \"column\"?"),
    ("{note: N, column: B}", "4:15: error: unknown key \"column\""),
  ])
  func `mistakes in columns are reported`(field: String, message: String) {
    let complaint = complaint(
      about: "title: T\nfields:\n  - {id: a, type: text}\n  - \(field)"
    )
    #expect(complaint.contains(message), "\(complaint)")
  }
}
