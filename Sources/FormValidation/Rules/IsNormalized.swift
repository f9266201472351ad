/// Text must be in a Unicode normalization form.
struct IsNormalized: Rule {
  let name = "normalized"
  var traits: RuleTraits { RuleTraits(textLimit: 100_000) }

  let form: NormalizationForm

  init(_ form: NormalizationForm = .nfc) {
    self.form = form
  }

  var requirement: Wording {
    Wording(
      "needs.normalized",
      "In Unicode form {form}",
      judging: "{label} must be in Unicode form {form}.",
      ["form": .text(form.rawValue.uppercased())]
    )
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.isNormalized(to: form)
      ? .valid
      : .invalid(
        "text.not_normalized",
        "Use precomposed characters ({form}).",
        ["form": .text(form.rawValue.uppercased())]
      )
  }

  package static let definition = RuleDefinition(
    "normalized",
    "In a Unicode normalization form",
    details: "To normalize a text instead, give the field `normalize: [nfc]`.",
    standard: "Unicode Standard Annex #15",
    parameters: [
      RuleParameter(
        "form",
        .choice(NormalizationForm.self),
        "the form",
        isMain: true,
        default: NormalizationForm.nfc
      )
    ],
    codes: [ViolationCode("text.not_normalized", "form")],
    example: RuleExample("normalized", passes: #""\u00e9""#, fails: #""e\u0301""#)
  ) { IsNormalized($0["form"]) }
}

extension Clause {
  /// Text must be in a Unicode normalization form.
  public static func normalized(_ form: NormalizationForm = .nfc) -> Clause {
    Clause(IsNormalized(form))
  }
}
