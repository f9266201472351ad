import Testing

/// Mistakes in YAML that scanners report elsewhere.
struct YAMLSlipTests {
  @Test(arguments: [
    ("title: [\nintro: x\nfields: []", "1:8", "[", "]"),
    ("title: [\nintro: |\n  some text\nfields: []", "1:8", "[", "]"),
    ("title: {a: 1\nintro: |\n  text\nfields: []", "1:8", "{", "}"),
    ("title: T\nfields:\n  - {id: a, type: text\n  - {id: b, type: text}", "3:5", "{", "}"),
    ("title: T\nfields: [\n  {id: a},\n  {id: b}\nintro: x\nrules: {}", "2:9", "[", "]"),
  ])
  func `a bracket that is not closed is marked where it opens`(
    yaml: String,
    place: String,
    open: String,
    close: String
  ) {
    let found = complaint(about: yaml)
    #expect(found.hasPrefix("form.yaml:\(place): error: \"\(open)\" is not closed\n"), "\(found)")
    #expect(found.hasSuffix("help: close it with \(close), or quote the text"))
  }

  @Test(arguments: [
    ("title: T\nfields:\n  - id: a\n    type:text", "4:5", "type: text"),
    ("title: T\nfields:\n  - id:a\n    type: text", "3:5", "id: a"),
    ("title:T\nfields: []", "1:1", "title: T"),
  ])
  func `a colon without a space is marked`(yaml: String, place: String, written: String) {
    let found = complaint(about: yaml)
    #expect(found.hasPrefix("form.yaml:\(place): error: no space after the colon\n"), "\(found)")
    #expect(found.hasSuffix("help: write \(written)"))
  }

  @Test(arguments: [
    ("title: T\nintro: |\n  see [docs\nfields: *x", "anchors and aliases"),
    ("title: T\nfields: [\n  {id: a, label: \"b\n]", "unterminated"),
    ("title: T\nfields:\n  - {id: a, help: a: b}", "expected ',' or '}' in the mapping"),
  ])
  func `other mistakes stay what they are`(yaml: String, message: String) {
    let found = complaint(about: yaml)
    #expect(!found.contains("is not closed") && !found.contains("no space"), "\(found)")
    #expect(found.contains(message), "\(found)")
  }

  @Test(arguments: [(200, true), (201, false)])
  func `YAML is as deep as JSON at most`(depth: Int, isRead: Bool) {
    let yaml = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let found = complaint(about: yaml)
    #expect(found.contains("nested more than 200 levels deep") != isRead, "\(found.prefix(200))")
  }
}
