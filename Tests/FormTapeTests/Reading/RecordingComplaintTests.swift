import FormTape
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
}
