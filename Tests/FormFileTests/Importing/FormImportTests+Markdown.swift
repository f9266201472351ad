import Testing

@testable import FormFile

/// What the Markdown of a GitHub issue form becomes.
extension FormImportTests {
  @Test func `Markdown of an issue form becomes the markup of forms`() throws {
    let (yaml, notes) = try imported(
      """
      body:
        - type: markdown
          attributes:
            value: |
              ## Before **you** start ##
              <!-- hidden
              words -->
              Use C# and ![a picture](https://example.com/a.png).
              #1 is no heading.
        - {type: markdown, attributes: {value: "<!-- hidden -->"}}
        - type: input
          id: a
          attributes: {label: "**Name**", description: "See [the rules](https://example.com/r)."}
        - type: checkboxes
          id: b
          attributes:
            label: Terms
            description: Read [them](https://example.com/t).
            options: [{label: "I read [them](https://example.com/t)", required: true}]
        - {type: checkboxes, id: c, attributes: {label: C, options: []}}
      """
    )
    #expect(
      yaml == """
        # Imported from f.yml.
        title: Form
        unanswered: omit
        heading: '{title}'
        fields:
          - id: title
            type: text
            label: Title
            rules:
              - required
          - note: |
              ## Before **you** start ##
              <!-- hidden
              words -->
              Use C# and ![a picture](https://example.com/a.png).
              #1 is no heading.
          - id: a
            type: text
            label: Name
            help: See the rules (https://example.com/r).
          - group: b
            label: Terms
            fields:
              - note: Read [them](https://example.com/t).
              - id: I_read_them
                type: toggle
                label: I read them (https://example.com/t)
                rules:
                  - accepted

        """
    )
    #expect(notes == ["20:5: checkboxes without options are left out"])
  }

  @Test(arguments: [
    ("> [!NOTE]\n> Read.", "> **Note**  \n> Read."),
    ("- > [!WARNING]\n  > Hot.\n\n[!TIP] a", "- > [!WARNING]\n  > Hot.\n\n[!TIP] a"),
    ("Sizes:\n|a|b|\n|-|:-|\n|1|2|\n\nEnd", "Sizes:\n```\n|a|b|\n|-|:-|\n|1|2|\n```\n\nEnd"),
    ("a | b\n--|--\n1 | 2", "```\na | b\n--|--\n1 | 2\n```"), ("a | b\n---", "a | b\n---"),
    ("<!-- a -->", ""), (" \n", ""),
  ])
  func `what CommonMark lacks is in other words`(text: String, note: String) {
    #expect(text.asNote == note)
  }

  @Test(arguments: [
    ("I _have_ read `this`", "I have read this"), ("1. One", "1. One"),
    ("# of users", "# of users"),
    ("a\nb", "a b"), ("C#", "C#"), ("", ""), ("[a](b) <!-- c -->", "a (b)"),
  ])
  func `labels lose their markup`(text: String, label: String) {
    #expect(text.asPlainLine == label)
  }

  @Test func `a description keeps its lines`() {
    #expect("Say **what**\nyou did:\n- one\n- two".asPlainText == "Say what you did:\n• one\n• two")
  }
}
