import FormFile
import FormValidation
import Forms
import TestSupport
import Testing

struct MessagesReaderTests {
  /// A form of an email address and a name, with messages.
  private static func form(_ messages: String) -> String {
    """
    title: T
    fields:
      - {id: email, type: text, label: E-mail, rules: [required, {rule: email, code: my.code}]}
      - {id: name, type: text, label: Name, rules: [required, min_length: 3]}
    messages:
      \(messages)
    """
  }

  private static func message(_ messages: String, after keys: Keystrokes) throws -> String? {
    let form = try Form(yaml: form(messages))
    return screen(form, after: keys, columns: 60, rows: 9).first { $0.contains("✗") }
      .map { String($0.drop { $0 != "✗" }.dropFirst(2)) }
  }

  @Test(
    arguments: [
      ("email.required: Where to?", "<F2>", "Where to?"),
      ("required: Say {label}.", "<F2>", "Say E-mail."),
      ("name.length.too_short: \"{missing} of {min}\"", "a@b.c<Tab>ab<F2>", "1 of 3"),
      ("length.too_short: \"{actual}\"", "a@b.c<Tab>ab<F2>", "2"),
      ("min_length: Longer.", "a@b.c<Tab>ab<F2>", "Longer."),
      ("my.code: Mine.", "a<Tab>ada<F2>", "Mine."),
      ("email.email: Mail.", "a<Tab>ada<F2>", "Mail."),
      (
        "length.too_short: {count: missing, one: One more., other: \"{missing} more.\"}",
        "a@b.c<Tab>ab<F2>", "One more."
      ),
      (
        "length.too_short: {count: missing, one: One more., other: \"{missing} more.\"}",
        "a@b.c<Tab>a<F2>", "2 more."
      ),
    ] as [(String, String, String)]
  )
  func `a message is found by field and code, by code, or by rule`(
    messages: String,
    keys: String,
    text: String
  ) throws {
    #expect(
      try MessagesReaderTests.message(messages, after: Keystrokes(stringLiteral: keys)) == text
    )
  }

  @Test(
    arguments: [
      ("emial.required: A", "unknown field \"emial\"; did you mean \"email.required\"?"),
      ("length.to_short: A", "unknown message code \"length.to_short\"; did you mean"),
      ("name.length.to_short: A", "did you mean \"name.length.too_short\"?"),
      ("length.too_short: \"{mising}\"", "unknown placeholder \"{mising}\"; did you mean"),
      ("email.required: \"{min}\"", "unknown placeholder \"{min}\""),
      ("required: [a]", "expected text, found a list"),
      ("required: {one: A}", "required needs \"other\""),
      ("length.too_short: {count: mising, other: A}", "unknown number \"mising\""),
      ("length.too_short: {one: B, other: A}", "length.too_short needs \"count\""),
      ("length.too_short: {count: min, tow: B, other: A}", "unknown key \"tow\""),
      ("[a]", "expected a mapping of codes to messages, found a list"),
    ]
  )
  func `errors in a message are reported`(messages: String, words: String) {
    let complaint = complaint(about: MessagesReaderTests.form(messages))
    #expect(complaint.contains(words), "\(complaint)")
  }

  @Test func `an unknown language is reported with the known ones`() {
    let complaint = complaint(about: MessagesReaderTests.form("required: A") + "\nlanguage: xx")
    #expect(complaint.contains("unknown language \"xx\""))
    #expect(complaint.contains("expected one of " + Language.codes.joined(separator: ", ")))
  }
}
