import FormTape
import FormValidation
import Testing

struct ScreenWaitTests {
  private let scene = Scene(
    screen: CellGrid(["Sign up", "Name >"], columns: 20),
    cursor: ScreenPosition(row: 2, column: 7)
  )

  @Test(
    arguments: [
      (.line, "Name", true), (.line, "Sign", false), (.screen, "Sign", true),
      (.screen, "up\nName", true), (.screen, "Age", false), (.line, nil, true),
    ] as [(ScreenWait.Scope, String?, Bool)]
  )
  func `the wait ends once the text appears`(
    scope: ScreenWait.Scope,
    expression: String?,
    isOver: Bool
  ) throws {
    let wait = ScreenWait(scope, pattern: try expression.map { try SearchPattern($0) })
    let standard = try #require(ScreenWait.standardPattern())
    #expect(wait.isOver(in: scene, lookingFor: standard) == isOver)
  }

  @Test func `without a cursor there is no current row`() throws {
    var hidden = scene
    hidden.cursor = nil
    let standard = try SearchPattern("")
    #expect(!ScreenWait(.line).isOver(in: hidden, lookingFor: standard))
    #expect(ScreenWait(.screen).isOver(in: hidden, lookingFor: standard))
  }
}
