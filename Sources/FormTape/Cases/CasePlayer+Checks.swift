import FormValidation
import FormWidgets
import SourceText

/// The expectations of a case.
extension CasePlayer {
  /// How far a report looks ahead for a scene that meets an expectation.
  private var foresight: Duration { .seconds(5) }

  /// Checks an expectation, letting time pass as long as it allows.
  ///
  /// A soft one fails the case only at its end.
  mutating func check(_ expectation: Expectation, isSoft: Bool = false) throws(Breakdown) {
    let start = stage.elapsed
    // One wait is enough for a checkpoint that is not met.
    let isLost = mismatches.count > earlierMismatchCount
    let standard = isLost ? standardPatience.map { _ in .zero } : standardPatience
    let patience = expectation.patience ?? standard
    let find = unmet(expectation)
    if expectation.isNegated || expectation.subject.cast(to: Running.self) != nil {
      try stage.calm(beforeAbsence: find)
    }
    var unmet: Unmet?
    if stage.patience == nil {
      unmet = find(try stage.scene(atForm: expectation.subject.looksAtForm))
    }
    if let patience, unmet?.isUnknown == false || stage.patience != nil {
      unmet = try stage.wait(until: start + patience, for: find)
    }
    if stage.patience != nil { try keepMoment() }
    guard let unmet else {
      metCount += 1
      return
    }
    if unmet.isUnknown {
      unknowns.append("\(step.origin) \(step.text): \(unmet.actual.joined(separator: " "))")
      return
    }
    if !expectation.isNegated, let snapshot = expectation.subject.cast(to: Snapshot.self),
      try keep(snapshot)
    {
      metCount += 1
      return
    }
    var mismatch = try mismatch(of: unmet)
    mismatch.hint = hint(for: expectation, since: start) ?? stage.remark
    mismatches.append(mismatch)
    if !isSoft { hasFailed = true }
  }

  /// Waits for a text on the screen, and fails the case if it does not appear.
  mutating func wait(_ wait: ScreenWait) throws(Breakdown) {
    guard let standard = waitPattern else { return }
    let patience = wait.patience ?? waitTimeout ?? .seconds(15)
    let pattern = wait.pattern ?? standard
    let unmet = try stage.wait(until: stage.elapsed + patience) { scene -> Unmet? in
      guard !wait.isOver(in: scene, lookingFor: standard) else { return nil }
      let lines =
        wait.scope == .screen
        ? scene.screen.lines : scene.cursor.map { [scene.screen.line($0.row)] } ?? []
      return Unmet(
        wait.scope.aspect,
        expected: [pattern.tapeSpelling],
        actual: lines.filter { !$0.isEmpty }
      )
    }
    if let unmet {
      var mismatch = try mismatch(of: unmet)
      mismatch.hint = stage.remark
      mismatches.append(mismatch)
      hasFailed = true
    } else {
      metCount += 1
    }
  }

  /// How long to wait where the tape does not say: only for a program, which is never settled.
  var standardPatience: Duration? { stage.patience.map { waitTimeout ?? $0 } }

  /// Returns what tells how a scene fails an expectation; a snapshot is compared with the stored one.
  ///
  /// Only a snapshot needs the player, whose copy would make the stage copy its screen.
  private func unmet(_ expectation: Expectation) -> (Scene) -> Unmet? {
    guard let snapshot = expectation.subject.cast(to: Snapshot.self) else {
      return expectation.check
    }
    let player = self
    return { scene in
      let unmet = player.unmet(snapshot, in: scene)
      guard expectation.isNegated else { return unmet }
      return unmet == nil ? Unmet(expected: ["not \(snapshot)"], actual: ["\(snapshot)"]) : nil
    }
  }

  /// Returns a hint if the expectation would have been met later.
  private func hint(for expectation: Expectation, since start: Duration) -> String? {
    guard var future = stage.copy else { return nil }
    let find = unmet(expectation)
    let now = future.elapsed
    do throws(Breakdown) {
      while let timer = try future.nextTimer(), timer.due <= now + foresight {
        try future.advance(to: timer.due)
        guard find(try future.scene()) == nil else { continue }
        let patience = (timer.due - start).roundedUp(to: .milliseconds(100))
        return "would pass with Expect@\(patience.tapeText): \(timer.name) is due in "
          + (timer.due - now).tapeText
      }
    } catch {
      // Without a hint, the case stops for the same reason.
    }
    return nil
  }

