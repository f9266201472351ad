import Testing

@testable import SystemCalls

struct PathPartsTests {
  @Test(
    arguments: [
      ("p", "", "p", ""), (".", "", ".", ""), ("", "", "", ""), ("/", "", "", ""),
      ("a/b.svg", "a", "b.svg", "svg"), ("/p", "/", "p", ""), ("a//b/", "a", "b", ""),
      ("a/.hidden", "a", ".hidden", ""), ("a.b/c", "a.b", "c", ""),
      ("a/b.2024.yaml", "a", "b.2024.yaml", "yaml"),
      ("a/\u{301}b.c\u{301}", "a", "\u{301}b.c\u{301}", "c\u{301}"),
    ] as [(String, String, String, String)]
  )
  func `a path is split at its last slash`(
    path: String,
    folder: String,
    name: String,
    ending: String
  ) {
    let parts = PathParts(path)
    #expect(parts.folder == folder && parts.name == name && parts.ending == ending)
    #expect(parts.stem + (ending.isEmpty ? "" : ".\(ending)") == name)
  }
}
