import FormValidation
import SourceText

/// Texts in several languages.
///
/// ```yaml
/// languages: [en, de]
/// title: {en: Sign up, de: Anmelden}
/// ```
extension Settings {
  /// Reads what a key has in each language.
  ///
  /// Everything that is read afterwards, such as the position of an error, is of that one.
  /// - Parameters:
  ///   - key: The key, whose value is a mapping from languages, or the same in all of them.
  ///   - isShared: Whether a text is usually the same in all languages.
  ///   - read: Reads the value of the key in one language.
  /// - Returns: What it has in the language of the form.
  mutating func translated<Words>(
    _ key: String,
    isShared: Bool = false,
    _ read: (inout Settings) -> Words?
  ) -> Words? {
    let texts = scope.texts
    guard let node = node(key) else { return read(&self) }
    guard texts.isTranslated(node) else {
      let text = read(&self)
      if text != nil, !isShared { texts.note(plain: node, of: subject(key)) }
      return text
    }
    guard let languages = texts.languages else {
      if !texts.isUnclear { reportTranslation(key, node) }
      return nil
    }
    let entries = node.members.filter { isLanguage($0, in: node) }
    let read = entries.map { entry in
      replace(key, with: entry)
      return read(&self)
    }
    let codes = zip(entries, read).map { $1 == nil ? "" : $0.name }
    guard let index = languages.choice(among: codes) else { return nil }
    replace(key, with: entries[index])
    texts.choose(entries[index], in: node, of: subject(key))
    return read[index]
  }

  /// Returns the texts of a key, if present, each in the language of the form: a list or a single
  /// one, none of them empty.
  mutating func shownTexts(_ key: String) -> [String]? {
    declare(key, .shownTexts)
    guard let nodes = node(key)?.entries, nodes.contains(where: \.isMapping) else {
      return texts(key)
    }
    let texts = nodes.compactMap { node -> String? in
      let entry = Node.Entry(name: key, mark: node.mark, value: node)
      var item = Settings([entry], of: owner, at: node.mark, scope: scope)
      defer { findings += item.findings }
      return item.translated(key, isShared: true) { $0.filledText(key) }
    }
    return texts.count == nodes.count ? texts : nil
  }

  /// Returns whether an entry of a text is in a language of the form, and reports if it is not.
  private mutating func isLanguage(_ entry: Node.Entry, in node: Node) -> Bool {
    let codes = scope.texts.codes
    if codes.contains(entry.name) { return true }
    guard !scope.texts.isUnclear else { return false }
    let given = node.members.map(\.name)
    let nearest = codes.filter { !given.contains($0) }.nearest(to: entry.name)
    let message = "\(entry.name.quoted) is not a language of the form"
    let note = "the form has languages: [\(codes.joined(separator: ", "))]"
    findings.append(
      Finding(entry.mark, message, suggestion: nearest, note: nearest == nil ? note : nil)
    )
    return false
  }

  /// Reports a text in several languages in a form that names none.
  private mutating func reportTranslation(_ key: String, _ node: Node) {
    let codes = node.members.map(\.name).joined(separator: ", ")
    let hint = "for texts in several languages, begin the form with languages: [\(codes)]"
    report(key, wants: "text", not: node, hint: hint)
  }
}
