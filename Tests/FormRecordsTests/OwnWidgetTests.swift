import FormRecords
import FormValidation
import FormWidgets
import Forms
import TestSupport
import Testing

/// Records of forms with widgets of an embedder's own.
struct OwnWidgetTests {
  /// A field for a text, which it writes in capitals.
  private struct Capitals: Widget {
    private var text = ""

    var value: Value {
      get { .text(text) }
      set { if let text = String(newValue) { self.text = text.uppercased() } }
    }

    var traits: WidgetTraits { WidgetTraits(.text) }

    mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
      guard case .line(let line) = input else { return .notUsed }
      value = .text(line)
      return .used
    }

    func draw(on canvas: inout Canvas) {}
  }

  @Test(arguments: [
    (#"{"code": "abc"}"#, true), (#"{"code": "ABC"}"#, true), (#"{"code": "ab1"}"#, false),
    ("code\nabc\n", true), ("code\nab1\n", false),
  ])
  func `rules get the answer that a widget makes of a text`(
    records: String,
    isValid: Bool
  ) throws {
    let field = Field("code", Capitals(), rules: [.oneOf(["ABC"])])
    let stream = ByteStream(Array(records.utf8), chunk: 100)
    let format: RecordFormat? = records.hasPrefix("{") ? nil : .csv
    let source = RecordSource(name: "r", format: format) { stream.read(into: $0) }
    let form = Form(title: "x", fields: [field])
    let counts = try RecordCheck(form, now: nil, options: .init()).run([source], write: { _ in })
    #expect(counts.records == 1)
    #expect(counts.isClean == isValid)
  }
}
