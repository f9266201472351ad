import FormValidation
import TestSupport
import Testing

@testable import FormWidgets

struct SelectTests {
  private let plan = Select(["Solo", "Team", "Enterprise"], placeholder: "a plan\nof three")

  @Test(arguments: [
    ("", "▏a plan             ▾"),
    ("<Enter>", "▏a plan             ▾"),
    (" <Enter>", "▏Solo               ▾"),
    (" <Down><Down><Enter>", "▏Enterprise         ▾"),
    ("t<Enter>", "▏Team               ▾"),
    ("t<Enter><Delete>", "▏a plan             ▾"),
    ("t<Enter><Backspace>", "▏a plan             ▾"),
  ])
  func `closed, it is one row with the chosen option`(keys: String, picture: String) {
    #expect(drawnRows(plan, after: Keystrokes(keys)) == picture)
  }

  @Test(arguments: [
    (
      " ",
      """
      a plan              ▴
      › ▏Solo
        Team
        Enterprise
      """
    ),
    (
      " <Down>",
      """
      Team                ▴
        Solo
      › ▏Team
        Enterprise
      """
    ),
    (
      "e",
      """
      e▏                   ▴
      › Enterprise
        Team
      """
    ),
    (
      "e<Down>",
      """
      e                   ▴
        Enterprise
      › ▏Team
      """
    ),
    (
      "x",
      """
      x▏                   ▴
        no match
      """
    ),
  ])
  func `open, it shows the list below`(keys: String, picture: String) {
    #expect(drawnRows(plan, after: Keystrokes(keys), columns: 21) == picture)
  }

  @Test func `without a match, Enter says so, and Esc clears the filter`() {
    for select in [plan, plan.alone] {
      var select = select
      for key in Keystrokes("xy") { _ = select.press(key) }
      #expect(select.press(.enter) == .refused(.noChoice("xy")))
      #expect(select.keys.contains { $0.briefKeys == [.escape] })
      _ = select.press(.escape)
      #expect(select.description.caret == 0)
      #expect(select.value == .null)
      _ = select.press(.character("s"))
      #expect(select.press(.enter) == .completed)
    }
  }

  @Test(arguments: [
    (" ", Value.null),
    (" <Down>", "Team"),
    (" <End>", "Enterprise"),
    (" <End><Down>", "Enterprise"),
    (" <End><Home>", "Solo"),
    (" <End><Up><Esc>", .null),
    (" <PgDn>", "Enterprise"),
    (" <PgDn><PgUp>", "Solo"),
    (" <Ctrl-N>", "Team"),
    (" <Ctrl-N><Ctrl-P>", "Solo"),
    (" <Ctrl-E>", "Enterprise"),
    (" <Ctrl-E><Ctrl-A>", "Solo"),
    ("team", .null),
    ("team<Enter>", "Team"),
    ("  ", "Solo"),
    (" <Down> ", "Team"),
    ("x<Enter>", .null),
    ("x<Backspace><Enter>", "Solo"),
    ("team<Ctrl-U><Enter>", "Solo"),
    ("t<Enter>e<Esc><Esc>", "Team"),
    ("t<Enter> <Down><Esc>", "Team"),
    ("t<Enter> <Down>s<Esc><Esc>", "Team"),
  ])
  func `arrows change the choice, typing waits for Enter, and Esc restores it`(
    keys: String,
    value: Value
  ) {
    var select = plan
    for key in Keystrokes(keys) { _ = select.press(key) }
    #expect(select.value == value)
  }

