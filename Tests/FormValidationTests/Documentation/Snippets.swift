import FormValidation

struct Palindrome: Rule {
  let name = "palindrome"
  let requirement: Wording = "The same from both ends"

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.elementsEqual(text.reversed())
      ? .valid
      : .incomplete("palindrome", "{label} must read the same from both ends.")
  }
}

extension Clause {
  static var palindrome: Clause { Clause(Palindrome()) }
}

/// The articles' examples, compiled; `ArticleTests` holds the articles to this text.
enum Snippets {
  enum Plan: String, Validatable { case free, paid }

  static func overview() -> [Verdict] {
    let good = "ada@example.com".validate(.email)  // valid
    let short = "ada@".validate(.email)  // incomplete: a domain is missing
    let young = 17.validate(.integer, .range(18...))
    return [good, short, young]
  }

  static func palindromes() -> [Verdict] {
    let verdict = "abba".validate(.palindrome, .maxLength(8))
    return [verdict, "abb".validate(.palindrome), "".validate(.palindrome)]
  }

  static func closures() -> [Clause] {
    let even: Clause = .custom("odd", "Make it even.") { (text: String) in text.count % 2 == 0 }
    let shorter: Clause = .custom("not_shorter", reads: ["title"]) { (text: String, answers) in
      text.count < answers["title"].description.count
        ? .valid
        : .invalid("not_shorter", "Be shorter than the title.")
    }
    return [even, shorter]
  }

  static func plan() -> Verdict {
    let planned = Plan.paid.validate(.oneOf(["free", "paid"]))
    return planned
  }

  static func sets() -> (demands: [String], first: String?, codes: [[String]], email: RuleSet) {
    let name: RuleSet = [.required, .length(2...40)]
    let strict = RuleSet {
      name
      Clause.alpha
      Clause.notContains("admin", ignoreCase: true)
    }
    let demands = strict.clauses.map(\.rule.requirement.text)
    let verdict = "1".validate(strict)
    let all = verdict.violations
    let first = verdict.violations.first?.text(label: "Name")
    let both = "ada".validate(name).merging("@".validate(.email))
    let none = Verdict(merging: [])
    let email: RuleSet = [
      .required.stop(),
      .email.message("Use the address on your badge."),
      .maxLength(60).severity(.warning),
    ]
    return (demands, first, [all.map(\.code), both.codes, none.codes], email)
  }

  static func wordsInGerman() -> [String] {
    let german = MessageCatalog(in: .german)
    let day = Clause.weekday([.monday, .friday]).verdict(on: "2026-03-31", among: [:])
    let words = day.violations.map { german.text(of: $0) }  // … Montag oder Freitag.
    return words
  }
}
