import SourceText
import Testing

struct NearestNameTests {
  private static let names = [
    "length", "min_length", "max_length", "pattern", "email", "min", "id",
  ]

  @Test(arguments: [
    ("lenght", "length"),
    ("lengh", "length"),
    ("lengthh", "length"),
    ("lemgth", "length"),
    ("LENGTH", "length"),
    ("minlength", "min_length"),
    ("mxa_length", "max_length"),
    ("patern", "pattern"),
    ("emial", "email"),
    ("mim", "min"),
    ("mni", "min"),
    ("minn", "min"),
    ("if", "id"),
  ])
  func `one slip in three letters is close enough`(misspelling: String, meant: String) {
    #expect(NearestNameTests.names.nearest(to: misspelling) == meant)
  }

  @Test(arguments: ["", "x", "on", "wxyz", "lnetgh x", "url", "required"])
  func `anything further away is another word`(word: String) {
    #expect(NearestNameTests.names.nearest(to: word) == nil)
  }

  @Test func `a code of two capitals is not close to another`() {
    let codes = ["TR", "US", "DE"]
    #expect(codes.nearest(to: "TW") == nil)
    #expect(codes.nearest(to: "us") == "US")
    #expect(codes.nearest(to: "SU") == "US")
    #expect(codes.nearest(to: "USA") == "US")
    #expect(["10", "13"].nearest(to: "12") == "10")
  }

  @Test func `the first of equally near names wins`() {
    #expect(["cat", "car"].nearest(to: "cab") == "cat")
    #expect(["car", "cat"].nearest(to: "cab") == "car")
  }

  @Test func `a nearer name wins over an earlier one`() {
    #expect(["max_length", "min_length"].nearest(to: "min_lenth") == "min_length")
  }

  @Test func `a very long word is not a misspelled name`() {
    let name = String(repeating: "a", count: 61)
    #expect([name].nearest(to: name) == nil)
    #expect([name].nearest(to: String(name.dropLast())) != nil)
  }

  @Test func `a name that is known is not misspelled`() {
    #expect(["r[0].x", "r[0].y"].nearest(to: "r[0].x") == nil)
    #expect(["r[0].y", "r[0].x"].nearest(to: "r[0].x") == nil)
  }

  @Test func `without names the result is nil`() {
    #expect([String]().nearest(to: "length") == nil)
  }
}
