import FormValidation
@testable import Forms
import SourceText
import Testing

@testable import FormFile

struct NormalizerKeyTests {
  private static let spellings: [(spelling: String, normalizer: Normalizer)] = [
    ("trim", .trim), ("trim_start", .trimStart), ("trim_end", .trimEnd),
    ("collapse_spaces", .collapseSpaces), ("strip: ' -'", .strip(" -")), ("lowercase", .lowercase),
    ("uppercase", .uppercase), ("fold_case", .foldCase), ("title_case", .titleCase), ("nfc", .nfc),
    ("slug", .slug),
    ("nfkc", .nfkc), ("digits_to_ascii", .digitsToASCII),
    ("full_width_to_ascii", .fullWidthToASCII), ("e164", .e164()), ("e164: US", .e164(.us)),
    ("e164: DE", .e164(.de)),
    ("{trim: true}", .trim),
  ]

  @Test(arguments: spellings)
  func `a change reads the same from YAML as from Swift`(
    spelling: String,
    normalizer: Normalizer
  ) throws {
    #expect(try Normalizer(yaml: spelling) == normalizer)
  }

  @Test func `every row is tested`() {
    for key in NormalizerKey.all {
      #expect(Self.spellings.contains { $0.spelling.hasPrefix(key.name) }, "\(key.name)")
    }
  }

  @Test(arguments: [
    ("trimm", "1:1: error: unknown value \"trimm\"; did you mean \"trim\"?"),
    ("strip", "1:1: error: strip needs the characters to remove: strip: \" -\""),
    ("strip: 5", "1:8: error: expected text, found a number"),
    ("strip: ''", "1:8: error: expected text that is not empty"),
    ("e164: ZZ", "1:7: error: unknown value \"ZZ\""),
    ("trim: 5", "1:7: error: expected true or false"),
    ("trim: false", "1:7: error: expected true or nothing, found false"),
    ("5", "1:1: error: expected a normalizer's name, found a number"),
    ("[trim, nfc]", "1:1: error: expected a single normalizer"),
    ("", "1:1: error: expected a normalizer"),
    ("{trim: true, nfc: true}", "1:1: error: expected a normalizer's name, found a mapping"),
  ])
  func `an invalid normalizer is reported`(spelling: String, complaint: String) {
    let error = #expect(throws: Diagnostics.self) { try Normalizer(yaml: spelling) }
    let text = error?.description ?? ""
    #expect(text.hasPrefix("normalize:\(complaint)"), "\(text)")
  }

  @Test(arguments: [
    ("number, normalize: trim", "normalize applies to text; the answer of type number is not text"),
    ("toggle, normalize: trim", "normalize applies to text; the answer of type toggle is not text"),
    (
      "range_slider, min: 0, max: 9, normalize: trim", "the answer of type range_slider is not text"
    ),
    (
      "select, options: [a, B], normalize: lowercase",
      "normalize makes the option \"B\" \"b\", which is not an option"
    ),
    ("select, options: [a, b], normalize: lowercase", "no complaint"),
    ("tags, normalize: lowercase", "no complaint"),
  ])
  func `a field whose answers it cannot change is reported`(type: String, message: String) {
    let found = complaint(about: "title: T\nfields:\n  - {id: a, type: \(type)}\n")
    #expect(found.contains(message), "\(found)")
  }

  @Test func `a field lists them in order`() throws {
    let form = try Form(
      yaml: """
        title: T
        fields:
          - {id: a, type: text, normalize: [trim, strip: " -", e164: US]}
          - {id: b, type: text, normalize: nfc}
        """
    )
    #expect(form.fields[0].normalizers == [.trim, .strip(" -"), .e164(.us)])
    #expect(form.fields[1].normalizers == [.nfc])
  }
}
