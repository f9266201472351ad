import FormFilling
public import FormValidation
public import FormWidgets
public import Forms
import SourceText

extension FormDriver {
  /// Opens a form whose answers are the properties of a type.
  /// - Throws: `Breakdown` if the form runs a check without an answer, or does not settle.
  public init<Answered>(
    _ form: TypedForm<Answered>,
    size: Size = Size(columns: 80, rows: 24),
    start: Moment = .startOf2000,
    checks: [String: StagedCheck] = [:],
    asking outsideChecks: [String: OutsideCheck] = [:],
    submittingTo handler: Submitting? = nil
  ) throws(Breakdown) {
    try self.init(
      form.form,
      size: size,
      start: start,
      checks: checks,
      asking: outsideChecks,
      submittingTo: handler
    )
  }

  /// Returns the submitted answers as the type of a form; `nil` if it is open or was canceled.
  /// - Throws: The first answer that does not fit its property.
  public func result<Answered>(
    of form: TypedForm<Answered>
  ) throws(AnswerDecodingError) -> Answered? {
    guard let outcome = stage.outcome else { return nil }
    return try form.result(of: outcome)
  }

  /// Runs the program's own checks and its submit handler until none is pending; time passes until
  /// the checks start.
  ///
  /// ```swift
  /// var driver = try FormDriver(form, asking: ["free": isFree], submittingTo: register)
  /// try driver.type("ada")
  /// try driver.expect(\Signup.name, .pending)
  /// try await driver.settle()
  /// try driver.expect(\Signup.name, .ok)
  /// ```
  /// - Throws: `Breakdown` if the form does not settle.
  public mutating func settle() async throws(Breakdown) {
    while true {
      while let (request, answers) = stage.takeOutgoing() {
        try stage.receive(await answer(to: request, submitting: answers), to: request)
      }
      guard stage.isWaiting, let timer = stage.nextTimer() else { return }
      try stage.advance(to: timer.due)
    }
  }

  private func answer(
    to request: CheckRequest,
    submitting answers: Answers
  ) async -> CheckAnswer {
    if request.purpose == .submit { return await submitHandler?(answers) ?? .accepted }
    return await outsideChecks[request.check]?(request)
      ?? .failed("no check is named \(request.check)")
  }

  /// Checks an expectation of a property's field, whose name the compiler checks.
  ///
  /// ```swift
  /// try driver.expect(\Signup.name, .incomplete)
  /// try driver.expect(\Signup.name, .shows("At least 3 characters, 1 to go."))
  /// ```
  ///
  /// It is reported or thrown like any other expectation.
  public mutating func expect<Answered, Answer>(
    _ property: KeyPath<Answered, Answer>,
    _ expectation: FieldExpectation,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws {
    let field = FieldID(property)
    let test = expectation.test(ofAnswer: self.field(field)?.value)
    let command = Expect(Expectation(FieldSubject(field, test)))
    let text = "Expect \(command.expectation.subject)"
    let origin = TapeOrigin(file: "lines", place: Place(line: 1, column: 1), line: text)
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    try check(at: site) { driver in
      try driver.play([TapeStep(command: command, origin: origin, text: text)])
    }
  }
}

/// An expectation of a field.
public enum FieldExpectation: Equatable, Sendable {
  /// The answer meets its rules.
  case ok
  /// The answer can still be completed.
  case incomplete
  /// An external check is pending.
  case pending
  /// The first error of the field, shown or not.
  case error(String)
  /// This message is shown, or none for an empty text.
  case shows(String)
  /// The answer; `.null` for none, be it an empty text or list.
  case value(Value)

  /// Returns the expectation as a test of a field with an answer.
  func test(ofAnswer answer: Value?) -> any FieldTest {
    switch self {
    case .ok: FieldIsOK()
    case .incomplete: FieldVerdict(isIncomplete: true)
    case .pending: FieldTraitTest(.pending)
    case .error(let text): FieldError(.exactly(text))
    case .shows(let text): FieldShows(text.isEmpty ? nil : .exactly(text))
    case .value(.null): FieldValue(answer.flatMap { $0.isBlank ? $0 : nil } ?? .null)
    case .value(let value): FieldValue(value)
    }
  }
}
