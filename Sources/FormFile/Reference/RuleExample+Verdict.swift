import FormValidation

extension RuleExample {
  /// The verdict on an answer of JSON, as the only rule of an optional field; nothing where the
  /// program around must know the rule, and does not.
  func verdict(on json: String, extensions: FormExtensions = FormExtensions()) -> Verdict? {
    guard let value = try? Value(json: json),
      let clause = try? Clause(yaml: spelling, extensions: extensions)
    else { return nil }
    let rules: RuleSet = [clause]
    return rules.verdict(on: value, among: answers)
  }

  /// The other fields' answers, and the clock's.
  private var answers: Answers {
    var answers: Answers = [:]
    if let among, case .object(let members)? = try? Value(json: among) {
      for (name, value) in members { answers[FieldID(name)] = value }
    }
    if let now { answers[.now] = .text(now) }
    return answers
  }
}
