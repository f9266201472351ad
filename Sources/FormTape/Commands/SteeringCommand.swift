/// A command that does something with a field or a group, by the keys that a user would press.
package protocol SteeringCommand: TapeCommand {
  /// How long it may take until the field is there; `nil` if it must be there now.
  var patience: Duration? { get }

  /// Finds the keys.
  /// - Throws: `Unmet` if there are none.
  func steer(_ trial: inout FormTrial) throws(Unmet)
}

extension SteeringCommand {
  package var effect: TapeEffect { .input() }

  package func perform(by player: inout CasePlayer<some Stage>) throws(Breakdown) {
    try player.steer(within: patience, steer)
  }
}
