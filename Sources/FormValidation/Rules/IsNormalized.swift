/// A text must be in a normal form of Unicode.
///
/// What composes with what stands before it makes the text invalid: no continuation separates them.
///
/// Passes: `"é"`. Fails: `"e"` with an acute accent behind it, invalid.
/// - Source: Unicode Standard Annex #15.
public struct IsNormalized: Rule {
  public let name = "normalized"
  public let textLimit = 100_000

  /// The form.
  public let form: NormalizationForm

  /// Creates the rule.
  public init(_ form: NormalizationForm = .nfc) {
    self.form = form
  }

  public var requirement: Requirement {
    Requirement("In the form {form}", ["form": .text(form.rawValue.uppercased())])
  }

  public func verdict(on text: String, among _: Answers) -> Verdict {
    text.isNormalized(to: form)
      ? .valid
      : .invalid(
        "text.not_normalized",
        "Type accents together with their letters ({form}).",
        ["form": .text(form.rawValue.uppercased())]
      )
  }
}

extension Clause {
  /// A text must be in a normal form of Unicode.
  public static func normalized(_ form: NormalizationForm = .nfc) -> Clause {
    Clause(IsNormalized(form))
  }
}
