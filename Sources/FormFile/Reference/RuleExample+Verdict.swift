import FormValidation

extension RuleExample {
  /// Returns the verdict on a JSON answer, with the rule as the only one of an optional field;
  /// `nil` if the rule depends on the embedding program.
  func verdict(on json: String, extensions: FormExtensions = FormExtensions()) -> Verdict? {
    guard let value = try? Value(json: json),
      let clause = try? Clause(yaml: spelling, extensions: extensions)
    else { return nil }
    let rules: RuleSet = [clause]
    return rules.verdict(on: value, among: answers)
  }

  /// The other fields' answers, and the time.
  private var answers: Answers {
    var answers: Answers = [:]
    if let among, case .object(let members)? = try? Value(json: among) {
      for (name, value) in members { answers[FieldID(name)] = value }
    }
    if let now { answers[.now] = .text(now) }
    return answers
  }
}
