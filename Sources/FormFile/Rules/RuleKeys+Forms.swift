import Diagnostics
import FormValidation

/// The rows of rules on several fields: on payment cards, and on whole forms.
extension RuleKey {
  static let cards = [
    RuleKey("card_expiry", on: .text, main: "horizon") { settings in
      guard settings.has("horizon") else { return .cardExpiry }
      guard let horizon = settings.count("horizon") else { return nil }
      guard horizon <= CardExpiry.longestHorizon else {
        settings.report(
          "\(settings.subject("horizon")) wants at most \(CardExpiry.longestHorizon) years",
          at: "horizon"
        )
        return nil
      }
      return .cardExpiry(horizon: horizon)
    },
    RuleKey("card_code", on: .text, main: "card_field") { settings in
      guard settings.has("card_field") else { return .cardCode }
      return settings.field("card_field").map { .cardCode(of: $0) }
    },
  ]

  static let wholes = [
    RuleKey("at_least", on: .any, placeholders: ["min", "actual", "missing", "fields"]) {
      settings in
      let has = [settings.needs("count"), settings.needs("of"), settings.needs("at")]
      let count = settings.count("count")
      let fields = settings.fieldList("of")
      let field = settings.field("at")
      guard !has.contains(false), let count, let fields, let field else { return nil }
      guard 1...Set(fields).count ~= count else {
        settings.report(
          "\(settings.subject("count")) wants 1 to \(Set(fields).count), not \(count)",
          at: "count"
        )
        return nil
      }
      return .atLeast(count, of: fields, at: field)
    },
    RuleKey("sum_of", on: .any, placeholders: ["min", "max", "actual", "fields"], read: sumOf),
  ]

  @Sendable
  private static func sumOf(from settings: inout Settings) -> Clause? {
    let found = settings.findings.count
    let has = [settings.needs("of"), settings.needs("at")]
    let (fields, field) = (settings.fieldList("of"), settings.field("at"))
    let (sum, min, max) = (
      settings.number("equals"), settings.number("min"), settings.number("max")
    )
    let limits = [settings.has("min"), settings.has("max")].contains(true)
    settings.checkOrder(min, max)
    if !settings.has("equals"), !limits {
      settings.miss(["equals", "min", "max"], "sum_of needs \"equals\", \"min\" or \"max\"")
      return nil
    }
    if settings.has("equals"), limits {
      settings.report("equals leaves nothing for min and max to say", at: "equals")
    }
    guard !has.contains(false), let fields, let field, settings.findings.count == found else {
      return nil
    }
    return .sumOf(fields, min: sum ?? min, max: sum ?? max, at: field)
  }
}
