import FormFile
import FormRecords
import FormValidation
import SeededRandom
import TestSupport
import Testing

/// Records checked against a form, from bytes to a report.
struct RecordCheckTests {
  private static let form = """
    title: Guests
    fields:
      - {id: name, type: text, label: Name, rules: [required, {max_length: 5}]}
      - {id: age, type: number, label: Age, rules: [{range: {min: 18, max: 99}}]}
      - {id: vip, type: toggle, label: VIP}
    """

  /// Returns the report of records that arrive a few bytes at a time, and the numbers.
  func report(
    on records: String...,
    as format: RecordFormat? = nil,
    form: String = form,
    chunk: Int = 1 << 20,
    changing options: (inout RecordCheck.Options) -> Void = { $0.format = .text }
  ) throws -> (text: String, counts: RecordCounts) {
    try report(on: records.map { Array($0.utf8) }, as: format, form, chunk, options)
  }

  func report(
    on records: [[UInt8]],
    as format: RecordFormat? = nil,
    _ form: String = form,
    _ chunk: Int = 1 << 20,
    _ change: (inout RecordCheck.Options) -> Void = { $0.format = .text }
  ) throws -> (text: String, counts: RecordCounts) {
    let form = try FormReading(bytes: Array(form.utf8), file: "form.yaml").form
    var options = RecordCheck.Options()
    change(&options)
    let sources = records.enumerated().map { number, bytes in
      let stream = ByteStream(bytes, chunk: chunk)
      return RecordSource(name: "r\(number + 1)", format: format) { stream.read(into: $0) }
    }
    let report = Transcript()
    let moment = Moment("2026-11-23T12:00:00Z")
    let counts = try RecordCheck(form, now: moment, options: options)
      .run(sources, write: { report.add($0) })
    return (report.text, counts)
  }

