import FormValidation
import Forms
import SourceText

extension Settings {
  /// Returns the text of a key, if present and valid.
  mutating func text(_ key: String) -> String? {
    declare(key, .text)
    guard let node = node(key) else { return nil }
    guard let text = node.text else {
      let hint = node.hasLanguages ? "it is the same in every language" : node.quotedHint
      report(key, wants: "text", not: node, hint: hint)
      return nil
    }
    return text
  }

  /// Returns the text of a key, if present and not blank.
  mutating func filledText(_ key: String) -> String? {
    declare(key, .filledText)
    guard let text = text(key) else { return nil }
    guard !text.isBlank else {
      report("\(subject(key)) is empty; add text or remove it", at: key)
      return nil
    }
    return text
  }

  /// Returns the text of a key that users read, if present, in the form's language.
  mutating func prose(_ key: String, hasAnswers: Bool = false) -> String? {
    declare(key, .prose)
    return translated(key) { settings in
      let text = settings.text(key)
      if hasAnswers, let text { settings.checkAnswers(in: text, at: key) }
      return text
    }
  }

  /// Returns the text of a key that users read, if present and not blank, in the form's language.
  mutating func words(_ key: String) -> String? {
    declare(key, .shownText)
    return translated(key) { $0.filledText(key) }
  }

  /// Returns the texts of a key, if present: a list or a single one, none of them empty.
  mutating func texts(_ key: String) -> [String]? {
    declare(key, .texts)
    guard let node = node(key) else { return nil }
    let nodes = if case .list(let nodes) = node.content { nodes } else { [node] }
    if let other = nodes.first(where: { $0.text == nil }) {
      report(key, wants: "text or a list of texts", not: other, hint: other.quotedHint)
      return nil
    }
    let texts = nodes.compactMap(\.text)
    guard !texts.isEmpty, !texts.contains("") else {
      report("expected text that is not empty", at: key)
      return nil
    }
    return texts
  }

  /// Returns the boolean of a key, if valid.
  mutating func flag(_ key: String) -> Bool? {
    declare(key, .flag)
    guard let node = node(key) else { return nil }
    if let truth = node.truth { return truth }
    report(key, wants: "true or false", not: node)
    return nil
  }

  /// Returns the number of a key, if present and valid.
  mutating func number(_ key: String) -> Number? {
    declare(key, .number)
    guard let node = node(key) else { return nil }
    guard case .scalar(.number(let number)) = node.content else {
      report(key, wants: "a number", not: node, hint: node.unquotedHint)
      return nil
    }
    return number
  }

  /// Returns the number of a key, if present and whole; 4.0 is.
  mutating func whole(_ key: String) -> Number? {
    declare(key, .whole)
    guard let node = node(key) else { return nil }
    guard case .scalar(.number(let number)) = node.content else {
      report(key, wants: "a whole number", not: node, hint: node.unquotedHint)
      return nil
    }
    guard number.isWhole else {
      report("expected a whole number, found \(number)", at: key)
      return nil
    }
    return number
  }

  /// Returns the count of a key, if present, whole and not below a minimum.
  mutating func count(_ key: String, from minimum: Int = 0) -> Int? {
    declare(key, .count)
    guard let number = whole(key) else { return nil }
    guard number >= Number(minimum) else {
      report("expected \(minimum) or more, found \(number)", at: key)
      return nil
    }
    guard let count = number.wholeValue else {
      report("\(subject(key)) is too large", at: key)
      return nil
    }
    return count
  }

  /// Returns the list of a key, if present and valid.
  mutating func list(_ key: String) -> [Node]? {
    declare(key, .list)
    guard let node = node(key) else { return nil }
    guard case .list(let nodes) = node.content else {
      let hint =
        key == "fields"
        ? ForeignWords.fields(for: node) : node.text.map(ForeignWords.list)
      report(key, wants: "a list", not: node, hint: hint)
      return nil
    }
    return nodes
  }

