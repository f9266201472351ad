import Testing

@testable import FormTerminal

struct CapabilityTests {
  @Test(arguments: [
    ("", ""), ("\u{1B}[H", "\u{1B}[H"), ("\u{1B}[H$<5>", "\u{1B}[H"), ("a$<2/>b$<10*>c", "abc"),
    ("$<5>", ""), ("$5", "$5"), ("$<5", "$<5"), ("a$", "a$"), ("$$<5>", "$"),
    ("$a$<5>b", "$ab"),
  ])
  func `padding for old terminals is left out`(capability: String, sent: String) {
    #expect(capability.withoutPadding == sent)
  }
}
