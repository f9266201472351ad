extension Schema {
  /// All violations by field, in order of the fields.
  /// - Complexity: O(n), in rules and fields.
  public func violationsByField(in answers: Answers) -> ByField<Violation> {
    let violations = Dictionary(grouping: violations(in: answers)) { $0.field ?? "" }
    return ByField(fields.map { ($0, violations[$0] ?? []) })
  }

  /// The messages of all violations by field, in order of the fields, placeholders filled in.
  ///
  /// A field without a label is "This" in its own messages, and called by its name in others'. A
  /// catalogue words them in other words or another language.
  /// - Complexity: O(n), in rules and fields.
  public func messages(
    in answers: Answers,
    labels: [FieldID: String] = [:],
    wording catalogue: MessageCatalogue = MessageCatalogue()
  ) -> ByField<String> {
    violationsByField(in: answers).mapMembers { violation in
      var violation = violation
      if case .text(let name) = violation.parameters["other_label"],
        let other = labels[FieldID(name)]
      {
        violation.parameters["other_label"] = .text(other)
      }
      return catalogue.text(of: violation, label: violation.field.flatMap { labels[$0] })
    }
  }
}
