import FormScreens
import FormTape
import FormValidation
import FormWidgets
import Forms
import TestSupport

extension Scene {
  /// A form with an error in its second field, which has the focus.
  static let sample = Scene(form, "<Tab>", output: "{\"name\": \"Ada\"}\n")

  /// The same with another answer in its first field.
  static let edited = Scene(form, "<Down><Space><Tab>")

  /// The same without errors, submitted, with its program ended.
  static let submitted: Scene = {
    let form = Form("Sign up") {
      Field("name", TextField(text: "Ada"))
      Field("email", TextField(text: "ad"))
      Field("seats", Slider(min: 1, max: 10, value: 8))
      Field("terms", Toggle(isOn: true))
    }
    var scene = Scene(form, "<Enter><Enter><Enter><Enter><Enter>", output: "{\"name\": \"Ada\"}\n")
    scene.exitStatus = 0
    scene.cursor = nil
    return scene
  }()

  private static let form = Form("Sign up", reveal: .immediately) {
    Field("name", Radio(["Ada", "Bob"], value: "Ada"), rules: [.required])
    Field(
      "email",
      TextField(text: "ad"),
      rules: [
        .minLength(3).message("Required now"), .maxLength(1).message("Add a digit"),
        .minLength(4).message("Rare name").severity(.warning),
      ]
    )
    Field("age", NumberField())
    Field("seats", Slider(min: 1, max: 10, value: 8))
    Field("terms", Toggle(isOn: true), rules: [.remote("free")], isReadOnly: true)
  }

  /// Creates the scene of a form after some keys, on a screen of its own.
  init(_ form: Form, _ keys: Keystrokes = "", output: String? = nil) {
    var screen = Screen(form)
    for key in keys { screen.handle(.key(key)) }
    self.init(
      screen: CellGrid(
        ["Sign up", "Name   Ada", "E-mail ad", "       Required now", ""],
        columns: 20
      ),
      cursor: ScreenPosition(row: 3, column: 10),
      form: FormScene(screen),
      output: output,
      errorOutput: ""
    )
  }
}

/// Returns how a scene fails an expectation, as written in a tape.
func check(_ expectation: String, _ scene: Scene) throws -> Unmet? {
  guard let expect = try command("Expect " + expectation) as? Expect else { return nil }
  return expect.expectation.check(scene)
}
