package import FormValidation
import Forms
import SourceText

/// `Add items`, `Remove items[1]`: adds an entry to a repeated group, or removes one, by its button.
package struct ChangeEntries: SteeringCommand {
  package static let words = ["Add", "Remove"]

  package static let entry = TapeEntry(
    .keys,
    usage: "Add[@TIME] GROUP",
    "Remove[@TIME] GROUP[INDEX]",
    summary: "Add an entry to a repeated group, or remove one",
    example: """
      Form conference.yaml
      Add attendees
      Fill attendees[1].name "Grace Hopper"
      Remove attendees[0]
      """
  )

  /// The group that gets an entry, or the entry that is removed.
  package let name: FieldID

  /// Whether an entry is added.
  package let isAdding: Bool

  /// How long it may take until the group is there; `nil` if it must be there now.
  package let patience: Duration?

  package init(_ name: FieldID, isAdding: Bool, patience: Duration? = nil) {
    (self.name, self.isAdding, self.patience) = (name, isAdding, patience)
  }

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    isAdding = arguments.word.text == "Add"
    patience = try arguments.pause()
    let wanted = isAdding ? "a repeated group" : "an entry, like items[1]"
    guard let token = arguments.take(.word) ?? arguments.take(.string) else {
      throw arguments.unexpected(wanted)
    }
    name = FieldID(token.text)
    guard let form = try arguments.openForm() else { return }
    let isKnown =
      isAdding
      ? form.hasGroup(named: name.entry(0))
      : token.text.hasSuffix("]") && form.hasGroup(named: name)
    if isKnown { return }
    let groups = form.specimen.lists.map { isAdding ? $0.id : $0.id.entry(0) }.map(\.rawValue)
    throw arguments.finding(
      .field,
      at: token,
      "expected \(wanted), found \(token.text.quoted)",
      suggestion: groups.nearest(to: token.text),
      note: groups.isEmpty
        ? "the form has no repeated groups" : "groups: \(groups.joined(separator: " "))"
    )
  }

  package func steer(_ trial: inout FormTrial) throws(Unmet) {
    if isAdding { try trial.addEntry(to: name) } else { try trial.remove(entry: name) }
  }
}
