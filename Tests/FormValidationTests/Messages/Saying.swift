import FormValidation
import RuleSamples
import SeededRandom

/// Something that a rule says: of a text, or of what it demands.
struct Saying {
  /// The rule.
  let clause: Clause
  /// What it was asked about; empty for a demand.
  let text: String
  /// What it says of that; nothing for a demand.
  let violation: Violation?
  /// The words.
  let wording: Wording

  /// The words in a language, as they reach a person.
  func text(in language: Language) -> String {
    let messages = MessageCatalog(in: language)
    return violation.map { messages.text(of: $0, label: "7", whileTyping: true) }
      ?? messages.text(of: wording)
  }

  /// What the rules of the samples say, and what they demand; each wording of a rule is there once.
  ///
  /// They are asked about texts that they allow, every start of those, and texts near and far.
  static let all: [Saying] = {
    var sayings: [Saying] = []
    for (clause, texts, answers) in subjects {
      sayings += demands(of: clause)
      var seen: Set<String> = []
      for text in texts {
        for violation in clause.verdict(on: .text(text), among: answers).violations
        where !violation.isReworded && violation.rule != "custom"
          && seen.insert(violation.code + violation.message.template).inserted
        {
          let wording = Wording(violation.message, violation.parameters)
          sayings.append(
            Saying(clause: clause, text: text, violation: violation, wording: wording)
          )
        }
      }
    }
    return sayings
  }()

  /// Every start of a text, and the text.
  private static func starts(of text: String) -> [String] {
    let scalars = text.unicodeScalars
    return scalars.indices.map { String(scalars[..<$0]) } + [text]
  }

  private static func demands(of clause: Clause) -> [Saying] {
    guard clause.message == nil, clause.rule.name != "custom" else { return [] }
    let lines = clause.checklist(on: "", among: [:]).map(\.requirement)
    return ([clause.rule.requirement] + lines).map {
      Saying(clause: clause, text: "", violation: nil, wording: $0)
    }
  }

  /// Every rule of the samples, and texts to ask it about.
  private static var subjects: [(Clause, [String], Answers)] {
    let answers: Answers = ["other": "sécret🇩🇪", .now: "2026-11-21T09:00:00+01:00"]
    let laws = TypingLawTests.allSamples.map { sample in
      var generator = SeededGenerator(seed: 9)
      let near = (0..<20).map { _ in sample.text(using: &generator) }
      return (sample.clause, (sample.texts + near).flatMap(starts), answers)
    }
    let far = BadText.all(bytes: 80).map(\.text)
    let samples = RuleSample.all.map { sample in
      let own = sample.value.description
      let near = far.flatMap { text in (1...3).map { own + String(text.prefix($0)) } }
      return (sample.clause, starts(of: own + own) + near + far, sample.answers)
    }
    return laws + samples
  }
}
