import FormValidation
import TestSupport
import Testing

@testable import FormScreens
@testable import FormWidgets
@testable import Forms

struct WordTests {
  private static let languages = Language.codes.compactMap(Language.named)

  @Test func `a custom language translates what it knows and leaves the rest`() {
    let dutch = Language("nl", phrases: ["filling.yes": "ja"])
    #expect(Word.yes.wording(in: dutch) == "ja")
    #expect(Word.no.wording(in: dutch) == "no")
    let formal = Language("de", phrases: ["filling.submitButton": "Abschicken"])
    #expect(Word.submitButton.wording(in: formal) == "Abschicken")
    #expect(Word.no.wording(in: formal).template == "nein")
  }

  @Test func `the same message of a rule is independent`() {
    #expect(Word.required.wording(in: .german).template == "Pflichtfeld")
  }

  @Test(arguments: languages)
  func `the key line has every key in 80 cells, and two in 40`(language: Language) {
    for errorsShown in [ErrorsShown.first, .all] {
      var form = WordTests.form(in: language)
      form.errorsShown = errorsShown
      let wide = screen(form, columns: 80, rows: 24)[23]
      // There is no next page, and no problem yet.
      let rows = Keymap.rows.filter { $0.keyLineUse == .always && $0.need != .pages }
      let keys = rows.map(\.keys[0])
      let names = keys.map(KeyNames(in: language).name)
      #expect(names.allSatisfy(wide.contains), "\(wide)")
      let narrow = screen(form, columns: 40, rows: 10)[9]
      #expect(narrow.contains(names[0]), "\(narrow)")
      #expect(narrow.contains(names[3]) || narrow.contains("^C "), "\(narrow)")
    }
  }

  @Test func `a translated screen has no English but keys and answers`() {
    let marked = Language(
      "xx",
      phrases: Dictionary(
        uniqueKeysWithValues: Word.allCases.map { word in
          let places = word.english.placeholders.map { "{\($0)}" }
          return (word.id, Message("§" + places.joined(separator: "§")))
        }
      )
    )
    let form = WordTests.form(in: marked)
    let keys: [Keystrokes] = [
      "", "1", "1<F2>", "<F2>", "1<Esc>", "<F9>", "<F9><F9>", "<Tab>y", "<Tab> ", "<Tab><Tab><Tab>",
    ]
    let shownKeys =
      Keymap.rows.map(\.keys[0]) + form.fields.flatMap { $0.widget.keys.flatMap(\.keys) }
    let known = Set(shownKeys.flatMap { $0.description.split(separator: "-").map(String.init) })
    for size in [
      Size(columns: 80, rows: 24), Size(columns: 30, rows: 8), Size(columns: 9, rows: 4),
    ] {
      for keys in keys {
        var filled = Screen(form, with: keys)
        filled.handle(.paste("1\n1"))
        for shown in [Screen(form, with: keys), filled] {
          let words = shown.frame(in: size).lines.joined(separator: "\n")
            .split { !$0.isASCII || !$0.isLetter && !$0.isNumber }.map(String.init)
          let left = words.filter { $0.contains(where: \.isLetter) && !known.contains($0) }
          #expect(left.allSatisfy { $0 == "x" }, "\(left)")
        }
      }
    }
  }

  @Test(arguments: [
    (
      Language.german, "1 Fehler", "  (•) ja", "▌ [ Absenden ]",
      " Prüfe noch 1 Feld."
    ),
    (.japanese, "問題1件", "  (•) はい", "▌ [ 送信 ]", " 1件を直してください。"),
  ])
  func `a screen is in the form's language`(
    language: Language,
    problems: String,
    toggle: String,
    button: String,
    notice: String
  ) {
    let form = WordTests.form(in: language)
    #expect(screen(form, after: "<F2>")[0].contains(problems))
    #expect(screen(form, after: "<Tab>y").contains { $0.hasSuffix(toggle) })
    #expect(screen(form, after: "<Tab><Tab><Tab>").contains { $0.hasSuffix(button) })
    #expect(screen(form, after: "<F2>")[22] == notice)
  }

  @Test(arguments: languages)
  func `the question before quitting fits a narrow screen`(language: Language) {
    let filled = Screen(WordTests.form(in: language), with: "1<Esc>")
    for columns in [20, 30, 40, 80] {
      let row = filled.frame(in: Size(columns: columns, rows: 10)).lines[9]
      #expect(!row.hasSuffix("…"), "\(row)")
      #expect(row.contains("Esc") || row.contains("^C"))
    }
  }

  /// Returns a form without words of its own.
  private static func form(in language: Language) -> Form {
    Form(
      title: "1",
      fields: [
        Field("1", TextField(), rules: [.required(trim: false).message("1"), .remote("1")]),
        Field("2", Toggle()),
        Field("3", Slider(min: 0, max: 10, step: 1, value: 5)),
      ],
      messages: MessageCatalog(in: language)
    )
  }

  @Test func `an open widget has no English word in another language`() {
    let marked = Language(
      "xx",
      phrases: Dictionary(
        uniqueKeysWithValues: Word.allCases.map { ($0.id, "§") }
          + (1...12).map { ("month.\($0)", "§") } + (1...7).map { ("weekday.\($0)", "§") }
      )
    )
    let form = Form(
      title: "1",
      fields: [
        Field("1", Select(["1", "2"])), Field("2", DateField(text: "2026-03-31")),
        Field("3", Checklist(["1", "2"], max: 2)),
      ],
      messages: MessageCatalog(in: marked)
    )
    for keys in ["1", "3", "<Tab> ", "<Tab><Tab>"] as [Keystrokes] {
      let rows = screen(form, after: keys).dropLast(2)
      #expect(rows.allSatisfy { !$0.contains(where: \.isLetter) }, "\(rows)")
    }
  }
}
