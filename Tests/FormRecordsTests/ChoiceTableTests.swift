import FormFile
import FormValidation
import FormWidgets
import Forms
import Synchronization
import TestSupport
import Testing

@testable import FormRecords

/// The choices of a field by their values and names.
struct ChoiceTableTests {
  private static let form = """
    title: x
    fields:
      - id: s
        type: select
        options:
          - {value: a, label: B}
          - {value: b, label: A}
          - {value: c, label: D, disabled: true}
          - {value: e, label: c}
          - {value: 3, label: Three}
          - {value: f, label: Three}
    """

  @Test func `names mean what the widget makes of them`() throws {
    let form = try FormReading(bytes: Array(Self.form.utf8), file: "form.yaml").form
    var table = ChoiceTable(of: form.fields[0].widget)
    var found: [String] = []
    for text in ["a", "b", " A ", "B", "c", "D", "e", "3", "Three", "3.0", "three", "x", "", " "] {
      var filled = form
      let isTaken = filled.start(fieldAt: 0, withStored: text)
      guard let choice = table.choice(named: text) else { continue }
      #expect(isTaken && filled.fields[0].widget.value == choice, "\(text)")
      found.append(text)
    }
    #expect(found == ["a", "b", " A ", "B", "e", "3", "Three"])
    for (value, isChoice) in [("a", true), ("c", false), (3, true), ("3", false), (.null, false)]
      as [(Value, Bool)]
    {
      #expect(table.hasChoice(value) == isChoice, "\(value)")
    }
  }

  /// A widget with many options that counts how often it is asked for them.
  private struct CountingSelect: ChoosingWidget {
    private final class Counter: Sendable {
      let count = Mutex(0)
    }

    private let counter = Counter()
    private var select = Select((0..<1_000).map { Choice(.text("option \($0)")) })

    var count: Int { counter.count.withLock { $0 } }

    var value: Value {
      get { select.value }
      set { select.value = newValue }
    }

    var traits: WidgetTraits { select.traits }
    var impliedRules: RuleSet { select.impliedRules }

    var description: WidgetDescription {
      counter.count.withLock { $0 += 1 }
      return select.description
    }

    mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
      select.handle(input, in: size)
    }

    func draw(on canvas: inout Canvas) { select.draw(on: &canvas) }

    static func == (left: Self, right: Self) -> Bool { left.select == right.select }
  }

  @Test(arguments: [RecordFormat.csv, .jsonl])
  func `the options are not searched for each record`(format: RecordFormat) throws {
    let counts = try [10, 1_000].map { count in
      let widget = CountingSelect()
      let names = (0..<count).map { "option \($0)" }
      let lines = format == .csv ? ["s"] + names : names.map { #"{"s": "\#($0)"}"# }
      let stream = ByteStream(Array(lines.joined(separator: "\n").utf8), chunk: 1 << 20)
      let source = RecordSource(name: "r", format: format) { stream.read(into: $0) }
      let form = Form(title: "x", fields: [Field("s", widget)])
      let result = try RecordCheck(form, now: nil, options: .init()).run([source], write: { _ in })
      #expect(result.isClean)
      return widget.count
    }
    #expect(counts[1] < counts[0] + 100)
  }
}
