import FormValidation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormLines
@testable import FormWidgets
@testable import Forms

/// A form filled line by line: lines typed, lines printed.
struct PlainFillingTests {
  static let form = Form(
    title: "Hello",
    fields: [
      Field("name", label: "Name", TextField(), help: "As you like it.", rules: [.required]),
      Field("news", label: "News", Toggle()),
      Field("often", label: "How often", Slider(min: 0, max: 8, value: 2)),
      Field("key", label: "Key", PasswordField(), rules: [.minLength(3)]),
    ]
  )

  /// Returns the replies to lines after the greeting, as one text, with prompts between slashes.
  func said(to lines: [String], in form: Form = form) -> [String] {
    var plain = PlainFilling(form)
    _ = plain.takeLines()
    var all: [String] = []
    for line in lines {
      all.append("/\(plain.prompt)/\(plain.isSecret ? "****" : line)")
      plain.enter(line)
      all += plain.takeLines()
    }
    return all
  }

  func plain(after lines: [String], in form: Form = form) -> PlainFilling {
    var plain = PlainFilling(form)
    for line in lines { plain.enter(line) }
    return plain
  }

  @Test func `the form's own question is asked before a submit`() {
    let form = Form(
      title: "T",
      fields: [Field("city", label: "City", TextField(text: "Oslo"))],
      confirmation: "Book the trip to {city} now?"
    )
    let question = "Book the trip to Oslo now? Enter yes or no."
    #expect(said(to: [""], in: form).last == question)
    #expect(said(to: ["", ""], in: form).last == question)
    #expect(plain(after: ["", "no"], in: form).outcome == nil)
    #expect(plain(after: ["", "yes"], in: form).outcome == .submitted(["city": "Oslo"]))
    #expect(said(to: [":submit"], in: form).last == question)
    #expect(plain(after: [":submit"], in: form).outcome == nil)
    #expect(plain(after: [":submit", "yes"], in: form).outcome != nil)
    #expect(said(to: ["", "y", ":submit"], in: form).last == "/> /:submit")
  }

  @Test func `the last question has the text of the button`() {
    let form = Form(
      title: "T",
      fields: [Field("a", TextField())],
      buttons: Buttons(submit: "Book it")
    )
    #expect(said(to: [""], in: form).last == "Book it? Enter yes or no.")
  }

  @Test func `a toggle is asked for with its own words`() {
    let words = Toggle.Words(on: "live", off: "test")
    let form = Form(title: "T", fields: [Field("mode", label: "Mode", Toggle(words: words))])
    var plain = PlainFilling(form)
    #expect(plain.takeLines().suffix(2) == ["1 of 1. Mode", "Enter live or test."])
    #expect(plain.prompt == "[test] > ")
    plain.enter("li")
    #expect(plain.filling.ruler.answers["mode"] == true)
    #expect(plain.takeLines().contains("1. Mode: live"))
  }

