import Testing

@testable import FormValidation

/// What is left of English in the messages of other languages.
struct PhraseBookWordsTests {
  private static let languages = PhraseBook.codes.filter { $0 != "en" }

  @Test(arguments: languages)
  func `every demand, and every wording inside one, is in the language`(_ name: String) throws {
    let language = try #require(PhraseBook.named(name))
    var missing: Set<String> = []
    for saying in Saying.all {
      let templates =
        saying.violation == nil ? saying.wording.templates : saying.wording.innerTemplates
      missing.formUnion(templates.filter { language.phrases[$0] == nil })
    }
    #expect(missing.isEmpty, "\(missing.sorted().joined(separator: "\n"))")
  }

  @Test(arguments: languages)
  func `no two wordings of a code are the same in the language for want of one`(
    _ name: String
  ) throws {
    let language = try #require(PhraseBook.named(name))
    var nameless: [String: Set<String>] = [:]
    for saying in Saying.all {
      let template = saying.wording.message.template
      guard let code = saying.violation?.code, language.phrases[template] == nil else { continue }
      nameless[code, default: []].insert(template)
    }
    for (code, templates) in nameless {
      #expect(templates.count == 1, "\(code): \(templates.sorted().joined(separator: "\n"))")
    }
  }

  @Test(arguments: languages)
  func `no word of English is left but in what was typed or asked for`(_ name: String) throws {
    let language = try #require(PhraseBook.named(name))
    let english = Set(
      language.phrases.keys.flatMap(\.words) + Saying.all.flatMap(\.wording.text.words)
    )
    let own = Set(
      language.phrases.values.flatMap { message in
        message.template.words + (message.plural?.wordings.values.flatMap(\.words) ?? [])
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

  @Test func `a word that is left in English is found`() {
    let language = PhraseBook("xx", phrases: ["On {list}": "An {list}"])
    let monday = Clause.weekday([.monday]).rule.requirement
    #expect(language.text(of: monday) == "An Monday")
    #expect(monday.templates == ["On {list}", "Monday"])
  }
}

extension Wording {
  /// The templates of the wording and of the wordings inside it, but for those without a word.
  var templates: [String] {
    isReworded || message.hasNoWord ? innerTemplates : [message.template] + innerTemplates
  }

  /// The templates of the wordings inside it.
  var innerTemplates: [String] {
    parameters.pairs.flatMap { pair in
      parameters[words: pair.name]?.members.flatMap(\.templates) ?? []
    }
  }
}

extension Wording {
  /// The names inside it that are the same in every language.
  fileprivate var names: [String] {
    parameters.pairs.flatMap { pair -> [String] in
      guard let words = parameters[words: pair.name] else { return [] }
      return words.members.flatMap { member in
        member.message == Wording.value("").message ? [member.text] : member.names
      }
    }
  }
}

extension Message {
  /// Whether nothing but placeholders and signs make up the message.
  fileprivate var hasNoWord: Bool {
    var rest = template
    for name in placeholders {
      guard let range = rest.ranges(of: "{\(name)}").first else { continue }
      rest.removeSubrange(range)
    }
    return rest.words.isEmpty
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
