import FormTape
import SourceText
import Testing

/// Errors in the commands for recordings.
struct RecordingComplaintTests {
  @Test(
    arguments: [
      (
        "Output demo.gif",
        """
        t.tape:4:8: error[T005]: unsupported recording format: "demo.gif"
           4 | Output demo.gif
             |        ^^^^^^^^
             = help: use .svg, .html, .cast or .txt; to convert: agg demo.cast demo.gif
        """
      ),
      (
        "Output a/demo.webm",
        """
        t.tape:4:8: error[T005]: unsupported recording format: "a/demo.webm"
           4 | Output a/demo.webm
             |        ^^^^^^^^^^^
             = help: use .svg, .html, .cast or .txt; to convert: agg demo.cast demo.gif && \
        ffmpeg -i demo.gif demo.webm
        """
      ),
      (
        "Output frames/",
        """
        t.tape:4:8: error[T005]: unsupported recording format: "frames/"
           4 | Output frames/
             |        ^^^^^^^
             = help: use .svg, .html, .cast or .txt
        """
      ),
      (
        "Screenshot form.png",
        """
        t.tape:4:12: error[T005]: unknown picture format: "form.png"
           4 | Screenshot form.png
             |            ^^^^^^^^
             = help: use .svg, .txt, .ansi or .json; to convert: rsvg-convert form.svg -o form.png
        """
      ),
      (
        "Captoin \"a\"",
        """
        t.tape:4:1: error[T101]: unknown command "Captoin"; did you mean "Caption"?
           4 | Captoin "a"
             | ^^^^^^^
        """
      ),
      (
        "Caption typo",
        """
        t.tape:4:9: error[T005]: expected quoted text, found "typo"
           4 | Caption typo
             |         ^^^^
        """
      ),
    ]
  )
  func `an error in a line is reported`(line: String, message: String) {
    #expect(complaint(line) == message)
  }

  private static let body = "Form signup.yaml\nExpect running\n"

  @Test(
    arguments: [
      ("Output a.svg\nTest \"1\"\n\(body)Test \"2\"\n\(body)", ["1:1 Output a.svg"]),
      (
        "Screenshot a.svg\nTest \"1\"\n\(body)Test \"2\"\n\(body)Output a.svg\n",
        ["1:1 Screenshot a.svg", "8:1 Output a.svg"]
      ),
      (
        "Test \"1\"\n\(body)Output a.svg\nTest \"2\"\n\(body)Output a.svg\nOutput b.svg\n",
        ["4:1 Output a.svg", "8:1 Output a.svg"]
      ),
      (
        "Test \"1\"\n\(body)Output o.txt\nTest \"2\"\n\(body)Screenshot \"./x/../o.txt\"\n",
        ["4:1 Output o.txt", "8:1 Screenshot \"./x/../o.txt\""]
      ),
      ("Test \"{n}\"\nEach n\n  \"1\"\n  \"2\"\n\(body)Output a.svg\n", ["7:1 Output a.svg"]),
      ("Test \"{n}\"\nEach n\n  \"1\"\n  \"2\"\n\(body)Output \"{n}.svg\"\n", []),
      ("Output a.svg\nTest \"1\"\n\(body)Test \"2\" skip \"later\"\n\(body)", []),
      ("Output a.svg\nTest \"1\"\n\(body)Output a.svg\n", []),
      ("Output a.svg\n\(body)", []),
    ] as [(String, [String])]
  )
  func `a file that several cases write is reported`(text: String, places: [String]) throws {
    let shared = try tape(text).warnings.filter { $0.code == "T214" }
    #expect(shared.map { "\($0.place) \($0.line ?? "")" } == places)
    guard places == ["1:1 Output a.svg"] else { return }
    #expect(
      complaints(text) == """
        t.tape:1:1: warning[T214]: several cases write this file; only that of the last one is kept
           1 | Output a.svg
             | ^^^^^^^^^^^^
             = help: name a file for each case, below its Test
        """
    )
  }
}
