/// Text must not be deceptive.
struct NoSuspicious: Rule {
  let name = "no_suspicious"
  var traits: RuleTraits { RuleTraits(textLimit: 100_000) }
  let requirement = Wording(
    "needs.no_suspicious",
    "No hidden characters",
    judging: "{label} must not contain hidden characters."
  )
  let checks: Set<Suspicion>

  init(_ checks: Set<Suspicion> = Set(Suspicion.allCases)) {
    self.checks = checks
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    var scanner = SuspicionScanner()
    var offset = 0
    for scalar in text.unicodeScalars {
      if let suspicion = scanner.read(scalar), checks.contains(suspicion) {
        return .invalid(suspicion, at: offset, in: text)
      }
      offset += Unicode.UTF8.width(scalar)
    }
    guard scanner.awaitsJoined, checks.contains(.invisible) else { return .valid }
    return .incomplete(
      "characters.invisible",
      Message("characters.enter_joined", "Enter the character to join.")
    )
  }
}

extension Verdict {
  fileprivate static func invalid(
    _ suspicion: Suspicion,
    at offset: Int,
    in text: String
  ) -> Verdict {
    let position = text.character(atByte: offset).position
    return .invalid(
      "characters.\(suspicion.rawValue)",
      suspicion.message,
      ["position": .number(Number(position + 1))],
      range: position..<position + 1
    )
  }
}

extension NoSuspicious {
  package static let definition = RuleDefinition(
    "no_suspicious",
    "No invisible or misleading characters",
    details: """
      Refuses invisible characters, digits of several scripts, controls that reorder what is
      shown, and accents that cannot be seen. A joiner is allowed where it joins: between emoji,
      and in scripts that need it.
      """,
    standard: """
      ICU, uspoof.h, USPOOF_INVISIBLE, USPOOF_MIXED_NUMBERS and USPOOF_HIDDEN_OVERLAY, after
      Unicode Technical Standard #39
      """,
    parameters: [
      RuleParameter(
        "checks",
        .choices(Suspicion.self),
        "what to look for; everything if left out",
        isMain: true,
        default: Suspicion.allCases
      )
    ],
    codes: [
      ViolationCode("characters.invisible", "position"),
      ViolationCode("characters.mixed_digits", "position"),
      ViolationCode("characters.bidi", "position"),
      ViolationCode("characters.hidden_overlay", "position"),
    ],
    example: RuleExample("no_suspicious", passes: #""Zoë 42""#, fails: #""a\u200b""#)
  ) { NoSuspicious(Set($0["checks"] as [Suspicion])) }
}

extension Clause {
  /// Text must not be deceptive.
  public static func noSuspicious(_ checks: Set<Suspicion> = Set(Suspicion.allCases)) -> Clause {
    Clause(NoSuspicious(checks))
  }
}
