import FormValidation
import Testing

struct RulerConditionsTests {
  /// Newsletter, how often while there is one, and on which day while that is weekly.
  private static func subscription() -> Ruler<Void> {
    var ruler = Ruler<Void>()
    ruler.register("newsletter", value: false, rules: [])
    ruler.register("often", rules: [.required], when: .field("newsletter", [.accepted]))
    ruler.register(
      "day",
      rules: [.required],
      when: .field("often", [.equals("weekly")])
    )
    return ruler
  }

  private static func active(_ ruler: Ruler<Void>) -> [FieldID] {
    ruler.registrations.filter(\.isActive).map(\.field)
  }

  @Test func `a field is active while its condition holds`() {
    var ruler = Self.subscription()
    #expect(Self.active(ruler) == ["newsletter"])
    #expect(ruler.validateAll() == [])
    var affected = ruler.setValue(true, of: "newsletter")
    #expect(affected == ["newsletter", "often"])
    #expect(ruler.validateAll().map(\.field) == ["often"])
    ruler.setValue("weekly", of: "often")
    #expect(Self.active(ruler) == ["newsletter", "often", "day"])
    #expect(ruler.validateAll().map(\.field) == ["day"])
    affected = ruler.setValue(false, of: "newsletter")
    #expect(affected == ["newsletter", "often", "day"])
    #expect(ruler.verdict == .valid)
  }

  @Test func `an inactive field has no answer, and gets it back later`() {
    var ruler = Self.subscription()
    ruler.setValue("weekly", of: "often")
    #expect(ruler.answers["often"] == .null)
    #expect(Self.active(ruler) == ["newsletter"], "a hidden answer shows nothing")
    ruler.setValue(true, of: "newsletter")
    #expect(ruler.answers["often"] == "weekly")
    #expect(Self.active(ruler) == ["newsletter", "often", "day"])
    ruler.setValue("monday", of: "day")
    ruler.setValue(false, of: "newsletter")
    #expect([ruler.answers["often"], ruler.answers["day"]] == [.null, .null])
    ruler.setValue(true, of: "newsletter")
    #expect([ruler.answers["often"], ruler.answers["day"]] == ["weekly", "monday"])
    #expect(ruler.validateAll() == [])
  }

  @Test func `the order of registration does not matter`() {
    var ruler = Ruler<Void>()
    ruler.register("day", value: "friday", rules: [], when: .field("often", [.equals("weekly")]))
    ruler.register("often", value: "weekly", rules: [], when: .field("newsletter", [.accepted]))
    #expect(Self.active(ruler) == [])
    ruler.register("newsletter", value: true, rules: [])
    #expect(Self.active(ruler) == ["day", "often", "newsletter"])
    #expect(ruler.answers["day"] == "friday")
  }

  @Test func `rules that read it see it appear and disappear`() {
    var ruler = Self.subscription()
    ruler.register("other", value: "monday", rules: [.differentFrom("day")])
    ruler.setValue("monday", of: "day")
    ruler.setValue("weekly", of: "often")
    #expect(ruler.validateAll() == [])
    ruler.setValue(true, of: "newsletter")
    #expect(ruler.validateAll().map(\.field) == ["other"])
    ruler.setValue("monthly", of: "often")
    #expect(ruler.validateAll() == [])
  }

  @Test func `a restored answer is normalized`() {
    var ruler = Ruler<Void>()
    ruler.register("is", value: false, rules: [])
    ruler.register(
      "name",
      value: " Ada ",
      normalizers: [.trim],
      rules: [.maxLength(3)],
      when: .field("is", [.accepted])
    )
    ruler.setValue(true, of: "is")
    #expect(ruler.answers["name"] == "Ada")
    #expect(ruler.validateAll() == [])
  }

  @Test func `a field that depends on two paths is correct by either`() {
    for flag in [true, false] {
      var ruler = Ruler<Void>()
      // The one asked first depends on the one that turns last.
      ruler.register(
        "end",
        rules: [.required],
        when: .all([.field("a", [.accepted]), .not(.field("c", [.accepted]))])
      )
      ruler.register("c", value: true, rules: [], when: .field("b", [.accepted]))
      ruler.register("b", value: true, rules: [], when: .field("a", [.accepted]))
      ruler.register("a", value: .bool(!flag), rules: [])
      ruler.setValue(.bool(flag), of: "a")
      #expect(Self.active(ruler) == (flag ? ["c", "b", "a"] : ["a"]))
      #expect(ruler.verdict == .valid)
    }
  }

  @Test func `rules can be replaced and fields removed while inactive`() {
    var ruler = Self.subscription()
    ruler.replaceRules(of: "often", with: [.minLength(3)])
    #expect(ruler.verdict == .valid)
    ruler.setValue("x", of: "often")
    ruler.setValue(true, of: "newsletter")
    #expect(ruler.validateAll().map(\.code) == ["length.too_short"])
    let affected = ruler.remove("newsletter")
    #expect(affected == ["often"])
    #expect(Self.active(ruler) == [])
    let isChanged = ruler.refresh("often")
    #expect(!isChanged)
    #expect(ruler.verdict == .valid)
  }
}
