import FormFilling
import FormScreens
public import FormValidation
public import FormWidgets
public import Forms
import SourceText

/// A form driven by keys in a Swift test, as tapes do.
///
/// ```swift
/// @Test func `a name is asked for`() throws {
///   var driver = try FormDriver(form)
///   try driver.press(.tab)
///   try driver.type("ada@")
///   try driver.expect("field email incomplete")
///   #expect(driver.field("email")?.shown == [])
/// }
/// ```
///
/// Keys go through the decoder of a real terminal, time passes only when the driver says so, and
/// every key runs the rules that read the changed answer, as in the program.
public struct FormDriver {
  /// The stage that is driven.
  var stage: HeadlessStage

  private let form: Form
  private let start: Moment

  /// The form's own checks, which `settle` awaits.
  let outsideChecks: [String: OutsideCheck]

  /// The handler that submitted answers are passed to, which `settle` awaits; `nil` if there is
  /// none.
  let submitHandler: Submitting?

  /// A function that accepts or rejects answers before the form closes, like that of a
  /// `SubmitHandler`.
  public typealias Submitting = @Sendable (Answers) async -> CheckAnswer

  /// Handles an unmet expectation; `nil` throws it.
  ///
  /// ```swift
  /// driver.report = { failure in
  ///   guard let site = failure.site else { return }
  ///   let (file, path) = (site.fileID, site.filePath)
  ///   Issue.record(
  ///     "\(failure)",
  ///     sourceLocation: SourceLocation(
  ///       fileID: file, filePath: path, line: site.line, column: site.column
  ///     )
  ///   )
  /// }
  /// ```
  public var report: ((CaseFailure) -> Void)?

  /// The pause after each key.
  public var typingSpeed = Duration.milliseconds(50)

  /// Opens a form.
  /// - Parameters:
  ///   - form: The form.
  ///   - size: The size of the screen.
  ///   - start: The initial date and time, with its offset.
  ///   - checks: The answers of remote rules, by the names that they use.
  ///   - outsideChecks: The program's own checks, by name; `settle` runs them.
  ///   - handler: The handler that the answers are submitted to; `settle` runs it.
  /// - Throws: `Breakdown` if the form runs a check without an answer, or does not settle.
  public init(
    _ form: Form,
    size: Size = Size(columns: 80, rows: 24),
    start: Moment = .startOf2000,
    checks: [String: StagedCheck] = [:],
    asking outsideChecks: [String: OutsideCheck] = [:],
    submittingTo handler: Submitting? = nil
  ) throws(Breakdown) {
    self.form = form
    self.start = start
    self.outsideChecks = outsideChecks
    submitHandler = handler
    let names = OutsideNames(
      checks: Set(outsideChecks.keys),
      decidesSubmits: handler != nil
    )
    stage = try HeadlessStage(form, size: size, start: start, checks: checks, outside: names)
  }

  /// Presses keys, one after the other.
  public mutating func press(_ keys: Key...) throws(Breakdown) {
    for key in keys { try send(key.bytes) }
  }

  /// Types a text, character by character.
  public mutating func type(_ text: String) throws(Breakdown) {
    for key in text.typingKeys { try send(key.bytes) }
  }

  /// Pastes a text at once.
  public mutating func paste(_ text: String) throws(Breakdown) {
    try send(text.pastedBytes())
  }

  /// Performs a mouse action.
  public mutating func use(_ mouse: MouseInput) throws(Breakdown) {
    try send(mouse.bytes)
  }

  /// Resizes the screen.
  public mutating func resize(to size: Size) throws(Breakdown) {
    try stage.resize(to: size)
  }

  /// Lets time pass.
  public mutating func wait(_ time: Duration) throws(Breakdown) {
    try stage.advance(to: stage.elapsed + time)
  }

  /// The visible state: the screen, the cursor, every field, the outcome.
  public var scene: Scene { stage.scene(atForm: true) }

  /// Returns the state of a field; `nil` if there is no field of that name.
  public func field(_ name: FieldID) -> FieldScene? { scene.form?[name] }

