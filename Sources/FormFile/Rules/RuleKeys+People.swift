import Diagnostics
import FormValidation

/// The rows of rules on names, places and colours.
extension RuleKey {
  static let people = [
    RuleKey("person_name", on: .text) { settings in
      .personName(minWords: settings.count("min_words") ?? 1)
    },
    RuleKey("full_name", on: .text) { settings in
      .fullName(minWords: settings.count("min_words") ?? 2)
    },
    RuleKey(
      "postal_code",
      aliases: ["zip", "zip_code", "uk_postcode"],
      on: .text,
      main: "country"
    ) { settings in
      let strict = settings.flag("strict") ?? true
      // An alias that names a country means it.
      let usual: [String: PostalRegion] = ["zip": "US", "zip_code": "US", "uk_postcode": "GB"]
      if !settings.has("country"), let region = usual[settings.owner] {
        return .postalCode(region, strict: strict)
      }
      // The mapping behind the rule's name may itself be the reference.
      if !settings.has("country"), settings.has("field") {
        return settings.field("field").map { .postalCode(.field($0), strict: strict) }
      }
      guard settings.needs("country"), let region = settings.postalRegion("country") else {
        return nil
      }
      return .postalCode(region, strict: strict)
    },
    RuleKey("color", aliases: ["hex_color"], on: .text, main: "format") { settings in
      let allowPercent = settings.flag("allow_percent") ?? true
      let allowSpaces = settings.flag("allow_spaces") ?? true
      let options = settings.colorOptions("options")
      return .color(
        settings.choice("format", of: ColorFormat.self) ?? .hex,
        requireHash: settings.flag("require_hash") ?? true,
        alpha: settings.flag("alpha") ?? true,
        allowPercent: options?.allowPercent ?? allowPercent,
        allowSpaces: options?.allowSpaces ?? allowSpaces
      )
    },
  ]
}

extension Settings {
  /// What a colour may hold, as validator.js is told; nothing where the key is not there.
  ///
  /// That is a list of one flag for percentages, or of one mapping, or of nothing. Spaces are
  /// allowed where the mapping says so. It counts before the rule's own keys.
  /// - Source: validator.js 13.15.35, "isRgbColor.js".
  fileprivate mutating func colorOptions(_ key: String) -> (allowPercent: Bool, allowSpaces: Bool)?
  {
    guard let nodes = list(key) else { return nil }
    guard let node = nodes.first else { return (true, false) }
    switch node.content {
    case .scalar(.bool(let allowPercent)):
      return (allowPercent, false)
    case .mapping(let entries):
      var settings = Settings(entries, of: subject(key), at: node.mark, scope: scope)
      let allowPercent = settings.flag("includePercentValues") ?? true
      let allowSpaces = settings.flag("allowSpaces") ?? false
      settings.finish()
      findings += settings.findings
      return (allowPercent, allowSpaces)
    default:
      report(key, wants: "a list of a flag or a mapping", not: node)
      return nil
    }
  }

  /// Whose postal codes a key means: a country's two letters, `any`, or `{field: id}`.
  fileprivate mutating func postalRegion(_ key: String) -> PostalRegion? {
    guard let node = node(key) else { return nil }
    if case .mapping(let entries) = node.content, entries.contains(where: { $0.name == "field" }) {
      var reference = Settings(entries, of: subject(key), at: node.mark, scope: scope)
      let field = reference.field("field")
      reference.finish()
      findings += reference.findings
      return field.map(PostalRegion.field)
    }
    guard let text = node.text else {
      report(key, wants: "a country's two letters or {field: id}", not: node, hint: node.quotedHint)
      return nil
    }
    if text == "any" { return .any }
    guard PostalRegion.knownCountries.contains(text) || text == "UK" else {
      report(
        "\(subject(key)) has no choice \(text.quoted)",
        at: key,
        suggestion: (PostalRegion.knownCountries + ["any"]).nearest(to: text)
      )
      return nil
    }
    return .country(text == "UK" ? "GB" : text)
  }
}