  @Test func `it begins with the title and the first question`() {
    var plain = PlainFilling(PlainFillingTests.form)
    #expect(
      plain.takeLines() == [
        "Hello",
        "Answer line by line. An empty line keeps the answer in brackets. :help lists the commands.",
        "", "1 of 4. Name (required)", "As you like it.",
      ]
    )
    #expect(plain.prompt == "> ")
    #expect(plain.takeLines() == [])
  }

  @Test(
    arguments: [
      (NumberField(), [], ["Enter a number."]),
      (NumberField(min: 1), [], ["Enter a number of at least 1."]),
      (NumberField(max: 9, placeholder: "5"), [], ["Enter a number up to 9.", "hint: 5"]),
      (NumberField(min: 1, max: 9), [], ["Enter a number from 1 to 9."]),
      (NumberField(min: 1, max: 9), [.integer], ["Enter a number from 1 to 9."]),
      (NumberField(min: 1, max: 9, step: 2), [], ["Enter a number from 1 to 9 (step 2)."]),
      (
        NumberField(step: 5), [.range(5...)],
        ["Enter a number of at least 5.", "Use steps of 5."]
      ),
      (NumberField(), [.multipleOf(5)], ["Enter a number.", "Use steps of 5."]),
    ] as [(NumberField, RuleSet, [String])]
  )
  func `a number is asked for with its limits`(
    field: NumberField,
    rules: RuleSet,
    lines: [String]
  ) {
    var plain = PlainFilling(Form(title: "T", fields: [Field("n", field, rules: rules)]))
    #expect(plain.takeLines().suffix(lines.count + 1) == ["1 of 1. n"] + lines)
  }

  @Test func `questions follow one another to the end`() {
    #expect(
      said(to: ["Ada", "y", "", "abc", "yes"]) == [
        "/> /Ada", "", "2 of 4. News", "Enter yes or no.",
        "/[no] > /y", "", "3 of 4. How often", "Enter a number from 0 to 8 (step 1).",
        "/[2] > /", "", "4 of 4. Key", "At least 3 characters", "Your typing is not shown.",
        "/> /****", "", "1. Name: Ada", "2. News: yes", "3. How often: 2", "4. Key: ********",
        "Submit? Enter yes or no.",
        "/> /yes",
      ]
    )
    #expect(
      plain(after: ["Ada", "y", "", "abc", "yes"]).outcome
        == .submitted(["name": "Ada", "news": true, "often": 2, "key": "abc"])
    )
  }

  @Test(arguments: [
    (["Ada", "perhaps"], "✗ error: Enter yes or no.", "[no] > "),
    (["Ada", "", "9"], "✗ error: How often must be between 0 and 8.", "[9] > "),
    (["Ada", "", "x"], "✗ error: Enter a number from 0 to 8 (step 1).", "[2] > "),
    (["Ada", "", "-1"], "✗ error: How often must be between 0 and 8.", "[-1] > "),
    ([""], "… missing: Required.", "> "),
    (["Ada", "", "", "ab"], "✗ error: At least 3 characters, 1 to go.", "[********] > "),
  ])
  func `an invalid answer gets a message and is asked for again`(
    lines: [String],
    message: String,
    prompt: String
  ) {
    var plain = plain(after: Array(lines.dropLast()))
    let index = plain.index
    _ = plain.takeLines()
    plain.enter(lines.last ?? "")
    #expect(plain.takeLines().first == message)
    #expect(plain.index == index)
    #expect(plain.prompt == prompt)
  }

  @Test func `next moves on from an invalid answer`() {
    let plain = plain(after: [":next", ":next", "99", ":next", ":next"])
    #expect(plain.index == nil)
    #expect(plain.filling.sheet.fields[2].value == 99)
  }

  @Test func `a refused submit names the fields and asks for each again`() {
    let lines = said(to: [":next", "", "9", ":next", "", "yes", "Ada", "3", "yes"])
    let refused = lines.firstIndex(of: "/> /yes") ?? 0
    #expect(
      Array(lines[(refused + 1)...]) == [
        "2 fields need attention: Name, How often", "Name: … missing: Required.",
        "How often: ✗ error: How often must be between 0 and 8.",
        "", "1 of 4. Name (required)", "As you like it.",
        "/> /Ada", "", "3 of 4. How often", "Enter a number from 0 to 8 (step 1).",
        "/[9] > /3", "", "1. Name: Ada", "2. News: no", "3. How often: 3", "4. Key: no answer",
        "Submit? Enter yes or no.",
        "/> /yes",
      ]
    )
  }

  @Test(arguments: [
    (":back", 1), (":go 1", 0), (":go News", 1), (":go key", 3), (":go 4", 3),
    (":go HOW", 2), (":go ke", 3), (":GO 1", 0),
    (":go 5", 2), (":go nobody", 2), (":review", 2), (":help", 2), (":clear", 2), (":nonsense", 2),
    (":cancel", 2), (":next", 3),
  ])
  func `a command goes to the question it names`(command: String, index: Int) {
    #expect(plain(after: ["Ada", "", command]).index == index)
  }

  @Test func `nothing precedes the first question`() {
    #expect(said(to: [":back"]).last == "This is the first question.")
  }

  @Test func `an optional answer can be cleared`() {
    #expect(plain(after: ["Ada", ":back", ":clear"]).prompt == "> ")
    let slider = said(to: ["Ada", "", ":clear"])
    #expect(slider.last == "This question always has an answer; enter another one.")
  }

  @Test func `two colons begin an answer with one`() {
    #expect(plain(after: ["::next"]).filling.sheet.fields[0].value == ":next")
    #expect(plain(after: ["a:b"]).filling.sheet.fields[0].value == "a:b")
  }

  @Test func `help lists the rules and every command`() {
    let lines = said(to: ["Ada", "", "", ":help"])
    #expect(lines.contains("Rules:"))
    #expect(lines.contains("… not yet: At least 3 characters"))
    for command in PlainCommand.allCases {
      // Nothing can be loaded again, removed, restored or edited here.
      let isListed = lines.contains { $0.hasPrefix(":\(command.rawValue) ") }
      #expect(
        isListed == (![.reload, .remove, .undo, .up, .down, .edit].contains(command)),
        "\(command)"
      )
    }
  }

  @Test func `help says only once that an answer is required`() {
    let lines = said(to: [":help"])
    #expect(
      lines.dropFirst().prefix(3) == ["As you like it.", "Rules:", "… not yet: Required"]
    )
    #expect(lines[4] == "Commands:")
  }

  @Test(
    arguments: [
      (":nex", "Did you mean :next?"), (":revew", "Did you mean :review?"),
      (":sub", "Did you mean :submit?"), (":go Nmae", "Did you mean Name?"),
      (":go KEYS", "Did you mean Key?"), (":c", nil), (":", nil), (":go", nil),
      (":go elsewhere", nil),
    ] as [(String, String?)]
  )
  func `a wrong name gets the nearest suggestion`(line: String, nearest: String?) {
    let lines = said(to: [line]).dropFirst()
    #expect(lines.first?.hasPrefix("No such") == true)
    #expect(lines.dropFirst().first == nearest)
  }

  @Test func `an ambiguous beginning lists the labels`() {
    #expect(said(to: [":go n"]).last == "Several questions begin like that: Name, News.")
  }

  @Test func `an unknown command is not repeated, since it may be a secret`() {
    let lines = said(to: ["Ada", "", "", ":hunter2"])
    #expect(!lines.joined().contains("hunter2"))
    #expect(lines.last?.hasPrefix("No such command.") == true)
  }

  @Test func `answers are reported as submitted once they are`() {
    var plain = plain(after: ["Ada", ":submit"])
    _ = plain.takeLines()
    plain.confirmDelivery()
    #expect(plain.takeLines() == ["Submitted."])
  }

  @Test func `the end of input quits with a message`() {
    var plain = plain(after: ["Ada"])
    _ = plain.takeLines()
    plain.endInput()
    #expect(plain.outcome == .cancelled)
    #expect(plain.takeLines().first?.hasPrefix("Input ended") == true)
  }

  @Test func `at the end, a number or name changes an answer and returns to the end`() {
    let end = [":next", "", "", "abc"]
    #expect(plain(after: end).index == nil)
    #expect(plain(after: end + ["1"]).index == 0)
    #expect(plain(after: end + ["key"]).index == 3)
    #expect(plain(after: end + ["no"]).index == nil)
    #expect(plain(after: end + [":back"]).index == 3)
    #expect(plain(after: end + ["1", "Ada"]).index == nil)
    #expect(plain(after: end + ["1", "Ada", "yes"]).outcome?.exitStatus == 0)
    #expect(plain(after: end + ["what"]).index == nil)
  }

  @Test func `a unique beginning of an option's name chooses it; others get a message`() {
    let demand = "Enter the number or name of one option."
    let one = Form(title: "1", fields: [Field("c", Select(["Germany", "Greece", "Iceland"]))])
    #expect(plain(after: ["ICE"], in: one).filling.sheet.fields[0].widget.value == "Iceland")
    #expect(said(to: ["x"], in: one).last == #"✗ error: No option matches "x". \#(demand)"#)
    #expect(
      said(to: ["g"], in: one).last
        == #"✗ error: Several options begin with "g": Germany, Greece. \#(demand)"#
    )
    let some = Form(title: "2", fields: [Field("c", Checklist(["Germany", "Greece", "Iceland"]))])
    #expect(
      plain(after: ["ice, 1"], in: some).filling.sheet.fields[0].widget.value == [
        "Germany", "Iceland",
      ]
    )
    #expect(plain(after: ["ice, g"], in: some).filling.sheet.fields[0].widget.value == [])
  }

  @Test func `options are listed with their groups and help; a disabled one is refused`() {
    let choices = [
      Choice("a", help: "the first", group: "Letters"),
      Choice(1, group: "Digits", isDisabled: true),
    ]
    let form = Form(title: "1", fields: [Field("c", label: "C", Radio(choices))])
    var plain = PlainFilling(form)
    let lines = plain.takeLines()
    #expect(
      lines.suffix(4) == ["Letters:", "1. a: the first", "Digits:", "2. 1 (not available)"],
      "\(lines)"
    )
    for line in ["2", "1"] {
      let refused = said(to: [line], in: form).last ?? ""
      #expect(refused.hasPrefix(#"✗ error: "1" is not available. "#), "\(refused)")
    }
    #expect(self.plain(after: ["a"], in: form).filling.sheet.fields[0].widget.value == "a")
  }

  @Test(
    arguments: [("1", "a"), ("be", "berry"), ("cherry", "cherry"), ("kiwi", nil), ("3", nil)]
      as [(String, Value?)]
  )
  func `a line that names no option is the text of another answer`(line: String, value: Value?) {
    let choices = ["a", "berry", Choice("kiwi", isDisabled: true)]
    let form = Form(title: "1", fields: [Field("c", Radio(choices, other: "Another fruit"))])
    let (widget, lines) = (
      plain(after: [line], in: form).filling.sheet.fields[0].widget, said(to: [line], in: form)
    )
    #expect(widget.value == value ?? .null, "\(lines)")
    var plain = PlainFilling(form)
    #expect(plain.takeLines().contains("Or enter your own answer (Another fruit)."))
  }

  @Test func `a suggestion is printed, and accepted by a command`() {
    let form = Form(
      title: "Mail",
      fields: [
        Field("mail", label: "Mail", TextField(), rules: [.email]), Field("name", TextField()),
      ]
    )
    let lines = said(to: ["ada@gmial.com", ":take", "Ada", "yes"], in: form)
    #expect(lines.contains("Did you mean ada@gmail.com? :take accepts it."))
    #expect(lines.contains("Mail is now ada@gmail.com."))
    #expect(lines.contains("1. Mail: ada@gmail.com"))
    #expect(lines.last == "/> /yes")
    #expect(said(to: [":take"], in: form).last == "There is no suggestion here.")
    #expect(
      said(to: ["ada@gmial.com", "Ada", ":take"], in: form).last == "Submit? Enter yes or no."
    )
  }

  @Test func `a backslash at the end of a line continues an answer`() {
    let form = Form(title: "Note", fields: [Field("note", label: "Note", TextArea())])
    var plain = PlainFilling(form)
    #expect(plain.takeLines().last == #"End a line with \ to continue on the next."#)
    plain.enter(#"one\"#)
    #expect(plain.prompt == "> ")
    plain.enter(#":next\"#)
    plain.enter("")
    #expect(plain.index == nil)
    #expect(plain.filling.sheet.fields[0].value == "one\n:next\n")
  }

  @Test(arguments: [(TextField() as any Widget, false), (TextArea(), true), (Toggle(), false)])
  func `:help lists the editor only where it opens`(widget: any Widget, isListed: Bool) {
    let lines = said(to: [":help"], in: Form(title: "T", fields: [Field("a", widget)]))
    #expect(lines.contains { $0.hasPrefix(":edit ") } == isListed)
  }

  @Test func `a message of several rules is printed once`() {
    var form = Form(
      title: "T",
      fields: [Field("n", label: "N", NumberField(min: 1, max: 9), rules: [.multipleOf(2)])]
    )
    form.errorsShown = .all
    #expect(
      said(to: ["x", "11"], in: form) == [
        "/> /x", "✗ error: \"x\" is not allowed in a number.",
        "Enter another answer, or :next to continue.", "/[x] > /11",
        "✗ error: N must be between 1 and 9.", "✗ error: Use steps of 2.",
        "Enter another answer, or :next to continue.",
      ]
    )
  }

  @Test func `text that could move the cursor is shown, not sent`() {
    let form = Form(title: "\u{1B}[2J", fields: [Field("a", label: "\u{7}", TextField())])
    var plain = PlainFilling(form)
    plain.enter("x\u{1B}[A")
    #expect(!plain.takeLines().joined().contains("\u{1B}"))
    plain.enter(":back")
    #expect(plain.prompt == "[x] > ")
  }

  @Test func `long lines are broken between words`() {
    var plain = PlainFilling(PlainFillingTests.form)
    let lines = plain.takeLines(wrappedTo: 20)
    #expect(lines.allSatisfy { $0.cellWidth <= 20 })
    #expect(lines.prefix(3) == ["Hello", "Answer line by line.", "An empty line keeps"])
  }

  @Test(arguments: [(1_000, ""), (1_001, "…")])
  func `a prompt shows the beginning of a long answer`(count: Int, mark: String) {
    let text = String(repeating: "x", count: count)
    let plain = PlainFilling(Form(title: "T", fields: [Field("a", TextField(text: text))]))
    #expect(plain.prompt == "[\(text.prefix(1_000))\(mark)] > ")
  }
}
