import FormValidation

/// The examples of the article on the registry, compiled.
enum RegistrySnippets {
  final class Screen {
    var isEmailRed = false
    var shown: [String] = []
  }

  static func registry() -> (ruler: Ruler<Void>, read: [[String]]) {
    var ruler = Ruler<Void>()
    ruler.register("email", normalizers: [.trim], rules: [.required, .email])
    ruler.register("again", rules: [.sameAs("email")])
    ruler.setValue("ada@example.com", of: "email")
    let first = ruler.validate()
    let all = ruler.validateAll()
    let byField = ruler.validateByField()["again"]
    let some = ruler.validate(["email", "again"])
    ruler.add(.maxLength(80), to: "email")
    ruler.replaceRules(of: "again", with: [.required, .sameAs("email")])
    ruler.remove("again")
    return (ruler, [first.map { [$0] } ?? [], all, byField, some].map { $0.map(\.code) })
  }

  static func errors(print: (Any, String) -> Void) {
    enum Trouble: Error { case noName, shortName, tooYoung }

    var typed = Ruler<Trouble>()
    typed.register("name", rules: [.required: .noName, .minLength(2): .shortName])
    typed.register("age", rules: [.integer, .range(18...)], userInfo: .tooYoung)
    if let breach = typed.validate() { print(breach.userInfo, breach.violation.text()) }
  }

  static func candidates(_ ruler: inout Ruler<Void>, isOnline: @escaping @Sendable () -> Bool) {
    ruler.register("tidy", of: .field("nick").trimmed, rules: [.minLength(2)])
    ruler.register(
      "stay",
      of: .comparison(.field("arrival"), .lessThan, .field("departure")),
      rules: [.holds("stay.order", "Depart after you arrive.")]
    )
    ruler.register("network", rules: [.environment("offline", "Connect first.") { isOnline() }])
  }

  static func handlers(_ ruler: Ruler<Void>, on screen: Screen) -> LiveRuler<Void> {
    func submit(_: Answers) { screen.shown.append("submitted") }
    func show(_ breaches: [Breach<Void>]) { screen.shown += breaches.map(\.violation.code) }

    let live = LiveRuler(ruler)
    live.onChange(of: "email", for: screen) { screen, change in
      screen.isEmailRed = change.state == .invalid
    }
    live.onValidate { answers in
      submit(answers)
    } failure: { breaches in
      show(breaches)
    }
    live.setValue("ada@", of: "email")
    live.validate()
    return live
  }

  static func schemas() -> (violations: [Violation], messages: ByField<String>) {
    let schema: Schema = ["email": [.required, .email], "age": [.range(18...)]]
    let violations = schema.violations(in: ["email": "ada@", "age": 17])
    let messages = schema.messages(in: Answers(["email": "ada@"]), labels: ["email": "E-mail"])
    return (violations, messages)
  }
}
