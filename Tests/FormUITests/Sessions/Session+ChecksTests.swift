import FormUI
import FormValidation
import TestSupport
import Testing

struct SessionChecksTests {
  private static let form = Form(
    title: "Join",
    fields: [
      Field("name", label: "Name", TextField(), rules: [.minLength(3), .remote("free")]),
      Field("mail", label: "E-mail", TextField(), rules: [.email]),
    ]
  )
  private static let taken = Verdict.incomplete("taken", "{label} is taken.")

  private static func session(_ keys: Keystrokes, elapsed: Duration = .zero) -> Session {
    var session = filling(form, with: keys)
    session.handle(.elapsed(elapsed))
    return session
  }

  private static func lines(_ session: Session) -> [String] {
    session.frame(in: Size(columns: 64, rows: 9)).lines
  }

  @Test func `a pause starts a check, and the field shows that it is pending`() throws {
    var session = Self.session("ada")
    #expect(session.asksOutside)
    #expect(session.deadline == .milliseconds(300))
    #expect(session.takeRequests().isEmpty)
    #expect(Self.lines(session)[2] == "▌         … Checking")
    session.handle(.elapsed(.milliseconds(300)))
    let request = try #require(session.takeRequests().first)
    session.handle(.answer(.verdict(Self.taken), to: request.id))
    #expect(Self.lines(session)[2] == "▌         … Name is taken.")
    session.handle(.key(.tab))
    #expect(Self.lines(session)[2] == "          ✗ Name is taken.")
  }

  @Test func `a good answer is marked only when its check has succeeded`() throws {
    var session = Self.session("ada", elapsed: .seconds(1))
    #expect(!Self.lines(session)[1].contains("✓"))
    let request = try #require(session.takeRequests().first)
    session.handle(.answer(.verdict(.valid), to: request.id))
    #expect(Self.lines(session)[1].contains("✓"))
  }

  @Test func `a submit waits for the check, then completes`() throws {
    var session = Self.session("ada<F2>")
    #expect(session.outcome == nil)
    #expect(Self.lines(session)[7] == " Checking Name… Esc stops.")
    let request = try #require(session.takeRequests().first)
    session.handle(.answer(.verdict(.valid), to: request.id))
    #expect(session.outcome == .submitted(["name": "ada", "mail": ""]))
  }

  @Test func `a waiting submit is refused if the check fails`() throws {
    var session = Self.session("ada<F2>")
    let request = try #require(session.takeRequests().first)
    session.handle(.answer(.verdict(Self.taken), to: request.id))
    #expect(session.outcome == nil)
    #expect(Self.lines(session)[7] == " 1 field needs attention.")
    #expect(Self.lines(session)[2] == "▌         ✗ Name is taken.")
  }

  @Test(arguments: [.escape, .character("x"), .tab] as [Key])
  func `any key cancels a waiting submit, and Esc does nothing else`(_ key: Key) throws {
    var session = Self.session("ada<F2>")
    let request = try #require(session.takeRequests().first)
    session.handle(.key(key))
    session.handle(.answer(.verdict(.valid), to: request.id))
    #expect(session.outcome == nil)
    #expect(Self.lines(session)[7] == "")
  }

  @Test func `another problem blocks a submit immediately`() {
    let session = Self.session("ada<Tab>nobody<F2>")
    #expect(session.outcome == nil)
    #expect(Self.lines(session)[7] == " 1 field needs attention.")
  }

  @Test(
    arguments: [
      (.failed("no store"), " 2 fields need attention. F8: next"),
      (.verdict(.valid), " 1 field needs attention."),
    ] as [(CheckAnswer, String)]
  )
  func `a refused submit counts the problems of checks that end later`(
    answer: CheckAnswer,
    line: String
  ) throws {
    var session = Self.session("ada<Tab>bob<F2>")
    let request = try #require(session.takeRequests().first)
    session.handle(.answer(answer, to: request.id))
    #expect(Self.lines(session)[7] == line)
  }

  @Test func `a submit repeats checks that got no result`() throws {
    var session = Self.session("ada")
    session.handle(.elapsed(.seconds(1)))
    _ = session.takeRequests()
    session.handle(.elapsed(.seconds(20)))
    #expect(session.takeCancellations().count == 1)
    #expect(Self.lines(session)[2] == "▌         … The check took too long. Submit again to retry.")
    session.handle(.key(.function(2)))
    #expect(session.takeRequests().map(\.value) == ["ada"])
    #expect(session.outcome == nil)
  }

  @Test func `a form without checks has no deadline`() {
    let session = Session(Form(title: "T", fields: [Field("a", TextField())]))
    #expect(!session.asksOutside && session.deadline == nil)
  }
}
