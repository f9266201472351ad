import FormFilling
import FormLines
import FormNarration
import FormScreens
import FormTape
import FormValidation
import FormWidgets
import Forms
import TestSupport
import Testing

/// A secret widget that the library does not know.
private struct PINPad: Widget {
  var value: Value {
    get { .text(digits) }
    set { digits = String(newValue) ?? digits }
  }

  var traits: WidgetTraits { WidgetTraits(.text, isSecret: true) }

  var description: WidgetDescription {
    WidgetDescription(
      summary: digits,
      textBeforeCaret: digits[...],
      part: .item(digits, isChecked: true)
    )
  }

  private var digits = ""

  mutating func handle(_ input: WidgetInput, in _: Size) -> KeyUse {
    guard case .key(let key) = input, case .character(let typed) = key.symbol, typed.isNumber
    else { return .notUsed }
    digits.append(typed)
    return .used
  }

  func draw(on canvas: inout Canvas) {
    canvas.write(String(repeating: "•", count: digits.count), row: 0, column: 0)
  }
}

struct SecretWidgetTests {
  private let form = Form(
    title: "Unlock",
    fields: [
      Field("pin", label: "PIN", PINPad(), rules: [.equals("0000")]),
      Field("name", label: "Name", TextField()),
    ],
    hasReview: true
  )

  private static let secret = "73914"

  private var events: [Event] {
    SecretWidgetTests.secret.map { .key(.character($0)) } + [.key(.tab), .key(.control("s"))]
  }

  @Test func `its answer is not shown, announced, recorded or printed`() throws {
    var screen = Screen(form)
    var announcer = Announcer()
    let size = Size(columns: 80, rows: 24)
    var recorder = TapeRecorder(form: "f.yaml", size: size)
    var said: [String] = []
    for event in events {
      recorder.record(event, before: screen, size: size)
      screen.handle(event)
      recorder.expect(screen)
      said += announcer.news(of: screen)
      said += screen.frame(in: size).lines
      said +=
        screen.narrator.problems(ofFieldAt: 0, in: screen.filling.sheet) + [
          screen.summary(ofFieldAt: 0)
        ]
      said += ["\(screen)", String(reflecting: screen), dumped(screen)]
    }
    said.append(recorder.text(ofEnded: screen))
    #expect(said.joined().contains("PIN"))
    #expect(!said.contains { $0.contains("7391") }, "\(said.filter { $0.contains("7391") })")
  }

  @Test func `it is secret in line mode`() {
    var plain = PlainFilling(form)
    #expect(plain.isSecret)
    plain.enter(SecretWidgetTests.secret)
    plain.enter(":review")
    let lines = plain.takeLines() + [plain.prompt]
    #expect(!lines.contains { $0.contains("7391") })
  }

  @Test func `a driver's scene and failures omit it`() throws {
    var driver = try FormDriver(form)
    try driver.type(SecretWidgetTests.secret)
    let failure = #expect(throws: CaseFailure.self) { try driver.expect("field pin value \"1\"") }
    let texts = ["\(driver.scene)", dumped(driver.scene), failure.map { "\($0)" } ?? ""]
    #expect(!texts.contains { $0.contains("7391") }, "\(texts)")
  }

  private func dumped(_ value: Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text
  }
}
