package import FormValidation
import SourceText

/// `form valid`, `form errors >= 2`, `form first-error email "Required"`: a test of the whole form.
package struct FormSubject: ReadableSubject {
  static let words = ["form"]

  static let entry = TapeEntry(
    .subjects,
    usage: "Expect form valid|invalid|pending|dirty|pristine|submitted",
    "Expect form errors [<|<=|>|>=|!=] COUNT",
    "Expect form first-error FIELD [TEXT|/PATTERN/]",
    summary: "The state of the form",
    example: """
      Expect form pristine
      Type "a"
      Expect form dirty
      Expect form first-error username
      """
  )

  /// A test of the form.
  package enum Test: Equatable, Sendable {
    /// No field has an error, and no check is pending.
    case valid
    /// A field has an error.
    case invalid
    /// An external check is pending.
    case pending
    /// An answer differs from the initial one.
    case dirty
    /// All answers are the initial ones.
    case pristine
    /// The form was submitted.
    case submitted
    /// The fields have this many errors in total.
    case errors(CountMatch)
    /// The first field with an error is this one, with this message.
    case firstError(FieldID, TextMatch?)
  }

  package let test: Test

  init(_ arguments: inout TapeArguments, word _: TapeToken) throws(TapeFinding) {
    guard let word = arguments.take(.word) else {
      throw arguments.unexpected("one of \(FormSubject.known.joined(separator: ", "))")
    }
    try arguments.requireForm()
    switch word.text {
    case "errors": test = .errors(try arguments.countMatch("a number of errors", in: 0...10_000))
    case "first-error":
      let name = try arguments.field().name
      test = .firstError(name, arguments.isAtEnd ? nil : try arguments.exactMatch())
    default:
      guard let plain = FormSubject.plain[word.text] else {
        throw arguments.finding(
          .subject,
          at: word,
          "unknown form state \(word.text.quoted)",
          suggestion: FormSubject.known.nearest(to: word.text),
          note: "expected one of \(FormSubject.known.joined(separator: ", "))"
        )
      }
      test = plain
    }
  }

  private static let plain: [String: Test] = [
    "valid": .valid, "invalid": .invalid, "pending": .pending, "dirty": .dirty,
    "pristine": .pristine, "submitted": .submitted,
  ]

  static let known = [
    "valid", "invalid", "pending", "dirty", "pristine", "submitted", "errors", "first-error",
  ]

  package var description: String {
    switch test {
    case .errors(let count): "form errors \(count)"
    case .firstError(let field, let match):
      "form first-error \(field.tapeSpelling)" + (match.map { " \($0)" } ?? "")
    default: "form \(test)"
    }
  }

  package func check(_ scene: Scene) -> Unmet? {
    guard let form = scene.form else { return .noForm }
    switch test {
    case .valid: return unmet(form, unless: form.errorCount == 0 && !form.isPending)
    case .invalid: return unmet(form, unless: form.errorCount > 0)
    case .pending: return unmet(form, unless: form.isPending)
    case .dirty: return unmet(form, unless: form.isDirty)
    case .pristine: return unmet(form, unless: !form.isDirty)
    case .submitted: return unmet(form, unless: form.submitted != nil)
    case .errors(let count):
      guard !count.matches(form.errorCount) else { return nil }
      return Unmet(
        "errors",
        expected: ["\(count)"],
        actual: ["\(form.errorCount)"],
        hints: form.errorHints
      )
    case .firstError(let field, let match): return checkFirst(field, match, form)
    }
  }

  private func unmet(_ form: FormScene, unless isMet: Bool) -> Unmet? {
    guard !isMet else { return nil }
    let hints = test == .valid || test == .submitted ? form.errorHints : []
    return Unmet("form", expected: ["\(test)"], actual: [form.standing(for: test)], hints: hints)
  }

  private func checkFirst(_ field: FieldID, _ match: TextMatch?, _ form: FormScene) -> Unmet? {
    let first = form.fields.first { !$0.errors.isEmpty }
    if let first, first.id == field, match?.matches(first.errors[0]) ?? true { return nil }
    let actual = first.map { "\($0.id) \($0.errors[0].tapeQuoted)" } ?? "no errors"
    return Unmet(
      "first error",
      expected: [field.rawValue + (match.map { " \($0)" } ?? "")],
      actual: [actual]
    )
  }
}

extension FormScene {
  /// A line for each field with errors, with the first of them.
  fileprivate var errorHints: [Unmet.Hint] {
    let lines = fields.compactMap { field in
      field.errors.first.map { "\(field.id): \($0.tapeQuoted)" }
    }
    return lines.isEmpty ? [] : [Unmet.Hint("fields with errors (\(lines.count))", lines)]
  }

  /// Returns the state of the form, in contrast to the expected one.
  fileprivate func standing(for test: FormSubject.Test) -> String {
    switch test {
    case .dirty, .pristine: isDirty ? "dirty" : "pristine"
    case .submitted: "not submitted"
    default: errorCount > 0 ? "invalid" : isPending ? "pending" : "valid"
    }
  }
}

