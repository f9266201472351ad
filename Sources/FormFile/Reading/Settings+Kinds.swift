import Diagnostics
import FormValidation

extension Settings {
  /// The text of a key, if it is there and one.
  mutating func text(_ key: String) -> String? {
    guard let node = node(key) else { return nil }
    guard let text = node.text else {
      report(key, wants: "a text", not: node, hint: node.quotedHint)
      return nil
    }
    return text
  }

  /// The text of a key that a person will read or know something by, if it is there and says
  /// anything.
  mutating func words(_ key: String) -> String? {
    guard let text = text(key) else { return nil }
    guard text.contains(where: { !$0.isWhitespace }) else {
      report("\(subject(key)) is empty; write a text or leave it out", at: key)
      return nil
    }
    return text
  }

  /// The texts of a key, if it is there, a list of them or a lone one, and none is empty.
  mutating func texts(_ key: String) -> [String]? {
    guard let node = node(key) else { return nil }
    let nodes = if case .list(let nodes) = node.content { nodes } else { [node] }
    if let other = nodes.first(where: { $0.text == nil }) {
      report(key, wants: "a text or a list of texts", not: other, hint: other.quotedHint)
      return nil
    }
    let texts = nodes.compactMap(\.text)
    guard !texts.isEmpty, !texts.contains("") else {
      report("expected a text that is not empty", at: key)
      return nil
    }
    return texts
  }

  /// The truth value of a key, if there is one; `yes`, `no`, `on` and `off` are too, if allowed.
  mutating func flag(_ key: String, allowsWords: Bool = false) -> Bool? {
    guard let node = node(key) else { return nil }
    if case .scalar(.bool(let flag)) = node.content { return flag }
    let word = ["yes": true, "on": true, "no": false, "off": false][node.text?.lowercased() ?? ""]
    if allowsWords, let word { return word }
    report(key, wants: "true or false", not: node, hint: word.map { "write \($0)" })
    return nil
  }

  /// The number of a key, if it is there and one.
  mutating func number(_ key: String) -> Number? {
    guard let node = node(key) else { return nil }
    guard case .scalar(.number(let number)) = node.content else {
      report(key, wants: "a number", not: node)
      return nil
    }
    return number
  }

  /// The number of a key, if it is there and whole; 4.0 is.
  mutating func whole(_ key: String) -> Number? {
    guard let node = node(key) else { return nil }
    guard case .scalar(.number(let number)) = node.content else {
      report(key, wants: "a whole number", not: node)
      return nil
    }
    guard number.isWhole else {
      report("expected a whole number, found \(number)", at: key)
      return nil
    }
    return number
  }

  /// The count of a key, if it is there, whole and not below zero.
  mutating func count(_ key: String) -> Int? {
    guard let number = whole(key) else { return nil }
    guard !number.isNegative else {
      report("expected 0 or more, found \(number)", at: key)
      return nil
    }
    guard let count = number.wholeValue else {
      report("\(subject(key)) is too large", at: key)
      return nil
    }
    return count
  }

  /// The list of a key, if it is there and one.
  mutating func list(_ key: String) -> [Node]? {
    guard let node = node(key) else { return nil }
    guard case .list(let nodes) = node.content else {
      report(key, wants: "a list", not: node)
      return nil
    }
    return nodes
  }

  /// One of a few words, if the key is there and its text is one of them, or three letters or more
  /// of its beginning where those are allowed.
  mutating func choice<Choice>(
    _ key: String,
    of _: Choice.Type,
    allowsBeginnings: Bool = false
  ) -> Choice? where Choice: RawRepresentable<String> & CaseIterable {
    guard let text = text(key) else { return nil }
    let begun = Choice.allCases.filter { $0.rawValue.hasPrefix(text.lowercased()) }
    let isBegun = allowsBeginnings && text.utf8.count >= 3 && begun.count == 1
    guard let choice = Choice(rawValue: text) ?? (isBegun ? begun.first : nil) else {
      let words = Choice.allCases.map(\.rawValue)
      let nearest = words.nearest(to: text)
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

  /// The value of a key to compare answers with, if it is there; whether it fits is asked later.
  mutating func comparand(_ key: String) -> Value? {
    guard let node = node(key) else { return nil }
    compare(with: node)
    return node.value
  }

  /// The values of a key to compare answers with, if it is there and a list; it should not be
  /// empty.
  mutating func comparands(_ key: String) -> [Value]? {
    guard let nodes = list(key) else { return nil }
    if nodes.isEmpty {
      report("\(subject(key)) is an empty list, which no answer can match", at: key, isDoubt: true)
    }
    for node in nodes { compare(with: node) }
    return nodes.map(\.value)
  }

  /// The field that a key names, if it is there and the form has such a field.
  mutating func field(_ key: String) -> FieldID? {
    guard let name = text(key) else { return nil }
    guard scope.fields?.contains(name) ?? true else {
      report(
        "unknown field \(name.quoted)",
        at: key,
        misspelt: Misspelt(name: name, known: [scope.fields?.names ?? []])
      )
      return nil
    }
    return FieldID(name)
  }

  /// The wording of a key, if it is there and has no placeholder but the known ones.
  mutating func message(_ key: String, placeholders: [String]) -> Message? {
    guard let text = words(key) else { return nil }
    let message = Message(text)
    for name in message.placeholders where !placeholders.contains(name) {
      let scalars = Array(text.unicodeScalars)
      let wanted = Array("{\(name)}".unicodeScalars)
      let start = scalars.indices.first { scalars[$0...].starts(with: wanted) } ?? 0
      report(
        "unknown placeholder \("{\(name)}".quoted)",
        at: key,
        extent: .part(start..<start + wanted.count),
        suggestion: placeholders.nearest(to: name).map { "{\($0)}" },
        note: "\(owner) accepts \(placeholders.map { "{\($0)}" }.joined(separator: ", "))"
      )
    }
    return message
  }
}
