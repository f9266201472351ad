import FormValidation
package import Forms

/// `field email error "Required"`: the first error of the field, shown or not; without a text, any.
package struct FieldError: FieldTest {
  package static let words = ["error"]

  package static let entry = TapeEntry(
    .fieldTests,
    usage: "Expect field FIELD error [TEXT|/PATTERN/]",
    summary: "Its first error, shown or not",
    example: """
      Type "ad"
      Expect field username error /3-20 characters/
      """
  )

  /// The expected message; `nil` for any.
  package let match: TextMatch?

  package init(_ arguments: inout TapeArguments, word _: TapeToken, of _: Field?)
    throws(TapeFinding)
  {
    match = arguments.isAtEnd ? nil : try arguments.exactMatch()
  }

  init(_ match: TextMatch) { self.match = match }

  package var description: String { "error" + (match.map { " \($0)" } ?? "") }

  package func check(_ field: FieldScene) -> Unmet? {
    let first = field.errors.first
    if let first, match?.matches(first) ?? true { return nil }
    return Unmet(
      "first error",
      expected: [match.map { "\($0)" } ?? "any"],
      actual: [first?.tapeQuoted ?? "none"],
      hints: field.errors.isEmpty ? [] : [.allErrors(of: field)]
    )
  }
}

extension Unmet.Hint {
  /// Returns all errors of a field, as a hint.
  static func allErrors(of field: FieldScene) -> Unmet.Hint {
    Unmet.Hint("all errors (\(field.errors.count))", field.errors.map(\.tapeQuoted))
  }
}

/// `field password errors >= 2`, `errors "Required" /digit/`, `errors has /digit/`: all errors of the
/// field, shown or not, in the order of its rules.
package struct FieldErrors: FieldTest {
  package static let words = ["errors"]

  package static let entry = TapeEntry(
    .fieldTests,
    usage: "Expect field FIELD errors [<|<=|>|>=|!=] COUNT",
    "Expect field FIELD errors [has] TEXT|/PATTERN/...",
    summary: "All its errors, in order, or how many",
    example: """
      Type "ad"
      Expect field username errors 1
      Expect field username errors has /3-20 characters/
      """
  )

  /// The expected errors.
  package enum Content: Equatable, Sendable {
    /// This many.
    case count(CountMatch)
    /// Exactly these, in order.
    case all([TextMatch])
    /// This one among others.
    case one(TextMatch)
  }

  /// The expected errors.
  package let content: Content

  package init(_ arguments: inout TapeArguments, word _: TapeToken, of _: Field?)
    throws(TapeFinding)
  {
    if arguments.isAtCount {
      content = .count(try arguments.countMatch("a number of errors", in: 0...1_000))
    } else if arguments.take(word: "has") {
      content = .one(try arguments.exactMatch())
    } else {
      var matches = [try arguments.exactMatch()]
      while !arguments.isAtEnd { matches.append(try arguments.exactMatch()) }
      content = .all(matches)
    }
  }

  package var description: String {
    switch content {
    case .count(let count): "errors \(count)"
    case .all(let matches): "errors " + matches.map(\.description).joined(separator: " ")
    case .one(let match): "errors has \(match)"
    }
  }

  package func check(_ field: FieldScene) -> Unmet? {
    let errors = field.errors
    switch content {
    case .count(let count):
      guard !count.matches(errors.count) else { return nil }
      let hints = errors.isEmpty ? [] : [Unmet.Hint.allErrors(of: field)]
      return Unmet("errors", expected: ["\(count)"], actual: ["\(errors.count)"], hints: hints)
    case .one(let match):
      guard !errors.contains(where: match.matches) else { return nil }
      return Unmet("errors", expected: ["has \(match)"], actual: FieldErrors.shown(errors))
    case .all(let matches):
      let isMet =
        matches.count == errors.count && zip(matches, errors).allSatisfy { $0.matches($1) }
      guard !isMet else { return nil }
      return Unmet(
        "errors",
        expected: matches.map(\.description),
        actual: FieldErrors.shown(errors),
        hints: [Unmet.Hint("side by side", FieldErrors.sides(matches, errors))]
      )
    }
  }

  private static func shown(_ errors: [String]) -> [String] {
    errors.isEmpty ? ["none"] : errors.map(\.tapeQuoted)
  }

  /// Returns the expected and actual errors in two columns, with a mark between each pair.
  private static func sides(_ matches: [TextMatch], _ errors: [String]) -> [String] {
    let wanted = matches.map(\.description)
    let width = wanted.map(\.cellWidth).max() ?? 0
    return (0..<max(matches.count, errors.count)).map { row in
      let left = row < wanted.count ? wanted[row] : "-"
      let right = row < errors.count ? errors[row].tapeQuoted : "-"
      let isEqual = row < matches.count && row < errors.count && matches[row].matches(errors[row])
      let padding = String(repeating: " ", count: width - min(width, left.cellWidth))
      return "\(left)\(padding) \(isEqual ? "=" : "≠") \(right)"
    }
  }
}

