import FormValidation
import Testing

struct MessageTests {
  @Test(
    arguments: [
      ("long", ["long"]), ("long | short", ["long", "short"]), ("a | b | c", ["a", "b", "c"]),
      ("a|b", ["a|b"]), ("a |b", ["a |b"]), ("", [""]), (" | ", ["", ""]), ("a | ", ["a", ""]),
    ] as [(String, [String])]
  )
  func `shorter variants follow after bars`(_ template: String, _ variants: [String]) {
    #expect(Message(template).variants.map(\.template) == variants)
  }

  @Test func `plural forms have variants, too, or their last one again`() {
    let message = Message("{n} left | {n}", one: "one left | one", counting: "n")
    #expect(message.variants.map { $0.text(["n": 1]) } == ["one left", "one"])
    #expect(message.variants.map { $0.text(["n": 2]) } == ["2 left", "2"])
    let short = Message("{n} left | {n}", one: "one", counting: "n")
    #expect(short.variants.map { $0.text(["n": 1]) } == ["one", "one"])
  }

  @Test(arguments: [
    ("plain", "plain"), ("{label} is required.", "Name is required."),
    ("{min} to {max}", "3 to 20"),
    ("{unknown} stays", "{unknown} stays"), ("{", "{"), ("}{", "}{"), ("{}", "{}"),
    ("{min", "{min"),
    ("{min}{max}", "320"), ("a {text} b", "a {min} b"), ("", ""), ("日{min}本", "日3本"),
    ("Write {{n}}.", "Write {n}."), ("{{min}} {min}", "{min} 3"), ("{{}}", "{}"),
  ])
  func `placeholders are filled in once`(_ template: String, _ text: String) {
    let parameters: Parameters = ["min": 3, "max": 20, "text": "{min}"]
    #expect(Message(template).text(parameters, label: "Name") == text)
  }

  @Test func `values and labels are made printable, values clipped`() {
    let long = String(repeating: "x", count: 41)
    let text = Message("{label}: {value}").text(["value": .text("\u{1B}" + long)], label: "a\tb")
    #expect(text == "a␉b: ␛" + String(repeating: "x", count: 39) + "…")
  }

  @Test func `a list is clipped by item and as a whole`() {
    let long = String(repeating: "x", count: 41)
    let message = Message("One of {list}.")
    #expect(
      message.text(["list": ["a", .text(long), 2]])
        == "One of a, " + String(repeating: "x", count: 40) + "…, 2."
    )
    let many = Value.list(Array(repeating: "abcd", count: 1_000_000))
    #expect(message.text(["list": many]).count == 7 + Message.listLimit + 2)
  }

  @Test(arguments: [(0, "0 more digits"), (1, "1 more digit"), (2, "2 more digits")])
  func `one item has its own wording`(_ count: Int, _ text: String) {
    let message = Message("{n} more digits", one: "{n} more digit", counting: "n")
    #expect(message.text(["n": .number(Number(count))]) == text)
  }

  @Test func `placeholders are listed in order`() {
    #expect(Message("{a} {b}{a} }{").placeholders == ["a", "b", "a"])
    #expect(Message("none").placeholders == [])
  }
}
