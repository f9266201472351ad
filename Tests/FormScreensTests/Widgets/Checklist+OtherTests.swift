import FormValidation
@testable import FormWidgets
import TestSupport
import Testing

struct ChecklistOtherTests {
  private let toppings = Checklist(["ham", "corn"], other: "Else")

  @Test(arguments: [
    ("", "[▏ ] ham\n[ ] corn\n[ ] Else\n"),
    ("<End> ", "[ ] ham\n[ ] corn\n[x] Else: ▏\n"),
    ("<End>olives", "[ ] ham\n[ ] corn\n[x] Else: olives▏\n"),
    ("<End>a b<Left>", "[ ] ham\n[ ] corn\n[x] Else: a ▏b\n"),
    ("<End>a+-*?", "[ ] ham\n[ ] corn\n[x] Else: a+-*?▏\n"),
    ("<End>a<Backspace><Backspace>", "[ ] ham\n[ ] corn\n[▏ ] Else\n"),
    ("<End>  ", "[ ] ham\n[ ] corn\n[▏ ] Else\n"),
    ("<End>a<Up> ", "[ ] ham\n[▏x] corn\n[x] Else: a\n"),
    ("<End>a<Up>+", "[x] ham\n[▏x] corn\n[x] Else: a\n"),
    ("+", "[▏x] ham\n[x] corn\n[ ] Else\n"),
    ("olives", "olives▏\n[ ] Else\n\n"), ("olives ", "olives ▏\n[ ] Else\n\n"),
    ("els ", "els ▏\n[ ] Else\n\n"),
  ])
  func `typing fills in the last option`(keys: String, picture: String) {
    let rows = drawnRows(toppings, after: Keystrokes(keys))
    #expect(rows.split(separator: "\n") == picture.split(separator: "\n"))
  }

  @Test(
    arguments: [
      ("<End>olives", ["olives"]), (" <End>olives", ["ham", "olives"]), ("<End> ", []),
      ("<End>a b", ["a b"]), ("<End>a<Backspace><Delete>", []), ("<End>ham", ["ham"]),
      (" <End>ham", ["ham", "ham"]),
    ] as [(String, Value)]
  )
  func `its text joins the list`(keys: String, value: Value) {
    var list = toppings
    for key in Keystrokes(keys) { _ = list.press(key) }
    #expect(list.value == value)
    #expect(list.impliedRules.verdict(on: value).isValid == (value != ["ham", "ham"]))
  }

  @Test(
    arguments: [
      (["corn", "olives"], true), (["olives"], true), ([], true), (["ham"], true),
      (["olives", "capers"], false), ([3], false), ([""], false),
    ] as [(Value, Bool)]
  )
  func `one other text can be given`(value: Value, isTaken: Bool) {
    var list = toppings
    let isAdopted = list.adopt(value)
    #expect(isAdopted == isTaken)
    #expect(list.value == (isTaken ? value : []))
  }

  @Test(
    arguments: [
      ("ham, olives", ["ham", "olives"]), ("olives", ["olives"]), ("2, x y", ["corn", "x y"]),
      ("ham", ["ham"]), ("a, b", nil), ("", []),
    ] as [(String, Value?)]
  )
  func `a line names options and a text`(line: String, value: Value?) {
    var list = toppings
    let isTaken = list.enter(line)
    #expect(isTaken == (value != nil))
    #expect(list.value == value ?? [])
  }

  @Test func `leaving it without a text unchecks it`() {
    var list = toppings
    for key in Keystrokes("<End> ") { _ = list.press(key) }
    _ = list.handle(.leave, in: .line)
    #expect(list.marks == [false, false, false])
  }

  @Test func `the mark is clicked, and the text is not`() {
    var list = toppings
    let size = Size(columns: 30, rows: 3)
    func click(_ column: Int) {
      _ = list.point(Pointer(.press, at: Position(row: 2, column: column)), in: size)
    }
    click(1)
    _ = list.paste("olives")
    #expect(list.value == ["olives"])
    click(12)
    #expect(list.value == ["olives"])
    click(1)
    #expect(list.value == [])
  }

  @Test func `its text is kept while options come and go`() {
    var list = Checklist(options: .asked("x"), other: "Else", marked: ["b", "capers"])
    _ = list.handle(.options(ChoiceList([]), note: .loading), in: .line)
    _ = list.handle(.options(ChoiceList(["a"]), note: .loading), in: .line)
    #expect(list.value == [])
    _ = list.handle(.options(ChoiceList(["a", "b"]), note: nil), in: .line)
    #expect(list.value == ["b", "capers"])
    _ = list.handle(.options(ChoiceList(["c"]), note: nil), in: .line)
    _ = list.handle(.options(ChoiceList(["a", "b"]), note: nil), in: .line)
    #expect(list.value == ["b", "capers"])
  }
}