/// `field email incomplete "Enter a domain."` or `field email invalid`: whether more typing can still
/// make the answer valid, which is not valid yet.
package struct FieldVerdict: FieldTest {
  package static let words = ["incomplete", "invalid"]

  package static let entry = TapeEntry(
    .fieldTests,
    usage: "Expect field FIELD incomplete|invalid [TEXT|/PATTERN/]",
    summary: "More typing can still make it valid, or cannot",
    example: """
      Type "ad"
      Expect field username incomplete
      Fill email "@"
      Expect field email invalid
      """
  )

  /// Whether more typing can make it valid.
  package let isIncomplete: Bool

  /// The expected first message; `nil` for any.
  package let match: TextMatch?

  package init(_ arguments: inout TapeArguments, word: TapeToken, of _: Field?) throws(TapeFinding)
  {
    isIncomplete = word.text == "incomplete"
    match = arguments.isAtEnd ? nil : try arguments.exactMatch()
  }

  init(isIncomplete: Bool) { (self.isIncomplete, match) = (isIncomplete, nil) }

  package var description: String {
    (isIncomplete ? "incomplete" : "invalid") + (match.map { " \($0)" } ?? "")
  }

  package func check(_ field: FieldScene) -> Unmet? {
    let errors = field.messages.filter { $0.severity == .error }
    let canBeValid = errors.allSatisfy(\.isIncomplete)
    let first = errors.first?.text
    if let first, canBeValid == isIncomplete, match?.matches(first) ?? true { return nil }
    let verdict = errors.isEmpty ? "valid" : canBeValid ? "incomplete" : "invalid"
    return Unmet(
      "verdict",
      expected: [description],
      actual: [([verdict] + (first.map { [$0.tapeQuoted] } ?? [])).joined(separator: " ")]
    )
  }
}

/// `field email ok`: the field has no errors, and no check is pending.
package struct FieldIsOK: FieldTest {
  package static let words = ["ok"]

  package static let entry = TapeEntry(
    .fieldTests,
    usage: "Expect field FIELD ok",
    summary: "It has no errors, and no check is pending",
    example: """
      Type "ada"
      Expect field username ok
      """
  )

  package init(_: inout TapeArguments, word _: TapeToken, of _: Field?) {}

  init() {}

  package var description: String { "ok" }

  package func check(_ field: FieldScene) -> Unmet? {
    if field.errors.isEmpty {
      guard field.isPending else { return nil }
      return Unmet("verdict", expected: ["ok"], actual: ["pending"])
    }
    return Unmet("errors", expected: ["none"], actual: field.errors.map(\.tapeQuoted))
  }
}

/// `field email shows "Required"` or `shows nothing`: the messages shown below the field.
package struct FieldShows: FieldTest {
  package static let words = ["shows"]

  package static let entry = TapeEntry(
    .fieldTests,
    usage: "Expect field FIELD shows TEXT|/PATTERN/|nothing",
    summary: "A message below the field",
    example: """
      Type "ad" Tab
      Expect field username shows /3-20 characters/
      Expect field email shows nothing
      """
  )

  /// The expected line; `nil` if there should be none.
  package let match: TextMatch?

  package init(_ arguments: inout TapeArguments, word _: TapeToken, of _: Field?)
    throws(TapeFinding)
  {
    match = arguments.take(word: "nothing") ? nil : try arguments.exactMatch()
  }

  init(_ match: TextMatch?) { self.match = match }

  package var description: String { "shows \(match?.description ?? "nothing")" }

  package func check(_ field: FieldScene) -> Unmet? {
    let isMet = match.map { field.shown.contains(where: $0.matches) } ?? field.shown.isEmpty
    guard !isMet else { return nil }
    return Unmet(
      "shown",
      expected: [match?.description ?? "nothing"],
      actual: field.shown.isEmpty ? ["nothing"] : field.shown.map(\.tapeQuoted),
      hints: field.errors.isEmpty ? [] : [.allErrors(of: field)]
    )
  }
}