  /// Returns one of several words, if the key is present and its text is one of them.
  mutating func choice<Choice>(_ key: String, of _: Choice.Type) -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable {
    declare(key, .words(Choice.allCases.map(\.rawValue)))
    guard let node = node(key) else { return nil }
    let words = Choice.allCases.map(\.rawValue)
    // An unquoted null is the word, where there is one.
    guard let text = node.isNull ? "null" : node.text, !node.isNull || words.contains("null") else {
      report(key, wants: "one of \(words.joined(separator: ", "))", not: node)
      return nil
    }
    guard let choice = Choice(rawValue: text) else {
      let meant = ForeignWords.values[text]?.names.first { words.contains($0) }
      let nearest = meant ?? words.nearest(to: text)
      report(
        "unknown value \(text.quoted)",
        at: key,
        suggestion: nearest,
        note: nearest == nil ? "expected one of \(words.joined(separator: ", "))" : nil
      )
      return nil
    }
    return choice
  }

  /// Returns the value of a key to compare answers with, if present; its kind is checked later.
  mutating func comparand(_ key: String) -> Value? {
    guard let node = node(key) else { return nil }
    compare(with: node)
    return scope.comparand(node)
  }

  /// Returns the values of a key to compare answers with, if present and a list, which should not
  /// be empty.
  mutating func comparands(_ key: String) -> [Value]? {
    guard let nodes = list(key) else { return nil }
    if nodes.isEmpty {
      report("\(subject(key)) is an empty list, which no answer can match", at: key, isDoubt: true)
    }
    for node in nodes { compare(with: node) }
    return nodes.map(scope.comparand)
  }

  /// Returns the field that a key names, if present and in the form; as an answer, no list of entries.
  mutating func field(_ key: String, asAnswer isAnswer: Bool = false) -> FieldID? {
    text(key).flatMap { field(named: $0, at: key, asAnswer: isAnswer) }
  }

  /// Returns the field with a name in the value of a key, if it is in the form and not the one that
  /// rules are read for.
  mutating func field(
    named name: String,
    at key: String,
    asAnswer isAnswer: Bool = false
  ) -> FieldID? {
    guard let fields = scope.fields else { return FieldID(name) }
    guard fields.contains(name), !isAnswer || !fields.isList(name) else {
      let members = fields.members(of: name).prefix(5)
      report(
        "unknown field \(name.quoted)",
        at: key,
        misspelling: members.isEmpty ? Misspelling(name: name, known: [fields.names]) : nil,
        note: members.isEmpty
          ? nil : "it is a group; name one of its fields: \(members.joined(separator: ", "))"
      )
      return nil
    }
    if let (list, count) = fields.shortList(in: name) {
      let entries = count == 1 ? "1 entry" : "\(count) entries"
      report(
        "\(list) has at most \(entries)",
        at: key,
        note: "entries are counted from 0: the last is \(list)[\(count - 1)]"
      )
      return nil
    }
    // A program may judge the answer together with others.
    let isAsked = ["remote", "command"].contains(owner)
    if !isAsked, let mark = scope.subject?.mark, fields.entries(of: name).first?.mark == mark {
      let isInForm = fields.isGroup && fields.contains("/" + name) && !name.contains(".")
      report(
        "\(name) is this field itself",
        at: key,
        note: isInForm ? "the form's own is /\(name)" : "name another field"
      )
      return nil
    }
    return fields.isGroup ? FieldID(name) : FieldID(name).inForm
  }

  /// Returns the message of a key, if present and with only known placeholders, in the form's
  /// language.
  mutating func message(_ key: String, placeholders: @autoclosure () -> [String]) -> Message? {
    declare(key, .shownText)
    return translated(key) { $0.template(key, placeholders: placeholders()) }
  }

