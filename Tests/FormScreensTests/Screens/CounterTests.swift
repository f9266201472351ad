@testable import FormFilling
@testable import FormScreens
import FormValidation
@testable import FormWidgets
@testable import Forms
import SeededRandom
import TestSupport
import Testing

/// The counter of a field with a limit.
struct CounterTests {
  @Test(
    arguments: [
      ([.maxLength(20)], TextField(), (20, LengthUnit.graphemes, false)),
      ([.maxLength(20)], TextArea(), (20, .graphemes, true)),
      ([.maxLength(9, unit: .bytes)], TextField(), (9, .bytes, false)),
      ([.maxLength(9, unit: .utf16)], TextField(), (9, .utf16, false)),
      ([.maxWords(5)], TextField(), (5, .words, true)),
      ([.maxWords(5), .maxLength(40), .maxWords(3)], TextField(), (3, .words, true)),
      ([.length(3...20)], TextField(), (20, .graphemes, false)),
      ([.all([.required, .maxLength(8)])], TextField(), (8, .graphemes, false)),
      ([.maxItems(3)], Tags(), (3, nil, true)),
      ([], Checklist(["a", "b"], max: 1), (1, nil, true)),
      ([.length(2)], TextField(), nil), ([.minLength(2)], TextField(), nil),
      ([.maxLength(0)], TextField(), nil), ([.maxLength(4)], PasswordField(), nil),
      ([.maxLength(4).severity(.warning)], TextField(), nil),
      ([.maxLength(4).when("b", .equals("x"))], TextField(), nil),
      ([.maxLength(4)], Select(["a", "b"]), nil), ([], Checklist(["a"], min: 1), nil),
      ([], TextField(), nil),
    ] as [(RuleSet, any Widget, (max: Int, unit: LengthUnit?, isAlwaysShown: Bool)?)]
  )
  func `the limit is read from the rules`(
    rules: RuleSet,
    widget: any Widget,
    expected: (max: Int, unit: LengthUnit?, isAlwaysShown: Bool)?
  ) {
    let fields = [Field("a", widget, rules: rules), Field("b", TextField())]
    let limit = FormFacts(of: Form(title: "T", fields: fields)).fields[0].limit
    #expect(limit?.max == expected?.max)
    #expect(limit?.unit == expected?.unit)
    #expect(limit?.isAlwaysShown == expected?.isAlwaysShown)
  }

  @Test(arguments: [
    ("", 15, nil), ("", 16, "✓ 16 / 20"), ("", 20, "✓ 20 / 20"), ("", 21, "✗ 21 / 20"),
    ("<Tab>", 16, nil),
  ])
  func `a line of text shows it within a fifth of the limit`(
    keys: String,
    count: Int,
    counter: String?
  ) {
    let fields = [Field("a", TextField(), rules: [.maxLength(20)]), Field("b", TextField())]
    let typed = String(repeating: "x", count: count)
    let row = screen(Form(title: "T", fields: fields), after: Keystrokes(typed + keys))[2]
    #expect(row.contains("/ 20") == (counter != nil))
    if let counter { #expect(row.hasSuffix(counter)) }
  }

  @Test(arguments: [
    ("en", LengthUnit.words, "7 / 1000 words"), ("de", .words, "7 / 1000 Wörter"),
    ("en", .bytes, "7 / 1000 bytes"), ("en", .graphemes, "7 / 1000"), ("fr", nil, "7 / 1000"),
  ])
  func `units are in the form's language`(code: String, unit: LengthUnit?, text: String) throws {
    let language = try #require(Language.named(code))
    #expect(Narrator(in: language).counter(7, of: 1000, unit) == text)
  }

  @Test func `it takes only cells that are blank without it`() {
    let limits: [RuleSet] = [[.maxLength(4)], [.maxWords(200)], [.maxLength(1000, unit: .bytes)]]
    let widgets: [any Widget] = [
      TextField(), TextArea(), Tags(max: 5), Checklist(["a", "a long label"], max: 1),
    ]
    var random = SeededGenerator()
    var count = 0
    for _ in 0..<300 {
      let fields = (0..<Int.random(in: 1...5, using: &random)).map { number in
        Field(
          FieldID("f\(number)"),
          label: String(repeating: "l", count: Int.random(in: 1...30, using: &random)),
          widgets.randomElement(using: &random) ?? TextField(),
          help: Bool.random(using: &random) ? "What it is about, in some words." : nil,
          rules: limits.randomElement(using: &random) ?? [],
          isBeside: number > 0 && Bool.random(using: &random)
        )
      }
      let size = Size(
        columns: Int.random(in: 20...96, using: &random),
        rows: Int.random(in: 6...40, using: &random)
      )
      var shown = Screen(Form(title: "T", fields: fields))
      for key in ["x", "y", " ", "z", "<Tab>", "a", "b", "c", "d", "e"] as [Keystrokes] {
        for key in key { shown.handle(.key(key)) }
        for row in shown.frame(in: size).rows.dropLast(2) {
          guard let slash = row.firstIndex(where: { $0.text.contains("/") }) else { continue }
          count += 1
          // It is drawn last, after its digits or its mark, but before a mark of scrolling.
          let counter = row[(slash - 1)...].filter { $0.column < size.columns - 1 }
          let others = row[..<(slash - 1)].filter { $0.text.contains { !$0.isWhitespace } }
          #expect(counter.allSatisfy { $0.end < size.columns - 1 }, "\(random)")
          for span in counter {
            #expect(!others.contains { $0.column < span.end && span.column < $0.end }, "\(random)")
          }
        }
      }
    }
    #expect(count > 0)
  }
}
