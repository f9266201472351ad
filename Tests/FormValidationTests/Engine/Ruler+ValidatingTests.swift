import FormValidation
import Testing

struct RulerValidatingTests {
  private static func signup<UserInfo>(_ infos: [UserInfo]) -> Ruler<UserInfo> {
    var ruler = Ruler<UserInfo>()
    ruler.register("zip", value: "x", rules: [.minLength(2), .email], userInfo: infos[0])
    ruler.register("fine", value: "x", rules: [.required], userInfo: infos[1])
    ruler.register("age", rules: [.required], userInfo: infos[2])
    return ruler
  }

  @Test func `a list of fields is validated in the order of registration, once each`() {
    let plain: Ruler<Void> = Self.signup([(), (), ()])
    let typed = Self.signup([1, 2, 3])
    let fields: [FieldID] = ["age", "zip", "age", "nowhere", "fine"]
    let codes = ["length.too_short", "format.email", "required"]
    #expect(plain.validate(fields).map(\.code) == codes)
    #expect(typed.validate(fields).map(\.violation.code) == codes)
    #expect(typed.validate(fields).map(\.userInfo) == [1, 1, 3])
    #expect(plain.validate(["age", "fine"]).map(\.code) == ["required"])
    #expect(plain.validate([]) == [])
  }

  @Test func `violations are grouped by field, in the order of registration`() {
    let plain: Ruler<Void> = Self.signup([(), (), ()])
    let typed = Self.signup([1, 2, 3])
    #expect(plain.validateByField().map(\.field) == ["zip", "age"])
    #expect(plain.validateByField()["zip"].map(\.code) == ["length.too_short", "format.email"])
    #expect(plain.validateByField()["fine"] == [])
    #expect(typed.validateByField().map(\.field) == ["zip", "age"])
    #expect(typed.validateByField()["age"].map(\.userInfo) == [3])
  }

  @Test func `the verdict on the whole merges those of its fields`() {
    var ruler: Ruler<Void> = Self.signup([(), (), ()])
    #expect(ruler.verdict.codes == ["length.too_short", "format.email", "required"])
    #expect(ruler.verdict.standing == .incomplete)
    ruler.setValue(" @", of: "zip")
    #expect(ruler.verdict.standing == .invalid)
    #expect(Ruler<Void>().verdict == .valid)
  }

  @Test func `warnings are not blocking violations`() {
    var ruler = Ruler<Int>()
    ruler.register("a", value: "abc", rules: [.maxLength(2).severity(.warning): 1, .email: 2])
    #expect(ruler.validateAll().map(\.userInfo) == [2])
    #expect(ruler.registrations[0].remarks.map(\.code) == ["length.too_long"])
  }

  @Test func `rules after a stopping one do not run`() {
    var ruler = Ruler<Int>()
    ruler.register("a", value: "b", rules: [.minLength(2).stop(): 1, .email: 2])
    #expect(ruler.validateAll().map(\.userInfo) == [1])
  }
}
