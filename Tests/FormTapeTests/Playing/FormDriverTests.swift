import FormTape
import FormValidation
import FormWidgets
import Forms
import Foundation
import SourceText
import Testing

/// How an embedder's tests drive a form: the example of the documentation, compiled.
struct FormDriverTests {
  private let form = Form(
    title: "Sign up",
    fields: [
      Field("name", label: "Name", TextField(), rules: [.required, .minLength(3)]),
      Field("email", label: "E-mail", TextField(), rules: [.email()]),
      Field("terms", label: "Terms", Toggle(), rules: [.accepted]),
    ]
  )

  @Test func `errors follow the typing`() throws {
    var driver = try FormDriver(form)
    try driver.type("Al")
    try driver.expect("field name incomplete")
    try driver.type("ice")
    try driver.expect("field name ok")
    try driver.press(.tab)
    try driver.type("alice@@")
    #expect(driver.field("email")?.state == .invalid)
    try driver.press(.backspace)
    try driver.type("example.org")
    try driver.press(.tab, .space)
    try driver.expect("form valid")
    try driver.press(.control("s"))
    try driver.expect(
      #"submitted {"name": "Alice", "email": "alice@example.org", "terms": true}"#
    )
    #expect(driver.scene.exitStatus == 0)
  }

  @Test func `a field can be named by the property it answers`() throws {
    struct Signup: Decodable {
      var name: String
      var volume: Double
    }
    let form = try TypedForm<Signup>("Sign up") {
      TypedField("Name", \.name, TextField(), rules: [.minLength(3)])
      TypedField("Volume", \.volume, Slider(min: 0, max: 1, step: 0.1))
    }
    var driver = try FormDriver(form)
    try driver.expect(\Signup.name, .shows(""))
    try driver.type("Al")
    try driver.expect(\Signup.name, .incomplete)
    try driver.expect(\Signup.name, .shows("At least 3 characters, 1 to go."))
    try driver.type("f")
    try driver.expect(\Signup.name, .ok)
    try driver.expect(\Signup.name, .value("Alf"))
    try driver.press(.tab, .right)
    try driver.expect(\Signup.volume, .value(0.1))
    try driver.type("7")
    try driver.expect(\Signup.volume, .error("Volume must be between 0 and 1."))
    #expect(throws: CaseFailure.self) { try driver.expect(\Signup.volume, .ok) }
  }

