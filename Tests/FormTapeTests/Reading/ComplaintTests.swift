import FormTape
import Testing

/// Every kind of message, compared as a whole.
struct ComplaintTests {
  @Test(
    arguments: [
      (
        "Expect field emial error \"Required\"",
        """
        t.tape:4:14: error[T104]: form "Sign up" has no field "emial"; did you mean "email"?
           4 | Expect field emial error "Required"
             |              ^^^^^
             = help: fields: name email age seats terms
        """
      ),
      (
        "Expct focus email",
        """
        t.tape:4:1: error[T101]: unknown command "Expct"; did you mean "Expect"?
           4 | Expct focus email
             | ^^^^^
        """
      ),
      (
        "Type \"abc",
        """
        t.tape:4:6: error[T002]: unterminated string
           4 | Type "abc
             |      ^^^^
        """
      ),
      (
        "Expect field seats value \"8\"",
        """
        t.tape:4:26: error[T110]: expected a number for seats, found text
           4 | Expect field seats value "8"
             |                          ^^^
             = help: write 8
        """
      ),
      (
        "Expect field name value 8",
        """
        t.tape:4:25: error[T110]: expected text for name, found a number
           4 | Expect field name value 8
             |                         ^
             = help: write "8"
        """
      ),
      (
        "Expect field terms value \"yes\"",
        """
        t.tape:4:26: error[T110]: expected true or false for terms, found text
           4 | Expect field terms value "yes"
             |                          ^^^^^
        """
      ),
      (
        "Expect field name on",
        """
        t.tape:4:19: error[T110]: expected text for name, found a boolean
           4 | Expect field name on
             |                   ^^
             = help: use value instead
        """
      ),
      (
        "Expect values {\"nme\": \"Ada\"}",
        """
        t.tape:4:16: error[T104]: form "Sign up" has no field "nme"; did you mean "name"?
           4 | Expect values {"nme": "Ada"}
             |                ^^^^^
             = help: fields: name email age seats terms
        """
      ),
      (
        "Expect submitted {\"name\": }",
        """
        t.tape:4:27: error[T108]: expected a value
           4 | Expect submitted {"name": }
             |                           ^
        """
      ),
      (
        "Expect submitted {\"name\": \"Ada\"",
        """
        t.tape:4:18: error[T004]: unterminated JSON
           4 | Expect submitted {"name": "Ada"
             |                  ^^^^^^^^^^^^^^
        """
      ),
      (
        "Expect /a(b/",
        """
        t.tape:4:12: error[T107]: invalid pattern: missing closing parenthesis
           4 | Expect /a(b/
             |            ^
        """
      ),
      (
        "Expect focs email",
        """
        t.tape:4:8: error[T114]: unknown subject "focs"; did you mean "focus"?
           4 | Expect focs email
             |        ^^^^
             = help: expected a quoted text, or one of screen, row, at, cursor, style, focus, page, field, form, \
        values, submitted, snapshot, exit, running, title, stdout, stderr
        """
      ),
      (
        "Expect focus email now",
        """
        t.tape:4:20: error[T006]: expected the end of the line, found "now"
           4 | Expect focus email now
             |                    ^^^
        """
      ),
      (
        "Sleep Tab",
        """
        t.tape:4:7: error[T005]: expected a time, like 500ms, found "Tab"
           4 | Sleep Tab
             |       ^^^
        """
      ),
      (
        "Sleep",
        """
        t.tape:4:6: error[T005]: expected a time, like 500ms, found the end of the line
           4 | Sleep
             |      ^
        """
      ),
      (
        "Sleep 1.2.3",
        """
        t.tape:4:7: error[T007]: expected a number, found "1.2.3"
           4 | Sleep 1.2.3
             |       ^^^^^
        """
      ),
      (
        "Sleep 99999999s",
        """
        t.tape:4:7: error[T007]: expected at most a day, found 99999999s
           4 | Sleep 99999999s
             |       ^^^^^^^^
        """
      ),
      (
        "Tab 10001",
        """
        t.tape:4:5: error[T007]: expected a whole number from 0 to 10000, found "10001"
           4 | Tab 10001
             |     ^^^^^
        """
      ),
      (
        "Set Wdith 80",
        """
        t.tape:4:5: error[T102]: unknown setting "Wdith"; did you mean "Width"?
           4 | Set Wdith 80
             |     ^^^^^
        """
      ),
      (
        "Output /x/y.gif",
        """
        t.tape:4:8: error[T005]: expected a path, found the pattern /x/
           4 | Output /x/y.gif
             |        ^^^
             = help: quote a path that begins with /
        """
      ),
      (
        "Type é",
        """
        t.tape:4:6: error[T001]: unexpected character "é"
           4 | Type é
             |      ^
             = help: quote text
        """
      ),
      (
        "Tab Expect focus email",
        """
        t.tape:4:5: error[T115]: Expect must start a line
           4 | Tab Expect focus email
             |     ^^^^^^
        """
      ),
      (
        "#: Tab",
        """
        t.tape:4:4: error[T101]: Tab cannot follow #:
           4 | #: Tab
             |    ^^^
             = help: VHS has this command; remove #:
        """
      ),
      (
        "#: End",
        """
        t.tape:4:4: error[T112]: End without Skip
           4 | #: End
             |    ^^^
        """
      ),
      (
        "Form nowhere.yaml",
        """
        t.tape:4:6: error[T109]: no such form: "nowhere.yaml"
           4 | Form nowhere.yaml
             |      ^^^^^^^^^^^^
        """
      ),
      (
        "Form locked.yaml",
        """
        t.tape:4:6: error[T111]: cannot read form "locked.yaml": permission denied
           4 | Form locked.yaml
             |      ^^^^^^^^^^^
        """
      ),
      (
        "Form broken.yaml",
        """
        t.tape:4:6: error[T111]: form "broken.yaml" has an error at 3:5: no such key
           4 | Form broken.yaml
             |      ^^^^^^^^^^^
        """
      ),
      (
        "Clock 2026-11-21T09:00:00",
        """
        t.tape:4:7: error[T007]: expected a date and time with an offset, found "2026-11-21T09:00:00"
           4 | Clock 2026-11-21T09:00:00
             |       ^^^^^^^^^^^^^^^^^^^
             = help: such as 2026-11-21T09:00:00Z
        """
      ),
      (
        "Size 80",
        """
        t.tape:4:6: error[T005]: expected a size, like 80x24, found "80"
           4 | Size 80
             |      ^^
        """
      ),
      (
        "Expect style 1 9..3 bold",
        """
        t.tape:4:16: error[T007]: expected the lower number first, found 9..3
           4 | Expect style 1 9..3 bold
             |                ^^^^
        """
      ),
      (
        "Expect not style 1 1 fg=purpel",
        """
        t.tape:4:25: error[T114]: unknown color "purpel"
           4 | Expect not style 1 1 fg=purpel
             |                         ^^^^^^
             = help: expected one of black, red, green, yellow, blue, magenta, cyan, \
        white, a number from 0 to 255, or "#rrggbb"
        """
      ),
      (
        "Expect style 1 1 fg=gren",
        """
        t.tape:4:21: error[T114]: unknown color "gren"; did you mean "green"?
           4 | Expect style 1 1 fg=gren
             |                     ^^^^
             = help: expected one of black, red, green, yellow, blue, magenta, cyan, \
        white, a number from 0 to 255, or "#rrggbb"
        """
      ),
      (
        "Expect@-1s field name ok",
        """
        t.tape:4:8: error[T007]: expected 0 or more, found -1s
           4 | Expect@-1s field name ok
             |        ^^
        """
      ),
      (
        "Expect not row 2 \"\"",
        """
        t.tape:4:18: error[T116]: any text contains the empty text
           4 | Expect not row 2 ""
             |                  ^^
             = help: give the text, or expect an empty row: row 6 is ""
        """
      ),
      (
        "Expect field name error \"\"",
        """
        t.tape:4:25: error[T116]: no message is empty
           4 | Expect field name error ""
             |                         ^^
             = help: use ok, or shows nothing
        """
      ),
      (
        "Answer name * yes",
        """
        t.tape:4:8: error[T116]: name has no external check
           4 | Answer name * yes
             |        ^^^^
             = help: only command and remote rules use Answer
        """
      ),
      (
        "Set Theme \"Dracula\"",
        """
        t.tape:4:11: warning[T209]: unknown theme "Dracula"; pictures keep their colors
           4 | Set Theme "Dracula"
             |           ^^^^^^^^^
             = help: use dark, light or JSON
        """
      ),
      (
        "# Expect focus email",
        """
        t.tape:4:1: warning[T204]: this expectation is a comment
           4 | # Expect focus email
             | ^^^^^^^^^^^^^^^^^^^^
             = help: start the line with #: to check it, or reword the comment
        """
      ),
      (
        "Tab #: Expect focus email",
        """
        t.tape:4:5: warning[T204]: this expectation is a comment
           4 | Tab #: Expect focus email
             |     ^^^^^^^^^^^^^^^^^^^^^
             = help: give it its own line to check it, or reword the comment
        """
      ),
      (
        "#: Expect focus name # Expect focus email",
        """
        t.tape:4:22: warning[T204]: this expectation is a comment
           4 | #: Expect focus name # Expect focus email
             |                      ^^^^^^^^^^^^^^^^^^^^
             = help: give it its own line to check it, or reword the comment
        """
      ),
      (
        "Wait",
        """
        t.tape:4:1: warning[T205]: Wait without a pattern waits for a shell prompt, which forms do not have
           4 | Wait
             | ^^^^
             = help: give a pattern, like Wait+Screen /Create account/
        """
      ),
      (
        "Expect \"🇩🇪\"",
        """
        t.tape:4:8: warning[T206]: terminals disagree on the width of a flag
           4 | Expect "🇩🇪"
             |        ^^^^
        """
      ),
      (
        "Type a Expect",
        """
        t.tape:4:8: warning[T208]: Type types "Expect" as text
           4 | Type a Expect
             |        ^^^^^^
             = help: quote the text, or start a new line
        """
      ),
    ] as [(String, String)]
  )
  func `an error in a line is reported`(line: String, message: String) {
    #expect(complaint(line) == message)
  }

  @Test(arguments: ["running", "\"a\"", "exit 0", "stdout \"\"", "cursor hidden"])
  func `an expectation without a form is an error`(subject: String) {
    #expect(
      complaints("Test \"t\"\nExpect \(subject)").contains("error[T103]: no form is open")
    )
  }
}
