/// The messages of violations: those of a form's author by field and code, then those of a
/// language, then the rules' own in English.
///
/// ```swift
/// var messages = MessageCatalog(in: .german)
/// messages["required"] = "{label} fehlt noch."
/// messages["required", of: "email"] = "Wohin sollen wir die Quittung schicken?"
/// ```
///
/// A rule's name covers all its codes. Messages of the rule set's author stay.
public struct MessageCatalog: Equatable, Sendable {
  /// The language of messages without a custom one.
  public var language: Language {
    didSet { if let locale { language = language.written(as: locale) } }
  }

  /// How numbers, dates, and times are typed and shown; `nil` for the format of the language.
  public var locale: LocalForms? {
    didSet { language = language.written(as: locale) }
  }

  private var wordings: [Subject: Message] = [:]

  /// The field and the code or rule of a message.
  private struct Subject: Hashable, Sendable {
    let field: FieldID?
    let code: String
  }

  /// Creates a catalog of messages by code or rule.
  public init(_ wordings: [String: Message] = [:], in language: Language = .english) {
    self.language = language
    for (code, message) in wordings { self[code] = message }
  }

  /// The message of a code, or of all codes of a rule, for one field or for all.
  ///
  /// The name of a field without the numbers of entries, like `passengers.name`, means the field in
  /// every entry that has no message of its own.
  public subscript(code: String, of field: FieldID? = nil) -> Message? {
    get { wordings[Subject(field: field, code: code)] }
    set { wordings[Subject(field: field, code: code)] = newValue }
  }

  /// Returns whether the author has a message for a violation.
  package func hasOwnWording(for violation: Violation) -> Bool {
    violation.isReworded || own(violation) != nil
  }

  /// Whether there are no messages except those of the language.
  public var isEmpty: Bool { wordings.isEmpty }

  /// Returns the message of a violation with placeholders.
  public func message(of violation: Violation) -> Message {
    if violation.isReworded { return violation.message }
    return own(violation) ?? language.wording(for: violation) ?? violation.message
  }

  /// Returns the message of a violation; an item of a list is identified by its number, from 1,
  /// after the label.
  ///
  /// Without a label, the message begins with what must hold: "Must have 2 to 40 characters."
  /// - Parameters:
  ///   - violation: The violation.
  ///   - label: The label of its field.
  ///   - whileTyping: Whether the answer is still being typed, and the message may count down:
  ///     "2-40 characters, 1 to go." Otherwise, it says what the answer must be.
  /// - Returns: The message.
  public func text(
    of violation: Violation,
    label: String? = nil,
    whileTyping: Bool = false
  ) -> String {
    guard !whileTyping else { return words(of: violation, label: label ?? language.unnamed) }
    return language.sentences(judged(violation).map { words(of: $0, label: label) })
  }

  /// Returns a violation as it is worded about a finished answer; one of two sentences is two.
  package func judged(_ violation: Violation) -> [Violation] {
    hasOwnWording(for: violation) ? [violation] : violation.judged
  }

  /// Returns the words of the message that a violation has.
  package func words(of violation: Violation, label: String?) -> String {
    let subject = violation.subject(label, in: language)
    if subject == nil, violation.message.id == "required", !hasOwnWording(for: violation) {
      return language.text(of: MessageCatalog.requiredBriefly)
    }
    return message(of: violation).text(violation.parameters, label: subject, in: language)
  }

  private static let requiredBriefly = Wording("required.brief", "Required.")

  /// Returns the message of a violation for display beside its field, without repeating the label.
  ///
  /// An author's message is not changed. Without a label, the message is about "this".
  public func text(besideFieldOf violation: Violation, label: String?) -> String {
    guard !hasOwnWording(for: violation), violation.path.isEmpty,
      violation.message.id == "required"
    else { return text(of: violation, label: label, whileTyping: true) }
    return language.text(of: MessageCatalog.requiredBriefly)
  }

  /// Returns the words of a requirement.
  public func text(of requirement: Wording) -> String {
    language.text(of: requirement)
  }

  private func own(_ violation: Violation) -> Message? {
    if wordings.isEmpty { return nil }
    if let field = violation.field {
      for field in [field, field.inAnyEntry] {
        if let wording = self[violation.code, of: field] { return wording }
        if let wording = self[violation.rule, of: field] { return wording }
      }
    }
    return self[violation.code] ?? self[violation.rule]
  }
}

extension Language {
  /// Returns sentences one after the other.
  package func sentences(_ texts: [String]) -> String {
    texts.dropFirst().reduce(into: texts.first ?? "") { text, next in
      text += text.last?.isASCII == false ? next : " " + next
    }
  }

  /// Returns the language's message of a violation; `nil` if it has none.
  ///
  /// It is used if the violation has all its placeholders.
  package func wording(for violation: Violation) -> Message? {
    if phrases.isEmpty { return nil }
    guard let wording = phrases[violation.message.id] ?? phrases[violation.code] else { return nil }
    let isWhole = wording.placeholders.allSatisfy { name in
      name == "label" || violation.parameters.has(name)
    }
    return isWhole ? wording : nil
  }
}