  /// Records, and the report on them.
  private static let cases: [(records: String, report: String)] = [
    ("", ""),
    (#"{"name": "Ada", "age": 36, "vip": true}"#, ""),
    (#"[{"name": "Ada"}, {"name": "Bob"}]"#, ""),
    ("[]", ""), ("\u{FEFF}", ""), ("\u{FEFF}[ ]\n", ""),
    ("\u{FEFF}{\"name\": \"Ada\"}\r\n\r\n", ""),
    ("{\n  \"name\": \"Ada\"\n}\n{\n  \"name\": \"\"\n}", "r1:4: name: Name is required.\n"),
    (#"[{"name": "a]b"}, {"name": "\"]}"}]"#, ""),
    (
      "[\n{\"name\": \"Ada\"},\n{\"age\": 1}\n]\n",
      "r1:3: name: Name is required.\nr1:3: age: Age must be between 18 and 99.\n"
    ),
    (
      #"{"name": "Ada"}"# + "\n{\"name\": \"Adalbert\"}\n{}",
      "r1:2: name: Name must have at most 5 characters.\nr1:3: name: Name is required.\n"
    ),
    (
      #"{"name": 5, "age": "x", "vip": 1}"#,
      """
      r1:1: name: expected text, found a number
      r1:1: age: Age must be a number.
      r1:1: vip: expected true or false, found a number

      """
    ),
    (
      #"{"name": "Ada", "nmae": 1}"#,
      "r1:1: nmae: unknown field \"nmae\"; did you mean \"name\"?\n"
    ),
    (#"{"name": "Ada", "age": 36.5}"#, ""),
    (
      #"{"name": "Ada", "age": 1e2}"#,
      "r1:1: age: Age must be between 18 and 99.\n"
    ),
    (#"{"name": "Ada", "age": null, "vip": false}"#, ""),
    (
      "{\"name\": \"Ada\"}\n{\"name\": \n{\"name\": \"Bob\"}\nnull",
      """
      r1:2: expected a value, found the end of the text, at column 10 of the record
      r1:4: expected an object of answers by field, found null

      """
    ),
    (
      #"{"name": "Ada", "name": "Bob"}"#,
      "r1:1: duplicate name \"name\", at column 17 of the record\n"
    ),
    ("[{\"name\": \"Ada\"}", "r1:1: unterminated array\n"),
    (
      "[\n  {\n    \"name\": \"Ada\",\n  }\n]",
      "r1:2: expected a name in double quotes, at line 3, column 3 of the record\n"
    ),
    (
      "[{\"name\": \"Ada\"},\n]",
      "r1:2: expected a value, found the end of the text, at column 1 of the record\n"
    ),
    ("{\n\"name\": \"Ada\"},\n", "r1:2: expected a value, at column 1 of the record\n"),
    ("[{\"name\": \"Ada\"}]\n1 2", "r1:2: unexpected text after the array\n"),
    (
      "[{\"name\": \"Ada\"},,{\"name\": \"Bob\"}]",
      "r1:1: expected a value, found the end of the text, at column 1 of the record\n"
    ),
    (
      "[{\"name\": \"Ada}, {\"name\": \"Bob\"}]",
      "r1:1: expected a comma or \"}\", at column 19 of the record\nr1:1: unterminated array\n"
    ),
    ("name,age,vip\nAda,36,true\nBob,,no\n", ""),
    ("\u{FEFF}name,age\r\nAda,36\r\n\r\nBob,1\r\n", "r1:4: age: Age must be between 18 and 99.\n"),
    ("\"name\",age\n\"A,\n\"\"\",20\n\"Bob\",5", "r1:4: age: Age must be between 18 and 99.\n"),
    (
      "name,age\nAda\nAda,20,30\nBob,20\n",
      "r1:2: expected 2 cells, found 1\nr1:3: expected 2 cells, found 3\n"
    ),
    (
      "PK\u{3}\u{4}\u{14}",
      "r1:1: the file is a ZIP archive; extract it, or save a workbook as CSV\n"
    ),
    ("a\rb", "r1:1: lines end in carriage returns; save the file with line feeds\n"),
    (
      "name,nmae,name\nAda,1,2\n",
      """
      r1:1: nmae: unknown column "nmae"; did you mean "name"?
      r1:1: name: duplicate column "name"

      """
    ),
    (
      "name,age\nA\"da,20\n\"Bob\"x,20\nCleo,30\n",
      """
      r1:2: quotation mark in a cell that does not begin with one, in column 1
      r1:3: expected a comma after the closing quotation mark, in column 1

      """
    ),
    (
      "name,age\n\"Ada,20\nBob,20\nCleo,3\n",
      "r1:2: unterminated quotation mark\nr1:4: age: Age must be between 18 and 99.\n"
    ),
    ("name\n\"a\"\"\u{301}bcd\"\n", ""),
    ("name\n\"a\"\"\"\"bcd\"\n", "r1:2: name: Name must have at most 5 characters.\n"),
    (
      "name,vip\nAda,maybe\nA\u{0}a,yes\n",
      "r1:2: vip: expected true or false, found \"maybe\"\nr1:3: NUL byte\n"
    ),
  ]

  @Test(arguments: cases.indices)
  func `records are checked in every format, however they arrive`(index: Int) throws {
    let (records, expected) = Self.cases[index]
    for chunk in [1 << 20, 7, 1] {
      #expect(try report(on: records, chunk: chunk).text == expected, "\(chunk) bytes at a time")
    }
  }

  @Test(arguments: [
    ("points", "4", "\"4\" is not one of 1, 2, 8"), ("points", "8", ""),
    ("terms", "", "must be accepted."),
    ("terms", "yes", ""), ("at", "24.12.2026 10:00", ""), ("at", "2026-12-24T10:00", ""),
    ("at", "tomorrow 10:00", "format"), ("at", "24 Dec 2026 10:00", "format"),
    ("pick", "\"b, c\"", ""), ("pick", "\"a, b, c\"", ""), ("pick", "1", "is not one of"),
  ])
  func `a cell is an answer by its own words`(column: String, cell: String, words: String) throws {
    let form = """
      title: T
      fields:
        - {id: points, type: select, options: [1, 2, 8]}
        - {id: terms, type: toggle, default: true, label: Terms, rules: [accepted]}
        - {id: at, type: datetime}
        - {id: pick, type: checklist, options: [a, 'b, c']}
      """
    let text = try report(on: "\(column),x\n\(cell),\n", as: .csv, form: form).text
    let found = text.split(separator: "\n").filter { !$0.contains("unknown column") }
    #expect(found.count == (words.isEmpty ? 0 : 1), "\(text)")
    #expect(found.allSatisfy { $0.contains(words) }, "\(text)")
  }

  @Test func `text that is not UTF-8 is a violation of its record`() throws {
    let words = "not UTF-8; for a file in Windows-1252, use --encoding windows-1252"
    let rows: [[UInt8]] = [Array("{\"name\": \"".utf8), [0xFF], Array("\"}\n{}".utf8)]
    #expect(
      try report(on: [rows.flatMap { $0 }]).text
        == "r1:1: \(words)\nr1:2: name: Name is required.\n"
    )
    let cells: [[UInt8]] = [Array("name\n".utf8), [0xC3], Array("\nBobby Tables\n".utf8)]
    let text = try report(on: [cells.flatMap { $0 }]).text
    #expect(text.hasPrefix("r1:2: \(words)\nr1:3: name: "))
  }

  @Test func `a line that is too long is a violation, and those after it are checked`() throws {
    let long = String(repeating: "x", count: 9 << 20)
    let text = try report(on: "{\"name\": \"\(long)\"}\n{}", as: .jsonl, chunk: 1 << 16).text
    #expect(
      text == "r1:1: longer than 8 MiB, the limit for a record\nr1:2: name: Name is required.\n"
    )
  }

  @Test func `only the first of many unknown names are reported`() throws {
    let names = (0..<100_000).map { "c\($0)" }.joined(separator: ",")
    let lines = try report(on: "name," + names + "\n").text.split(separator: "\n")
    #expect(lines.count == 101)
    #expect(lines.last == "r1:1: 99900 more unknown columns")
    let members = names.split(separator: ",").map { "\"\($0)\": 1" }.joined(separator: ", ")
    let text = try report(on: "{\"name\": \"Ada\", \(members)}").text
    #expect(text.split(separator: "\n").count == 100)
    let long = String(repeating: "x", count: 1_000_000)
    #expect(try report(on: "{\"name\": \"Ada\", \"\(long)\": 1}").text.utf8.count < 300)
  }

  @Test(arguments: [
    (99, 99, ""), (100, 100, ""), (101, 101, "1 more unknown column"),
    (102, 101, "2 more unknown columns"),
  ])
  func `at most 100 unknown names are reported one by one`(
    count: Int,
    reported: Int,
    last: String
  ) throws {
    let names = (0..<count).map { "c\($0)" }
    let table = try report(on: "name,\(names.joined(separator: ","))\n").text
    let lines = table.split(separator: "\n")
    #expect(lines.count == reported)
    #expect(last.isEmpty ? !table.contains("more") : lines.last == "r1:1: \(last)")
    let members = names.map { "\"\($0)\": 1" }.joined(separator: ", ")
    let record = try report(on: "{\"name\": \"Ada\", \(members)}").text
    #expect(record.split(separator: "\n").count == min(count, 100))
  }

  @Test(arguments: [(0, ""), (1, "r1:1: longer than 8 MiB, the limit for a record\n")])
  func `a record is at most 8 MiB long`(excess: Int, found: String) throws {
    let name = String(repeating: "x", count: (8 << 20) - 12 + excess)
    let form = "title: T\nfields: [{id: name, type: password}]"
    let text = try report(on: "{\"name\": \"\(name)\"}\n{}", as: .jsonl, form: form).text
    #expect(text == found, "\(text.prefix(200))")
  }

  @Test func `the fast check of records finds what the rules find`() throws {
    let form = """
      title: Guests
      fields:
        - {id: pin, type: password, label: PIN, rules: [required, {min_length: 2}]}
        - {id: again, type: password, label: Again, rules: [required, {same_as: pin}]}
        - {id: born, type: date, label: Born, rules: [{before: 2026-11-23}]}
        - {id: size, type: number, label: Size}
      """
    func members(_ name: String, _ values: String?...) -> [String] {
      values.map { $0.map { ", \"\(name)\": \"\($0)\"" } ?? "" }
    }
    var records: [String] = []
    for pin in members("pin", nil, "ab", "a", "éa", " ab", "") {
      for again in members("again", nil, "ab", "a", "éa", "ab ", "") {
        for born in members("born", nil, "2026-11-22", "2026-11-23", "0000-01-01", "x") {
          records += [pin + again + born, again + born + pin]
        }
      }
    }
    var generator = SeededGenerator()
    records.shuffle(using: &generator)
    // Numbers with a fraction are not for the quick reader.
    let quick = try report(
      on: records.map { "{\"size\": 1\($0)}" }.joined(separator: "\n"),
      form: form
    )
    let full = try report(
      on: records.map { "{\"size\": 1.5\($0)}" }.joined(separator: "\n"),
      form: form
    )
    #expect(quick.text == full.text, "\(generator)")
    #expect(quick.counts.records - quick.counts.invalid == 8)
  }

  @Test func `an answer repeats that of its own group`() throws {
    let form = """
      title: Guests
      fields:
        - {id: pin, type: password, label: PIN}
        - {id: copy, type: password, label: Copy, rules: [{same_as: pin}]}
        - group: door
          label: Door
          fields:
            - {id: pin, type: password, label: PIN}
            - {id: again, type: password, label: Again, rules: [{same_as: pin}]}
      """
    let records = "pin,copy,door.pin,door.again\nab,ab,cd,ab\nab,ab,cd,cd\n"
    #expect(
      try report(on: records, form: form).text
        == "r1:2: door.again: Again must be the same as PIN.\n"
    )
  }

  @Test func `several threads report in the order of the records`() throws {
    let records = (0..<20_000).map { "{\"name\": \"\($0)\", \"age\": \($0 % 100)}" }
    let input = records.joined(separator: "\n")
    let one = try report(on: input)
    let many = try report(on: input, chunk: 5_000) {
      $0.format = .text
      $0.workerCount = 4
    }
    #expect(many.text == one.text)
    #expect(many.counts.records == 20_000 && many.counts.invalid == one.counts.invalid)
    #expect(one.counts.invalid > 3_000)
  }

  @Test(arguments: [1, 3])
  func `an answer that an earlier record has breaks unique`(workerCount: Int) throws {
    let form = """
      title: Guests
      fields:
        - {id: email, type: text, label: Email, rules: [{unique: {ignore_case: true}}]}
        - {id: seat, type: number, label: Seat, rules: [unique]}
      """
    let first = "email,seat\na@b,1\n,2\n,2\nA@B,4\n"
    let second = "email,seat\nc@d,1\na@b,\n"
    let text = try report(on: first, second, form: form, chunk: 9) {
      ($0.format, $0.workerCount) = (.text, workerCount)
    }.text
    #expect(
      text == """
        r1:4: seat: Seat must be unique; 2 is taken.
        r1:5: email: Email must be unique; A@B is taken.
        r2:2: seat: Seat must be unique; 1 is taken.
        r2:3: email: Email must be unique; a@b is taken.

        """
    )
  }

  @Test func `a form with conditions, groups and lists is checked like one filled out`() throws {
    let form = """
      title: Trip
      fields:
        - {id: abroad, type: toggle, label: Abroad}
        - {id: passport, type: text, label: Passport, rules: [required], when: {field: abroad, equals: true}}
        - group: home
          label: Home
          fields:
            - {id: city, type: text, label: City, rules: [required]}
      """
    let records = """
      {"abroad": false, "home": {"city": "Ulm"}}
      {"abroad": true, "home": {"city": "Ulm"}}
      {"abroad": true, "passport": "X1", "home": {}}
      {"abroad": 1, "home": 2}
      """
    let text = try report(on: records, form: form).text
    #expect(
      text == """
        r1:2: passport: Passport is required.
        r1:3: home.city: City is required.
        r1:4: abroad: expected true or false, found a number
        r1:4: home: expected an object of answers by field, found a number

        """
    )
    let csv = "abroad,passport,home.city\nyes,,Ulm\nno,,\n"
    #expect(
      try report(on: csv, form: form).text == """
        r1:2: passport: Passport is required.
        r1:3: home.city: City is required.

        """
    )
  }
}

/// Errors of the machine.
extension RecordCheckTests {
  private struct DiskFull: Error {}

  @Test(arguments: [1, 3])
  func `an error of writing or reading ends the check`(workerCount: Int) throws {
    let form = try FormReading(bytes: Array(Self.form.utf8), file: "form.yaml").form
    var options = RecordCheck.Options()
    options.workerCount = workerCount
    let check = RecordCheck(form, now: nil, options: options)
    let stream = ByteStream(Array(String(repeating: "{}\n", count: 10_000).utf8), chunk: 999)
    let source = RecordSource(name: "r", format: nil) { stream.read(into: $0) }
    #expect(throws: DiskFull.self) { try check.run([source], write: { _ in throw DiskFull() }) }
    let broken = RecordSource(name: "r", format: nil) { _ in throw DiskFull() }
    #expect(throws: DiskFull.self) { try check.run([broken], write: { _ in }) }
  }
}
