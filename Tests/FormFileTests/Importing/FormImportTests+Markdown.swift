import Testing

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
        fields:
          - note: |
              **Before you start**
              Use C# and [a picture](https://example.com/a.png).
              #1 is no heading.
          - id: a
            type: text
            label: Name
            help: See the rules (https://example.com/r).
          - note: '**Terms** Read [them](https://example.com/t).'
          - id: b
            type: toggle
            label: I read them (https://example.com/t)
            rules:
              - accepted

        """
    )
    #expect(notes == ["20:5: checkboxes without options are left out"])
  }
}
