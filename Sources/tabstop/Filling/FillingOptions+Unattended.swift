import ArgumentParser
import FormFile
import FormFilling
import FormNarration
import FormTerminal
import FormValidation
import FormWidgets
import Forms
import SystemCalls

/// Filling out a form without asking.
extension FillingOptions {
  /// Submits the given answers, or reports the errors in them, one per line.
  func fillUnattended(_ form: Form, checks: [String: OutsideCheck]) throws -> Outcome {
    var filling = Filling(form, now: LocalClock.now)
    try filling.conclude(
      asking: checks,
      submittingTo: misfits.isEmpty ? handler(for: form) : nil,
      until: timeLimit?.end,
      guardedBy: Signals.beforeEnding(_:during:)
    )
    let narrator = Narrator(of: form)
    var told: Set<String> = []
    func report(_ lines: [String]) {
      let new = lines.filter { told.insert($0).inserted }
      StandardError.write(new.map { $0 + "\n" }.joined())
    }
    report(loadFailures(in: filling, narrator))
    let strays = filling.strays(isFinal: true)
    let isDone = misfits.isEmpty && strays.isEmpty && filling.outcome != nil
    report(strays.map { "\(form.fields[$0.index].id): \($0.words)" })
    // Problems of hidden answers are among those of the fields.
    if !isDone, misfits.isEmpty, let notice = narrator.reply(in: filling) {
      StandardError.write(notice + "\n")
    }
    let unfit = UnfitAnswers(misfits, of: form)
    let refused = unfit.refused.union(strays.map(\.index))
    for (index, field) in form.fields.enumerated() {
      report(unfit.lines[index] ?? [])
      guard filling.sheet.isActive(fieldAt: index), !refused.contains(index) else { continue }
      // The only field of a question has no user-defined name.
      let name = form.isQuestion ? "" : "\(field.id): "
      if !isDone {
        report(narrator.problems(ofFieldAt: index, in: filling.sheet).map { name + $0 })
      }
      if !isQuiet {
        let warnings = narrator.warnings(aboutFieldAt: index, in: filling.sheet)
        report(warnings.map { "warning: \(name)\($0)" })
      }
    }
    report(unfit.lines[form.fields.count] ?? [])
    if isDone, let outcome = filling.outcome { return outcome }
    throw ExitCode(
      filling.outside.submission?.hasFailed == true
        ? CommandError.status : Int32(Outcome.cancelled.exitStatus)
    )
  }

  /// Returns the options and defaults that could not be loaded, each with the reason.
  private func loadFailures(in filling: Filling, _ narrator: Narrator) -> [String] {
    let active = filling.form.fields.indices.filter { filling.ruler.registrations[$0].isActive }
    return active.compactMap { index in
      narrator.loadFailure(at: index, in: filling.sheet).map {
        "\(filling.form.fields[index].id): \($0)"
      }
    }
  }
}

/// Answers that a form does not accept, as they are reported beside those that break a rule.
private struct UnfitAnswers {
  /// The lines to print, by the index of the field that they precede.
  private(set) var lines: [Int: [String]] = [:]

  /// The fields whose answers were not accepted, so that they have no other errors.
  private(set) var refused: Set<Int> = []

  init(_ misfits: [UnfitAnswer], of form: Form) {
    for misfit in misfits.prefix(AnswerNames.unknownLimit) {
      let indices = form.indices(of: misfit.field)
      let line = "\(misfit.field.rawValue.printable): \(misfit.message)"
      lines[indices.first ?? form.fields.count, default: []].append(line)
      if misfit.reason == .wrongKind { refused.formUnion(indices) }
    }
  }
}
