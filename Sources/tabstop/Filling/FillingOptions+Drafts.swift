import FormFile
import FormTerminal
import FormValidation
import SystemCalls

extension FillingOptions {
  /// Returns the draft of the form that this program keeps, if there is one.
  /// - Throws: `CommandError` if a draft is to be resumed that another program keeps, or that is one of
  ///   several.
  func draftClaim() throws(CommandError) -> DraftClaim {
    guard draftUse != .none, let file = formFile.flatMap({ DraftFile(of: $0) }) else {
      return .none
    }
    let isFree: Bool
    do throws(Posix.Failure) {
      isFree = try file.reserve()
    } catch {
      return .refused(reason: error.reason)
    }
    if isFree {
      if case .resumed(let number) = draftUse { try choose(number, in: file) }
      return .kept(SavedDraft(file))
    }
    guard draftUse.resumes else { return .taken }
    throw CommandError(
      "--resume: another tabstop that fills this form keeps its draft",
      help: "end the other program first, or start over without --resume"
    )
  }

  /// Makes a draft the one to resume: by its number, or the only one.
  private func choose(_ number: Int?, in file: DraftFile) throws(CommandError) {
    let drafts = file.stored
    let index = (number ?? 1) - 1
    if number == nil, drafts.count > 1 {
      throw CommandError("--resume: this form has \(drafts.count) drafts:\n\(list(of: drafts))")
        .adding(help: "choose one with --draft, like --draft 1; they are in \(file.folder)")
    }
    if drafts.indices.contains(index) {
      do throws(Posix.Failure) {
        try file.choose(drafts[index])
      } catch {
        throw CommandError("--draft \(index + 1): the draft cannot be resumed: \(error.reason)")
      }
    } else if let number {
      let known =
        switch drafts.count {
        case 0: "this form has no draft"
        case 1: "this form has only one draft:\n\(list(of: drafts))"
        case let count: "this form has \(count) drafts:\n\(list(of: drafts))"
        }
      throw CommandError("--draft \(number): \(known)")
    }
  }

  /// Returns a line for each draft: its number, when it was saved, and how many answers it has.
  private func list(of drafts: [DraftFile.Stored]) -> String {
    drafts.enumerated().map { index, stored in
      let time = LocalClock.moment(at: stored.draft.time)
      let day = time.map { "\($0.date) \($0.time)" } ?? "\(stored.draft.time)"
      let count = stored.draft.answers.count
      return "  --draft \(index + 1)  \(day)  \(count) \(count == 1 ? "answer" : "answers")"
    }.joined(separator: "\n")
  }
}