  /// The title of the page that is shown; `nil` if it has none.
  public var page: String? {
    let (pages, index) = (form.pages, stage.screen.filling.page)
    return pages.indices.contains(index) ? pages[index].title : nil
  }

  /// The rows of the screen as text, without trailing blanks.
  public var lines: [String] { scene.screen.lines }

  /// Plays lines of a tape on the form, like `Type "Ada" Tab`, including expectations.
  /// - Throws: `Diagnostics` if the lines cannot be read, `CaseFailure` if an expectation is not
  ///   met.
  public mutating func play(_ lines: String) throws {
    let tape = try FormDriver.tape(lines, of: form)
    try play(Array(tape.steps(of: tape.cases[0]).dropFirst()))
  }

  mutating func play(_ steps: [TapeStep]) throws {
    var player = CasePlayer(on: stage, from: start, PlayOptions(), redactions: Redactions()) { $0 }
    let breakdown = player.play(steps)
    stage = player.stage
    if let breakdown { throw breakdown }
    if !player.mismatches.isEmpty { throw CaseFailure(player.mismatches) }
  }

  /// Checks an expectation, written as after `Expect` in a tape: `field email ok`.
  ///
  /// With a `report`, an unmet expectation is reported with the caller's line, and the test
  /// continues.
  /// - Throws: `Diagnostics` if the expectation cannot be read, `CaseFailure` if it is not met and
  ///   there is no `report`.
  public mutating func expect(
    _ subject: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    try check(at: site) { driver in try driver.play("Expect " + subject) }
  }

  /// Plays an expectation; an unmet one is reported with the caller's line, or thrown.
  mutating func check(at site: CallSite, _ play: (inout FormDriver) throws -> Void) throws {
    do {
      try play(&self)
    } catch var failure as CaseFailure {
      failure.site = site
      guard let report else { throw failure }
      report(failure)
    }
  }

  /// Reads lines as the rest of a tape that opens the form.
  private static func tape(_ lines: String, of form: Form) throws(Diagnostics) -> Tape {
    do {
      return try Tape(
        "Form form\n" + lines,
        file: "lines",
        in: TapeSurroundings(form: { _ in .found(form) })
      )
    } catch {
      throw error.withoutFirstLine
    }
  }

  private mutating func send(_ bytes: [UInt8]) throws(Breakdown) {
    try stage.send(bytes)
    try stage.advance(to: stage.elapsed + typingSpeed)
  }
}

extension Diagnostics {
  /// The diagnostics without the first line, with the following lines counted from 1.
  fileprivate var withoutFirstLine: Diagnostics {
    let rest = all.filter { $0.place.line > 1 }.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.place = Place(line: diagnostic.place.line - 1, column: diagnostic.place.column)
      return diagnostic
    }
    return rest.isEmpty ? self : Diagnostics(rest, omittedCount: omittedCount)
  }
}

/// Unmet expectations, thrown to make a test fail.
public struct CaseFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// The unmet expectations, in order; at least one.
  public let mismatches: [Mismatch]

  /// The call of `expect` that failed; `nil` for lines of a tape.
  public internal(set) var site: CallSite?

  init(_ mismatches: [Mismatch]) {
    self.mismatches = mismatches
  }

  /// The expected and actual states of each expectation, and the screen.
  public var description: String {
    let found = mismatches.map { mismatch in
      let aspect = mismatch.aspect.isEmpty ? "" : mismatch.aspect + " "
      return """
        \(mismatch.text)
          expected \(aspect)\(mismatch.expected.joined(separator: ", "))
          actual   \(aspect)\(mismatch.actual.joined(separator: ", "))
        """
    }
    let screen = mismatches.first?.screen.map { "  │ " + $0 } ?? []
    let line = site.map { ["  at \($0.fileID):\($0.line)"] } ?? []
    return (found + line + screen).joined(separator: "\n")
  }
}

/// A place in the source of a test.
public struct CallSite: Hashable, Sendable {
  /// The module and file, as `#fileID` names them.
  public let fileID: String

  /// The path of the file.
  public let filePath: String

  /// The line, from 1.
  public let line: Int

  /// The column, from 1.
  public let column: Int
}
