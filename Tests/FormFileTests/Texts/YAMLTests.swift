import Testing

@testable import FormFile

struct YAMLTests {
  @Test func `an unclosed quotation is marked where it opens`() {
    #expect(
      complaint(
        about: """
          title: "T
          fields:
            - id: a
          """
      ) == """
        form.yaml:1:8: error: unterminated quoted text
           1 | title: "T
             |        ^^
        """
    )
  }

  @Test func `a key without a colon is marked`() {
    #expect(
      complaint(
        about: """
          title: T
          fields
            - id: a
          """
      ) == """
        form.yaml:2:1: error: missing colon after a key
           2 | fields
             | ^^^^^^
        """
    )
  }

  @Test func `text with a colon belongs in quotes`() {
    #expect(
      complaint(about: "title: Tabs: how to stop") == """
        form.yaml:1:12: error: unexpected colon; quote text that contains a colon
           1 | title: Tabs: how to stop
             |            ^
        """
    )
  }

  @Test func `an unterminated list is reported with its start`() {
    #expect(
      complaint(
        about: """
          title: T
          fields: [a, b
          errors: first
          """
      ) == """
        form.yaml:3:7: error: expected ',' or ']' in the list that starts on line 2
           3 | errors: first
             |       ^
        """
    )
  }

  @Test func `an invalid mapping is reported with its start`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - id: a
             type: text
          """
      ) == """
        form.yaml:4:4: error: indented by 3 spaces, unlike every line above it
           4 |    type: text
             |    ^^^^
             = help: indent it by 4 spaces
        """
    )
  }

  @Test(arguments: [("     label: A", 5, 4), ("   - id: b", 3, 2), (" - id: b", 1, 2)])
  func `a misaligned line is reported with its indentation`(line: String, is: Int, should: Int) {
    let complaint = complaint(
      about: "title: T\nfields:\n  - id: a\n    type: text\n\(line)\n    type: text\n"
    )
    let spaces = `is` == 1 ? "1 space" : "\(`is`) spaces"
    #expect(complaint.contains("error: indented by \(spaces), unlike every line"), "\(complaint)")
    #expect(complaint.contains("= help: indent it by \(should) spaces"), "\(complaint)")
  }

  @Test func `a pattern in double quotes is reported with single ones`() {
    let complaint = complaint(
      about: "title: T\nfields:\n  - {id: a, type: text, rules: [pattern: \"\\d+\"]}"
    )
    #expect(complaint.contains("error: unknown escape in double quotes"), "\(complaint)")
    #expect(complaint.contains(#"which have no escapes: '\d+'"#), "\(complaint)")
  }

  @Test func `a tab as indentation is shown`() {
    #expect(
      complaint(
        about: #"""
          title: T
          fields:
          \#t- id: a
          """#
      ) == #"""
        form.yaml:3:1: error: tabs cannot indent YAML; use spaces
           3 | ␉- id: a
             | ^
        """#
    )
  }

  @Test func `a control character is shown and never sent`() {
    #expect(
      complaint(
        about: #"""
          title: a\#u{1b}[31mb
          """#
      ) == #"""
        form.yaml:1:9: error: control characters are not allowed in YAML; escape them in double quotes
           1 | title: a␛[31mb
             |         ^
        """#
    )
  }

  @Test func `text that continues as something else is invalid`() {
    #expect(
      complaint(
        about: """
          title: T
          fields: @a
          """
      ) == """
        form.yaml:2:9: error: quote text that begins with "@"
           2 | fields: @a
             |         ^
        """
    )
  }

  @Test func `a duplicate key is reported with the first one`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - id: a
              type: text
              label: A
              type: toggle
          """
      ) == """
        form.yaml:6:5: error: duplicate key "type"; first on line 4
           6 |     type: toggle
             |     ^^^^
        """
    )
  }

  @Test func `a duplicate key in braces is marked at the first one`() {
    #expect(
      complaint(
        about: """
          title: T
          fields: [{id: a, type: text, id: b}]
          """
      ) == """
        form.yaml:2:11: error: duplicate key "id"
           2 | fields: [{id: a, type: text, id: b}]
             |           ^^
        """
    )
  }

  @Test func `duplicates are found in long mappings, too, all at once`() {
    let keys = (1...40).map { "  key\($0): x" } + ["  key3: y", "  key40: y"]
    let complaint = complaint(about: "title: T\nmessages:\n" + keys.joined(separator: "\n"))
    #expect(complaint.contains("form.yaml:43:3: error: duplicate key \"key3\"; first on line 5"))
    #expect(complaint.contains("form.yaml:44:3: error: duplicate key \"key40\"; first on line 42"))
  }

  @Test func `a second document is refused`() {
    #expect(
      complaint(
        about: """
          title: T
          ---
          title: U
          """
      ) == """
        form.yaml:2:1: error: a form file has one document; a second one starts here
           2 | ---
             | ^^^
        """
    )
  }

  @Test func `anchors, aliases and tags are refused`() {
    #expect(
      complaint(
        about: """
          title: &t T
          intro: *t
          fields: !mine []
          errors: !!int "1"
          """
      ) == """
        form.yaml:1:8: error: anchors and aliases are not supported; write out the value
           1 | title: &t T
             |        ^^
        form.yaml:3:9: error: tags are not supported; remove the tag
           3 | fields: !mine []
             |         ^^^^^
        form.yaml:4:9: error: tags are not supported; remove the tag
           4 | errors: !!int "1"
             |         ^^^^^
        """
    )
  }

  @Test func `an undefined alias is refused`() {
    #expect(
      complaint(
        about: """
          title: *t
          """
      ) == """
        form.yaml:1:8: error: anchors and aliases are not supported; write out the value
           1 | title: *t
             |        ^^
        """
    )
  }

  @Test func `a key that is not a name is refused`() {
    #expect(
      complaint(
        about: """
          ? [a, b]
          : 1
          title: T
          fields: [{id: a, type: text}]
          """
      ) == """
        form.yaml:1:3: error: a key must be a name
           1 | ? [a, b]
             |   ^
        """
    )
  }
}
