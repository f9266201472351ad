import FormValidation
import Foundation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

/// Options that arrive while their list is open.
struct ArrivingOptionsTests {
  private static func screen(_ widget: any Widget) throws -> (Screen, CheckRequest.ID) {
    var screen = Screen(
      Form("Release") {
        Field("tag", label: "Tag", widget)
        Field("end", label: "End", TextField())
      }
    )
    let request = try #require(screen.filling.takeRequests().first)
    return (screen, request.id)
  }

  private static func list(_ names: [String]) -> ChoiceList {
    ChoiceList(names.map { Choice(.text($0)) })
  }

  private static func part(_ screen: Screen) -> WidgetPart? {
    screen.filling.sheet.fields[0].widget.description.part
  }

  @Test(
    arguments: [Radio(options: .asked("tags")), Checklist(options: .asked("tags"))]
      as [any Widget]
  )
  func `below those that have arrived, a list says that more load`(widget: any Widget) throws {
    var (screen, id) = try Self.screen(widget)
    screen.handle(.options(Self.list(["b", "c"]), of: id))
    func rows() -> [String] {
      screen.frame(in: Size(columns: 40, rows: 12)).lines.map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
    #expect(rows().contains { $0.hasSuffix("Loading options…") })
    screen.handle(.answer(.options(["b", "c"]), to: id))
    #expect(!rows().contains { $0.hasSuffix("Loading options…") })
  }

  @Test(
    arguments: [
      (Select(options: .asked("tags")), " <Down>", 1),
      (Radio(options: .asked("tags")), "<Down>", 1),
    ] as [(any Widget, String, Int)]
  )
  func `the highlight stays on its option`(widget: any Widget, keys: String, row: Int) throws {
    var (screen, id) = try Self.screen(widget)
    screen.handle(.options(Self.list(["b", "c"]), of: id))
    for key in Keystrokes(keys) { screen.handle(.key(key)) }
    #expect(Self.part(screen) == .option("c", row: row, count: 2))
    screen.handle(.options(Self.list(["a", "b", "c", "d"]), of: id))
    #expect(Self.part(screen) == .option("c", row: row + 1, count: 4))
    #expect(screen.filling.sheet.isPending(at: 0))
    screen.handle(.answer(.options(["a", "b", "c", "d", "e"]), to: id))
    #expect(Self.part(screen) == .option("c", row: row + 1, count: 5))
    screen.handle(.key(.enter))
    #expect(screen.filling.ruler.answers["tag"] == "c")
    #expect(!screen.filling.sheet.isPending(at: 0))
  }

  @Test func `a filter finds options as they arrive`() throws {
    var (screen, id) = try Self.screen(Select(options: .asked("tags")))
    screen.handle(.options(Self.list(["x1", "y"]), of: id))
    for key in Keystrokes("x") { screen.handle(.key(key)) }
    #expect(Self.part(screen) == .option("x1", row: 0, count: 1))
    screen.handle(.options(Self.list(["x1", "y", "x2", "z"]), of: id))
    #expect(Self.part(screen) == .option("x1", row: 0, count: 2))
    for key in Keystrokes("2<Enter>") { screen.handle(.key(key)) }
    #expect(screen.filling.ruler.answers["tag"] == "x2")
  }

  @Test(arguments: [("y", "y"), ("x", nil), ("x2", "x2"), ("z", nil)] as [(String, Value?)])
  func `what is typed before a field is left is chosen once it arrives`(
    typed: String,
    answer: Value?
  ) throws {
    var (screen, id) = try Self.screen(Select(options: .asked("tags")))
    for key in Keystrokes("\(typed)<Tab>") { screen.handle(.key(key)) }
    #expect(
      screen.frame(in: Size(columns: 40, rows: 10)).lines.contains { $0.contains(" \(typed) ") }
    )
    screen.handle(.options(Self.list(["x1"]), of: id))
    #expect(screen.filling.ruler.answers["tag"] == .null)
    screen.handle(.answer(.options(["x1", "x2", "y"]), to: id))
    #expect(screen.filling.ruler.answers["tag"] == answer ?? .null)
  }

  @Test func `checked options stay checked`() throws {
    var (screen, id) = try Self.screen(Checklist(options: .asked("tags")))
    screen.handle(.options(Self.list(["b", "c"]), of: id))
    for key in Keystrokes(" <Down>") { screen.handle(.key(key)) }
    screen.handle(.options(Self.list(["a", "b", "c"]), of: id))
    #expect(screen.filling.ruler.answers["tag"] == ["b"])
    #expect(Self.part(screen) == .item("c", isChecked: false))
    screen.handle(.answer(.options(["c"]), to: id))
    #expect(screen.filling.ruler.answers["tag"] == [])
    #expect(screen.filling.sheet.fields[0].widget.description.options?.withheld == ["b"])
  }

  @Test func `a choice is kept if its option vanishes and returns`() throws {
    var (screen, id) = try Self.screen(Select(options: .asked("tags"), other: "Other"))
    screen.handle(.options(Self.list(["a", "b"]), of: id))
    for key in Keystrokes("b<Enter>") { screen.handle(.key(key)) }
    screen.handle(.options(Self.list(["a"]), of: id))
    #expect(screen.filling.ruler.answers["tag"] == .null)
    screen.handle(.answer(.options(["b", "a"]), to: id))
    #expect(screen.filling.ruler.answers["tag"] == "b")
  }

  @Test func `a default is chosen once it arrives, and does not become another answer`() throws {
    let widget = Select(options: .asked("tags"), other: "Other", value: "c")
    var (screen, id) = try Self.screen(widget)
    screen.handle(.options(Self.list(["a"]), of: id))
    #expect(screen.filling.ruler.answers["tag"] == .null)
    screen.handle(.options(Self.list(["a", "c"]), of: id))
    #expect(screen.filling.ruler.answers["tag"] == "c")
    #expect(!screen.filling.isDirty)
  }

  @Test func `a failure takes back what has arrived`() throws {
    var (screen, id) = try Self.screen(Select(options: .asked("tags")))
    screen.handle(.options(Self.list(["a"]), of: id))
    for key in Keystrokes(" ") { screen.handle(.key(key)) }
    screen.handle(.answer(.failed("git was killed"), to: id))
    #expect(screen.filling.sheet.fields[0].widget.description.choices.isEmpty)
    #expect(!screen.filling.sheet.fields[0].isOpen)
    // What arrives after the end, or for no request, is dropped.
    screen.handle(.options(Self.list(["b"]), of: id))
    screen.handle(.options(Self.list(["b"]), of: 99))
    screen.handle(.options(Self.list([]), of: id))
    #expect(screen.filling.sheet.fields[0].widget.description.choices.isEmpty)
  }
}