  func screenLines(of scene: Scene, without secrets: SecretTexts) -> [String] {
    var lines = scene.screen.lines.map { redactions.applied(to: secrets.removed(from: $0)) }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Fails the case, and skips its remaining commands.
  mutating func fail(_ unmet: Unmet) throws(Breakdown) {
    if unmet.isUnknown {
      throw Breakdown(.unavailable, unmet.actual.joined(separator: " "))
    }
    var mismatch = try mismatch(of: unmet)
    mismatch.hint = stage.remark
    mismatches.append(mismatch)
    (hasFailed, isStopped) = (true, true)
  }

  private mutating func mismatch(of unmet: Unmet) throws(Breakdown) -> Mismatch {
    let scene = try stage.scene()
    let size = scene.screen.size
    let secrets = SecretTexts(of: scene.form, typed: secretTexts)
    let publish = { [redactions] in redactions.applied(to: secrets.removed(from: $0)) }
    return Mismatch(
      file: step.origin.file,
      line: step.origin.place.line,
      text: secrets.removed(from: step.text),
      aspect: unmet.aspect,
      expected: unmet.expected.map(secrets.removed),
      actual: unmet.actual.map(publish),
      details: (unmet.hints + (row.map { [Unmet.Hint("row", [$0])] } ?? [])).map {
        Unmet.Hint($0.name, $0.lines.map(publish))
      },
      after: journal.last,
      afterLine: journal.lastLine,
      state: scene.form.map { state(of: $0) },
      screen: screenLines(of: scene, without: secrets),
      size: "\(size.columns)x\(size.rows)"
    )
  }

  private func state(of form: FormScene) -> String {
    let count = form.errorCount
    let standing = count > 0 ? "invalid(\(count))" : form.isPending ? "pending" : "valid"
    let focus = form.focus?.rawValue ?? "none"
    let clock = start.advanced(by: stage.elapsed)
    return "focus=\(focus)  clock=\(clock)  form=\(standing)"
  }
}

extension ScreenWait.Scope {
  /// The subject of the wait, in a report.
  fileprivate var aspect: String {
    switch self {
    case .line: "cursor row"
    case .screen: "screen"
    }
  }
}

/// The snapshots and pictures of a case.
extension CasePlayer {
  /// Returns how a screen differs from the stored one.
  func unmet(_ snapshot: Snapshot, in scene: Scene) -> Unmet? {
    let path = snapshotPath(snapshot.name)
    guard let file = options.snapshots.read(path) else {
      return Unmet("snapshot", expected: [path], actual: [SnapshotSides.missing])
    }
    guard let stored = StoredScreen(file) else {
      return Unmet("snapshot", expected: [path], actual: ["a file that is not a snapshot"])
    }
    let actual = StoredScreen(scene.kept, redactions: redactions)
    return stored.difference(of: actual, in: snapshot.layers)
  }

  /// Keeps a picture of the screen, in the format of the path's extension.
  mutating func savePicture(_ path: String) throws(Breakdown) {
    try stage.calm()
    let scene = try stage.scene(atForm: false).kept
    switch path.fileExtension {
    case "svg": keep(picture(of: scene), as: path)
    case "ansi": keep(scene.screen.captioned(caption).ansi, as: path)
    case "json": keep(scene.screenJSON, as: path)
    default: keep(scene.screen.captioned(caption).text + "\n", as: path)
    }
  }

  private func picture(of scene: Scene) -> String {
    SVGPicture(scene.screen.captioned(caption), cursor: scene.cursor, look: look).text
  }

  /// Keeps a new snapshot if the store requests it, and returns whether that settles a difference.
  mutating func keep(_ snapshot: Snapshot) throws(Breakdown) -> Bool {
    let path = snapshotPath(snapshot.name)
    if options.snapshots.mode != .compare { try stage.calm() }
    let screen = StoredScreen(try stage.scene(atForm: false).kept, redactions: redactions)
    let file = SavedFile(path: path, text: screen.file)
    switch options.snapshots.mode {
    case .compare: return false
    case .review:
      files.append(SavedFile(path: path + ".new", text: file.text))
      return false
    case .update:
      updates.append(file)
      let stored = options.snapshots.read(path).flatMap(StoredScreen.init)
      let difference = stored?.difference(of: screen, in: Set(Snapshot.Layer.allCases))
      changes[path] = difference?.hints.flatMap { hint in hint.lines.map { "\(hint.name) \($0)" } }
      return true
    }
  }

  private mutating func keep(_ text: String, as path: String) {
    files.append(SavedFile(path: path, text: text, origin: step.origin))
  }
}
