import FormValidation
import FormWidgets
import Forms

/// Submits that a function or a program accepts or rejects before the filling ends.
extension Filling {
  /// Makes each submit wait for a reply to a request whose purpose is `.submit`.
  ///
  /// `.accepted` ends the filling; `.rejected` and failures return to the form, and show the
  /// reason.
  /// - Parameters:
  ///   - name: The name of the program that replies; `nil` for a function.
  ///   - timeout: How long a reply may take.
  package mutating func expectReply(of name: String? = nil, within timeout: Duration) {
    outside.submission = Submission(of: name, within: timeout)
  }

  /// Ends the filling with the answers, waiting for a reply to them first if necessary.
  mutating func deliver(_ answers: Answers) {
    guard outside.submission != nil else { return outcome = .submitted(answers) }
    clearRejections()
    (mode, notice) = (.handingOver, Notice(.submitting))
    outside.submission?.start(answers)
  }

  /// Stops waiting for a reply, and returns to the form.
  package mutating func stopHandover() {
    outside.submission?.cancel()
    (mode, notice) = (.filling, .reply(.submitStopped))
  }

  /// Stops waiting for a reply that has not arrived by a time.
  mutating func expireHandover(at elapsed: Duration) {
    guard let submission = outside.submission, outside.submission?.advance(to: elapsed) == true
    else {
      return
    }
    let limit = submission.timeout / .seconds(1)
    let late = submission.name.map { name in
      Notice.reply(
        .programLate,
        ["name": .text(name), "count": .number(Number("\(limit)") ?? 0)]
      )
    }
    (mode, notice) = (.filling, late ?? .reply(.submitLate))
  }

  /// Handles the reply to a submit, and returns whether it is one.
  mutating func receiveReply(_ answer: CheckAnswer, to request: CheckRequest.ID) -> Bool {
    guard let submission = outside.submission, submission.owns(request) else { return false }
    guard let answers = outside.submission?.end(request) else { return true }
    (mode, notice) = (.filling, nil)
    switch answer {
    case .verdict(.valid): outcome = .submitted(answers)
    case .verdict(let verdict): reject(for: verdict.violations)
    case .failed, .options, .answer:
      outside.submission?.fail()
      notice = .reply(.submitFailed, reason: answer.reasonOfFailure)
    }
    return true
  }

  /// Forgets the violations of the last submit.
  mutating func clearRejections() {
    let refused = sheet.problems.invalid.indices
    for index in refused { sheet.fields[index].rejections = [] }
    updateVerdicts(refused.map { form.fields[$0].id })
  }

  /// Shows violations beside their fields, and those of fields that are not asked as a notice.
  mutating func reject(for violations: [Violation]) {
    var others: [Violation] = []
    for var violation in violations {
      guard let index = violation.field.flatMap(sheet.index(of:)), sheet.isAsked(fieldAt: index)
      else {
        others.append(violation)
        continue
      }
      violation.rule = "submit"
      sheet.fields[index].rejections.append(violation)
    }
    let rejected = sheet.fields.indices.filter { !sheet.fields[$0].rejections.isEmpty }
    updateVerdicts(rejected.map { form.fields[$0].id })
    if !rejected.isEmpty { refuse() }
    if !others.isEmpty {
      notice = .reply(others)
    } else if rejected.isEmpty {
      notice = .reply(.submitRejected)
    }
  }
}

extension CheckAnswer {
  /// Why it is no reply to a submit.
  fileprivate var reasonOfFailure: String {
    switch self {
    case .failed(let reason): reason
    case .options: "it returned options"
    case .answer, .verdict: "it returned an answer"
    }
  }
}
