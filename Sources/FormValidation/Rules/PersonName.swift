/// Text must be a person's name, in letters of any script.
struct PersonName: Rule {
  let name = "person_name"
  var traits: RuleTraits { RuleTraits(trims: true) }
  var minWords = 1

  var requirement: Wording {
    minWords < 2
      ? Wording("needs.name", "A name", judging: "{label} must be a name.")
      : .name(minWords: minWords)
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.person_name", "a name") { scanner throws(FormatFinding) in
      try scanner.readName(minWords: minWords)
    }
  }

  package static let definition = RuleDefinition(
    "person_name",
    "A person's name",
    details: """
      Words with one space between, of letters of any script, marks, apostrophes, hyphens, middle
      dots, and periods after a letter.
      """,
    standard: "Unicode Standard, 4.5, the general categories L and M",
    parameters: [RuleParameter("min_words", .count, "smallest number of words", default: 1)],
    codes: [.format("person_name", "min")],
    example: RuleExample("person_name", passes: #""J.R.R. O'Brien""#, fails: #""Ada1""#)
  ) { PersonName(minWords: $0["min_words"]) }
}

extension Clause {
  /// Text must be a person's name.
  public static func personName(minWords: Int = 1) -> Clause {
    Clause(PersonName(minWords: minWords))
  }
}

extension Wording {
  /// Returns the requirement of a name of several words or more.
  static func name(minWords: Int) -> Wording {
    Wording(
      "needs.name_words",
      "A name of at least {min} words",
      judging: "{label} must be a name of at least {min} words.",
      ["min": .number(Number(minWords))]
    )
  }
}

extension FormatScanner {
  /// Reads a person's name of a minimum number of words up to the end of the text.
  mutating func readName(minWords: Int) throws(FormatFinding) {
    var words = 0
    var hasLetter = false
    var isAtStart = true
    var isAfterLetter = false
    while let scalar = nextScalar {
      let isLetter = scalar.isLetter
      if !isLetter, scalar.properties.isWhitespace {
        guard hasLetter else {
          if isAtStart, index > 0 {
            throw .wrong(index, "name.single_space", "Use a single space between names.")
          }
          throw isAtStart
            ? .wrong(index, .leadingSpace)
            : .wrong(index, "name.letter_before_space", "Enter a letter before this space.")
        }
        (hasLetter, isAtStart, isAfterLetter) = (false, true, false)
      } else {
        let isMark = !isAtStart && scalar.isMark
        guard isLetter || isMark || scalar.joinsNames || isAfterLetter && scalar.isPeriod else {
          throw .strange(index)
        }
        isAfterLetter = isLetter || isAfterLetter && isMark
        if isLetter, !hasLetter { words += 1 }
        hasLetter = hasLetter || isLetter
        isAtStart = false
      }
      index += scalar.utf8.count
    }
    guard hasLetter || isAtStart && words > 0 else { throw .lacking(.enterLetter) }
    if isAtStart, words >= minWords {
      throw .lacking("name.trailing_space", "Enter a letter or remove the space.")
    }
    guard words >= minWords else {
      let wanted: Parameters = ["min": .number(Number(minWords))]
      throw .lacking(
        minWords == 2
          ? Wording("name.enter_last", "Enter a last name too.")
          : Wording("name.words", "At least {min} words.", wanted)
      )
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar occurs in names in addition to letters: an apostrophe, a hyphen, a middle
  /// dot, or a joiner of a script.
  fileprivate var joinsNames: Bool {
    switch value {
    // Apostrophes, and those of Armenian and Hebrew; hyphens, and that of Hebrew; middle dots, and
    // that between syllables of Tibetan; joiners.
    case 0x27, 0x2019, 0x2018, 0x2BC, 0xFF07, 0x55A, 0x5F3, 0x5F4, 0x2D, 0x2010, 0x2011, 0x5BE,
      0xB7, 0x2027, 0x30FB, 0xFF65, 0xF0B, 0x200C, 0x200D:
      true
    default: false
    }
  }

  /// Whether the scalar is a period, as after initials.
  fileprivate var isPeriod: Bool { self == "." || self == "\u{FF0E}" }
}
