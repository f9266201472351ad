import Testing

@testable import FormValidation

/// The messages of the sources beside those of each language.
struct LanguageWordsTests {
  private static let languages = Language.codes.filter { $0 != "en" }

  @Test func `an id has one English message`() {
    let all = EnglishMessages.all
    #expect(all.count > 450)
    for (id, wordings) in all { #expect(wordings.count == 1, "\(id): \(wordings.sorted())") }
  }

  @Test(arguments: languages)
  func `every message is in the language`(_ name: String) throws {
    let language = try #require(Language.named(name))
    let missing = EnglishMessages.all.keys.filter { language.phrases[$0] == nil }
    #expect(missing.isEmpty, "\(missing.sorted().joined(separator: "\n"))")
  }

  @Test(arguments: languages)
  func `the language has no unused message`(_ name: String) throws {
    let language = try #require(Language.named(name))
    let others: Set = ["filling", "month", "weekday", "list", "label", "key"]
    let stale = language.phrases.keys.filter { id in
      let own = id.hasSuffix(".object") ? String(id.dropLast(7)) : id
      return EnglishMessages.all[id] == nil && EnglishMessages.all[own] == nil
        && !others.contains(String(id.prefix { $0 != "." }))
    }
    #expect(stale.isEmpty, "\(stale.sorted().joined(separator: "\n"))")
  }

  @Test(arguments: languages)
  func `a translation has only the placeholders of the English message`(_ name: String) throws {
    let language = try #require(Language.named(name))
    for (id, wordings) in EnglishMessages.all {
      guard let message = language.phrases[id], let english = wordings.first else { continue }
      let known = Set(Message(english).placeholders + (RuleDefinition.codes[id] ?? []))
      #expect(known.isSuperset(of: message.placeholders), "\(id): \(message.template)")
      if let counted = message.plural?.parameter {
        #expect(known.contains(counted) || counted == "count", "\(id)")
      }
    }
  }

  @Test(arguments: languages)
  func `no English is left except in answers and parameters`(_ name: String) throws {
    let language = try #require(Language.named(name))
    let english = Set(EnglishMessages.all.values.flatMap { $0.flatMap(\.words) })
    let own = Set(
      language.phrases.values.flatMap { message in
        message.template.words + (message.plural?.wordings.flatMap(\.words) ?? [])
      }
    )
    for saying in Saying.all {
      let rule = String(reflecting: saying.clause.rule)
      let given = saying.text.words + rule.words + saying.wording.names.flatMap(\.words)
      let text = saying.text(in: language)
      let left = Set(text.words).intersection(english).subtracting(own).subtracting(given)
      #expect(left.isEmpty, "\(saying.clause.rule.name): \(text)")
    }
  }

  @Test(arguments: languages)
  func `every message has an id, even a nested one`(_ name: String) throws {
    let language = try #require(Language.named(name))
    for saying in Saying.all {
      for id in saying.wording.ids {
        #expect(language.phrases[id] != nil, "\(saying.clause.rule.name): \(saying.wording.text)")
      }
    }
  }
}

extension Wording {
  /// The ids of the wording and of the wordings inside it, but for those without a word.
  var ids: [String] {
    isReworded || message.hasNoWord ? innerIDs : [message.id] + innerIDs
  }

  private var innerIDs: [String] {
    parameters.allWords.flatMap { $0.members.flatMap(\.ids) }
  }

  /// The names inside it that are the same in every language.
  fileprivate var names: [String] {
    parameters.allWords.flatMap { words in
      words.members.flatMap { member in
        member.message == Wording.value("").message ? [member.text] : member.names
      }
    }
  }
}

extension Parameters {
  fileprivate var allWords: [Wording.List] {
    wordings.compactMap { if case .words(let words) = $0.wording { words } else { nil } }
  }
}

extension Message {
  /// Whether nothing but placeholders and signs make up the message.
  fileprivate var hasNoWord: Bool {
    template.replacing(/\{[^}]*\}/, with: "").words.isEmpty
  }
}

extension String {
  /// What may be words of English in the text: runs of ASCII, but for signs and abbreviations,
  /// which have no small letters or only one.
  var words: [String] {
    split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
      .filter { $0.count > 1 && $0.contains(where: \.isLowercase) }
  }
}
