/// One spelling of a rule, with an answer that passes and one that fails.
public struct RuleExample: Sendable {
  /// The rule as a form file's list of rules holds it.
  public let spelling: String

  /// An answer that passes, as JSON; nothing where only the program around can tell.
  public let passes: String?

  /// An answer that fails, as JSON; nothing where only the program around can tell.
  public let fails: String?

  /// The answers of other fields that the rule reads, as an object of JSON, if it reads any.
  public let among: String?

  /// The time that the rule is asked at, if it reads the clock.
  public let now: String?

  /// Creates an example.
  init(
    _ spelling: String,
    passes: String? = nil,
    fails: String? = nil,
    among: String? = nil,
    now: String? = nil
  ) {
    self.spelling = spelling
    self.passes = passes
    self.fails = fails
    self.among = among
    self.now = now
  }
}
