@testable import FormNarration
import FormValidation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

struct NoticeTests {
  private static let languages = Language.codes.compactMap(Language.named)

  /// Every notice, and what it must contain on any screen: the keys that answer it, and the count.
  private static let notices: [(notice: Notice, keys: [Key], count: String?)] = [
    (.refused(problems: 1, labels: ["A label of some length"]), [], "1"),
    (.refused(problems: 12, labels: ["E-mail", "Password", "Age"]), [Key(.function(8))], "12"),
    (.leftBehind(problems: 1), [.pageUp], "1"), (.leftBehind(problems: 12), [.pageUp], "12"),
    (Notice(.nothingNeeded), [], nil),
    (.checking(labels: ["A label of some length", "E-mail"]), [.escape], nil),
    (.pastedAsOneLine, [.control("_")], nil), (Notice(.pasteUnfit), [], nil),
    (Notice(.pasteCut), [], nil),
    (.refusedInput(.noChoice("A text of some length")), [], nil),
    (.refusedInput(.severalChoices("A text of some length", count: 3)), [], nil),
    (Notice(.quoting), [], nil), (Notice(.typesNothing), [], nil),
    (Notice(.allErrorsShown), [], nil), (Notice(.firstErrorShown), [], nil),
    (Notice(.draftSetAside), [], nil),
    (.draftsSetAside(1), [], nil), (.draftsSetAside(12), [], nil),
    (Notice(.draftTaken), [], nil),
  ]

  private static let damaged = "/home/ada/.local/state/tabstop/drafts/0123456789abcdef.json.damaged"

  @Test(arguments: languages, [20, 40, 80])
  func `a path is whole, to be copied`(language: Language, columns: Int) {
    for notice in [Notice.draftDamaged(path: Self.damaged), .notEdited(.kept(path: Self.damaged))] {
      var screen = Screen(NoticeTests.form(in: language))
      screen.filling.notice = notice
      let lines = screen.frame(in: Size(columns: columns, rows: 24)).lines
      #expect(lines.joined().filter { $0 != " " }.contains(Self.damaged), "\(lines)")
    }
  }

  @Test(arguments: languages, [20, 40, 80])
  func `a notice fits every screen, with the keys that answer it`(
    language: Language,
    columns: Int
  ) {
    for (notice, keys, count) in NoticeTests.notices {
      var screen = Screen(NoticeTests.form(in: language))
      screen.filling.notice = notice
      for rows in [6, 10] {
        let lines = screen.frame(in: Size(columns: columns, rows: rows)).lines
        let line = lines[rows == 6 ? 5 : 8]
        let text = notice.text(in: screen.filling, by: screen.narrator, columns: columns - 1)
        #expect(line == " " + text, "\(notice)")
        #expect(keys.allSatisfy { line.contains(screen.narrator.name(of: $0)) }, "\(line)")
        #expect(count.map(line.contains) ?? true, "\(line)")
      }
    }
  }

  @Test(arguments: languages, [Size(columns: 20, rows: 6), Size(columns: 40, rows: 10)])
  func `a question before leaving is whole on any screen, with its buttons`(
    language: Language,
    size: Size
  ) {
    for keepsDraft in [false, true] {
      var screen = Screen(NoticeTests.form(in: language))
      screen.filling.outside.keepsDraft = keepsDraft
      screen.handle(.key(.character("x")))
      screen.handle(.key(.escape))
      let lines = screen.frame(in: size).lines.dropLast()
      let letters = lines.joined().filter { $0.isLetter }
      let question = screen.narrator[keepsDraft ? .confirmQuit : .confirmCancel]
      #expect(letters.contains(question.filter { $0.isLetter }), "\(lines)")
      let words: [Word] = [.stay, keepsDraft ? .quit : .discard]
      for word in words {
        let name = screen.narrator[word]
        #expect(
          lines.contains { $0.contains("[ \(name.prefix(1).uppercased())\(name.dropFirst()) ]") }
        )
      }
    }
  }

  @Test(arguments: languages)
  func `a screen too small for a form still shows a pending question`(language: Language) {
    var screen = Screen(NoticeTests.form(in: language))
    (screen.filling.mode, screen.filling.notice) = (.confirmingLeave, Notice(.confirmCancel))
    let lines = screen.frame(in: Size(columns: 10, rows: 3)).lines
    #expect(lines.joined().contains("-C"))
    #expect(!lines.joined().contains("…"))
  }

  @Test(arguments: languages)
  func `the announcement names the problems of a refused submit`(language: Language) {
    let screen = Screen(NoticeTests.form(in: language))
    let told = Notice.refused(problems: 4, labels: ["A", "B", "C"]).spokenText(
      in: screen.filling,
      by: screen.narrator
    )
    #expect(told.hasSuffix("A, B, C, …") || told.hasSuffix("A、B、C、…"), "\(told)")
    #expect(told.contains("4"))
  }

  @Test(arguments: languages)
  func `the way back from the help page fits the smallest screen`(language: Language) {
    var screen = Screen(NoticeTests.form(in: language))
    screen.handle(.key(.function(1)))
    let line = screen.frame(in: Size(columns: 20, rows: 6)).lines[5]
    #expect(line.hasPrefix(" Esc "))
    #expect(line.contains(screen.narrator.name(of: .pageDown)), "\(line)")
  }

  private static func form(in language: Language) -> Form {
    Form(
      title: "1",
      fields: [Field("1", TextField())],
      messages: MessageCatalog(in: language)
    )
  }
}
