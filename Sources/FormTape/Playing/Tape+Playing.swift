package import Forms
import SourceText

extension Tape {
  /// Plays a case in this process: without a terminal or waiting, with the same result every time.
  public func play(_ tapeCase: TapeCase, _ options: PlayOptions = PlayOptions()) -> CasePlay {
    let steps = steps(of: tapeCase)
    var setup = CaseSetup(of: steps, size: options.size)
    setup.size = options.screen ?? setup.size
    guard let form = setup.filledForm else {
      let reason = setup.program == nil ? CaseSetup.opensNoForm : TapedProgram.needsTerminal
      return cannotPlay(tapeCase, reason)
    }
    do throws(Breakdown) {
      let stage = try HeadlessStage(form, setup, options)
      return play(tapeCase, steps, setup, on: stage, options)
    } catch {
      return stopped(tapeCase, by: error)
    }
  }

  /// Returns the number of keys that a case sends.
  package func keyCount(of tapeCase: TapeCase) -> Int {
    steps(of: tapeCase).reduce(0) { count, step in
      if case .input(let more, _) = step.command.effect { count + more } else { count }
    }
  }

  /// Returns whether the form of a case has secret fields.
  package func hasSecrets(in tapeCase: TapeCase) -> Bool {
    let setup = CaseSetup(of: steps(of: tapeCase), size: PlayOptions().size)
    return setup.form?.form.fields.contains(where: \.isSecret) ?? false
  }

  /// Plays a case on a stage whose form or program has just been opened.
  package func play(
    _ tapeCase: TapeCase,
    on stage: some Stage,
    _ options: PlayOptions = PlayOptions()
  ) -> CasePlay {
    let steps = steps(of: tapeCase)
    return play(tapeCase, steps, CaseSetup(of: steps, size: options.size), on: stage, options)
  }

  private func play(
    _ tapeCase: TapeCase,
    _ steps: [TapeStep],
    _ setup: CaseSetup,
    on stage: some Stage,
    _ options: PlayOptions
  ) -> CasePlay {
    if let reason = tapeCase.skipReason {
      return CasePlay(report(tapeCase, .skipped(reason: reason)))
    }
    if let breakdown = missingProgram(in: steps, options) {
      return stopped(tapeCase, by: breakdown)
    }
    var options = options
    options.isRecording = options.isRecording || !setup.outputs.isEmpty
    let fields = setup.form?.form.fields ?? []
    let secrets = fields.filter(\.isSecret).map(\.id)
    var player = CasePlayer(
      on: stage,
      from: setup.start,
      options,
      redactions: setup.redactions,
      formPath: setup.form?.path ?? "",
      secrets: Set(secrets)
    ) { name in
      SnapshotStore.path(of: name, in: tapeCase.name, ofTapeAt: file)
    }
    player.row = tapeCase.row
    let breakdown = player.play(steps)
    player.notes += player.stage.end()
    var known = report(tapeCase, .passed)
    if tapeCase.row != nil { known.name = player.secretsAtEnd().removed(from: known.name) }
    var play = CasePlay(
      player.report(as: known, breakdown),
      files: player.files + (player.mismatches.isEmpty && breakdown == nil ? player.updates : []),
      recording: player.recording,
      outputs: setup.outputs
    )
    play.performedCount = player.performedCount
    play.redactions = setup.redactions
    if options.isRecording { play.secrets = player.secretsAtEnd() }
    return play
  }

  /// Returns a breakdown if a required program is missing, at the line that requires it.
  private func missingProgram(in steps: [TapeStep], _ options: PlayOptions) -> Breakdown? {
    for step in steps {
      guard let require = step.command.cast(to: Require.self),
        !options.hasProgram(require.program)
      else { continue }
      return Breakdown(
        .unavailable,
        "program \(require.program.tapeQuoted) is not on the PATH",
        origin: step.origin.description,
        line: step.text
      )
    }
    return nil
  }

  private func cannotPlay(_ tapeCase: TapeCase, _ reason: String) -> CasePlay {
    if let reason = tapeCase.skipReason {
      return CasePlay(report(tapeCase, .skipped(reason: reason)))
    }
    return stopped(tapeCase, by: Breakdown(.unavailable, reason))
  }

  /// Returns the result of a case that could not be started.
  package func stopped(_ tapeCase: TapeCase, by breakdown: Breakdown) -> CasePlay {
    var breakdown = breakdown
    breakdown.origin = breakdown.origin ?? tapeCase.origin.description
    breakdown.line = breakdown.line ?? tapeCase.origin.line
    return CasePlay(report(tapeCase, .broken(breakdown)))
  }

  private func report(_ tapeCase: TapeCase, _ ending: CaseReport.Ending) -> CaseReport {
    CaseReport(tapeCase.name, line: tapeCase.origin.place.line, ending: ending)
  }
}

extension CasePlayer {
  /// Returns the report of a played case.
  fileprivate func report(as known: CaseReport, _ breakdown: Breakdown?) -> CaseReport {
    var report = known
    // A case that broke down may already have failed expectations.
    if !mismatches.isEmpty {
      report.ending = .failed(mismatches)
    } else if let breakdown {
      report.ending = .broken(breakdown)
    } else if metCount == 0 {
      report.ending =
        unknowns.isEmpty
        ? .silent : .skipped(reason: "no expectation could be checked in this mode")
    }
    report.metCount = metCount
    report.coverage = stage.coverage
    report.unknowns = unknowns
    report.tapeSeconds = stage.elapsed.seconds
    report.notes = notes
    if let breakdown, !mismatches.isEmpty {
      report.notes.append("stopped at \(breakdown.origin ?? report.name): \(breakdown.reason)")
    }
    report.kept = files.map(\.path)
    if !updates.isEmpty {
      report.notes += updates.flatMap { file -> [String] in
        guard report.ending == .passed else {
          return ["did not update \(file.path): the case has other failures"]
        }
        return [CaseReport.note(ofUpdated: file.path)] + (changes[file.path] ?? [])
      }
    }
    return report
  }
}

extension HeadlessStage {
  /// Opens the form of a case.
  package init(
    _ form: Form,
    _ setup: CaseSetup,
    _ options: PlayOptions
  ) throws(Breakdown) {
    try self.init(
      form,
      size: setup.size,
      start: setup.start,
      theme: setup.theme,
      checks: options.checks,
      staged: setup.answers,
      edits: setup.edits,
      printed: { options.printed(form, $0) },
      notingRulesOf: options.notesRules ? setup.form?.path : nil
    )
  }
}
