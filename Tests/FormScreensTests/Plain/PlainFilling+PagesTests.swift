@testable import FormFilling
import FormValidation
import Testing

@testable import FormLines
@testable import FormWidgets
@testable import Forms

/// Pages, sections, conditions and policies, line by line.
struct PlainFillingPagesTests {
  private static func form(hasReview: Bool = false) -> Form {
    Form(
      title: "Trip",
      fields: [
        Field("car", label: "By car", Toggle()),
        Field(
          "plate",
          label: "Plate",
          TextField(),
          rules: [.required],
          when: .field("car", [.accepted])
        ),
        Field("days", label: "Days", NumberField()),
      ],
      sections: [
        Form.Section(.page, "Going", from: 0), Form.Section(.page, "Staying", from: 2),
      ],
      hasReview: hasReview
    )
  }

  private func plain(after lines: [String], in form: Form) -> PlainFilling {
    var plain = PlainFilling(form)
    for line in lines {
      _ = plain.takeLines()
      plain.enter(line)
    }
    return plain
  }

  @Test func `a page is announced when it begins, and fields that are not asked are skipped`() {
    var plain = plain(after: ["no"], in: PlainFillingPagesTests.form())
    #expect(
      plain.takeLines() == [
        "", "Page 2 of 2: Staying", "", "2 of 2. Days", "Enter a number.",
      ]
    )
    plain = self.plain(after: ["yes"], in: PlainFillingPagesTests.form())
    #expect(plain.takeLines() == ["", "2 of 3. Plate (required)"])
  }

  @Test func `a field that another answer reveals is asked before the end`() {
    let form = PlainFillingPagesTests.form()
    let plain = plain(after: ["no", "3", "1", "yes"], in: form)
    #expect(plain.index == 1)
    #expect(self.plain(after: ["no", "3", "1", "yes", "AB 1"], in: form).index == nil)
  }

  @Test(arguments: [false, true])
  func `submitting early shows all answers if the form has a review`(hasReview: Bool) {
    let form = PlainFillingPagesTests.form(hasReview: hasReview)
    var plain = plain(after: [":submit"], in: form)
    #expect((plain.outcome == nil) == hasReview)
    guard hasReview else { return }
    #expect(plain.takeLines().last == "Submit? Enter yes or no.")
    plain.enter("yes")
    #expect(plain.outcome == .submitted(["car": false, "days": .null]))
  }

  @Test func `all answers are listed by page and section`() {
    let form = Form(
      title: "Trip",
      fields: [
        Field("name", label: "Name", TextField(text: "Ada")),
        Field("car", label: "By car", Toggle()),
        Field("to", label: "To", Select([Choice("dk", label: "Denmark"), "x"], value: "dk")),
        Field("like", label: "Likes", Checklist([Choice("m", label: "Music"), "x"])),
        Field("word", label: "Word", PasswordField()),
        Field("hours", label: "Hours", RangeSlider(min: 0, max: 24, value: 8...20)),
      ],
      sections: [
        Form.Section(.page, "You", from: 0), Form.Section(.page, "Going", from: 1),
        Form.Section(.section, "Where", from: 2), Form.Section(.section, "Else", from: 4),
      ]
    )
    var plain = plain(after: [":go 4"], in: form)
    _ = plain.takeLines()
    plain.enter(":review")
    #expect(
      plain.takeLines().prefix { !$0.contains("of 6") } == [
        "", "You", "1. Name: Ada", "", "Going", "2. By car: no", "", "Where", "3. To: Denmark",
        "4. Likes: no answer", "", "Else", "5. Word: no answer", "6. Hours: 8 - 20", "",
      ]
    )
  }

  @Test func `a policy that shows nothing before a submit is respected`() {
    let form = Form(
      title: "Quiet",
      reveal: .onSubmit,
      fields: [Field("a", label: "A", TextField(), rules: [.minLength(3)])]
    )
    var plain = plain(after: ["x"], in: form)
    #expect(plain.takeLines() == ["", "1. A: x", "Submit? Enter yes or no."])
    plain.enter("yes")
    #expect(plain.takeLines().contains("A: ✗ error: At least 3 characters, 2 to go."))
    plain.enter("y")
    #expect(plain.takeLines().first == "✗ error: At least 3 characters, 2 to go.")
  }

  @Test func `external checks are waited for`() throws {
    let form = Form(
      title: "Ask",
      fields: [Field("a", label: "A", TextField(), rules: [.remote("free")])]
    )
    var plain = plain(after: ["ada"], in: form)
    #expect(plain.isWaiting)
    #expect(plain.takeLines() == ["Checking"])
    var requests: [CheckRequest] = []
    plain.update { requests = $0.takeRequests() }
    let request = try #require(requests.first)
    plain.update { $0.handle(.answer(.verdict(.valid), to: request.id)) }
    #expect(!plain.isWaiting)
    #expect(plain.takeLines() == ["", "1. A: ada", "Submit? Enter yes or no."])
  }

  @Test(arguments: [
    (Language.german, "1 von 3. By car", "Gib ja oder nein ein.", "ja"),
    (.japanese, "1/3. By car", "「はい」か「いいえ」を入力してください。", "はい"),
  ])
  func `it speaks the form's language`(
    language: Language,
    head: String,
    demand: String,
    yes: String
  ) {
    var form = PlainFillingPagesTests.form()
    form.messages = MessageCatalog(in: language)
    var plain = plain(after: [yes, ":back"], in: form)
    #expect(plain.takeLines().suffix(2) == [head, demand])
    #expect(plain.prompt == "[\(yes)] > ")
  }
}
