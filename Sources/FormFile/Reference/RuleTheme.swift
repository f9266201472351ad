/// Some rules of the reference that belong together.
public struct RuleTheme: Sendable {
  /// What they have in common.
  public let title: String

  /// The rules, made when they are sought.
  public let references: @Sendable () -> [RuleReference]

  /// All themes, in the order they are shown in.
  public static let all = [
    RuleTheme(title: "Presence and consent") { RuleReference.presence },
    RuleTheme(title: "Length") { RuleReference.lengths },
    RuleTheme(title: "Text") { RuleReference.texts },
    RuleTheme(title: "Characters") { RuleReference.characters },
    RuleTheme(title: "Spaces and encoding") { RuleReference.spaces },
    RuleTheme(title: "Choice and equality") { RuleReference.choices },
    RuleTheme(title: "Numbers") { RuleReference.numbers },
    RuleTheme(title: "Limits") { RuleReference.limits },
    RuleTheme(title: "Measures and money") { RuleReference.measures },
    RuleTheme(title: "Dates and times") { RuleReference.dates },
    RuleTheme(title: "Dates compared") { RuleReference.comparisons },
    RuleTheme(title: "The net") { RuleReference.web },
    RuleTheme(title: "People and places") { RuleReference.people },
    RuleTheme(title: "Cards and accounts") { RuleReference.accounts },
    RuleTheme(title: "Numbers given out") { RuleReference.identifiers },
    RuleTheme(title: "Texts for programs") { RuleReference.programs },
    RuleTheme(title: "Passwords") { RuleReference.secrets },
    RuleTheme(title: "Lists") { RuleReference.lists },
    RuleTheme(title: "Rules made of rules") { RuleReference.composition },
    RuleTheme(title: "Rules from outside") { RuleReference.outside },
    RuleTheme(title: "Several answers, under checks:") { RuleReference.wholes },
  ]
}
