import FormValidation
import Synchronization
import TestSupport
import Testing

@testable import FormFilling
@testable import FormLines
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

/// Repeated groups and notes by the hundred: a key costs what it changes, not what the form holds.
struct EntryCostTests {
  /// What a form was made to do.
  private final class Work: Sendable, Equatable {
    let counts = Mutex<[String: Int]>([:])

    func note(_ name: String) { counts.withLock { $0[name, default: 0] += 1 } }

    static func == (left: Work, right: Work) -> Bool { left === right }
  }

  /// A text field that counts what is asked of it.
  private struct CountedField: Widget {
    private var field = TextField()
    private let work: Work

    init(_ work: Work) { self.work = work }

    var value: Value {
      get { field.value }
      set { field.value = newValue }
    }

    var traits: WidgetTraits { field.traits }

    var description: WidgetDescription {
      work.note("descriptions")
      return field.description
    }

    mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
      work.note("inputs")
      return field.handle(input, in: size)
    }

    func draw(on canvas: inout Canvas) {
      work.note("drawings")
      field.draw(on: &canvas)
    }
  }

  private static let size = Size(columns: 80, rows: 24)

  private func form(of count: Int, _ work: Work) -> Form {
    Form("Trip") {
      Repeat<Answers>("guests", 1...count, label: "Guest {n}") {
        Note("One of **many**.")
        for name in ["name", "age"] {
          Field(
            FieldID(name),
            label: name,
            CountedField(work),
            rules: [
              .custom("counted") { (_: String, _) in
                work.note("rules")
                return .valid
              }
            ]
          )
        }
      }
      Field("end", label: "End", TextField())
    }
  }

  /// Returns what each key makes a form do in which a group has a number of entries.
  private func work(of keys: Keystrokes, among count: Int) -> [[String: Int]] {
    let work = Work()
    let entries = (0..<count).map { Value.object(["name": .text("Guest \($0)")]) }
    var screen = Screen(form(of: 500, work).starting(with: ["guests": .list(entries)]))
    screen.fit(Self.size)
    var blocks = DrawnBlocks()
    _ = screen.frame(in: Self.size, reusing: &blocks)
    return keys.map { key in
      work.counts.withLock { $0 = [:] }
      screen.handle(.key(key))
      _ = screen.frame(in: Self.size, reusing: &blocks)
      return work.counts.withLock(\.self)
    }
  }

  @Test(arguments: [
    "x", "xyz<Backspace>", "<Tab>", "<Tab><Tab>x", "<Down><Up>", "x<Ctrl-_>", "<F9>", "<F1><Esc>",
  ])
  func `a key causes as much work with 500 entries as with 5`(keys: String) {
    let few = work(of: Keystrokes(keys), among: 5)
    #expect(few == work(of: Keystrokes(keys), among: 500))
    #expect(few[0] != [:], "the work is counted")
  }

  @Test func `500 entries are filled, moved, removed and restored`() {
    let entries = (1...499).map { Value.object(["name": .text("\($0)"), "age": "7"]) }
    var screen = Screen(form(of: 500, Work()).starting(with: ["guests": .list(entries)]))
    screen.fit(Self.size)
    func names() -> [Value] {
      screen.filling.form.lists[0].entries.indices.map {
        screen.filling.ruler.answers[FieldID("guests[\($0)].name")]
      }
    }
    func press(_ keys: Keystrokes) { for key in keys { screen.handle(.key(key)) } }
    press("<Shift-Tab><Shift-Tab><Shift-Tab><Enter>500")
    #expect(Announcements(of: screen).focusAnnouncement.hasPrefix("text field, Guest 500: name"))
    #expect(screen.frame(in: Self.size).lines.contains { $0.contains("Guest 500") })
    press("<Insert>")
    #expect(screen.filling.notice == .mostEntries(500))
    press("<Alt-Up>")
    #expect(names().suffix(3) == ["498", "500", "499"])
    press("<Alt-Delete>")
    #expect(names().suffix(2) == ["498", "499"])
    press("<Ctrl-_>")
    #expect(names().suffix(3) == ["498", "500", "499"])
    press("<F2>")
    guard case .submitted(let answers)? = screen.filling.outcome else {
      Issue.record("\(screen)")
      return
    }
    #expect([Value](answers.nested["guests"] ?? .null)?.count == 500)
  }

  @Test func `500 notes are shown and left behind`() {
    let form = Form(
      title: "T",
      fields: (0..<500).map { Field(FieldID("f\($0)"), label: "F\($0)", TextField()) },
      sections: (0..<500).map { Form.Section(.note, "Note **\($0)**.", from: $0) }
    )
    var screen = Screen(form)
    screen.fit(Self.size)
    #expect(screen.frame(in: Self.size).lines[1] == "  Note 0.")
    for _ in 0..<499 { screen.handle(.key(.tab)) }
    let lines = screen.frame(in: Self.size).lines
    #expect(screen.filling.focus == .field(499))
    #expect(lines.contains("  Note 499.") && lines.contains("▌ F499"), "\(lines)")
    let said = PlainFilling(screen.filling).said
    #expect(said.contains("Note 499."))
  }
}
