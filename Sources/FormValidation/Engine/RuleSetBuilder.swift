/// Lists the clauses of a rule set, one a line.
@resultBuilder
public enum RuleSetBuilder {
  public static func buildExpression(_ clause: Clause) -> [Clause] { [clause] }

  public static func buildExpression(_ rule: any Rule) -> [Clause] { [Clause(rule)] }

  public static func buildExpression(_ rules: RuleSet) -> [Clause] { rules.clauses }

  public static func buildBlock(_ parts: [Clause]...) -> [Clause] { Array(parts.joined()) }

  public static func buildOptional(_ part: [Clause]?) -> [Clause] { part ?? [] }

  public static func buildEither(first part: [Clause]) -> [Clause] { part }

  public static func buildEither(second part: [Clause]) -> [Clause] { part }

  public static func buildArray(_ parts: [[Clause]]) -> [Clause] { Array(parts.joined()) }
}
