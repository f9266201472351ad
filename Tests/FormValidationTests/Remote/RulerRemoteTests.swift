import FormValidation
import Testing

struct RulerRemoteTests {
  private static func ruler(_ rules: RuleSet = [.required, .minLength(2), .remote("free")])
    -> Ruler<Void>
  {
    var ruler = Ruler<Void>()
    ruler.register("name", rules: rules)
    return ruler
  }

  private static let taken = Verdict.incomplete("taken", "{label} is taken.")

  @Test func `a check starts once typing pauses, and its result joins the others`() throws {
    var ruler = Self.ruler()
    ruler.setValue("ada", of: "name")
    #expect(ruler.isPending && ruler.validate()?.code == "remote.pending")
    #expect(ruler.takeRequests().isEmpty)
    #expect(ruler.advance(to: .milliseconds(300)) == [])
    let request = try #require(ruler.takeRequests().first)
    #expect(ruler.receive(.verdict(Self.taken), to: request.id) == ["name"])
    #expect(!ruler.isPending)
    #expect(ruler.validateAll().map(\.code) == ["taken"])
    #expect(ruler.validate()?.field == "name")
    #expect(ruler.validate()?.rule == "remote")
    #expect(ruler.registration(of: "name")?.outcomes.last == .judged(ruler.verdict(on: "name")))
  }

  @Test func `its checklist line is open until the result arrives`() throws {
    var ruler = Self.ruler([.remote("free")])
    func standings() -> [ChecklistLine.Standing] {
      ruler.registrations[0].checklist(among: ruler.answers).map(\.standing)
    }
    #expect(standings() == [.open])
    ruler.setValue("ada", of: "name")
    #expect(standings() == [.open])
    ruler.advance(to: .seconds(1))
    let request = try #require(ruler.takeRequests().first)
    ruler.receive(.verdict(.valid), to: request.id)
    #expect(standings() == [.met])
  }

  @Test func `a blank or invalid answer is not checked`() {
    var ruler = Self.ruler()
    for value in ["", "a"] as [Value] {
      ruler.setValue(value, of: "name")
      #expect(!ruler.isPending && ruler.deadline == nil)
    }
    ruler.setValue("ada", of: "name")
    ruler.advance(to: .seconds(1))
    #expect(ruler.takeRequests().count == 1)
    ruler.setValue("a", of: "name")
    #expect(!ruler.isPending && ruler.takeCancellations().count == 1)
    #expect(ruler.validateAll().map(\.code) == ["length.too_short"])
  }

  @Test func `a check runs again only if an answer that it names changes`() throws {
    var ruler = Ruler<Void>()
    for field in ["host", "user", "key"] as [FieldID] { ruler.register(field, rules: []) }
    ruler.register("port", value: "80", rules: [.remote("connects", with: ["host", "user"])])
    ruler.setValue("db", of: "host")
    ruler.setValue("hunter2", of: "key")
    ruler.advance(to: .seconds(1))
    let first = try #require(ruler.takeRequests().first)
    #expect(first.value == "80")
    #expect(first.answers == ["host": "db", "user": .null])
    ruler.receive(.verdict(Self.taken), to: first.id)
    ruler.setValue("hunter3", of: "key")
    #expect(!ruler.isPending)
    ruler.setValue("db2", of: "host")
    #expect(ruler.isPending && ruler.validateAll().map(\.code) == ["remote.pending"])
    ruler.advance(to: .seconds(2))
    let second = try #require(ruler.takeRequests().first)
    #expect(second.answers == ["host": "db2", "user": .null])
    ruler.setValue("ada", of: "user")
    #expect(ruler.takeCancellations() == [second.id])
    #expect(ruler.receive(.verdict(.valid), to: second.id) == [])
    #expect(ruler.isPending)
    // What is known already is not asked again.
    ruler.setValue(.null, of: "user")
    ruler.setValue("db", of: "host")
    #expect(!ruler.isPending && ruler.validate()?.code == "taken")
  }

  @Test func `an old result neither clears a new error nor stays on a new value`() throws {
    var ruler = Self.ruler()
    ruler.setValue("ada", of: "name")
    ruler.advance(to: .seconds(1))
    let request = try #require(ruler.takeRequests().first)
    ruler.setValue("a", of: "name")
    #expect(ruler.receive(.verdict(.valid), to: request.id) == [])
    #expect(ruler.validateAll().map(\.code) == ["length.too_short"])
    ruler.setValue("ada", of: "name")
    ruler.advance(to: .seconds(2))
    let second = try #require(ruler.takeRequests().first)
    ruler.receive(.verdict(Self.taken), to: second.id)
    ruler.setValue("ada1", of: "name")
    #expect(ruler.validateAll().map(\.code) == ["remote.pending"] && ruler.isPending)
  }

  @Test func `a remote rule can have its own message and be a warning`() throws {
    var ruler = Self.ruler([.remote("free", debounce: .zero).message("Another.").severity(.warning)]
    )
    ruler.setValue("ada", of: "name")
    let request = try #require(ruler.takeRequests().first)
    ruler.receive(.verdict(Self.taken), to: request.id)
    #expect(ruler.validate() == nil)
    #expect(ruler.registration(of: "name")?.remarks.map { $0.text() } == ["Another."])
  }

  @Test func `a rule asks nothing until its condition holds`() {
    var ruler = Ruler<Void>()
    ruler.register("check", value: false, rules: [])
    ruler.register("name", value: "ada", rules: [.remote("free").when("check", .accepted)])
    #expect(!ruler.isPending)
    ruler.setValue(true, of: "check")
    #expect(ruler.isPending)
    ruler.setValue(false, of: "check")
    #expect(!ruler.isPending)
  }

  @Test func `removing or replacing a field cancels its check`() throws {
    var ruler = Self.ruler()
    ruler.setValue("ada", of: "name")
    ruler.advance(to: .seconds(1))
    let request = try #require(ruler.takeRequests().first)
    ruler.remove("name")
    #expect(ruler.takeCancellations() == [request.id])
    #expect(ruler.receive(.verdict(Self.taken), to: request.id) == [])
    #expect(ruler.deadline == nil)
  }

  @Test func `a live ruler reports a pending check`() {
    let live = LiveRuler<Void>()
    live.update { $0.register("name", rules: [.remote("free")]) }
    live.update { $0.setValue("ada", of: "name") }
    live.touch("name")
    #expect(live.state(of: "name") == .pending)
  }
}
