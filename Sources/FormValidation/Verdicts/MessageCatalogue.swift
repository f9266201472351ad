/// How violations are worded: the wordings of a form's author by field and code, then those of a
/// language, then the rules' own English.
///
/// ```swift
/// var messages = MessageCatalogue(in: .german)
/// messages["required"] = "{label} fehlt noch."
/// messages["required", of: "email"] = "Wohin sollen wir die Quittung schicken?"
/// ```
///
/// A rule's name stands for all its codes. What the author of a rule set has worded stays.
public struct MessageCatalogue: Hashable, Sendable {
  /// The language of what has no wording of its own.
  public var language: PhraseBook

  private var wordings: [Subject: Message] = [:]

  /// Whom and what a wording is for.
  private struct Subject: Hashable, Sendable {
    let field: FieldID?
    let code: String
  }

  /// Creates a catalogue of wordings by code or rule.
  public init(_ wordings: [String: Message] = [:], in language: PhraseBook = .english) {
    self.language = language
    for (code, message) in wordings { self[code] = message }
  }

  /// The wording of a code or of all codes of a rule, for one field or for all.
  public subscript(code: String, of field: FieldID? = nil) -> Message? {
    get { wordings[Subject(field: field, code: code)] }
    set { wordings[Subject(field: field, code: code)] = newValue }
  }

  /// Whether the author has a wording for a violation.
  public func hasOwnWording(for violation: Violation) -> Bool {
    violation.isReworded || own(violation) != nil
  }

  /// Whether there are no wordings but those of the language.
  public var isEmpty: Bool { wordings.isEmpty }

  /// The wording of a violation.
  public func message(of violation: Violation) -> Message {
    if violation.isReworded { return violation.message }
    return own(violation) ?? language.wording(for: violation) ?? violation.message
  }

  /// The message of a violation, placeholders filled in; an item of a list goes by its number, from
  /// 1, after the label.
  public func text(of violation: Violation, label: String? = nil) -> String {
    let numbers = violation.path.map { String($0 + 1) }
    return message(of: violation).text(
      violation.parameters,
      label: ([label ?? language.unnamed] + numbers).joined(separator: " "),
      in: language
    )
  }

  /// The message of a violation beside its own field, which says what the label need not repeat.
  ///
  /// An author's wording stays as it is. Without a label, the message is about "this".
  public func text(besideFieldOf violation: Violation, label: String?) -> String {
    guard !hasOwnWording(for: violation), violation.path.isEmpty,
      violation.message.id == "required"
    else { return text(of: violation, label: label) }
    return language.text(of: Wording("required.brief", "Required."))
  }

  /// The words of a requirement, placeholders filled in.
  public func text(of requirement: Requirement) -> String {
    language.text(of: requirement)
  }

  private func own(_ violation: Violation) -> Message? {
    if wordings.isEmpty { return nil }
    if let field = violation.field {
      if let wording = self[violation.code, of: field] { return wording }
      if let wording = self[violation.rule, of: field] { return wording }
    }
    return self[violation.code] ?? self[violation.rule]
  }
}

extension PhraseBook {
  /// The wording of a violation; `nil` if the language has none.
  ///
  /// It counts if the violation has all it mentions.
  public func wording(for violation: Violation) -> Message? {
    if phrases.isEmpty { return nil }
    guard let wording = phrases[violation.message.id] ?? phrases[violation.code] else { return nil }
    let isWhole = wording.placeholders.allSatisfy { name in
      name == "label" || violation.parameters.has(name)
    }
    return isWhole ? wording : nil
  }
}
