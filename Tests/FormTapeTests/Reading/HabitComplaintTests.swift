import FormTape
import Testing

/// What people write by habit from other languages, and what to write instead.
struct HabitComplaintTests {
  @Test(
    arguments: [
      (
        "Fill name \"Ada \\\"L\\\"\"",
        """
        t.tape:4:18: error[T006]: expected the end of the line, found "L"
           4 | Fill name "Ada \\"L\\""
             |                  ^
             = help: a backslash escapes nothing; quote a text with " by ' or `, as in 'say "hi"'
        """
      ),
      (
        "Expect field seats value == 3",
        """
        t.tape:4:26: error[T005]: there is no comparison "=="
           4 | Expect field seats value == 3
             |                          ^
             = help: write the value alone
        """
      ),
      (
        "Expect field name caret = 3",
        """
        t.tape:4:25: error[T005]: there is no comparison "="
           4 | Expect field name caret = 3
             |                         ^
             = help: write the value alone
        """
      ),
      (
        "Expect field name not incomplete",
        """
        t.tape:4:23: error[T114]: not cannot be before "incomplete"
           4 | Expect field name not incomplete
             |                       ^^^^^^^^^^
             = help: put it first: Expect not field name incomplete
        """
      ),
      (
        "Press Enter",
        """
        t.tape:4:1: error[T101]: unknown command "Press"
           4 | Press Enter
             | ^^^^^
             = help: write the key alone, like Enter or Ctrl+C
        """
      ),
      (
        "Expect name value \"Ada\"",
        """
        t.tape:4:8: error[T114]: unknown subject "name"
           4 | Expect name value "Ada"
             |        ^^^^
             = help: write Expect field name
        """
      ),
      (
        "Expect text \"Ada\"",
        """
        t.tape:4:8: error[T114]: unknown subject "text"
           4 | Expect text "Ada"
             |        ^^^^
             = help: write the text alone, like Expect "Ada"
        """
      ),
      (
        "Expect style 1 1 fg=#ff0000",
        """
        t.tape:4:21: error[T005]: expected a color, found the end of the line
           4 | Expect style 1 1 fg=#ff0000
             |                     ^
             = help: quote a color like "#ff0000"; a comment begins at # otherwise
        """
      ),
      (
        "Expect field name value >= 3",
        """
        t.tape:4:25: error[T110]: only numbers, dates and times can be above or below
           4 | Expect field name value >= 3
             |                         ^
        """
      ),
      (
        "Clock 2026-13-01T00:00:00Z",
        """
        t.tape:4:7: error[T007]: expected a date and time, found "2026-13-01T00:00:00Z"
           4 | Clock 2026-13-01T00:00:00Z
             |       ^^^^^^^^^^^^^^^^^^^^
             = help: such as 2026-11-21T09:00:00Z
        """
      ),
      (
        "Expect values has [1,2]",
        """
        t.tape:4:19: error[T005]: expected a JSON object, found a JSON list
           4 | Expect values has [1,2]
             |                   ^^^^^
        """
      ),
    ]
  )
  func `the help says what to write`(line: String, report: String) {
    #expect(complaint(line) == report)
  }
}
