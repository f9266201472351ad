import FormValidation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormLines
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

/// Options that other answers disable.
struct ConditionalOptionsTests {
  private static let choices: [Choice] = [
    Choice(0, label: "None"),
    Choice(1, label: "Mirror", when: .field("disks", [.minItems(2)])),
    Choice(5, label: "RAID 5", when: .field("disks", [.minItems(3)]), reason: "needs three disks"),
  ]

  private static func form(_ widget: any Widget) -> Form {
    Form("Install") {
      Field("disks", label: "Disks", Checklist(["a", "b", "c"]))
      Field("raid", label: "RAID", widget)
      Field("end", label: "End", TextField())
    }
  }

  private static func press(_ keys: String, _ screen: inout Screen) {
    for key in Keystrokes(keys) { screen.handle(.key(key)) }
  }

  private static func lines(_ screen: Screen, columns: Int = 72) -> String {
    screen.frame(in: Size(columns: columns, rows: 20)).lines.joined(separator: "\n")
  }

  private static func answer(_ screen: Screen) -> Value { screen.filling.ruler.answers["raid"] }

  @Test func `a disabled option says why, until its condition holds`() {
    var screen = Screen(Self.form(Radio(Self.choices)))
    #expect(Self.lines(screen).contains("(-) Mirror (Disks must have at least 2 items)"))
    #expect(Self.lines(screen).contains("(-) RAID 5 (needs three disks)"))
    Self.press(" <Down> ", &screen)
    #expect(Self.lines(screen).contains("( ) Mirror\n"))
    #expect(Self.lines(screen).contains("(-) RAID 5 (needs three disks)"))
    Self.press("<Down> ", &screen)
    #expect(!Self.lines(screen).contains("(-)"))
  }

  @Test(
    arguments: [
      (Radio(choices), "<Tab><Down> "), (Radio(choices), "<Tab>m"), (Radio(choices), "<Tab>2"),
      (Radio(choices), "<Tab><End> "), (Select(choices), "<Tab> <Down><Enter>"),
      (Select(choices), "<Tab>mir<Tab>"), (Select(choices), "<Tab>2<Enter><Tab>"),
    ] as [(any Widget, String)]
  )
  func `no key chooses it`(widget: any Widget, keys: String) {
    var screen = Screen(Self.form(widget))
    Self.press(keys, &screen)
    #expect(Self.answer(screen).isBlank || Self.answer(screen) == 0)
    for line in ["1", "Mirror", "2", "mirror"] {
      var widget = screen.filling.sheet.fields[1].widget
      let isTaken = widget.enter(line)
      #expect(!isTaken, "\(line)")
    }
  }

