public import FormUI
public import FormValidation

/// Writes the tape of a session while a person fills a form: keys as they were decoded, never the
/// time they took.
///
/// What goes into a field for secrets is written as `********`, unless secrets are wanted.
public struct TapeRecorder: Sendable {
  /// Whether a secret was left out.
  public private(set) var hasMasked = false

  /// How many keys and pastes were written.
  public private(set) var inputCount = 0

  private let withSecrets: Bool
  private var lines: [String]
  private var run = TypedRun()
  private var size: Size
  private var mouse = MouseRun()

  /// Creates a recorder before the first key.
  /// - Parameters:
  ///   - path: The form's path, as the tape is to name it.
  ///   - size: The size of the screen.
  ///   - start: The date and time it began at, where the form's rules read the clock.
  ///   - withSecrets: Whether what is typed into a field for secrets is written.
  public init(form path: String, size: Size, start: Moment? = nil, withSecrets: Bool = false) {
    self.withSecrets = withSecrets
    self.size = size
    lines = ["Test \"recorded\"", "Form \(path.tapeQuoted)", "Size \(size.columns)x\(size.rows)"]
    if let start { lines.append("Clock \(start)") }
    lines.append("")
  }

  /// Takes note of an event that a session is about to take.
  /// - Parameters:
  ///   - event: The event.
  ///   - session: The session before it.
  ///   - size: The size of the session's screen.
  public mutating func note(_ event: Event, before session: Session, size: Size) {
    switch event {
    case .key(let key):
      inputCount += 1
      if case .character(let character) = key.symbol, key.modifiers.isEmpty {
        type(String(character), isSecret: session.isAtSecret)
      } else {
        add(run.take(key))
      }
    case .paste(let text, _):
      inputCount += 1
      add(run.end())
      paste(text, isSecret: session.isAtSecret, keepsLineBreaks: session.keepsLineBreaks)
    case .pointer(let pointer, _):
      guard let input = mouse.take(pointer) else { return }
      inputCount += 1
      add(run.end())
      lines.append(input.tapeText)
    case .resize where size != self.size:
      self.size = size
      add(run.end())
      lines.append("Resize \(size.columns)x\(size.rows)")
    case .resize, .time, .elapsed, .answer, .interrupt: break
    }
  }

  /// Writes expectations of what a session shows now.
  public mutating func expect(_ session: Session) {
    add(run.end())
    lines += SessionExpectations(session, withSecrets: withSecrets).here
    lines.append("")
  }

  /// The tape of a session, which has ended as it stands.
  public func text(ofEnded session: Session) -> String {
    var recorder = self
    recorder.add(recorder.run.end())
    let end = SessionExpectations(session, withSecrets: withSecrets).atTheEnd
    return (recorder.lines + end).map { $0 + "\n" }.joined()
  }

  private mutating func type(_ text: String, isSecret: Bool) {
    guard isSecret, !withSecrets else { return add(run.type(text)) }
    hasMasked = true
    add(run.typeSecret())
  }

  private mutating func paste(_ text: String, isSecret: Bool, keepsLineBreaks: Bool) {
    if isSecret, !withSecrets {
      hasMasked = true
      lines.append("Paste \"********\"")
      return
    }
    guard keepsLineBreaks else {
      // A tape's texts end with their line; a line of text takes breaks as blanks anyway.
      if text.contains(where: \.isNewline) { lines.append("# Pasted with line breaks.") }
      lines.append("Paste " + String(text.map { $0.isNewline ? " " : $0 }).tapeQuoted)
      return
    }
    let pieces = text.split(separator: "\n", omittingEmptySubsequences: false)
    if pieces.count > 1 { lines.append("# Pasted as one piece.") }
    for (number, piece) in pieces.enumerated() {
      if number > 0 { lines.append("Alt+Enter") }
      if !piece.isEmpty { lines.append("Paste " + String(piece).tapeQuoted) }
    }
  }

  private mutating func add(_ written: [String]) {
    lines += written
  }
}

extension Session {
  /// Whether what has the focus is a text of several lines.
  fileprivate var keepsLineBreaks: Bool {
    guard case .field(let place) = focus else { return false }
    return widgets[place].keepsLineBreaks
  }

  /// Whether keys go into a field for secrets.
  fileprivate var isAtSecret: Bool {
    focusedField.map { widgets[$0] is PasswordField } ?? false
  }
}
