import FormValidation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormLines
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

struct FillingEditorTests {
  private static let form = Form(
    title: "T",
    fields: [
      Field("note", TextArea(text: "one"), rules: [.minLength(5)]),
      Field("line", TextField(text: "two")),
      Field("fixed", TextArea(text: "three"), isReadOnly: true),
    ]
  )

  @Test func `a long text is requested once, and the result is one change`() {
    var screen = Screen(Self.form, with: "<Ctrl-O>")
    let request = screen.filling.takeEditRequest()
    #expect(request == EditRequest(field: "note", text: "one"))
    #expect(screen.filling.takeEditRequest() == nil)
    screen.handle(.edited(.text("four\nfive")))
    #expect(screen.filling.sheet.fields[0].value == "four\nfive")
    screen.handle(.key(EditingCommand.undoKey))
    #expect(screen.filling.sheet.fields[0].value == "one")
  }

  @Test func `an emptied text is empty, and can be undone`() {
    var screen = Screen(Self.form, with: "<Ctrl-O>")
    _ = screen.filling.takeEditRequest()
    screen.handle(.edited(.text("")))
    #expect(screen.filling.sheet.fields[0].value == "")
    screen.handle(.key(EditingCommand.undoKey))
    #expect(screen.filling.sheet.fields[0].value == "one")
  }

  @Test(arguments: ["<Tab><Ctrl-O>", "<Tab><Tab><Ctrl-O>", "<Shift-Tab><Ctrl-O>"])
  func `nothing else opens an editor`(keys: String) {
    var screen = Screen(Self.form, with: Keystrokes(keys))
    #expect(screen.filling.takeEditRequest() == nil)
    screen.handle(.edited(.text("x")))
    #expect(screen.filling.sheet.fields.map(\.value) == ["one", "two", "three"])
  }

  @Test(arguments: [
    (EditFailure.notSet, "No editor is set. Set VISUAL or EDITOR."),
    (.notStarted("vi"), "Cannot start vi. The text is unchanged."),
    (.exited("vi", status: 3), "vi failed with status 3. The text is unchanged."),
    (.kept(path: "/tmp/x"), "The edited text cannot be used; it is in /tmp/x."),
    (.deleted("vi"), "vi deleted its file. The text is unchanged."),
    (.noFile(reason: "No space"), "Cannot create a temporary file: No space."),
  ])
  func `a failure is a notice and changes nothing`(failure: EditFailure, words: String) {
    var screen = Screen(Self.form, with: "abc<Ctrl-O>")
    screen.handle(.edited(.failed(failure)))
    let frame = screen.frame(in: Size(columns: 80, rows: 24))
    #expect(frame.lines[22] == " \(words)")
    #expect(screen.filling.sheet.fields[0].value == "oneabc")
  }

  @Test func `a line-mode command requests it, and the answer is validated`() {
    var plain = PlainFilling(Self.form)
    _ = plain.takeLines()
    plain.enter(":edit")
    #expect(plain.takeEditRequest()?.text == "one")
    plain.receiveEdited(.failed(.notSet))
    #expect(plain.takeLines() == ["No editor is set. Set VISUAL or EDITOR."])
    plain.enter(":edit")
    _ = plain.takeEditRequest()
    plain.receiveEdited(.text("four five"))
    #expect(plain.filling.sheet.fields[0].value == "four five")
    #expect(plain.takeLines().contains("2 of 3. line"))
    plain.enter(":edit")
    #expect(plain.takeLines() == ["Only long texts open in an editor."])
  }
}