/// `focus email`, `focus /name$/` or `focus none`: the field with the focus.
package struct FocusedField: ReadableSubject {
  static let words = ["focus"]

  static let entry = TapeEntry(
    .subjects,
    usage: "Expect focus FIELD|/PATTERN/|none",
    summary: "The field with the focus",
    example: """
      Expect focus username
      Tab
      Expect focus email
      """
  )

  /// What should have the focus.
  package enum Target: Equatable, Sendable {
    /// A button.
    case none
    /// A field.
    case field(FieldID)
    /// A field whose name matches a pattern.
    case found(SearchPattern)
  }

  /// What should have the focus.
  package let target: Target

  init(_ arguments: inout TapeArguments, word _: TapeToken) throws(TapeFinding) {
    if arguments.take(word: "none") {
      try arguments.requireForm()
      target = .none
    } else if arguments.next?.kind == .pattern {
      try arguments.requireForm()
      target = .found(try arguments.pattern())
    } else {
      target = .field(try arguments.field().name)
    }
  }

  package var description: String {
    switch target {
    case .none: "focus none"
    case .field(let field): "focus \(field.tapeSpelling)"
    case .found(let pattern): "focus \(pattern.tapeSpelling)"
    }
  }

  package func check(_ scene: Scene) -> Unmet? {
    guard let form = scene.form else { return .noForm }
    let wanted: String
    switch target {
    case .none: wanted = form.focus == nil ? "" : "none"
    case .field(let field): wanted = form.focus == field ? "" : field.rawValue
    case .found(let pattern):
      wanted =
        form.focus.map { pattern.isFound(in: $0.rawValue) } ?? false ? "" : pattern.tapeSpelling
    }
    guard !wanted.isEmpty else { return nil }
    return Unmet(
      "focus",
      expected: [wanted],
      actual: [form.focus?.rawValue ?? "none"],
      hints: [Unmet.Hint("tab order", [form.stops.map(\.rawValue).joined(separator: " ")])]
    )
  }
}

extension FieldID {
  /// The name as written in a tape, quoted if it would be read as something else.
  var tapeSpelling: String {
    let first = rawValue.utf8.first
    let isWord =
      first?.isLetter == true && rawValue != "none"
      && rawValue.utf8.allSatisfy { $0.isLetter || $0.isDigit || "._-[]".utf8.contains($0) }
    return isWord ? rawValue : rawValue.tapeQuoted
  }
}

extension Unmet {
  /// The unmet expectation of a scene without the form's state.
  static var noForm: Unmet { .unknown("the form's state is not visible from outside") }
}

/// `values {"name": "Ada"}` or `values has {"name": "Ada"}`: the current answers.
package struct FormValues: ReadableSubject {
  static let words = ["values"]

  static let entry = TapeEntry(
    .subjects,
    usage: "Expect values [has] JSON",
    summary: "The current answers",
    example: """
      Type "ada"
      Expect values has {"username": /^ad/, "age": null}
      """
  )

  /// The expected answers.
  package let match: ValueMatch

  init(_ arguments: inout TapeArguments, word _: TapeToken) throws(TapeFinding) {
    let isPart = arguments.take(word: "has")
    match = try arguments.valuesMatch(isPart: isPart)
  }

  package var description: String { "values \(match)" }

  package func check(_ scene: Scene) -> Unmet? {
    guard let form = scene.form else { return .noForm }
    return match.check(form.values, "values")
  }
}

/// `submitted`, or `submitted has {"name": "Ada"}`: the submitted answers.
package struct SubmittedValues: ReadableSubject {
  static let words = ["submitted"]

  static let entry = TapeEntry(
    .subjects,
    usage: "Expect submitted [[has] JSON]",
    summary: "The submitted answers, by the names of fields; for what is written, see stdout",
    example: """
      Form hello.yaml name="Ada" email="ada@example.org" terms=true
      Expect not submitted
      F2
      Expect submitted has {"name": "Ada"}
      """
  )

  /// The expected answers; `nil` for any.
  package let match: ValueMatch?

  init(_ arguments: inout TapeArguments, word _: TapeToken) throws(TapeFinding) {
    try arguments.requireForm()
    let isPart = arguments.take(word: "has")
    guard isPart || !arguments.isAtEnd else {
      match = nil
      return
    }
    match = try arguments.valuesMatch(isPart: isPart)
  }

  package var description: String { "submitted" + (match.map { " \($0)" } ?? "") }

  package func check(_ scene: Scene) -> Unmet? {
    guard let form = scene.form else { return .noForm }
    guard let submitted = form.submitted else {
      let errors = form.fields.compactMap { field in
        field.errors.first.map { "\(field.id): \($0.tapeQuoted)" }
      }
      return Unmet(
        "submitted",
        expected: [match?.description ?? "submitted"],
        actual: ["not submitted"],
        hints: errors.isEmpty ? [] : [Unmet.Hint("fields with errors (\(errors.count))", errors)]
      )
    }
    return match?.check(submitted, "submitted")
  }
}
