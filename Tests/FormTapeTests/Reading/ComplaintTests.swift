import FormTape
import Testing

/// Every sort of message, compared whole.
struct ComplaintTests {
  @Test(
    arguments: [
      (
        "Expect field emial error \"Required\"",
        """
        t.tape:4:14: error[T104]: form "Sign up" has no field "emial"
            4 │ Expect field emial error "Required"
              │              ^^^^^ did you mean "email"?  fields: name email age seats terms
        """
      ),
      (
        "Expct focus email",
        """
        t.tape:4:1: error[T101]: unknown command "Expct"
            4 │ Expct focus email
              │ ^^^^^ did you mean "Expect"?
        """
      ),
      (
        "Type \"abc",
        """
        t.tape:4:6: error[T002]: string is not closed on this line
            4 │ Type "abc
              │      ^^^^
        """
      ),
      (
        "Expect field seats value \"8\"",
        """
        t.tape:4:26: error[T110]: seats is a slider (a number); "8" is text
            4 │ Expect field seats value "8"
              │                          ^^^ write 8
        """
      ),
      (
        "Expect field name value 8",
        """
        t.tape:4:25: error[T110]: name is a text; 8 is a number
            4 │ Expect field name value 8
              │                         ^ write "8"
        """
      ),
      (
        "Expect field terms value \"yes\"",
        """
        t.tape:4:26: error[T110]: terms is a toggle; "yes" is text
            4 │ Expect field terms value "yes"
              │                          ^^^^^ write true or false
        """
      ),
      (
        "Expect field name on",
        """
        t.tape:4:19: error[T110]: name is a text; true is a truth value
            4 │ Expect field name on
              │                   ^^ ask for its value instead
        """
      ),
      (
        "Expect values {\"nme\": \"Ada\"}",
        """
        t.tape:4:16: error[T104]: form "Sign up" has no field "nme"
            4 │ Expect values {"nme": "Ada"}
              │                ^^^^^ did you mean "name"?  fields: name email age seats terms
        """
      ),
      (
        "Expect submitted {\"name\": }",
        """
        t.tape:4:27: error[T108]: a value should stand here
            4 │ Expect submitted {"name": }
              │                           ^
        """
      ),
      (
        "Expect submitted {\"name\": \"Ada\"",
        """
        t.tape:4:18: error[T004]: JSON is not closed on this line
            4 │ Expect submitted {"name": "Ada"
              │                  ^^^^^^^^^^^^^^
        """
      ),
      (
        "Expect /a(b/",
        """
        t.tape:4:12: error[T107]: the pattern is ill-formed: missing closing parenthesis
            4 │ Expect /a(b/
              │            ^
        """
      ),
      (
        "Expect focs email",
        """
        t.tape:4:8: error[T114]: nothing to expect is called "focs"
            4 │ Expect focs email
              │        ^^^^ did you mean "focus"?  it is one of screen row at cursor style focus \
        field form values submitted snapshot exit running stdout stderr
        """
      ),
      (
        "Expect focus email now",
        """
        t.tape:4:20: error[T006]: Expect takes nothing more, but here is "now"
            4 │ Expect focus email now
              │                    ^^^
        """
      ),
      (
        "Sleep Tab",
        """
        t.tape:4:7: error[T005]: Sleep wants a time such as 500ms, not "Tab"
            4 │ Sleep Tab
              │       ^^^
        """
      ),
      (
        "Sleep",
        """
        t.tape:4:6: error[T005]: Sleep wants a time such as 500ms
            4 │ Sleep
              │      ^
        """
      ),
      (
        "Sleep 1.2.3",
        """
        t.tape:4:7: error[T007]: "1.2.3" is no number
            4 │ Sleep 1.2.3
              │       ^^^^^
        """
      ),
      (
        "Sleep 99999999s",
        """
        t.tape:4:7: error[T007]: 99999999s is longer than a day
            4 │ Sleep 99999999s
              │       ^^^^^^^^
        """
      ),
      (
        "Tab 10001",
        """
        t.tape:4:5: error[T007]: "10001" is no whole number from 0 to 10000
            4 │ Tab 10001
              │     ^^^^^
        """
      ),
      (
        "Set Wdith 80",
        """
        t.tape:4:5: error[T102]: unknown setting "Wdith"
            4 │ Set Wdith 80
              │     ^^^^^ did you mean "Width"?
        """
      ),
      (
        "Output /x/y.gif",
        """
        t.tape:4:8: error[T005]: Output wants a path, not the pattern /x/
            4 │ Output /x/y.gif
              │        ^^^ put a path that begins with / between quotation marks
        """
      ),
      (
        "Type é",
        """
        t.tape:4:6: error[T001]: "é" means nothing here
            4 │ Type é
              │      ^ put text between quotation marks
        """
      ),
      (
        "Tab Expect focus email",
        """
        t.tape:4:5: error[T115]: Expect has a line of its own; begin a new one with it
            4 │ Tab Expect focus email
              │     ^^^^^^
        """
      ),
      (
        "#: Tab",
        """
        t.tape:4:4: error[T101]: Tab does not go behind #:
            4 │ #: Tab
              │    ^^^ vhs knows it too; write it alone
        """
      ),
      (
        "#: End",
        """
        t.tape:4:4: error[T112]: End closes a Skip, and none is open
            4 │ #: End
              │    ^^^
        """
      ),
      (
        "Form nowhere.yaml",
        """
        t.tape:4:6: error[T109]: there is no form "nowhere.yaml"
            4 │ Form nowhere.yaml
              │      ^^^^^^^^^^^^
        """
      ),
      (
        "Form locked.yaml",
        """
        t.tape:4:6: error[T109]: form "locked.yaml" cannot be read: permission denied
            4 │ Form locked.yaml
              │      ^^^^^^^^^^^
        """
      ),
      (
        "Form broken.yaml",
        """
        t.tape:4:6: error[T109]: form "broken.yaml" is wrong at 3:5: no such key
            4 │ Form broken.yaml
              │      ^^^^^^^^^^^
        """
      ),
      (
        "Clock 2026-11-21T09:00:00",
        """
        t.tape:4:7: error[T007]: "2026-11-21T09:00:00" is no date and time with its offset
            4 │ Clock 2026-11-21T09:00:00
              │       ^^^^^^^^^^^^^^^^^^^ write one such as 2026-11-21T09:00:00Z
        """
      ),
      (
        "Size 80",
        """
        t.tape:4:6: error[T005]: Size wants a size such as 80x24, not "80"
            4 │ Size 80
              │      ^^
        """
      ),
      (
        "Expect style 1 9..3 bold",
        """
        t.tape:4:16: error[T007]: 9 is behind 3; write 3..9
            4 │ Expect style 1 9..3 bold
              │                ^^^^
        """
      ),
      (
        "Expect not style 1 1 fg=purpel",
        """
        t.tape:4:25: error[T114]: no color is called "purpel"
            4 │ Expect not style 1 1 fg=purpel
              │                         ^^^^^^ it is one of black red green yellow blue magenta cyan \
        white, a number from 0 to 255, or "#rrggbb"
        """
      ),
      (
        "Expect style 1 1 fg=gren",
        """
        t.tape:4:21: error[T114]: no color is called "gren"
            4 │ Expect style 1 1 fg=gren
              │                     ^^^^ did you mean "green"?  it is one of black red green yellow \
        blue magenta cyan white, a number from 0 to 255, or "#rrggbb"
        """
      ),
      (
        "Expect@-1s field name ok",
        """
        t.tape:4:8: error[T007]: -1s is negative, and time only moves forward
            4 │ Expect@-1s field name ok
              │        ^^
        """
      ),
      (
        "Expect not row 2 \"\"",
        """
        t.tape:4:18: error[T116]: every text contains an empty one
            4 │ Expect not row 2 ""
              │                  ^^ ask for what is there, or for an empty row with row 6 is ""
        """
      ),
      (
        "Expect field name error \"\"",
        """
        t.tape:4:25: error[T116]: no message is empty
            4 │ Expect field name error ""
              │                         ^^ ask for ok, or nothing
        """
      ),
      (
        "Answer name * yes",
        """
        t.tape:4:8: error[T116]: name has no rule that asks anything outside
            4 │ Answer name * yes
              │        ^^^^ rules that do are command and remote
        """
      ),
      (
        "Set Theme \"Dracula\"",
        """
        t.tape:4:11: warning[T209]: no theme is called "Dracula", so pictures keep their colors
            4 │ Set Theme "Dracula"
              │           ^^^^^^^^^ name dark or light, or give JSON
        """
      ),
      (
        "# Expect focus email",
        """
        t.tape:4:1: warning[T204]: this comment expects nothing
            4 │ # Expect focus email
              │ ^^^^^^^^^^^^^^^^^^^^ start it with #: for it to count, or word it otherwise
        """
      ),
      (
        "Wait",
        """
        t.tape:4:1: warning[T205]: this waits for a prompt, which no form has
            4 │ Wait
              │ ^^^^ say what to wait for, as in Wait+Screen /Create account/
        """
      ),
      (
        "Expect \"🇩🇪\"",
        """
        t.tape:4:8: warning[T206]: terminals disagree about the width of a flag
            4 │ Expect "🇩🇪"
              │        ^^^^
        """
      ),
      (
        "Type a Expect",
        """
        t.tape:4:8: warning[T208]: Type takes the word "Expect" as text
            4 │ Type a Expect
              │        ^^^^^^ put the text between quotation marks, or the command on a line of \
        its own
        """
      ),
    ] as [(String, String)]
  )
  func `a line is complained of`(line: String, message: String) {
    #expect(complaint(line) == message)
  }

  @Test(arguments: ["running", "\"a\"", "exit 0", "stdout \"\"", "cursor hidden"])
  func `an expectation without a form is complained of`(subject: String) {
    #expect(
      complaints("Test \"t\"\nExpect \(subject)").contains("error[T103]: no form is open here")
    )
  }
}
