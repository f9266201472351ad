import FormValidation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

/// Defaults made of other answers, which users can edit.
struct SuggestedAnswerTests {
  private static let form = Form("T") {
    Field("title", TextField(), rules: [.required])
    Field("slug", TextField(), rules: [.required], source: .suggested("{title|slug}"))
    Field("path", TextField(), source: .suggested("{title|lower}/{slug}"))
  }

  private func answers(after keys: Keystrokes, in form: Form = form) -> [String] {
    var screen = Screen(form)
    screen.press(keys)
    return screen.filling.sheet.fields.map { $0.value.description }
  }

  @Test(arguments: [
    ("", ["", "", ""]),
    ("Ünï Co", ["Ünï Co", "uni-co", "ünï co/uni-co"]),
    ("A B<Tab>c", ["A B", "a-bc", "a b/a-bc"]),
    // Edited, it stays.
    ("A<Tab>b<Shift-Tab>C", ["AC", "ab", "ac/ab"]),
    // Undone, it follows again.
    ("A<Tab>b<Ctrl-_><Shift-Tab>C", ["AC", "ac", "ac/ac"]),
    // Required, it follows again once it is cleared and left.
    ("A<Tab><Ctrl-U>", ["A", "", ""]),
    ("A<Tab><Ctrl-U><Tab>", ["A", "a", "a/a"]),
    ("A<Tab><Ctrl-U><Shift-Tab>C", ["AC", "ac", "ac/ac"]),
    // Optional, it stays blank.
    ("A<Tab><Tab><Ctrl-U><Tab>", ["A", "a", ""]),
    ("A<Tab><Tab><Ctrl-U><Shift-Tab>x", ["A", "ax", ""]),
    // Without a required answer there is nothing to suggest.
    ("A<Ctrl-U><Tab><Tab>", ["", "", ""]),
  ])
  func `it follows other answers until it is edited`(keys: String, expected: [String]) {
    #expect(answers(after: Keystrokes(keys)) == expected)
  }

  @Test func `a given answer replaces it`() {
    let form = Self.form.starting(with: ["slug": "x", "title": "A"])
    #expect(answers(after: "B", in: form) == ["AB", "x", "ab/x"])
  }

  @Test func `other widgets read it as if it were typed`() {
    let form = Form("T") {
      Field("a", TextField())
      Field("n", NumberField(), source: .suggested("{a}"))
      Field("d", DateField(), source: .suggested("{a}"))
      Field("s", Select(["x", "y"]), source: .suggested("{a|lower}"))
    }
    #expect(answers(after: "5", in: form) == ["5", "5", "5", ""])
    #expect(answers(after: "Y", in: form)[3] == "y")
    #expect(answers(after: "2026-01-02", in: form)[2] == "2026-01-02")
  }

  @Test func `a secret makes a secret of it`() {
    let form = Form("T") {
      Field("pin", PasswordField())
      Field("copy", TextField(), source: .suggested("{pin}!"))
    }
    #expect(form.fields[1].isSecret)
  }
}

extension Screen {
  fileprivate mutating func press(_ keys: Keystrokes) {
    for key in keys { handle(.key(key)) }
  }
}
