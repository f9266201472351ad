import FormValidation
import Testing

@testable import FormFilling
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

/// Strings of kinds that have broken programs break nothing here.
struct OddStringsTests {
  private static let strings = [
    // Nothing, or nothing visible.
    " ", "  a  ", "\u{A0}", "\u{2003}x\u{3000}", "\u{200B}", "\u{FEFF}a", "\u{2060}", "\u{AD}",
    "\u{180E}", "\u{115F}\u{1160}", "\u{3164}", "a\u{E0061}\u{E007F}", "\u{FFFC}", "\u{FFFD}",
    // What looks like a number, a constant, or code of some language.
    "null", "nil", "undefined", "NaN", "-Infinity", "true", "0x1F", "1e309", "-0", "1_000", "٣١٤",
    "１２３", "½", "Ⅻ", "\"", "'", "`", "\\", "\\u0041", "\\x1b[2J", "^[[2J", "%s%n%d", "%00", "$(id)",
    "${HOME}", "{{7*7}}", "<b>&amp;</b>", "<!-- -->", "]]>", "'; --", "../../x", "C:\\NUL", "~root",
    "#!/bin/sh", "!!binary", "&a *a", "- [x]: {y}", "key: value # no", "---", "...", "| >", "@ ` %",
    // Letters with marks, alone and in numbers.
    "é", "e\u{301}", "\u{301}", "a\u{325}\u{302}\u{20DD}", "Z\u{335}\u{321}\u{34F}\u{356}",
    "o\u{20E3}", "ﷺ", "ﬃ", "ĳ", "ǆ", "ß ẞ", "İıiI", "ς Σ", "\u{1E9B}\u{323}", "Å Å", "Ω Ω",
    String(repeating: "\u{301}", count: 40), "a" + String(repeating: "\u{489}", count: 20),
    // Scripts that join, stack, or run from right to left.
    "नमस्ते", "क्ष्म", "ตัวอย่าง", "ကြည့်", "བོད", "Việt Nam", "한국어", "\u{1112}\u{1161}\u{11AB}", "日本語",
    "㍿", "ｶﾞｯ", "𠮷野家", "葛\u{E0100}", "العربية", "עִבְרִית", "abc אבג 123", "ܫܠܡܐ", "ߒߞߏ", "𞤀𞤣𞤤𞤢𞤥",
    "𝔘𝔫𝔦𝔠𝔬𝔡𝔢", "𒀭𒂗𒆤", "\u{10FFFD}", "\u{E000}", "\u{F8FF}",
    // Pictures of one and of several scalars.
    "☺", "☺\u{FE0F}", "☺\u{FE0E}", "1\u{FE0F}\u{20E3}", "🇩🇪", "🇩🇪🇯🇵", "🇩", "🇩🇪🇯", "👩\u{200D}💻",
    "👨\u{200D}👩\u{200D}👧\u{200D}👦", "👋🏽", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    "🏳\u{FE0F}\u{200D}🌈", "🧑🏿\u{200D}🤝\u{200D}🧑🏻", "🏽", "\u{200D}", "a\u{200D}b", "🫨🪿", "😀é界",
    // Long ones.
    String(repeating: "W", count: 300), String(repeating: "界", count: 200),
    String(repeating: "ab ", count: 90), String(repeating: "👩\u{200D}💻", count: 60),
  ]

  private static let form = Form(
    title: "Odd",
    fields: [Field("line", TextField()), Field("area", TextArea(rows: 4))]
  )

  @Test(arguments: [Focus.field(0), .field(1)])
  func `typed key by key, they are the value and the screen`(focus: Focus) {
    for string in Self.strings {
      var screen = Screen(Self.form)
      screen.moveFocus(to: focus)
      for scalar in string.unicodeScalars { screen.handle(.key(.character(Character(scalar)))) }
      expectShown(string, in: screen, focus)
    }
  }

  @Test(arguments: [Focus.field(0), .field(1)])
  func `pasted, they are the value and the screen`(focus: Focus) {
    for string in Self.strings {
      var screen = Screen(Self.form)
      screen.moveFocus(to: focus)
      screen.handle(.paste(string))
      let spaced = string.trimmingLineBreaks.map { $0.isNewline ? " " : $0 }
      expectShown(focus == .field(0) ? String(spaced) : string, in: screen, focus)
    }
  }

  private func expectShown(_ string: String, in screen: Screen, _ focus: Focus) {
    let comment = Comment(rawValue: string.debugDescription)
    guard case .field(let index) = focus,
      case .text(let value) = screen.filling.sheet.fields[index].widget.value
    else {
      Issue.record("the value is no text")
      return
    }
    #expect(value.unicodeScalars.elementsEqual(string.unicodeScalars), comment)
    if let area = screen.filling.sheet.fields[index].widget as? TextArea {
      expectRows(of: area, columns: 40, comment)
    } else if let field = screen.filling.sheet.fields[index].widget as? TextField {
      expectRow(of: field, columns: 40, comment)
    }
    for span in screen.frame(in: Size(columns: 80, rows: 24)).rows.joined() {
      #expect(
        !span.text.unicodeScalars.contains { $0.properties.generalCategory == .control },
        comment
      )
    }
  }
}
