/// Text must be a language tag.
struct LanguageTag: Rule {
  let name = "language_tag"
  var traits: RuleTraits { RuleTraits(trims: true, proposing: self) }
  var form = LanguageTagForm.valid

  var requirement: Wording {
    Wording(
      "needs.language_tag",
      "A language tag, like en or pt-BR",
      judging: "{label} must be a language tag, like en or pt-BR."
    )
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.language_tag", "a language tag") { scanner throws(FormatFinding) in
      try scanner.readLanguageTag(form)
    }
  }

  package static let definition = RuleDefinition(
    "language_tag",
    "A language tag",
    details: """
      In any case. With valid, each part is registered, in its order and not twice. With
      well-formed, only the grammar counts.
      """,
    standard: "RFC 5646 (BCP 47), 2.1 and 2.2.9; IANA, Language Subtag Registry",
    deviations: """
      What extensions say is not checked, nor whether a variant follows the language that it is
      meant for.
      """,
    parameters: [
      RuleParameter(
        "form",
        .choice(LanguageTagForm.self),
        "how strictly",
        isMain: true,
        default: LanguageTagForm.valid
      )
    ],
    codes: [.format("language_tag")],
    example: RuleExample("language_tag", passes: #""pt-BR""#, fails: #""en-ZZZ""#)
  ) { LanguageTag(form: $0["form"]) }
}

extension LanguageTag: Proposing {
  /// Returns the tag with hyphens instead of underscores.
  func proposal(for text: String) -> String? {
    guard text.utf8.count <= 64 else { return nil }
    let tag = Normalizer.trim.apply(to: text).replacing("_", with: "-")
    return tag == text ? nil : tag
  }
}

extension Clause {
  /// Text must be a language tag.
  public static func languageTag(_ form: LanguageTagForm = .valid) -> Clause {
    Clause(LanguageTag(form: form))
  }
}