  @Test func `what is shown and answered can be expected, whatever its characters`() throws {
    struct Note: Decodable {
      var name: String
      var text: String?
      var tags: [String]
    }
    let form = try TypedForm<Note>("Note") {
      TypedField("Name", \.name, TextField(), rules: [.alphaDash])
      TypedField("Text", \.text, TextArea())
      TypedField("Tags", \.tags, Tags())
    }
    var driver = try FormDriver(form)
    try driver.expect(\Note.text, .value(.null))
    try driver.expect(\Note.tags, .value(.null))
    try driver.type("a!\"'`\\")
    try driver.press(.tab)
    let shown = try #require(driver.field("name")?.shown.first)
    #expect(shown.contains("\""))
    try driver.expect(\Note.name, .shows(shown))
    try driver.expect(\Note.name, .error(shown))
    try driver.expect(\Note.name, .value("a!\"'`\\"))
    try driver.paste("a\nb\\n\"")
    try driver.expect(\Note.text, .value("a\nb\\n\""))
    let failure = #expect(throws: CaseFailure.self) {
      try driver.expect(\Note.text, .value(.null))
    }
    #expect(failure?.description.contains("expected value null") == true)
  }

  @Test func `the tutorial contains this test`() throws {
    let form = Form("Sign up") {
      Field("name", label: "Name", TextField(), rules: [.required, .minLength(3)])
    }
    var driver = try FormDriver(form)
    try driver.type("Al")
    try driver.expect("field name incomplete")
    try driver.type("ice")
    try driver.expect("field name ok")
    try driver.press(.control("s"))
    try driver.expect(#"submitted {"name": "Alice"}"#)

    let file = URL(filePath: #filePath)
    let root = (1...4).reduce(file) { url, _ in url.deletingLastPathComponent() }
    let path = "Sources/FormTape/FormTape.docc/Tutorials/Resources/SignupTests-2.swift"
    let lines = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      .split(separator: "\n").dropFirst(5).dropLast()
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let source = try String(contentsOf: file, encoding: .utf8)
    for line in lines { #expect(source.contains(line), "\(line)") }
  }

  @Test func `lines of a tape can be played after keys`() throws {
    var driver = try FormDriver(form)
    try driver.type("Ada")
    try driver.play("Tab\nType \"x\"\nExpect focus email")
    try driver.paste("y")
    try driver.resize(to: Size(columns: 40, rows: 10))
    try driver.expect("field email value \"xy\"")
    #expect(driver.lines.count == 10)
  }

  @Test func `a failed expectation fails the test with the actual value`() throws {
    var driver = try FormDriver(form)
    let failure = #expect(throws: CaseFailure.self) { try driver.expect("focus email") }
    let text = try #require(failure).description
    #expect(text.hasPrefix("Expect focus email\n  expected focus email\n  actual   focus name\n"))
    #expect(text.contains("│  Sign up"))
  }

  @Test func `reported expectations name their own line and the test continues`() throws {
    var driver = try FormDriver(form)
    try withKnownIssue {
      driver.report = { failure in
        guard let site = failure.site else { return }
        let (file, path) = (site.fileID, site.filePath)
        Issue.record(
          "\(failure)",
          sourceLocation: SourceLocation(
            fileID: file,
            filePath: path,
            line: site.line,
            column: site.column
          )
        )
      }
      try driver.expect("focus email")
      try driver.expect("focus terms")
    } matching: { issue in
      issue.sourceLocation?.fileID == #fileID
    }
    var lines: [Int] = []
    driver.report = { lines.append($0.site?.line ?? 0) }
    let line = #line
    try driver.expect("focus email")
    try driver.expect("focus name")
    try driver.expect("focus terms")
    #expect(lines == [line + 1, line + 3])
  }

  @Test func `an invalid expectation is refused with a suggestion`() throws {
    var driver = try FormDriver(form)
    let refusal = #expect(throws: Diagnostics.self) { try driver.expect("field emial ok") }
    let found = try #require(refusal).all
    #expect(found.map(\.place.line) == [1])
    #expect(found[0].description.contains("did you mean \"email\"?"))
  }

  @Test func `descriptions of a scene are short and omit secrets`() throws {
    let login = Form(title: "Log in", fields: [Field("pin", label: "PIN", PasswordField())])
    var driver = try FormDriver(login)
    try driver.type("hunter2")
    #expect(driver.field("pin")?.description == "pin: (hidden) (valid)")
    try driver.press(.control("s"))
    for text in ["\(driver.scene)", String(reflecting: driver.scene.form)] {
      #expect(!text.contains("hunter2") && text.utf8.count < 4000)
    }
    var dumped = ""
    dump(driver.scene, to: &dumped)
    #expect(!dumped.contains("hunter2") && dumped.contains("pin: (hidden)"))
    #expect(driver.field("pin")?.value == "hunter2")
  }

  @Test(
    arguments: [
      ([.tab, .tab, .character("b")], true), ([.tab, .tab, .backTab], true),
      ([.tab, .character("x")], false), ([.tab, .function(4)], false), ([.tab, .space], false),
      ([.function(9), .function(2)], true),
    ] as [([Key], Bool)]
  )
  func `names of files are needed once a path is edited`(keys: [Key], isPlayed: Bool) throws {
    let form = Form("Files") {
      Field("one", label: "One", TextField())
      Field("file", label: "File", PathField())
      Field("two", label: "Two", TextField())
    }
    var driver = try FormDriver(form)
    var breakdown: Breakdown?
    do throws(Breakdown) {
      for key in keys { try driver.press(key) }
    } catch {
      breakdown = error
    }
    let reason = "no options for file; add a line like Options file \"one\" \"two\""
    #expect(breakdown?.reason == (isPlayed ? nil : reason))
  }
}
