import FormValidation

/// The rows of rules that are made of rules.
extension RuleKey {
  static let composition = [
    RuleKey(
      "all",
      aliases: ["and", "composite"],
      on: .any,
      main: "rules",
      placeholders: ["requirements"]
    ) { settings in
      let isSingle = settings.flag("as_single") ?? false
      guard settings.needs("rules"), let rules = settings.rules("rules") else { return nil }
      return .all(rules, isSingle: isSingle || settings.has("message"))
    },
    RuleKey(
      "any",
      aliases: ["or"],
      on: .any,
      main: "rules",
      placeholders: ["alternatives"]
    ) { settings in
      let details = settings.flag("details") ?? false
      guard settings.needs("rules"), let rules = settings.rules("rules") else { return nil }
      return .any(rules, details: details)
    },
    RuleKey("one", on: .any, main: "rules", placeholders: ["alternatives"]) { settings in
      guard settings.needs("rules"), let rules = settings.rules("rules") else { return nil }
      return .one(rules)
    },
    RuleKey("not", on: .any, main: "rules", placeholders: ["requirements"]) { settings in
      guard settings.needs("rules"), let rules = settings.rules("rules") else { return nil }
      guard settings.needs("message") else { return nil }
      return Clause(Not(rules))
    },
    RuleKey("each", on: .list, main: "rules") { settings in
      guard settings.needs("rules") else { return nil }
      return settings.rules("rules", ofItems: true).map { .each($0) }
    },
  ]
}
