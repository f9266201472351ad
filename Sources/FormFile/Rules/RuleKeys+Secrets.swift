import Diagnostics
import FormValidation

/// The rows of rules on passwords.
extension RuleKey {
  static let secrets = [
    RuleKey(
      "password",
      aliases: ["strong_password"],
      on: .text,
      main: "preset",
      placeholders: ["min", "max", "actual", "missing", "excess"],
      read: password
    ),
    RuleKey("not_common_password", on: .text, main: "list") { settings in
      .notCommonPassword(list: settings.texts("list") ?? [])
    },
    RuleKey("not_contains_fields", on: .text, main: "fields", placeholders: ["other_label"]) {
      settings in
      guard settings.needs("fields"), let fields = settings.fieldNames("fields") else {
        return nil
      }
      return .notContainsFields(fields)
    },
  ]

  @Sendable
  private static func password(from settings: inout Settings) -> Clause? {
    let count = settings.findings.count
    let isNIST = settings.choice("preset", of: PasswordPreset.self) != nil
    let isSingle = settings.flag("single_factor")
    let least = isNIST ? Password.nist(singleFactor: isSingle ?? true) : Password()
    if isSingle != nil, !isNIST {
      settings.report("single_factor is for the preset nist", at: "single_factor")
    }
    let min = settings.count("min") ?? least.min
    let max = settings.count("max")
    let uppercase = settings.count("min_uppercase") ?? 0
    let lowercase = settings.count("min_lowercase") ?? 0
    let digits = settings.count("min_digits") ?? 0
    let symbols = settings.count("min_symbols") ?? 0
    let alphabet = settings.text("symbols")
    let unit = settings.choice("unit", of: LengthUnit.self) ?? least.unit
    let form = settings.choice("normalize", of: NormalizationForm.self) ?? least.normalization
    settings.checkOrder(min, max)
    guard settings.findings.count == count else { return nil }
    return Clause(
      Password(
        min: min,
        max: max,
        minUppercase: uppercase,
        minLowercase: lowercase,
        minDigits: digits,
        minSymbols: symbols,
        symbols: alphabet,
        unit: unit,
        normalization: form,
        refusesCommon: least.refusesCommon
      )
    )
  }
}

/// The guidelines that a password can be asked to follow; one so far.
private enum PasswordPreset: String, CaseIterable {
  case nist
}

extension Settings {
  /// The fields that a key names, if it is there and the form has them; one may stand alone.
  fileprivate mutating func fieldNames(_ key: String) -> [FieldID]? {
    guard let names = texts(key) else { return nil }
    var isComplete = true
    for name in names where !(scope.fields?.contains(name) ?? true) {
      report(
        "there is no field \(name.quoted)",
        at: key,
        misspelt: Misspelt(name: name, known: [scope.fields?.names ?? []])
      )
      isComplete = false
    }
    return isComplete ? names.map { FieldID($0) } : nil
  }
}
