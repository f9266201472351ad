import FormWidgets

/// The moments of a case's recording.
extension CasePlayer {
  /// Records the current screen if requested, labeled with the step by default.
  mutating func keepMoment(as label: String? = nil, input bytes: [UInt8] = []) throws(Breakdown) {
    guard options.isRecording else { return }
    var scene = try stage.scene(atForm: false)
    // The form knows the secrets in the output.
    if scene.exitStatus != nil { scene = try stage.scene(atForm: true) }
    for sight in stage.takeSights() {
      recording.append(
        RecordedMoment(
          time: sight.time,
          screen: sight.screen,
          cursor: sight.cursor,
          label: label ?? step.label,
          step: performedCount - 1,
          input: [],
          caption: caption,
          isHidden: isHidden
        )
      )
    }
    let shown = shellScreen(after: scene)
    recording.append(
      RecordedMoment(
        time: stage.elapsed,
        screen: shown ?? scene.keptScreen,
        cursor: shown == nil ? scene.cursor : nil,
        label: label ?? step.label,
        step: performedCount - 1,
        input: bytes,
        caption: caption,
        isHidden: isHidden
      )
    )
  }

  /// Records what a program whose time is real draws after the last input.
  mutating func keepLastMoment() throws(Breakdown) {
    guard options.isRecording, stage.patience != nil else { return }
    try stage.calm()
    try keepMoment()
  }

  /// Returns the shell's screen after the program has ended: its command and its output, without
  /// secrets; `nil` while it runs, and if it has printed nothing.
  private func shellScreen(after scene: Scene) -> CellGrid? {
    guard scene.exitStatus != nil, !formPath.isEmpty, let output = scene.output, !output.isEmpty
    else { return nil }
    let size = scene.screen.size
    let published = SecretTexts(of: scene.form, typed: secretTexts).removed(from: output)
    let lines = published.printableLines.split(separator: "\n")
      .flatMap { $0.cut(to: size.columns) }
    let rows = ["$ tabstop \(formPath.split(separator: "/").last ?? "")"] + lines
    var canvas = Canvas(size: size)
    for (row, line) in rows.suffix(size.rows).enumerated() {
      canvas.write(line, row: row, column: 0, style: row == 0 ? .strong : .plain)
    }
    return CellGrid(Frame(canvas), in: scene.screen.theme)
  }
}

extension Substring {
  /// Returns the text in pieces as wide as a terminal, which breaks a line anywhere.
  fileprivate func cut(to columns: Int) -> [String] {
    var pieces = [""]
    var width = 0
    for character in self {
      width += character.cellWidth
      if width > columns {
        pieces.append("")
        width = character.cellWidth
      }
      pieces[pieces.count - 1].append(character)
    }
    return pieces
  }
}

extension TapeStep {
  /// The step in a recording: `signup.tape:4 Type "Ada"`.
  var label: String { "\(origin) \(text)" }

  /// The label without the typed text.
  var maskedLabel: String { "\(origin) \(text(isMasked: true))" }
}
