import FormFilling
import FormScreens
import FormValidation
import FormWidgets
import Forms
import SourceText

/// The expectations that a tape can have about a screen in its current state.
struct ScreenExpectations {
  private let screen: Screen
  private let withSecrets: Bool

  init(_ screen: Screen, withSecrets: Bool) {
    self.screen = screen
    self.withSecrets = withSecrets
  }

  /// The focus, the focused field, the form.
  var here: [String] {
    let scene = FormScene(screen)
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
    if case .object(let members)? = FormScene(screen).submitted {
      // A group with a secret is left out entirely.
      let secret = withSecrets ? [] : Set(secrets.map(\.firstName.rawValue))
      let told = members.filter { !secret.contains($0.key) }
      let isPart = told.count < members.count
      lines.append("Expect submitted \(isPart ? "has " : "")\(Value.object(told).json)")
    }
    // No tape can repeat a signal.
    if let outcome = screen.filling.outcome, !outcome.isFromOutside {
      lines.append("Expect exit \(outcome.exitStatus)")
    }
    return lines
  }

  private func lines(about field: FieldScene) -> [String] {
    let name = "Expect field \(field.id.tapeSpelling)"
    guard withSecrets || !secrets.contains(field.id) else {
      // Messages about a secret may depend on its length, which its placeholder does not share.
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
    return ["\(name) value \(field.value.tapeSpelling)"] + said.filter(\.fitsTape)
  }

  /// The secret fields.
  private var secrets: Set<FieldID> {
    Set(screen.form.fields.filter(\.isSecret).map(\.id))
  }
}

/// The placeholders that a tape types instead of secrets: texts with the same verdicts from the
/// rules of their fields, so that the tape passes.
struct SecretMask {
  /// The index of the field being typed into.
  private var index: Int?

  /// The text that the tape has typed into each field.
  private var typed: [Int: String] = [:]

  /// Texts that many rules on secrets accept; the first one is used if none has the same verdicts.
  private static let texts = [
    "********", "********Aa1", "Stand-in-0", "Stand-in for 1 secret", "StandIn42",
    "StandInSecret42",
    "0000", "1234", "000000", "123456", "00000000", "stand-in", "standin", "s", "A1-b2-C3-d4-E5",
  ]

  /// Returns whether an event changes a secret, so that it must not be written.
  mutating func hides(_ event: Event, before screen: Screen) -> Bool {
    guard case .field(let index) = screen.filling.focus, screen.form.fields[index].isSecret else {
      return false
    }
    switch event {
    case .key, .paste: break
    default: return false
    }
    var next = screen
    next.handle(event)
    let (before, after) = (screen.filling, next.filling)
    guard after.outcome == nil, after.focus == before.focus,
      !after.sheet.fields[index].widget.isEqual(to: before.sheet.fields[index].widget)
    else { return false }
    self.index = index
    return true
  }

  /// Returns the field of the last typed secret, its placeholder, and the commands that type it;
  /// `nil` if there is none.
  mutating func standIn(
    in filling: Filling
  ) -> (field: FieldID, text: String, commands: [String])? {
    guard let index else { return nil }
    self.index = nil
    let field = filling.form.fields[index]
    // A field that repeats other secrets has been filled from their placeholders.
    let isFilled = !field.followed.isEmpty
    let before = typed[index] ?? field.widget.value.description
    let secret = filling.sheet.fields[index].widget.value
    let text = secret.isBlank ? "" : judgedAlike(secret, at: index, in: filling)
    typed[index] = text
    guard text != before || isFilled else { return nil }
    let clearing = before.isEmpty && !isFilled ? [] : ["Ctrl+E Ctrl+U"]
    return (field.id, text, clearing + (text.isEmpty ? [] : ["Type \(text.tapeQuoted)"]))
  }

  /// Returns the placeholder for a secret that was given before the filling began.
  mutating func standIn(forGivenAt index: Int, in filling: Filling) -> String {
    let text = judgedAlike(filling.sheet.fields[index].widget.value, at: index, in: filling)
    typed[index] = text
    return text
  }

  /// Returns a text with the same verdicts as a field's secret, given the placeholders for others.
  private func judgedAlike(_ secret: Value, at index: Int, in filling: Filling) -> String {
    let fields = filling.form.fields
    var ruler = filling.ruler
    let wanted = ruler.registrations[index].verdict.violations.map(\.code)
    for (other, text) in typed where other != index {
      ruler.setValue(.text(text), of: fields[other].id)
    }
    let known = typed.sorted { $0.key < $1.key }.map(\.value).filter { !$0.isEmpty }
    return (known + SecretMask.texts).first { text in
      var trial = ruler
      trial.setValue(.text(text), of: fields[index].id)
      return trial.registrations[index].verdict.violations.map(\.code) == wanted
    } ?? SecretMask.texts[0]
  }
}
