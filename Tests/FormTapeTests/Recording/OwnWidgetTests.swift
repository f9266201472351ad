import FormScreens
import FormTape
import FormValidation
import FormWidgets
import Forms
import TestSupport
import Testing

/// Tapes of forms with a widget that the library does not know.
struct OwnWidgetTests {
  private let form = Form(
    title: "Review",
    fields: [Field("stars", label: "Stars", Stars(), rules: [.required, .range(2...)])]
  )

  @Test func `a tape fills and checks it`() throws {
    var driver = try FormDriver(form)
    try driver.expect("field stars incomplete")
    try driver.expect("row 24 \"rate\"")
    try driver.press(.right, .right, .right)
    try driver.expect("field stars ok")
    try driver.expect("field stars value 3")
    try driver.press(.control("s"))
    try driver.expect("submitted {\"stars\": 3}")
  }

  @Test func `its keys are recorded, and its answer`() {
    var screen = Screen(form)
    let size = Size(columns: 80, rows: 24)
    var recorder = TapeRecorder(form: "f.yaml", size: size)
    for key in [Key.right, .right, .control("s")] {
      recorder.record(.key(key), before: screen, size: size)
      screen.handle(.key(key))
    }
    let tape = recorder.text(ofEnded: screen)
    #expect(tape.contains("\nRight 2\nCtrl+S\nExpect submitted {\"stars\": 2}\n"), "\(tape)")
  }
}
