import FormValidation
import Testing

struct LiveRulerTests {
  /// What handlers were told, in words.
  private final class Log {
    var lines: [String] = []

    func note(_ change: FieldChange<String>) {
      let infos = change.breaches.map(\.userInfo).joined(separator: ",")
      lines.append("\(change.field) \(change.state) \(infos)")
    }

    func taken() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private static func signup() -> LiveRuler<String> {
    var ruler = Ruler<String>()
    ruler.register("password", rules: [.required: "missing", .maxLength(3): "long"])
    ruler.register("confirm", rules: [.sameAs("password")], userInfo: "differs")
    return LiveRuler(ruler)
  }

  @Test func `a handler is called for every change and its dependents`() {
    let (live, log) = (Self.signup(), Log())
    live.onChange { log.note($0) }
    live.setValue("a", of: "password")
    #expect(log.taken() == ["password valid ", "confirm untouched differs"])
    live.setValue("b", of: "confirm")
    #expect(log.taken() == ["confirm invalid differs"])
    live.setValue("abcd", of: "password")
    #expect(log.taken() == ["password invalid long", "confirm invalid differs"])
    live.setValue("", of: "password")
    #expect(log.taken() == ["password incomplete missing", "confirm invalid differs"])
  }

  @Test func `a handler of one field is called only for that field, until removed`() {
    let (live, log) = (Self.signup(), Log())
    let id = live.onChange(of: "confirm") { log.note($0) }
    live.setValue("a", of: "password")
    live.setValue("a", of: "confirm")
    #expect(log.taken() == ["confirm untouched differs", "confirm valid "])
    live.removeHandler(id)
    live.removeHandler(id)
    live.setValue("b", of: "confirm")
    #expect(log.taken() == [])
  }

  @Test func `repeating an answer is no change, but the first is`() {
    let (live, log) = (Self.signup(), Log())
    live.onChange(of: "password") { log.note($0) }
    live.setValue(nil as String?, of: "password")
    live.setValue(nil as String?, of: "password")
    #expect(log.taken() == ["password incomplete missing"])
  }

  @Test func `success and failure are distinguished, and untouched fields report neither`() {
    let (live, log) = (Self.signup(), Log())
    live.on("confirm") {
      log.lines.append("fine \($0)")
    } failure: {
      log.lines.append("\($0.map(\.userInfo))")
    }
    live.setValue("a", of: "password")
    #expect(log.taken() == [])
    live.setValue("x", of: "confirm")
    live.setValue("a", of: "confirm")
    live.setValue("b", of: "password")
    #expect(log.taken() == [#"["differs"]"#, "fine a", #"["differs"]"#])
  }

  @Test func `validating reports every field, then the whole`() {
    let (live, log) = (Self.signup(), Log())
    live.onChange { log.note($0) }
    live.onValidate {
      log.lines.append("all fine \($0["password"])")
    } failure: {
      log.lines.append("\($0.map(\.userInfo))")
    }
    #expect(live.validateAll().map(\.userInfo) == ["missing"])
    #expect(log.taken() == ["password incomplete missing", "confirm valid ", #"["missing"]"#])
    live.setValue("a", of: "password")
    live.setValue("a", of: "confirm")
    _ = log.taken()
    #expect(live.validateAll().isEmpty)
    #expect(log.taken() == ["password valid ", "confirm valid ", "all fine a"])
    #expect(live.validate("password").isEmpty)
    #expect(log.taken() == ["password valid "])
  }

  @Test func `live validation can be switched for all fields or one`() {
    let (live, log) = (Self.signup(), Log())
    live.onChange { log.note($0) }
    live.isLive = false
    live.setValue("abcd", of: "password")
    live.touch("confirm")
    #expect(log.taken() == [])
    #expect(live.ruler.verdict(on: "password").standing == .invalid)
    #expect(live.state(of: "password") == .invalid)
    live.isLive = true
    live.setLive(false, for: "confirm")
    live.setValue("ab", of: "password")
    live.setValue("x", of: "confirm")
    #expect(log.taken() == ["password valid "])
    live.setLive(true, for: "confirm")
    live.setValue("ab", of: "confirm")
    #expect(log.taken() == ["confirm valid "])
    live.isLive = false
    live.validate()
    #expect(log.taken() == ["password valid ", "confirm valid "])
  }

  @Test func `a state is untouched until the answer is set, left or validated`() {
    let (live, log) = (Self.signup(), Log())
    live.onChange { log.note($0) }
    #expect(live.state(of: "password") == .untouched)
    live.touch("password")
    live.touch("password")
    #expect(log.taken() == ["password incomplete missing"])
    #expect(live.state(of: "password") == .incomplete && live.state(of: "confirm") == .untouched)
    live.validate()
    #expect(live.state(of: "confirm") == .valid)
  }

  @Test func `changing the ruler reports the changes, and removes a field's handlers with it`() {
    let (live, log) = (Self.signup(), Log())
    live.onChange(of: "password") { log.note($0) }
    live.onChange(of: "confirm") { log.note($0) }
    live.update { ruler in
      ruler.setValue("abcd", of: "password")
      ruler.replaceRules(of: "password", with: [.maxLength(9)], userInfo: "very long")
    }
    #expect(log.taken() == ["password valid ", "confirm untouched differs"])
    live.update { $0.remove("password") }
    #expect(log.taken() == ["confirm untouched "])
    live.update { $0.register("password", rules: [.required], userInfo: "again") }
    live.setValue("", of: "password")
    #expect(log.taken() == ["confirm untouched "])
    #expect(live.state(of: "password") == .incomplete)
  }

  @Test func `a handler can change answers and handlers`() {
    let (live, log) = (Self.signup(), Log())
    live.onChange(of: "password") { [unowned live] change in
      live.setValue(change.value, of: "confirm")
    }
    live.onChange(of: "confirm") { [unowned live] change in
      log.note(change)
      live.setValue(change.value, of: "password")
      live.removeAllHandlers()
    }
    live.onChange(of: "confirm") { _ in Issue.record("called after it was removed") }
    live.setValue("ab", of: "password")
    #expect(log.taken() == ["confirm valid "])
    #expect(live.ruler.answers["confirm"] == "ab")
  }

  @Test func `a candidate's field is reported with the candidate's value`() {
    var ruler = Ruler<Void>()
    ruler.register("both", of: .comparison(.field("a"), .equalTo, .field("b")), rules: [])
    let live = LiveRuler(ruler)
    var values: [Value] = []
    live.onChange { values.append($0.value) }
    live.setValue(1, of: "a")
    live.setValue(1, of: "b")
    #expect(values == [false, true])
  }
}
