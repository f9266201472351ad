import FormValidation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

struct FormTreeTests {
  /// Legs of a trip, each with stops, which have guests.
  private static let trip = Form("Trip") {
    Field("city", label: "City", TextField())
    Repeat<Answers>("legs", 1...3, label: "Leg {n}") {
      Field("city", label: "Via", TextField(), rules: [.differentFrom("/city")])
      Repeat<Answers>("stops", 0...200, label: "Stop {n}") {
        Field("at", label: "At", TextField(), rules: [.required, .differentFrom("city")])
        Group<Answers>("meal", label: "Meal", isOptional: true) {
          Field("dish", label: "Dish", TextField(), rules: [.required])
          Field("city", label: "Cook", TextField(), rules: [.differentFrom("/city")])
        }
      }
    }
  }

  private static func screen(_ keys: Keystrokes, _ form: Form = trip) -> Screen {
    var screen = Screen(form)
    for key in keys { screen.handle(.key(key)) }
    return screen
  }

  private static func names(_ screen: Screen) -> [String] {
    screen.filling.form.fields.filter(\.hasAnswer).map(\.id.rawValue)
  }

  @Test func `only entries that exist have fields`() {
    #expect(
      Self.trip.fields.map(\.id.rawValue) == ["city", "legs[0].city", "legs[0].stops", "legs"]
    )
    let screen = Self.screen("Rome<Tab>Pisa<Tab><Enter>Bar")
    #expect(
      Self.names(screen) == [
        "city", "legs[0].city", "legs[0].stops[0].at", "legs[0].stops[0].meal",
        "legs[0].stops[0].meal.dish", "legs[0].stops[0].meal.city", "legs[0].stops", "legs",
      ]
    )
    #expect(screen.filling.ruler.answers["legs[0].stops[0].at"] == "Bar")
  }

  @Test func `answers to other fields change no entries`() {
    for answers: Answers in [[:], ["city": "Rome"], ["legs": .null]] {
      #expect(Self.trip.starting(with: answers).lists.map(\.entries.count) == [1, 0])
    }
    var form = Self.trip
    let isAccepted = form.start(fieldAt: form.lists[0].control, with: .null)
    #expect(isAccepted && form.lists[0].entries.count == 1)
  }

  @Test(
    arguments: [
      // Stops are added in the leg that has the focus.
      ("Rome<Tab>Pisa<Tab><Enter>Bar<Insert>Inn", ["legs[0].stops[1].at": "Inn"]),
      ("Rome<Tab>Pisa<Insert>Siena", ["legs[1].city": "Siena"]),
      // A leg moves with its stops.
      (
        "Rome<Tab>Pisa<Tab><Enter>Bar<Tab><Tab><Tab><Tab><Enter>Siena<Alt-Up>",
        ["legs[0].city": "Siena", "legs[1].city": "Pisa", "legs[1].stops[0].at": "Bar"]
      ),
      // A removed leg comes back with its stops.
      (
        """
        Rome<Tab>Pisa<Tab><Enter>Bar<Tab><Tab><Tab><Tab><Enter>Siena<Alt-Up><Alt-Down><Shift-Tab>\
        <Shift-Tab><Shift-Tab><Shift-Tab><Shift-Tab><Shift-Tab><Alt-Delete><Ctrl-_>
        """, ["legs[0].city": "Pisa", "legs[0].stops[0].at": "Bar", "legs[1].city": "Siena"]
      ),
    ] as [(Keystrokes, [String: Value])]
  )
  func `entries in entries are added, moved, removed and restored`(
    keys: Keystrokes,
    answers: [String: Value]
  ) {
    let screen = Self.screen(keys)
    for (field, answer) in answers {
      #expect(
        screen.filling.ruler.answers[FieldID(field)] == answer,
        "\(field) of \(Self.names(screen))"
      )
    }
  }

  @Test func `a name with a slash is of the form itself at any depth`() {
    let screen = Self.screen("Rome<Tab>Rome<Tab><Enter>Bar<Tab><Space><Tab>Soup<Tab>Rome")
    func isValid(_ field: FieldID) -> Bool { screen.filling.ruler.verdict(on: field).isValid }
    #expect(!isValid("legs[0].city"))
    #expect(isValid("legs[0].stops[0].at"))
    #expect(!isValid("legs[0].stops[0].meal.city"))
  }

  @Test func `an optional group is an object or absent`() {
    let form = Form("Register") {
      Field("name", label: "Name", TextField())
      Group<Answers>("company", label: "For a company", isOptional: true) {
        Field("name", label: "Company", TextField(), rules: [.required])
      }
    }
    func answers(_ keys: Keystrokes, _ form: Form) -> Value? {
      guard case .submitted(let answers)? = Self.screen(keys, form).filling.outcome else {
        return nil
      }
      return .object(answers.nested)
    }
    #expect(answers("Ada<F2>", form) == .object(["name": "Ada"]))
    #expect(answers("Ada<Tab><Space><F2>", form) == nil, "the name of a company is required")
    let whole = Value.object(["name": "Ada", "company": .object(["name": "ACME"])])
    #expect(answers("Ada<Tab><Space><Tab>ACME<F2>", form) == whole)
    let without = Value.object(["name": "Ada"])
    #expect(answers("Ada<Tab><Space><Tab>ACME<Shift-Tab><Space><F2>", form) == without)
    #expect(answers("Ada<Tab><Space><Tab>ACME<Shift-Tab><Space><Space><F2>", form) == whole)
    let given = form.starting(with: ["name": "Ada", "company": .object(["name": "ACME"])])
    #expect(answers("<F2>", given) == whole)
  }

  @Test func `groups with hundreds of entries in entries take the answers of a file`() {
    let stops = (0..<150).map { Value.object(["at": .text("Stop \($0)")]) }
    let legs = (0..<3).map { Value.object(["city": .text("\($0)"), "stops": .list(stops)]) }
    let form = Self.trip.starting(with: ["city": "Rome", "legs": .list(legs)])
    var screen = Screen(form)
    screen.filling.submitAtOnce()
    guard case .submitted(let answers)? = screen.filling.outcome else {
      Issue.record("\(screen)")
      return
    }
    #expect(answers.nested["legs"].flatMap { [Value]($0) }?.count == 3)
    #expect(screen.filling.ruler.answers["legs[2].stops[149].at"] == "Stop 149")
    let tooMany = Self.trip.starting(with: ["legs": .list(legs + legs)])
    #expect(tooMany.lists[0].entries.count == 1)
  }

  @Test func `a check and a note of an entry are about its own answers`() {
    let form = Form("T") {
      Repeat<Answers>("guests", 2...3, label: "Guest {n}") {
        Field("mail", label: "Mail", TextField())
        Field("phone", label: "Phone", TextField())
        Note("Call me.", when: .field("phone", [.minLength(1)]))
        Check.atLeast(1, of: ["mail", "phone"], at: "mail")
      }
    }
    var screen = Self.screen("a@b<Tab><Tab><Tab><Tab>5", form)
    #expect(screen.filling.ruler.verdict(on: "guests[0].mail").isValid)
    #expect(screen.filling.ruler.verdict(on: "guests[1].mail").isValid)
    let lines = screen.frame(in: Size(columns: 60, rows: 24)).lines
    #expect(lines.count { $0.contains("Call me.") } == 1)
    for key in "<Backspace>" as Keystrokes { screen.handle(.key(key)) }
    #expect(!screen.filling.ruler.verdict(on: "guests[1].mail").isValid)
  }
}
