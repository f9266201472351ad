import FormUI
import FormValidation

/// Stand-ins that a tape types instead of secrets: texts that the rules of their fields judge
/// alike, so that the tape passes.
struct SecretMask: Hashable {
  /// The index of the field being typed into.
  private var place: Int?

  /// The text that the tape has typed into each field.
  private var typed: [Int: String] = [:]

  /// Texts that many rules on secrets accept; the first is used if none is judged alike.
  private static let texts = [
    "********", "********Aa1", "Stand-in-0", "Stand-in for 1 secret", "StandIn42",
    "StandInSecret42",
    "0000", "1234", "000000", "123456", "00000000", "stand-in", "standin", "s", "A1-b2-C3-d4-E5",
  ]

  /// Returns whether an event changes a secret, so that it must not be written.
  mutating func hides(_ event: Event, before session: Session) -> Bool {
    guard case .field(let place) = session.focus, session.fields[place].widget.description.isSecret
    else {
      return false
    }
    switch event {
    case .key, .paste: break
    default: return false
    }
    var next = session
    next.handle(event)
    guard next.outcome == nil, next.focus == session.focus,
      AnyHashable(next.fields[place].widget) != AnyHashable(session.fields[place].widget)
    else { return false }
    self.place = place
    return true
  }

  /// Returns the commands that type the stand-in for the last typed secret; empty if there is none.
  mutating func standIn(in session: Session) -> [String] {
    guard let place else { return [] }
    self.place = nil
    let before = typed[place] ?? session.form.fields[place].widget.value.description
    let secret = session.fields[place].widget.value
    let text = secret.isBlank ? "" : judgedAlike(secret, at: place, in: session)
    typed[place] = text
    guard text != before else { return [] }
    let clearing = before.isEmpty ? [] : ["Ctrl+E Ctrl+U"]
    return clearing + (text.isEmpty ? [] : ["Type \(text.tapeQuoted)"])
  }

  /// Returns a text that the field's rules judge like its secret, given the stand-ins for others.
  private func judgedAlike(_ secret: Value, at place: Int, in session: Session) -> String {
    let fields = session.form.fields
    var ruler = session.ruler
    let wanted = ruler.registrations[place].verdict.violations.map(\.code)
    for (other, text) in typed where other != place {
      ruler.setValue(.text(text), of: fields[other].id)
    }
    let known = typed.sorted { $0.key < $1.key }.map(\.value).filter { !$0.isEmpty }
    return (known + SecretMask.texts).first { text in
      var trial = ruler
      trial.setValue(.text(text), of: fields[place].id)
      return trial.registrations[place].verdict.violations.map(\.code) == wanted
    } ?? SecretMask.texts[0]
  }
}
