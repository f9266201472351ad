@testable import FormFilling
@testable import FormScreens
import FormValidation
@testable import FormWidgets
@testable import Forms
import TestSupport
import Testing

struct FillingChecksTests {
  private static let form = Form(
    title: "Join",
    fields: [
      Field("name", label: "Name", TextField(), rules: [.minLength(3), .remote("free")]),
      Field("mail", label: "E-mail", TextField(), rules: [.email]),
    ]
  )
  private static let taken = Verdict.incomplete("taken", "{label} is taken.")

  private static func screen(_ keys: Keystrokes, elapsed: Duration = .zero) -> Screen {
    var screen = Screen(form, with: keys)
    screen.handle(.elapsed(elapsed))
    return screen
  }

  private static func lines(_ screen: Screen) -> [String] {
    screen.frame(in: Size(columns: 64, rows: 9)).lines
  }

  @Test func `a pause starts a check, and the field shows that it is pending`() throws {
    var screen = Self.screen("ada")
    #expect(screen.filling.asksOutside)
    #expect(screen.filling.deadline == .milliseconds(300))
    #expect(screen.filling.takeRequests().isEmpty)
    #expect(Self.lines(screen)[2] == "▌         … Checking")
    screen.handle(.elapsed(.milliseconds(300)))
    let request = try #require(screen.filling.takeRequests().first)
    screen.handle(.answer(.verdict(Self.taken), to: request.id))
    #expect(Self.lines(screen)[2] == "▌         … Name is taken.")
    screen.handle(.key(.tab))
    #expect(Self.lines(screen)[2] == "          ✗ Name is taken.")
  }

  @Test func `a good answer is marked only when its check has succeeded`() throws {
    var screen = Self.screen("ada", elapsed: .seconds(1))
    #expect(!Self.lines(screen)[1].contains("✓"))
    let request = try #require(screen.filling.takeRequests().first)
    screen.handle(.answer(.verdict(.valid), to: request.id))
    #expect(Self.lines(screen)[1].contains("✓"))
  }

  @Test func `a submit waits for the check, then completes`() throws {
    var screen = Self.screen("ada<F2>")
    #expect(screen.filling.outcome == nil)
    #expect(Self.lines(screen)[7] == " Checking Name… Esc stops.")
    let request = try #require(screen.filling.takeRequests().first)
    screen.handle(.answer(.verdict(.valid), to: request.id))
    #expect(screen.filling.outcome == .submitted(["name": "ada", "mail": ""]))
  }

  @Test func `a waiting submit is refused if the check fails`() throws {
    var screen = Self.screen("ada<F2>")
    let request = try #require(screen.filling.takeRequests().first)
    screen.handle(.answer(.verdict(Self.taken), to: request.id))
    #expect(screen.filling.outcome == nil)
    #expect(Self.lines(screen)[7] == " 1 field needs attention.")
    #expect(Self.lines(screen)[2] == "▌         ✗ Name is taken.")
  }

  @Test(arguments: [.escape, .character("x"), .tab] as [Key])
  func `any key cancels a waiting submit, and Esc does nothing else`(_ key: Key) throws {
    var screen = Self.screen("ada<F2>")
    let request = try #require(screen.filling.takeRequests().first)
    screen.handle(.key(key))
    screen.handle(.answer(.verdict(.valid), to: request.id))
    #expect(screen.filling.outcome == nil)
    #expect(Self.lines(screen)[7] == "")
  }

  @Test func `another problem blocks a submit immediately`() {
    let screen = Self.screen("ada<Tab>ada<F2>")
    #expect(screen.filling.outcome == nil)
    #expect(Self.lines(screen)[7] == " 1 field needs attention.")
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
    var screen = Self.screen("ada<Tab>bob<F2>")
    let request = try #require(screen.filling.takeRequests().first)
    screen.handle(.answer(answer, to: request.id))
    #expect(Self.lines(screen)[7] == line)
  }

  @Test func `a submit repeats checks that got no result`() throws {
    var screen = Self.screen("ada")
    screen.handle(.elapsed(.seconds(1)))
    _ = screen.filling.takeRequests()
    screen.handle(.elapsed(.seconds(20)))
    #expect(screen.filling.takeCancellations().count == 1)
    #expect(Self.lines(screen)[2] == "▌         … The check took too long. Submit again to retry.")
    screen.handle(.key(.function(2)))
    #expect(screen.filling.takeRequests().map(\.value) == ["ada"])
    #expect(screen.filling.outcome == nil)
  }

  @Test func `a form without checks has no deadline`() {
    let screen = Screen(Form(title: "T", fields: [Field("a", TextField())]))
    #expect(!screen.filling.asksOutside && screen.filling.deadline == nil)
  }
}
