import FormValidation
import SeededRandom
import TestSupport
import Testing

@testable import FormWidgets

/// Answers that are typed as a line, or come from outside.
struct WidgetLineTests {
  private static let widgets: [String: any Widget] = [
    "text": TextField(text: "old"), "password": PasswordField(), "number": NumberField(text: "7"),
    "toggle": Toggle(isOn: true), "slider": Slider(min: -3, max: 17, step: 2, value: 5),
    "one": OneOf(), "some": SomeOf(), "stars": Stars(),
  ]

  @Test(
    arguments: [
      ("text", "new", "new"), ("text", " spaced ", " spaced "), ("text", "", ""),
      ("password", "secret", "secret"), ("number", "12.50", .number(Number("12.5") ?? 0)),
      ("number", "", .null),
      ("number", "abc", "abc"), ("number", "1e5", "1e5"), ("toggle", "no", false),
      ("toggle", "Ja", true), ("slider", "-1", .number(-1)), ("slider", "4", .number(4)),
      ("slider", "99", .number(99)), ("one", "green", "g"), ("one", "g", "g"), ("one", "2", "g"),
      ("one", "", .null), ("some", "2, red", ["r", "g"]), ("some", "", []), ("stars", "1", 1),
      ("stars", "5", 5), ("stars", "3.0", 3), ("stars", "", .null),
    ] as [(String, String, Value)]
  )
  func `a line sets the answer it spells`(name: String, line: String, value: Value) throws {
    var widget = try #require(WidgetLineTests.widgets[name])
    let isTaken = widget.enter(line)
    #expect(isTaken)
    #expect(widget.value == value)
  }

  @Test(arguments: [
    ("toggle", "maybe"), ("toggle", ""), ("slider", "x"), ("slider", ""), ("slider", "1e1"),
    ("one", "pink"), ("one", "3"), ("one", "0"), ("some", "1, pink"), ("stars", "0"),
    ("stars", "6"), ("stars", "x"),
  ])
  func `an invalid line changes nothing`(name: String, line: String) throws {
    var widget = try #require(WidgetLineTests.widgets[name])
    let before = widget.value
    let isTaken = widget.enter(line)
    #expect(!isTaken)
    #expect(widget.value == before)
  }

  @Test(
    arguments: [
      ("text", "new", true), ("text", 5, false), ("text", .null, true), ("number", 5, true),
      ("toggle", false, true), ("toggle", "no", false), ("toggle", .null, false),
      ("slider", 4, true), ("slider", 99, true), ("slider", "4", false), ("slider", true, false),
      ("one", "g", true), ("one", "x", false), ("some", ["g"], true), ("some", ["x"], false),
    ] as [(String, Value, Bool)]
  )
  func `a value of the right kind is accepted`(
    name: String,
    value: Value,
    isHeld: Bool
  ) throws {
    var widget = try #require(WidgetLineTests.widgets[name])
    let before = widget.value
    let isTaken = widget.adopt(value)
    #expect(isTaken == isHeld)
    if value == .null, isHeld {
      #expect(widget.value.isBlank)
    } else {
      #expect(widget.value == (isHeld ? value : before))
    }
  }

  @Test(
    arguments: [
      ("text", .text), ("password", .text), ("number", .number(min: nil, max: nil, step: nil)),
      ("toggle", .toggle(nil)),
      ("slider", .slider(min: -3, max: 17, step: 2)), ("one", .choice),
      ("some", .choices),
    ] as [(String, WidgetRole)]
  )
  func `a widget has a role`(name: String, role: WidgetRole) throws {
    #expect(try #require(WidgetLineTests.widgets[name]).role == role)
  }

  @Test func `only the answer of a password field is secret`() {
    let secret = WidgetLineTests.widgets.filter { $0.value.traits.isSecret }
    #expect(secret.map(\.key) == ["password"])
  }

  @Test(arguments: WidgetContractTests.widgets.indices)
  func `no line breaks a widget`(index: Int) {
    var random = SeededGenerator()
    var widget = WidgetContractTests.widgets[index]
    let pieces = ["", "1", "-", ".5", "9", ",", " ", "yes", "no", "ab", "é", "\u{1B}", "2026", ":"]
    for _ in 0..<500 {
      let count = Int.random(in: 0..<4, using: &random)
      let line = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let before = widget.value
      let isTaken = widget.enter(line)
      #expect(isTaken || widget.value == before, "\(random), \(line)")
      var copy = WidgetContractTests.widgets[index]
      let isAdopted = copy.adopt(widget.value)
      #expect(!isTaken || isAdopted, "\(random), \(line)")
      #expect(!isTaken || copy.value == widget.value, "\(random), \(line)")
    }
  }
}

/// A minimal widget for one choice.
private struct OneOf: Widget {
  let choices = [Choice("r", label: "Red"), Choice("g", label: "Green")]
  private var chosen: Value = .null

  var value: Value {
    get { chosen }
    set {
      if newValue == .null || choices.contains(where: { $0.value == newValue }) {
        chosen = newValue
      }
    }
  }

  var traits: WidgetTraits { WidgetTraits(.choice) }
  var description: WidgetDescription { WidgetDescription(choices: choices) }
  mutating func handle(_: WidgetInput, in _: Size) -> KeyUse { .notUsed }
  func draw(on _: inout Canvas) {}
}

/// A widget for several choices, which keeps their order.
private struct SomeOf: Widget {
  let choices = [Choice("r", label: "Red"), Choice("g", label: "Green")]
  private var chosen: [Value] = []

  var value: Value {
    get { .list(chosen) }
    set {
      guard case .list(let items) = newValue else { return }
      let known = choices.map(\.value).filter(items.contains)
      if known.count == items.count { chosen = known }
    }
  }

  var traits: WidgetTraits { WidgetTraits(.choices) }
  var description: WidgetDescription { WidgetDescription(choices: choices) }
  mutating func handle(_: WidgetInput, in _: Size) -> KeyUse { .notUsed }
  func draw(on _: inout Canvas) {}
}
