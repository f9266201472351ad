/// A toggle must be on.
///
/// Passes: `true`, and from data the texts and numbers that mean it: `"yes"`, `"on"`, `"1"`, `1`.
/// Fails: `false`, no answer.
public struct Accepted: Rule {
  public let name = "accepted"
  public let requirement: Requirement = "Accepted"
  public let judgesBlank = true

  /// The texts that mean yes, in lower case.
  private static let yes: Set<String> = ["true", "yes", "on", "1"]

  /// Creates the rule.
  public init() {}

  public func verdict(on value: Value, among _: Answers) -> Verdict {
    let isAccepted =
      switch value {
      case .bool(let flag): flag
      case .number(let number): number == 1
      case .text(let text): Accepted.yes.contains(text.lowercased())
      case .null, .list, .object: false
      }
    return isAccepted ? .valid : .incomplete("accepted", "Please accept to go on.")
  }
}

extension Clause {
  /// A toggle must be on.
  public static var accepted: Clause { Clause(Accepted()) }
}
