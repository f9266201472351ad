import FormValidation
import Testing

struct RulerRegisteringTests {
  private enum Trouble: Error, Equatable {
    case nameMissing
    case nameShort
    case badAge(limit: Int)
  }

  @Test func `many rules can share one user info, or each have its own`() {
    var ruler = Ruler<Trouble>()
    ruler.register("name", rules: [.required: .nameMissing, .minLength(2): .nameShort])
    ruler.register(
      "age",
      value: 17,
      rules: [.integer, .range(18...)],
      userInfo: .badAge(limit: 18)
    )
    #expect(ruler.validateAll().map(\.userInfo) == [.nameMissing, .badAge(limit: 18)])
    #expect(ruler.validateAll().map(\.violation.code) == ["required", "range.below_min"])
    ruler.setValue("a", of: "name")
    #expect(ruler.validate()?.userInfo == .nameShort)
    #expect(ruler.validate()?.violation.code == "length.too_short")
    #expect(ruler.validate("age").map(\.userInfo) == [.badAge(limit: 18)])
    ruler.setValue("ab", of: "name")
    ruler.setValue(18, of: "age")
    #expect(ruler.validate() == nil)
    #expect(ruler.validateAll() == [])
  }

  @Test func `rules with user info of their own can have a condition`() {
    var ruler = Ruler<Trouble>()
    ruler.register("name", rules: [.required: .nameMissing], when: .field("a", [.accepted]))
    #expect(ruler.validateAll() == [])
    ruler.setValue(true, of: "a")
    #expect(ruler.validateAll().map(\.userInfo) == [.nameMissing])
  }

  @Test func `any type can be user info`() {
    var texts = Ruler<String>()
    texts.register("a", rules: [.required], userInfo: "a is missing")
    #expect(texts.validate()?.userInfo == "a is missing")
    var dictionaries = Ruler<[String: Int]>()
    dictionaries.register("a", rules: [.required: ["line": 7]])
    #expect(dictionaries.validate()?.userInfo == ["line": 7])
  }

  @Test func `every violation of a rule with parts has its user info`() {
    var ruler = Ruler<Int>()
    ruler.register(
      "password",
      value: "a",
      rules: [.minLength(1): 1, .password(min: 8, minDigits: 1): 2, .maxLength(0): 3]
    )
    #expect(ruler.validateAll().map(\.userInfo) == [2, 2, 3])
  }

  @Test func `rules are added one by one, in order`() {
    var ruler = Ruler<Int>()
    ruler.add(.required, to: "name", userInfo: 1)
    ruler.register("other", rules: [.required], userInfo: 9)
    ruler.add(.minLength(3), to: "name", userInfo: 2)
    ruler.add([.email, .alpha], to: "name", userInfo: 3)
    #expect(ruler.validateAll().map(\.userInfo) == [1, 9])
    ruler.setValue("a!", of: "name")
    #expect(ruler.validateAll().map(\.userInfo) == [2, 3, 3, 9])
    #expect(ruler.registrations.map(\.field) == ["name", "other"])
    #expect(ruler.userInfo(of: "name") == 1)
  }

  @Test func `an added rule validates the current answer`() {
    var ruler = Ruler<Void>()
    ruler.register("name", value: "a", rules: [])
    ruler.add(.minLength(2), to: "name")
    #expect(ruler.validate()?.code == "length.too_short")
    ruler.add([.sameAs("other")], to: "name")
    #expect(ruler.setValue("a", of: "other") == ["name"])
  }

  @Test func `an answer given before its field is registered is kept`() {
    var ruler = Ruler<Void>()
    ruler.setValue(" x ", of: "a")
    ruler.register("a", normalizers: [.trim], rules: [.minLength(2)])
    #expect(ruler.answers["a"] == "x")
    #expect(ruler.validate()?.code == "length.too_short")
    ruler.setValue("y", of: "b")
    ruler.register("b", value: "zz", rules: [])
    #expect(ruler.answers["b"] == "zz")
    #expect(Ruler<Void>(answers: ["a": 1]).answers == ["a": 1])
  }

  @Test func `replacing rules keeps the position and the answer`() {
    var ruler = Ruler<String>()
    ruler.register("a", value: "x", rules: [.minLength(2), .sameAs("b")], userInfo: "old")
    ruler.register("b", value: "x", rules: [.minLength(3)], userInfo: "b")
    #expect(ruler.replaceRules(of: "a", with: [.email], userInfo: "new") == true)
    #expect(ruler.validateAll().map(\.userInfo) == ["new", "b"])
    #expect(ruler.validateAll().map(\.violation.code) == ["format.email", "length.too_short"])
    #expect(ruler.setValue("y", of: "b") == ["b"])
    #expect(ruler.replaceRules(of: "c", with: [.email], userInfo: "new") == false)
    #expect(ruler.registration(of: "a")?.rules == [.email])
    var plain = Ruler<Void>()
    plain.register("a", value: "x", rules: [])
    plain.replaceRules(of: "a", with: [.minLength(2)])
    #expect(plain.validate()?.code == "length.too_short")
  }

  @Test func `removing a field removes its rules and answer, and its readers run again`() {
    var ruler = Ruler<Int>()
    ruler.register("first", rules: [.required], userInfo: 1)
    ruler.register("password", value: "x", rules: [.minLength(2)], userInfo: 2)
    ruler.register("confirm", value: "x", rules: [.sameAs("password")], userInfo: 3)
    #expect(ruler.validateAll().map(\.userInfo) == [1, 2])
    #expect(ruler.remove("password") == ["confirm"])
    #expect(ruler.validateAll().map(\.userInfo) == [1, 3])
    #expect(!ruler.answers.contains("password"))
    #expect(ruler.registration(of: "password") == nil && ruler.userInfo(of: "password") == nil)
    #expect(ruler.remove("first") == [])
    #expect(ruler.remove("nowhere") == [])
    #expect(ruler.registrations.map(\.field) == ["confirm"])
    #expect(ruler.setValue("x", of: "password") == ["confirm"])
    #expect(ruler.validate() == nil)
    ruler.register("first", rules: [.required], userInfo: 4)
    #expect(ruler.validateAll().map(\.userInfo) == [4])
    #expect(ruler.registrations.map(\.field) == ["confirm", "first"])
  }

  @Test func `candidates have user info like fields`() {
    var ruler = Ruler<String>()
    ruler.register("one", of: .constant("x"), rules: [.minLength(2)], userInfo: "short")
    ruler.register("each", of: .constant("x"), rules: [.email: "mail", .alpha: "letters"])
    #expect(ruler.validateAll().map(\.userInfo) == ["short", "mail"])
    #expect(ruler.validateAll().map(\.violation.field) == ["one", "each"])
  }
}
