import FormFile
import FormValidation
import SourceText
import Testing

struct JSONReaderStringsTests {
  @Test(arguments: [
    (#""\"\\\/""#, "\"\\/"),
    (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\u6F22""#, "Aé漢"),
    (#""\ud83d\ude00""#, "😀"),
    (#""\uD83D\uDE00x""#, "😀x"),
    (#""\udbff\udfff""#, "\u{10FFFF}"),
    (#""\ud800\udc00""#, "\u{10000}"),
    (#""\u0000""#, "\u{0}"),
    ("\"a\u{7F}b\"", "a\u{7F}b"),
  ])
  func `escapes are decoded, surrogate pairs as one character`(json: String, text: String) throws {
    #expect(try Value(json: json) == .text(text))
  }

  @Test(arguments: [
    (#""a"#, "1:3 unterminated string"),
    (#""a\"#, "1:4 unterminated string"),
    (#""a\q""#, "1:3 unknown escape; write a backslash as \\\\"),
    (#""\u12G4""#, "1:6 expected four hexadecimal digits after \"\\u\""),
    (#""\u12"#, "1:6 expected four hexadecimal digits after \"\\u\""),
    (#""é\ud83d""#, "1:3 unpaired surrogate"),
    (#""\ud83dx""#, "1:2 unpaired surrogate"),
    (#""\ud83d\u0041""#, "1:2 unpaired surrogate"),
    (#""\ude00""#, "1:2 unpaired surrogate"),
    ("\"a\u{1}b\"", "1:3 unescaped control character in a string"),
    ("\"a\nb\"", "1:3 unescaped control character in a string"),
  ])
  func `an invalid string is reported at its position`(json: String, complaint: String) {
    do throws(Diagnostics) {
      _ = try Value(json: json)
      Issue.record("no complaint")
    } catch {
      #expect("\(error.all[0].place) \(error.all[0].message)" == complaint)
    }
  }
}
