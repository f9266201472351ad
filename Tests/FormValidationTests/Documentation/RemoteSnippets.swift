import FormValidation

/// The examples of the article on asking outside, compiled.
enum RemoteSnippets {
  private static let taken = Verdict.incomplete("name.taken", "{label} is taken.")

  private static func isFree(_ value: Value) async -> Bool { value != "ada" }

  static func asking() async -> (waiting: [String], typing: [String]) {
    let name: RuleSet = [.required, .minLength(3), .remote("free", timeout: .seconds(5))]
    var ruler = Ruler<Void>()
    ruler.register("name", value: "ada", rules: name)
    let answers = await ruler.settle(
      asking: [
        "free": { request in await isFree(request.value) ? .verdict(.valid) : .verdict(taken) }
      ],
      clock: ContinuousClock()
    )
    ruler.receive(answers)
    let waiting = ruler.validateAll().map(\.code)
    ruler.setValue("ada2", of: "name")
    ruler.advance(to: .milliseconds(300))
    for request in ruler.takeRequests() {
      ruler.receive(.verdict(.valid), to: request.id)
    }
    return (waiting, ruler.validateAll().map(\.code) + (ruler.isPending ? ["pending"] : []))
  }

  static func connecting() -> [FieldID: Value]? {
    let port: RuleSet = [.remote("connects", with: ["host", "user"])]
    var ruler = Ruler<Void>()
    ruler.setValue("db", of: "host")
    ruler.register("port", value: 5432, rules: port)
    ruler.advance(to: .milliseconds(300))
    return ruler.takeRequests().first?.answers
  }

  static func composition() -> [Verdict] {
    let contact: RuleSet = [
      .any([.email, .phone()]),
      .not([.endsWith("@example.com")], "Use an address of your own."),
    ]
    let postal = RuleSet.when(.field("country", [.equals("US")])) {
      Clause.required
      Clause.digits(5)
    } else: {
      Clause.maxLength(12)
    }
    return [
      contact.verdict(on: "ada@example.org"), contact.verdict(on: "ada@example.com"),
      postal.verdict(on: "1234", among: ["country": "US"]),
    ]
  }
}
