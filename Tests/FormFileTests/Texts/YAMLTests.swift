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
        form.yaml:2:9: error: "[" is not closed
           2 | fields: [a, b
             |         ^
             = help: close it with ], or quote the text
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

  @Test(arguments: [
    ("%PDF-1.4", "1:1", #"quote text that begins with "%""#),
    ("%", "1:1", #"quote text that begins with "%""#),
    ("%YAML 1.1\n%YAML 1.1\n---\na: 1", "2:1", #"quote text that begins with "%""#),
    ("%YAML 3.0\n---\na: 1", "1:1", "unsupported version of YAML; remove the line"),
    ("a: [", "1:5", "expected a value"), ("}", "1:1", "expected a value"),
    ("[1]\nb: 2", "2:1", "unexpected text after the end of the document"),
    ("a: 1\n- b", "2:1", "expected a key in the mapping that starts on line 1"),
    ("- a\nb: 1", "2:1", "expected '-' in the list that starts on line 1"),
    ("[a, b}", "1:6", "expected ',' or ']' in the list"),
    ("a: {b: c", "1:9", "expected ',' or '}' in the mapping"),
    ("a: - b", "1:4", "unexpected list"),
    ("a: ? b", "1:4", #"quote text that begins with "?""#),
    ("? - a\n  b", "2:3", "missing colon after a key"),
    (#"a: "\xZZ""#, "1:7", "unknown escape in double quotes"),
    (#"a: "\uD800""#, "1:7", "unknown escape in double quotes"),
    ("a: 'b\n--- c'", "1:4", "unterminated quoted text"),
    ("a: b\n\tc: d", "2:1", "tabs cannot indent YAML; use spaces"),
    ("a: |\n\tb", "2:1", "tabs cannot indent YAML; use spaces"),
    ("a: |0\n b", "1:5", #"expected a line break after "|" or ">""#),
    ("a: |x\n b", "1:5", #"expected a line break after "|" or ">""#),
    ("a: !<b", "1:4", "tags are not supported; remove the tag"),
    ("a: !x!y z", "1:4", "tags are not supported; remove the tag"),
    ("a: !b%ZZ c", "1:4", "tags are not supported; remove the tag"),
    ("a: &! b", "1:4", "anchors and aliases are not supported; write out the value"),
    ("a: *", "1:4", "anchors and aliases are not supported; write out the value"),
  ])
  func `no text is reported in the library's words`(text: String, place: String, words: String) {
    let complaint = complaint(about: text)
    #expect(complaint.hasPrefix("form.yaml:\(place): error: \(words)"), "\(complaint)")
    #expect(!complaint.contains("invalid YAML"), "\(complaint)")
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

  @Test func `a duplicate key in braces is marked, too`() {
    #expect(
      complaint(
        about: """
          title: T
          fields: [{id: a, type: text, id: b}]
          """
      ) == """
        form.yaml:2:30: error: duplicate key "id"
           2 | fields: [{id: a, type: text, id: b}]
             |                              ^^
        """
    )
  }

  @Test func `all duplicates in a long mapping are reported together`() {
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
        form.yaml:2:1: error: expected one document; a second one starts here
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
