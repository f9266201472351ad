@testable import FormFilling
@testable import FormScreens
import FormValidation
@testable import FormWidgets
@testable import Forms
import Testing

struct TypedFormTests {
  struct Signup: Decodable, Equatable, Sendable {
    struct Address: Decodable, Equatable, Sendable { var city: String }
    enum Plan: String, Decodable { case free, paid }
    var name: String
    var age: Int
    var volume: Double
    var isSubscribed: Bool
    var plan: Plan
    var topics: [String]
    var hours: ClosedRange<Int>
    var birthday: CalendarDate?
    var phone: String?
    var address: Address
  }

  private func makeForm() throws -> TypedForm<Signup> {
    try TypedForm<Signup>("Join", intro: "Hello") {
      Page("You") {
        TypedField("Name", \.name, TextField(text: "Ada"), rules: [.length(2...40)])
        TypedField("Age", \.age, NumberField(), rules: [.range(13...)])
        TypedField("Birthday", \.birthday, DateField())
        TypedField(
          "Phone",
          \.phone,
          TextField(),
          when: .field(FieldID(\Signup.plan), [.equals("paid")])
        )
        Section("Home") { TypedField("City", \.address.city, TextField(text: "Paris")) }
      }
      Page("Sound") {
        TypedField("Volume", \.volume, Slider(min: 0, max: 1, step: 0.1, value: 0.5))
        TypedField("News", \.isSubscribed, Toggle())
        TypedField("Plan", \.plan, Select(["free", "paid"]))
        TypedField("Topics", \.topics, Checklist(["a", "b"]))
        TypedField("Hours", \.hours, RangeSlider(min: 0, max: 24, value: 9...17))
      }
    }
  }

  @Test func `fields have the names of their properties`() throws {
    let form = try makeForm()
    #expect(
      form.form.fields.map(\.id.rawValue) == [
        "name", "age", "birthday", "phone", "address.city", "volume", "isSubscribed", "plan",
        "topics", "hours",
      ]
    )
    #expect(form.form.fields.map(\.label).first == "Name")
    #expect(form.form.pages.map(\.title) == ["You", "Sound"])
  }

  @Test func `a property that cannot be blank is required`() throws {
    let form = try makeForm()
    let required = form.form.fields.filter(\.rules.isRequired).map(\.id.rawValue)
    #expect(required == ["age", "plan"])
  }

  @Test func `the outcome of a screen is a value of the type`() throws {
    let form = try makeForm()
    var screen = Screen(form.form.starting(with: ["age": 36, "plan": "free"]))
    #expect(try form.result(of: .cancelled) == nil)
    screen.filling.submitAtOnce()
    let outcome = try #require(screen.filling.outcome)
    #expect(
      try form.result(of: outcome)
        == Signup(
          name: "Ada",
          age: 36,
          volume: 0.5,
          isSubscribed: false,
          plan: .free,
          topics: [],
          hours: 9...17,
          birthday: nil,
          phone: nil,
          address: Signup.Address(city: "Paris")
        )
    )
  }
}
