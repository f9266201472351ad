import SourceText
import Testing

/// Diagnostics on a narrow terminal.
struct FittedReportTests {
  @Test(arguments: [
    ("short", 20, "short"), ("", 20, ""),
    (
      "f.yaml:3:5: error: unknown rule \"emial\"", 20,
      "f.yaml:3:5: error:\n  unknown rule\n  \"emial\""
    ),
    ("     = help: rules about email", 20, "     = help: rules\n       about email"),
    ("see /a/path/that/is/longer here", 20, "see\n  /a/path/that/is/longer\n  here"),
    ("エラー 日本語の 文章", 12, "エラー\n  日本語の\n  文章"),
    ("name     type      the rest", 20, "name     type      the rest"),
    (
      " 3 | rules: [emial, x, yz]\n   |         ^^^^^", 20,
      " 3 | rules: [emial,…\n   |         ^^^^^"
    ),
    (" 3 | rules\n   | ^^^^^", 20, " 3 | rules\n   | ^^^^^"),
    (" 3 | 日本語日本語: abc, def\n   |             ^^^", 20, " 3 | …本語日本語: a…\n   |            ^^^"),
    ("12 | a text without a caret\nend", 20, "12 | a text without\n  a caret\nend"),
  ])
  func `a report fits without broken words, and carets stay where they belong`(
    report: String,
    columns: Int,
    fitted: String
  ) {
    #expect(FittedReport(report, columns: columns).text == fitted)
    #expect(FittedReport(fitted, columns: columns).text == fitted)
  }
}
