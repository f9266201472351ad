import FormFile
import FormFilling
import FormValidation
import Testing

struct SubmitReplyTests {
  private static func answer(_ status: Int, _ output: String, _ errors: String = "") -> CheckAnswer
  {
    SubmitReply.answer(of: "./reg", status: status, output: output, errors: errors)
  }

  @Test(arguments: ["", "done\n", "{\"errors\": {\"a\": \"no\"}}", "{"])
  func `status 0 accepts, regardless of the output`(output: String) {
    #expect(Self.answer(0, output, "warning") == .accepted)
  }

  @Test(
    arguments: [
      (#"{"errors": {"a": "No."}}"#, .rejected(["a": "No."])),
      (#"{"errors": {"a": "No."}, "message": "Sorry."}"#, .rejected(["a": "No."], "Sorry.")),
      (#"{"message": "Sorry."}"#, .rejected([:], "Sorry.")),
      ("Connecting\r\n{\"message\": \"Sorry.\"}\n", .rejected([:], "Sorry.")),
      (
        #"{"errors": {"address": {"city": "No."}, "a.b": "So."}}"#,
        .rejected(["address.city": "No.", "a.b": "So."])
      ),
      (
        #"{"errors": {"guests": [{}, {"name": "No."}], "tags": ["One.", "Two."]}}"#,
        .rejected(["guests[1].name": "No.", "tags": "One. Two."])
      ),
      (#"{"errors": {"a": 3, "b": null, "c": ""}}"#, .rejected(["a": "3"])),
      (
        #"{"errors": {"g[0].b": "Two.", "g": [{"b": "One."}]}}"#,
        .rejected(["g[0].b": "One. Two."])
      ),
    ] as [(String, CheckAnswer)]
  )
  func `an object in the output gives the reasons`(output: String, answer: CheckAnswer) {
    #expect(Self.answer(1, output, "ignored") == answer)
  }

  @Test(
    arguments: [
      ("", "first\nlast one.\n\n", .rejected([:], "last one.")),
      ("some output", "why", .rejected([:], "why")), ("out", "", .rejected([:], "out")),
      ("", "", .failed("./reg exited with status 3")), ("{}", "why", .rejected([:], "why")),
      (
        "{\"errors\"", "",
        .failed("./reg exited with status 3, and its output is not the JSON expected")
      ),
      ("{\"errors\"", "why", .rejected([:], "why")),
      (
        "{\"error\": \"a\"}", "",
        .failed("./reg exited with status 3, and its output is not the JSON expected")
      ),
      ("", "\u{1B}[31mred\u{1B}[0m", .rejected([:], "red")),
    ] as [(String, String, CheckAnswer)]
  )
  func `otherwise the last line is given`(output: String, errors: String, answer: CheckAnswer) {
    #expect(Self.answer(3, output, errors) == answer)
  }

  @Test func `a long message is truncated`() {
    let text = String(repeating: "a", count: 501)
    #expect(Self.answer(1, "", text) == .rejected([:], String(text.dropLast()) + "…"))
    #expect(Self.answer(1, "", String(text.dropLast())) == .rejected([:], String(text.dropLast())))
  }

  @Test(
    arguments: [
      ("", nil), ("\n\n", nil), ("connecting\n", "connecting"), ("a\nb\n\n", "b"),
      ("saving\n{\"errors\": {\"user\": \"Taken.\"}}\n", "saving"),
      ("saving\n  {\n    \"message\": \"No.\"\n  }", "saving"),
      ("{\"message\": \"No.\"}", nil), ("user {1}\n", "user {1}"),
    ] as [(String, String?)]
  )
  func `what a program writes before its reply is its progress`(output: String, line: String?) {
    #expect(SubmitReply.progress(in: output) == line)
  }
}
