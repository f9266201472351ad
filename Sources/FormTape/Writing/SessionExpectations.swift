import FormUI
import FormValidation
import SourceText

/// The expectations that a tape can have of a session in its current state.
struct SessionExpectations {
  private let session: Session
  private let withSecrets: Bool

  init(_ session: Session, withSecrets: Bool) {
    self.session = session
    self.withSecrets = withSecrets
  }

  /// The focus, the focused field, the form.
  var here: [String] {
    let scene = FormScene(session)
    let standing = scene.errorCount > 0 ? "invalid" : scene.isPending ? "pending" : "valid"
    guard let focus = scene.focus, let field = scene[focus] else {
      return ["Expect focus none", "Expect form \(standing)"]
    }
    return ["Expect focus \(focus.tapeSpelling)"] + lines(about: field)
      + ["Expect form \(standing)"]
  }

  /// The submitted answers and the exit status.
  var atTheEnd: [String] {
    var lines: [String] = []
    if case .object(let members)? = FormScene(session).submitted {
      let secret = withSecrets ? [] : Set(secrets.map(\.rawValue))
      let told = members.filter { !secret.contains($0.key) }
      let isPart = told.count < members.count
      lines.append("Expect submitted \(isPart ? "has " : "")\(Value.object(told).json)")
    }
    if let outcome = session.outcome { lines.append("Expect exit \(outcome.exitStatus)") }
    return lines
  }

  private func lines(about field: FieldScene) -> [String] {
    let name = "Expect field \(field.id.tapeSpelling)"
    guard withSecrets || !secrets.contains(field.id) else {
      // Messages about a secret may depend on its length, which its stand-in does not share.
      switch field.state {
      case _ where field.isPending: return ["\(name) pending"]
      case .incomplete: return ["\(name) incomplete"]
      case _ where field.errors.isEmpty: return ["\(name) ok"]
      default: return ["Expect not field \(field.id.tapeSpelling) ok"]
      }
    }
    let verdict: String
    switch field.errors.first {
    case nil: verdict = "\(name) \(field.isPending ? "pending" : "ok")"
    case let error?:
      let word = field.state == .incomplete ? "incomplete" : "error"
      verdict = "\(name) \(word) \(error.tapeQuoted)"
    }
    let shown = field.shown.map { "\(name) shows \($0.tapeQuoted)" }
    let said = [verdict] + (shown.isEmpty ? ["\(name) shows nothing"] : shown)
    return ["\(name) value \(field.value.tapeSpelling)"] + said.filter(\.canBeRead)
  }

  /// The secret fields.
  private var secrets: Set<FieldID> {
    Set(session.form.fields.filter { $0.widget.description.isSecret }.map(\.id))
  }
}

extension String {
  /// Whether a tape can contain the line: no text in it has all three quotation marks, or a line
  /// break.
  fileprivate var canBeRead: Bool {
    !unicodeScalars.contains("\n") && !unicodeScalars.contains("\r")
      && !"\"'`".unicodeScalars.allSatisfy(unicodeScalars.contains)
  }
}
