import Testing

/// Patterns in place of values in JSON.
struct ValueMatchTests {
  @Test(
    arguments: [
      (
        "Expect values {\"name\": /ä(b/}",
        """
        t.tape:4:28: error[T107]: invalid pattern: missing closing parenthesis
           4 | Expect values {"name": /ä(b/}
             |                            ^
        """
      ),
      (
        "Expect values {\"name\": /a/q}",
        """
        t.tape:4:27: error[T107]: unknown flags "q"
           4 | Expect values {"name": /a/q}
             |                           ^
             = help: use i, m or s
        """
      ),
      (
        "Expect values {\"name\": /a}",
        """
        t.tape:4:15: error[T004]: unterminated JSON
           4 | Expect values {"name": /a}
             |               ^^^^^^^^^^^^
        """
      ),
    ] as [(String, String)]
  )
  func `an error in a pattern in JSON is reported`(line: String, message: String) {
    #expect(complaint(line) == message)
  }
}