  /// Returns the text of a key with placeholders, if present and with only known ones.
  mutating func template(_ key: String, placeholders: @autoclosure () -> [String]) -> Message? {
    guard let text = filledText(key) else { return nil }
    let message = Message(text)
    var unknown = message.placeholders.prefix(Finding.limit)
    if unknown.isEmpty { return message }
    var known: Set<String> = []
    let placeholders = placeholders().filter { known.insert($0).inserted }
    unknown.removeAll { known.contains($0) }
    for name in unknown {
      let scalars = Array(text.unicodeScalars)
      let wanted = Array("{\(name)}".unicodeScalars)
      let start = scalars.indices.first { scalars[$0...].starts(with: wanted) } ?? 0
      report(
        "unknown placeholder \("{\(name)}".quoted)",
        at: key,
        extent: .part(start..<start + wanted.count),
        suggestion: placeholders.nearest(to: name).map { "{\($0)}" },
        note: "\(owner) accepts \(placeholders.map { "{\($0)}" }.joined(separator: ", ")); "
          + "write {{\(name)}} for the text itself"
      )
    }
    return message
  }
}

extension Settings {
  /// Returns the displayed text of a key in which answers may be named, if present and valid; of a
  /// group, by the names in it, and others.
  mutating func answerText(
    _ key: String,
    in fields: FieldNames? = nil,
    orOther names: [String] = []
  ) -> String? {
    declare(key, .shownText)
    return translated(key) { settings in
      let text = settings.filledText(key)
      if let text { settings.checkAnswers(in: text, at: key, fields, orOther: names) }
      return text
    }
  }

  /// Returns the text of a key that is an answer, in which others may be named, if present and valid;
  /// it is the same in every language.
  mutating func answerMadeOfOthers(_ key: String) -> AnswerText? {
    guard let text = filledText(key) else { return nil }
    checkAnswers(in: text, at: key)
    return AnswerText(text)
  }

  /// Reports names and filters in a text that do not exist.
  mutating func checkAnswers(
    in text: String,
    at key: String,
    _ fields: FieldNames? = nil,
    orOther names: [String] = []
  ) {
    guard AnswerText.mayHaveAnswers(text), let fields = fields ?? scope.fields else { return }
    for reference in AnswerText(text).references.prefix(Finding.limit) {
      let name = reference.field.rawValue
      let isKnown =
        names.contains(name)
        || fields.contains(name) && !fields.isList(name) && fields.shortList(in: name) == nil
      if isKnown, reference.unknownFilter == nil { continue }
      let isLine = !text.contains("\n")
      let end = reference.start + reference.spelling.unicodeScalars.count
      let extent: Finding.Extent = isLine ? .part(reference.start..<end) : .token
      if let filter = reference.unknownFilter, isKnown {
        report(unknownFilter: filter, at: key, extent)
      } else {
        var seen: Set<String> = []
        let known = (names + fields.names.filter { !fields.isList($0) })
          .filter { seen.insert($0).inserted }
        let list = known.prefix(10).map { "{\($0)}" }.joined(separator: ", ")
        report(
          "unknown placeholder \("{\(name)}".quoted)",
          at: key,
          extent: extent,
          suggestion: known.nearest(to: name).map { "{\($0)}" },
          note: "\(owner) accepts \(list); write {\(reference.spelling)} for the text itself"
        )
      }
    }
  }
}

extension Settings {
  /// Reports a filter that does not exist, or that has too many texts or too few.
  private mutating func report(unknownFilter name: String, at key: String, _ extent: Finding.Extent)
  {
    let isKnown = TextFilter.names.contains(name)
    let list = "filters are \(TextFilter.names.joined(separator: ", "))"
    report(
      name == "replace"
        ? "the filter replace takes two texts, and the first must not be empty"
        : isKnown ? "the filter \(name) takes no texts" : "unknown filter \(name.quoted)",
      at: key,
      extent: extent,
      suggestion: isKnown ? nil : TextFilter.names.nearest(to: name),
      note: name == "replace" ? "write replace: \"old\", \"new\"" : isKnown ? nil : list
    )
  }
}

extension [String] {
  /// The placeholders of every message about an answer: its label, and the answer itself unless the
  /// rule has another value of that name.
  static let ofAnswer = ["label", "value"]
}
