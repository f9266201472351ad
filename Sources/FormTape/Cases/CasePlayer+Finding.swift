import FormFilling
import FormScreens
import FormWidgets

/// What the commands of a case find on the screen.
extension CasePlayer {
  /// Returns what a command finds in the current scene, or in one within a time; `nil` if it is not
  /// there, so that the case fails.
  mutating func find<Found>(
    within patience: Duration?,
    _ find: (Scene) throws(Unmet) -> Found
  ) throws(Breakdown) -> Found? {
    try requireRunning()
    var found: Found?
    func look(at scene: Scene) -> Unmet? {
      do throws(Unmet) {
        found = try find(scene)
        return nil
      } catch {
        return error
      }
    }
    var unmet = look(at: try stage.scene())
    if unmet != nil, let patience = patience ?? standardPatience {
      unmet = try stage.wait(until: stage.elapsed + patience, for: look(at:))
    }
    guard let unmet else { return found }
    try fail(unmet)
    return nil
  }

  /// Clicks a cell, or what is found on the screen.
  mutating func click(_ target: Locator, within patience: Duration?) throws(Breakdown) {
    guard let cell = try cell(of: target, within: patience) else { return }
    try send(.mouse(.click(cell)))
  }

  /// Returns the cell that a mouse command points at; `nil` if the case has failed.
  mutating func cell(
    of target: Locator,
    within patience: Duration? = nil
  ) throws(Breakdown) -> ScreenPosition? {
    // A cell is pressed without a look at the screen.
    if case .cell(let cell) = target { return cell }
    return try find(within: patience) { scene throws(Unmet) in try target.cell(in: scene) }
  }

  /// Sends the inputs that lead a form to a goal; without any, the case fails.
  mutating func steer(
    within patience: Duration?,
    _ steer: (inout FormTrial) throws(Unmet) -> Void
  ) throws(Breakdown) {
    let trial = try find(within: patience) { scene throws(Unmet) in
      guard let screen = scene.form?.screen else { throw .noForm }
      var trial = FormTrial(screen)
      try steer(&trial)
      return trial
    }
    for input in trial?.inputs ?? [] { try send(input.bytes, isMove: input.isMove) }
  }
}
