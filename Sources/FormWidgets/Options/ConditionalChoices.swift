package import FormValidation

/// The options of a source with their conditions, each once, so that a key evaluates few of them.
package struct ConditionalChoices: Sendable {
  /// The distinct conditions.
  private let conditions: [Availability]

  /// The options by the answers that they depend on, and the conditions of those that have one, by
  /// their indices.
  private let branch: Branch<[(choice: Choice, condition: Int?)]>

  /// Creates the options of a source with the full names of fields; `nil` if they are requested.
  /// - Complexity: O(n), in options.
  package init?(_ source: OptionSource) {
    guard let branch = source.branch else { return nil }
    var indices: [Availability: Int] = [:]
    var conditions: [Availability] = []
    for availability in branch.leaves.joined().compactMap(\.availability)
    where indices[availability] == nil {
      indices[availability] = conditions.count
      conditions.append(availability)
    }
    self.conditions = conditions
    self.branch = branch.map { choices in
      choices.map { ($0, $0.availability.flatMap { indices[$0] }) }
    }
  }

  /// Returns why each condition does not hold for some answers, given how to word a sentence; `nil`
  /// for those that hold.
  package func obstacles(among answers: Answers, _ text: (Wording) -> String) -> [String?] {
    conditions.map { $0.obstacle(among: answers).map(text) }
  }

  /// Returns the options for some answers, given why conditions do not hold.
  /// - Complexity: O(n), in options.
  package func choices(among answers: Answers, _ obstacles: [String?]) -> [Choice] {
    branch.leaf(among: answers).map { choice, condition in
      let obstacle = condition.flatMap { obstacles[$0] }
      return obstacle.map { choice.barred(because: choice.reason ?? $0) } ?? choice
    }
  }
}