  @Test func `closed, it leaves the form's keys to the form`() {
    var select = plan
    let keys: [Key] = [
      .enter, .escape, .tab, .pageUp, .pageDown, .home, .end, .control("n"), .control("p"),
      .up, .down, .character("?"), .delete, .backspace, .left, .right,
    ]
    for key in keys { #expect(select.press(key) == .notUsed, "\(key)") }
    #expect(!select.isOpen)
  }

  @Test func `a list of more than six rows scrolls and shows a position`() {
    let letters = Select("abcdefghij".map { Choice(.text(String($0))) })
    let picture = drawnRows(letters, after: " <End><Up><Up><Up><Up><Up>", columns: 24)
    #expect(
      picture == """
        e              5 of 10 ▴
        › ▏e                    ▲
          f
          g
          h
          i
          j
        """
    )
    #expect(
      drawnRows(letters, after: " <End><Home><Down>", columns: 24) == """
        b              2 of 10 ▴
          a
        › ▏b
          c
          d
          e
          f                    ▼
        """
    )
  }

  @Test func `a long label is cut in the field, wraps in the list, and is not drawn outside`() {
    let select = Select([Choice("a", label: "a label that goes on")], value: "a")
    #expect(drawnRows(select, columns: 10) == "▏a label… ▾")
    #expect(drawnRows(select, columns: 1) == "▏▾")
    #expect(
      drawnRows(select, after: " ", columns: 10)
        == "a label… ▴\n› ▏a\n  label\n  that\n  goes\n  on"
    )
  }

  @Test func `ASCII marks are letters and symbols`() {
    #expect(drawnRows(plan, columns: 10, glyphs: .ascii) == "▏a plan   v")
    #expect(
      drawnRows(plan, after: " ", columns: 10, glyphs: .ascii)
        == "a plan   ^\n> ▏Solo\n  Team\n  Enterp\n  rise"
    )
  }

  @Test func `a long filter shows its end`() {
    #expect(drawn(plan, after: "abcdefghijkl", columns: 10) == "‹hijkl▏   ▴")
  }

  @Test(
    arguments: [("Team", "Team"), (.null, .null), ("Tea", "Solo"), (3, "Solo")] as [(Value, Value)]
  )
  func `only listed options are accepted as a value`(set: Value, value: Value) {
    var select = Select(["Solo", "Team"], value: "Solo")
    select.value = set
    #expect(select.value == value)
  }

  @Test func `a number is chosen by its label`() {
    var seats = Select([Choice(1, label: "one"), Choice(2, label: "two")])
    for key in Keystrokes("tw<Enter>") { _ = seats.press(key) }
    #expect(seats.value == 2)
  }

  @Test func `it implies that the answer is one of its choices`() {
    #expect(plan.impliedRules.verdict(on: "Team").isValid)
    #expect(!plan.impliedRules.verdict(on: "Tea").isValid)
    #expect(!plan.impliedRules.verdict(on: 3).isValid)
  }

  @Test func `leaving closes it and keeps the option chosen by arrows`() {
    var select = plan
    for key in Keystrokes(" <Down>") { _ = select.press(key) }
    select.leave()
    #expect(!select.isOpen)
    #expect(select.value == "Team")
  }

  @Test(
    arguments: [
      ("Team", "Team", false), (" team\n", "Team", false), ("e", .null, true), ("TEA", .null, true),
    ] as [(String, Value, Bool)]
  )
  func `a paste chooses the option of that name, or filters`(
    text: String,
    value: Value,
    isOpen: Bool
  ) {
    var select = plan
    #expect(select.paste(text) == .used)
    #expect(select.value == value)
    #expect(select.isOpen == isOpen)
  }

  @Test func `a paste may be a value, or extend the filter`() {
    var seats = Select([Choice(1, label: "one"), Choice(10, label: "ten, or 1")])
    #expect(seats.paste("1") == .used)
    #expect(seats.value == 1)
    for key in Keystrokes("te") { _ = seats.press(key) }
    #expect(seats.paste("n,\nor") == .used)
    #expect(drawn(seats) == "ten, or▏            ▴")
    #expect(seats.paste("x") == .refused(.noChoice("ten, orx")))
    #expect(drawn(seats) == "ten, or▏            ▴")
  }

  @Test(arguments: ["", "\n", "x", "Te am", "Team, Solo"])
  func `a paste without a match changes nothing`(text: String) {
    var select = plan
    #expect(select.paste(text) == (text.isBlank ? .notUsed : .refused(.noChoice(text))))
    #expect(select == plan)
  }

  @Test(
    arguments: [
      ("team", "Team", nil), ("te", "Team", nil), ("tr", "Enterprise", nil), ("so", "Solo", nil),
      ("x", .null, .noChoice("x")), ("e<Down>", "Team", nil), (" ", .null, nil), ("", .null, nil),
      ("so<Enter>x", "Solo", .noChoice("x")), ("so<Enter>te<Ctrl-U>", "Solo", nil),
      ("t<Enter> <Down>", "Enterprise", nil),
    ] as [(String, Value, RefusedInput?)]
  )
  func `leaving accepts the typed text if it matches one option`(
    keys: String,
    value: Value,
    refusedInput: RefusedInput?
  ) {
    var select = plan
    for key in Keystrokes(keys) { _ = select.press(key) }
    #expect(select.settle() == refusedInput)
    #expect(select.value == value)
    select.leave()
    #expect(!select.isOpen)
    #expect(select.value == value)
  }

  @Test func `several equal matches get a notice, and none is chosen automatically`() {
    var select = Select(["Iceland", "Switzerland", "Thailand"])
    for key in Keystrokes("land") { _ = select.press(key) }
    #expect(select.settle() == .severalChoices("land", count: 3))
    #expect(select.value == .null)
  }

  @Test func `Enter in an open list completes the answer; Space does not`() {
    var select = plan
    _ = select.press(.space)
    #expect(select.press(.space) == .used)
    _ = select.press(.space)
    #expect(select.press(.enter) == .completed)
    #expect(select.value == "Solo")
    for key in Keystrokes("x") { _ = select.press(key) }
    #expect(select.press(.enter) == .refused(.noChoice("x")))
  }

  @Test func `an exact label or value wins over labels that contain it`() {
    var select = Select([Choice("x", label: "Team plus"), "Team", Choice("SO", label: "Aslo")])
    for key in Keystrokes("team") { _ = select.press(key) }
    #expect(select.settle() == nil)
    #expect(select.value == "Team")
    for key in Keystrokes("so") { _ = select.press(key) }
    #expect(select.settle() == nil)
    #expect(select.value == "SO")
  }

  @Test(arguments: [
    ([(0, 0)], true, Value.null),
    ([(0, 0), (0, 9)], false, .null),
    ([(0, 0), (2, 3)], false, "Team"),
    ([(0, 0), (4, 3)], true, .null),
  ])
  func `a click opens it, chooses, or closes it`(
    clicks: [(Int, Int)],
    isOpen: Bool,
    value: Value
  ) {
    var select = plan
    for (row, column) in clicks {
      let position = Position(row: row, column: column)
      let size = Size(columns: 20, rows: select.height(atWidth: 20))
      #expect(select.point(Pointer(.press, at: position), in: size) == .used)
      #expect(select.point(Pointer(.release, at: position), in: size) == .used)
    }
    #expect(select.isOpen == isOpen)
    #expect(select.value == value)
  }

  @Test(
    arguments: [("so", false, "Solo"), ("x", true, .null), ("e", false, "Enterprise")]
      as [(String, Bool, Value)]
  )
  func `a click on its row closes it like leaving does, but loses no text`(
    keys: String,
    isOpen: Bool,
    value: Value
  ) {
    var select = plan
    for key in Keystrokes(keys) { _ = select.press(key) }
    _ = select.point(
      Pointer(.press, at: Position(row: 0, column: 3)),
      in: Size(columns: 20, rows: 4)
    )
    #expect(select.isOpen == isOpen)
    #expect(select.value == value)
  }

  @Test func `the wheel scrolls the list without changing the choice`() {
    var select = Select("abcdefghij".map { Choice(.text(String($0))) }, value: "a")
    let (place, size) = (Position(row: 1, column: 0), Size(columns: 20, rows: 7))
    #expect(select.point(Pointer(.wheelDown, at: place), in: size) == .notUsed)
    _ = select.press(.space)
    #expect(select.point(Pointer(.wheelDown, at: place), in: size) == .used)
    #expect(pictures(of: select).dropFirst().first == "  b                ▲")
    _ = select.point(Pointer(.press, at: place), in: size)
    #expect(select.value == "b")
  }

  @Test func `a few letters narrow ten thousand options to one`() {
    var select = Select((1...10_000).map { Choice(.number(Number($0)), label: "item \($0)") })
    for key in Keystrokes("9999<Backspace>8<Enter>") { _ = select.press(key) }
    #expect(select.value == 9998)
  }
}
