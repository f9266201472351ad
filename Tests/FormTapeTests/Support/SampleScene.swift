import FormTape
import FormValidation

extension Scene {
  /// A form with an error in its second field, which has the focus.
  static var sample: Scene {
    Scene(
      screen: CellGrid(
        ["Sign up", "Name   Ada", "E-mail ad", "       Required now", ""],
        columns: 20
      ),
      cursor: ScreenPosition(row: 3, column: 10),
      form: FormScene(
        fields: [
          FieldScene(
            "name",
            value: "Ada",
            traits: [.enabled, .visible, .touched, .dirty, .required]
          ),
          FieldScene(
            "email",
            value: "ad",
            state: .invalid,
            messages: [
              .init("Required now", isIncomplete: true), .init("Add a digit"),
              .init("Rare name", severity: .warning),
            ],
            shown: ["Required now"],
            options: ["a", "b"],
            caret: 2,
            traits: [.enabled, .visible, .focused]
          ),
          FieldScene("age", kind: .number, value: .null),
          FieldScene("seats", kind: .number, value: 8),
          FieldScene("terms", kind: .toggle, value: true, traits: [.visible, .pending]),
        ],
        focus: "email"
      ),
      output: "{\"name\": \"Ada\"}\n",
      errorOutput: ""
    )
  }

  /// The same after a submit, with its program ended.
  static var submitted: Scene {
    var scene = Scene.sample
    scene.form?.submitted = .object(["name": "Ada", "seats": 8, "terms": true])
    scene.form?.focus = nil
    scene.form?.fields[1].messages = []
    scene.form?.fields[4].traits = [.visible]
    scene.exitStatus = 0
    scene.cursor = nil
    return scene
  }
}

/// Returns how a scene fails an expectation, as written in a tape.
func check(_ expectation: String, _ scene: Scene) throws -> Unmet? {
  guard let expect = try command("Expect " + expectation) as? Expect else { return nil }
  return expect.expectation.check(scene)
}
