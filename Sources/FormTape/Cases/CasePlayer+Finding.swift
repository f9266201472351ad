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

  /// Presses the mouse button on a place and releases it on another.
  mutating func drag(from start: Locator, to end: Locator) throws(Breakdown) {
    // The form may be scrolled to the end, which moves the start.
    guard try cell(of: start) != nil, let end = try cell(of: end), let first = try cell(of: start)
    else { return }
    try send(.mouse(.drag(from: first, to: end)))
  }

  /// Returns the cell that a mouse command points at, which is brought into view if it is of a field;
  /// `nil` if the case has failed.
  mutating func cell(
    of target: Locator,
    within patience: Duration? = nil
  ) throws(Breakdown) -> ScreenPosition? {
    switch target {
    case .cell, .text:
      let cell = try find(within: patience) { scene throws(Unmet) in
        try target.cell(on: scene.screen)
      }
      return cell ?? nil
    case .field(let field):
      return try steer(within: patience) { trial throws(Unmet) in try trial.reveal(field) }
    case .option(let field, let name):
      return try steer(within: patience) { trial throws(Unmet) in
        try trial.reveal(name, of: field)
      }
    }
  }

  /// Sends the inputs that lead a form to a goal, and returns what is found there; without any, the
  /// case fails.
  @discardableResult
  mutating func steer<Found>(
    within patience: Duration?,
    _ steer: (inout FormTrial) throws(Unmet) -> Found
  ) throws(Breakdown) -> Found? {
    let goal = try find(within: patience) { scene throws(Unmet) in
      guard let screen = scene.form?.screen else { throw .noForm }
      var trial = FormTrial(screen)
      let found = try steer(&trial)
      return (inputs: trial.inputs, found: found)
    }
    for input in goal?.inputs ?? [] { try send(input.bytes, isMove: input.isMove) }
    return goal?.found
  }
}
