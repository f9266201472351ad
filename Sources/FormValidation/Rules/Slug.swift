/// Text must be a slug: lowercase ASCII letters and digits, in groups joined by a hyphen or
/// underscore.
struct Slug: Rule {
  let name = "slug"
  var traits: RuleTraits { RuleTraits(trims: true) }
  let requirement = Wording(
    "needs.slug",
    "Lowercase letters and digits, joined by - or _",
    judging: "{label} must consist of lowercase letters and digits, joined by - or _."
  )

  func verdict(on text: String, among _: Answers) -> Verdict {
    var endsGroup = true
    var offset = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        endsGroup = false
      case UInt8(ascii: "-"), UInt8(ascii: "_"):
        if endsGroup {
          return .strange(
            Message("characters.slug_edge", "Enter a letter or digit here."),
            at: offset,
            in: text
          )
        }
        endsGroup = true
      default:
        return .strange(
          Message("characters.slug", "Use a-z, 0-9, - and _, not \"{character}\"."),
          at: offset,
          in: text
        )
      }
      offset += 1
    }
    return endsGroup
      ? .incomplete("slug.unfinished", Wording.enterLetterOrDigit.message)
      : .valid
  }

  package static let definition = RuleDefinition(
    "slug",
    "Lowercase letters, digits, - and _",
    details: "ASCII only. A hyphen or underscore must be between two letters or digits.",
    codes: [.notAllowed(), "slug.unfinished"],
    example: RuleExample("slug", passes: #""a-b_1""#, fails: #""-a""#)
  ) { _ in Slug() }
}

extension Clause {
  /// Text must be a slug.
  public static var slug: Clause { Clause(Slug()) }
}

extension String {
  /// The text as a slug: letters without case and accents, and digits, with a hyphen for whatever is
  /// between them; empty if it has none of the Latin script.
  var slug: String {
    var slug: [UInt8] = []
    var gap: UInt8?
    for scalar in foldedLoosely {
      // An apostrophe is part of its word.
      if "'\u{2019}".unicodeScalars.contains(scalar) { continue }
      let base = (scalar.baseLetters ?? String(scalar)).utf8
      if base.allSatisfy({ "a"..."z" ~= Unicode.Scalar($0) || "0"..."9" ~= Unicode.Scalar($0) }) {
        if let sign = gap.take(), !slug.isEmpty { slug.append(sign) }
        slug += base
      } else {
        // An underscore that alone joins two words stays.
        gap = gap == nil && scalar == "_" ? UInt8(ascii: "_") : UInt8(ascii: "-")
      }
    }
    return String(decoding: slug, as: UTF8.self)
  }
}
