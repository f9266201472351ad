/// The clauses of a set, each leading to the next.
///
/// It judges as the list does, without counting a reference on the way: a constant of a constant
/// cannot go away while it is looked at, which the compiler knows of no element of an array.
final class ClauseChain: Sendable {
  private let clause: Clause
  private let isError: Bool
  private let next: ClauseChain?

  /// Links clauses in order; of none, or of so many that they are better gone through in a loop,
  /// there is no chain.
  static func linking(_ clauses: [Clause]) -> ClauseChain? {
    guard clauses.count <= 64 else { return nil }
    return clauses.reversed().reduce(nil) { ClauseChain($1, before: $0) }
  }

  private init(_ clause: Clause, before next: ClauseChain?) {
    self.clause = clause
    isError = clause.severity == .error
    self.next = next
  }

  /// The verdict of this clause and all behind it that can block.
  func verdict(on value: Value, among answers: Answers) -> Verdict {
    guard clause.applies(among: answers) else { return nextVerdict(on: value, among: answers) }
    let found = clause.verdictAsMember(on: value, among: answers)
    if found.isValid { return nextVerdict(on: value, among: answers) }
    let rest = clause.isStop ? .valid : nextVerdict(on: value, among: answers)
    return isError ? found.merging(rest) : rest
  }

  private func nextVerdict(on value: Value, among answers: Answers) -> Verdict {
    next?.verdict(on: value, among: answers) ?? .valid
  }
}
