import FormValidation
import Testing

struct AnswersDecodingTests {
  private struct Signup: Decodable, Equatable {
    var name: String
    var age: Int
    var volume: Double
    var isSubscribed: Bool
    var plan: Plan
    var phone: String?
    var topics: Set<String>
    var hours: ClosedRange<Int>
    var birthday: CalendarDate
    var alarm: TimeOfDay?
    var price: Number
  }

  private enum Plan: String, Decodable { case free, paid }

  private let answers: Answers = [
    "name": "Ada", "age": "36", "volume": 0.1, "isSubscribed": true, "plan": "paid", "phone": "",
    "topics": ["a", "b"], "hours": [9, 17], "birthday": "1815-12-10", "alarm": "07:30",
    "price": "0.1000000000000000000001", "other": 1,
  ]

  @Test func `answers become the properties of their names`() throws {
    let signup: Signup = try answers.decode()
    #expect(
      signup
        == Signup(
          name: "Ada",
          age: 36,
          volume: 0.1,
          isSubscribed: true,
          plan: .paid,
          phone: nil,
          topics: ["a", "b"],
          hours: 9...17,
          birthday: CalendarDate("1815-12-10")!,
          alarm: TimeOfDay("07:30"),
          price: Number("0.1000000000000000000001")!
        )
    )
  }

  @Test(
    arguments: [
      ("age", "x", "age: expected a whole number, found text"),
      ("age", 1.5, "age: expected a whole number, found a number"),
      ("age", .null, "age: expected a whole number, found no answer"),
      ("name", true, "name: expected text, found true or false"),
      ("isSubscribed", "maybe", "isSubscribed: expected true or false, found text"),
      ("volume", [], "volume: expected a number, found a list"),
      ("topics", "a", "topics: expected a list, found text"),
      ("topics", ["a", true], "topics[1]: expected text, found true or false"),
      ("hours", [9], "hours[1]: expected a whole number, found no answer"),
      ("birthday", "1815", "birthday: expected a date or time by ISO 8601"),
      ("plan", "gold", "plan: Cannot initialize Plan from invalid String value gold"),
    ] as [(FieldID, Value, String)]
  )
  func `an answer that does not fit is an error that names its field`(
    _ field: FieldID,
    _ value: Value,
    _ description: String
  ) {
    var answers = answers
    answers[field] = value
    let error = #expect(throws: AnswerDecodingError.self) {
      try answers.decode(as: Signup.self)
    }
    #expect(error?.description == description)
    #expect(error?.field == field)
  }

  @Test func `the error of a hidden answer does not repeat it`() {
    var answers = answers
    answers["plan"] = "hunter2"
    answers.hide("plan")
    let error = #expect(throws: AnswerDecodingError.self) {
      try answers.decode(as: Signup.self)
    }
    #expect(error?.description == "plan: the answer does not fit")
  }

  @Test(arguments: [Int8.min...Int8.max])
  func `a number out of range names the range`(_ range: ClosedRange<Int8>) {
    struct Small: Decodable { var count: Int8 }
    let error = #expect(throws: AnswerDecodingError.self) {
      try (["count": 128] as Answers).decode(as: Small.self)
    }
    #expect(error?.reason == "expected a whole number from -128 to 127, found a number")
  }

  @Test func `objects, lists of them and dotted names nest`() throws {
    struct Order: Decodable, Equatable {
      struct Address: Decodable, Equatable { var city: String }
      struct Item: Decodable, Equatable { var count: Int }
      var address: Address
      var billing: Address?
      var items: [Item]
    }
    let answers: Answers = [
      "address.city": "Paris",
      "items": [.object(["count": 1]), .object(["count": 2])],
    ]
    #expect(
      try answers.decode(as: Order.self)
        == Order(
          address: Order.Address(city: "Paris"),
          items: [Order.Item(count: 1), Order.Item(count: 2)]
        )
    )
    var wrong = answers
    wrong["items"] = [.object(["count": "x"])]
    let error = #expect(throws: AnswerDecodingError.self) { try wrong.decode(as: Order.self) }
    #expect(error?.path == ["items", "0", "count"] && error?.field == "items[0].count")
    #expect(error?.description.hasPrefix("items[0].count: expected a whole number") == true)
  }

  @Test func `a dictionary takes the answers, those of groups as objects`() throws {
    let texts: [String: Value] = try (["a": 1, "b.c": "d"] as Answers).decode()
    #expect(texts == ["a": 1, "b": .object(["c": "d"])])
  }
}