  @Test(arguments: ["mir", "Mirror"])
  func `typed, a select shows it with the reason, and says that it is not available`(text: String) {
    var screen = Screen(Self.form(Select(Self.choices)))
    Self.press("<Tab>" + text, &screen)
    #expect(Self.lines(screen).contains("Mirror (Disks must have at least 2 items)"))
    #expect(!Self.lines(screen).contains("no match"))
    Self.press("<Enter>", &screen)
    #expect(Self.answer(screen) == .null)
    #expect(
      Self.lines(screen).contains(
        #""Mirror (Disks must have at least 2 items…" is not available."#
      )
    )
  }

  @Test func `typed, a checklist shows it, and refuses to check it`() {
    var list = Checklist([Choice("a"), Choice("b").barred(because: "Why.")])
    #expect(drawnRows(list, after: "b") == "b▏\n[-] b (Why)")
    _ = list.press(.character("b"))
    #expect(list.press(.space) == .refused(.disabledChoice("b", label: "b (Why)")))
    #expect(list.value == [])
  }

  @Test func `no click chooses it`() {
    var radio = Radio([Choice("a"), Choice("b").barred(because: "Why.")])
    let size = Size(columns: 30, rows: 2)
    let press = Pointer(.press, at: Position(row: 1, column: 5))
    #expect(radio.handle(.pointer(press), in: size) == .notUsed)
    var list = Checklist([Choice("a"), Choice("b").barred(because: "Why.")])
    #expect(list.handle(.pointer(press), in: size) == .notUsed)
    #expect(list.value == [])
    var all = Checklist([Choice("a").barred(because: "x"), Choice("b").barred(because: "Why.")])
    _ = all.press(.space)
    #expect(all.value == [])
    var select = Select([Choice("a").barred(because: "x"), Choice("b").barred(because: "Why.")])
    for key in Keystrokes(" <Down><Enter>") { _ = select.press(key) }
    #expect(select.value == .null)
  }

  @Test(arguments: [Radio(choices), Select(choices)] as [any Widget])
  func `a choice that becomes disabled is kept, and invalid`(widget: any Widget) {
    var form = Self.form(widget)
    let isTaken = form.start(fieldAt: 0, with: ["a", "b"]) && form.start(fieldAt: 1, with: 1)
    #expect(isTaken)
    var screen = Screen(form)
    #expect(screen.filling.sheet.verdict(at: 1).isValid)
    Self.press(" ", &screen)
    #expect(Self.answer(screen) == 1)
    Self.press("<F2>", &screen)
    #expect(screen.filling.outcome == nil)
    let words = "Mirror is not available. Disks must have at least 2 items."
    #expect(screen.textsShown(underFieldAt: 1) == [words])
    screen.filling.sheet.focus = .field(0)
    Self.press(" ", &screen)
    #expect(screen.filling.sheet.verdict(at: 1).isValid)
    #expect(Self.answer(screen) == 1)
  }

  @Test func `a checked option that becomes disabled can be unchecked, once`() {
    var form = Form("F") {
      Field("on", label: "On", Toggle(isOn: true))
      Field("raid", Checklist(["a", Choice("b", when: .field("on", [.accepted]))]))
    }
    let isTaken = form.start(fieldAt: 1, with: ["a", "b"])
    #expect(isTaken)
    var screen = Screen(form)
    Self.press(" <Tab>", &screen)
    #expect(Self.answer(screen) == ["a", "b"])
    #expect(!screen.filling.sheet.verdict(at: 1).isValid)
    #expect(Self.lines(screen).contains("[x] b (\"On\" must be accepted)"))
    Self.press("<Down> ", &screen)
    #expect(Self.answer(screen) == ["a"])
    #expect(Self.lines(screen).contains("[-] b (\"On\" must be accepted)"))
    Self.press("<Down> +", &screen)
    #expect(Self.answer(screen) == [] || Self.answer(screen) == ["a"])
    #expect(screen.filling.sheet.verdict(at: 1).isValid)
  }

  @Test func `conditions in a group read its own fields`() {
    let form = Form("F") {
      Field("disks", label: "All disks", NumberField(text: "1"))
      Repeat("hosts", 1...2) {
        Field("disks", label: "Its disks", Checklist(["a", "b", "c"]))
        Field("raid", Radio(Self.choices))
      }
    }
    var screen = Screen(form)
    screen.filling.sheet.focus = .field(screen.filling.form.index(of: "hosts[0].disks") ?? 0)
    #expect(Self.lines(screen).contains("Mirror (Its disks must have at least 2 items)"))
    Self.press("+", &screen)
    #expect(!Self.lines(screen).contains("(-)"))
  }

  @Test func `options of options depend in turn`() {
    let form = Form("F") {
      Field("a", label: "A", Toggle())
      Field("b", label: "B", Radio(["x", Choice("y", when: .field("a", [.accepted]))], value: "y"))
      Field("c", label: "C", Radio(["x", Choice("z", when: .field("b", [.equals("y")]))]))
    }
    var screen = Screen(form)
    #expect(Self.lines(screen).contains("(-) y") == false)
    #expect(Self.lines(screen).contains("(•) y (\"A\" must be accepted)"))
    #expect(Self.lines(screen).contains("( ) z"))
    Self.press("<Tab><Up> ", &screen)
    #expect(Self.lines(screen).contains("(-) z (B must be y)"))
  }

  @Test func `line mode lists reasons, and refuses the options`() {
    var plain = PlainFilling(Self.form(Radio(Self.choices)))
    plain.enter("a")
    let said = plain.takeLines().joined(separator: "\n")
    #expect(said.contains("2. Mirror (Disks must have at least 2 items)"))
    plain.enter("mirror")
    let refused = plain.takeLines().joined(separator: "\n")
    #expect(refused.contains("\"Mirror\" is not available. Disks must have at least 2 items."))
  }

  @Test func `ten thousand options can have conditions`() {
    let choices = (0..<10_000).map { number in
      Choice(.number(Number(number)), when: .field("disks", [.minItems(number % 3)]))
    }
    var screen = Screen(Self.form(Select(choices)))
    Self.press(" <Down> ", &screen)
    #expect(screen.filling.sheet.fields[1].widget.description.choices.allSatisfy { !$0.isDisabled })
  }
}
