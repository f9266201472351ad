import FormValidation
import Testing

struct ValueTests {
  @Test(
    arguments: [
      (.null, true), ("", true), ([], true), (" ", false), (0, false), (false, false),
      ([.null], false), (.object([:]), false),
    ] as [(Value, Bool)]
  )
  func `blank means no answer`(_ value: Value, _ isBlank: Bool) {
    #expect(value.isBlank == isBlank)
  }

  @Test func `equality is strict about kinds and lenient about spelling`() {
    #expect(Value.number("1") == .number("1.0"))
    #expect(Value.number("1e2") == 100)
    #expect(Value.number(1) != true)
    #expect(Value.number(1) != "1")
    #expect(Value.null != "")
    #expect(Value.text("é") == "e\u{301}")
    #expect(Set([Value.number("1"), .number("1.0"), "1", true]).count == 3)
  }

  @Test(
    arguments: [
      (.null, ""), (true, "true"), (false, "false"), (.number("1.50"), "1.5"), ("a", "a"),
      (["a", 1], "a, 1"), (.object(["b": 1, "a": 2]), "a: 2, b: 1"),
    ] as [(Value, String)]
  )
  func `a message shows a value plainly`(_ value: Value, _ text: String) {
    #expect(value.description == text)
  }
}
