/// The wording of violations.
///
/// While an answer is being typed, a message helps: "2-40 characters, 1 to go." About a finished
/// answer, as in a report or on a server, it says what the answer must be: "Name must have 2 to 40
/// characters." Each rule has one such sentence, beside its requirement.
extension Violation {
  /// Returns the message in English.
  ///
  /// An item of a list is identified by its number, from 1. Without a label, the message begins
  /// with what must hold: "Must have 2 to 40 characters."
  /// - Parameters:
  ///   - label: The label of the field.
  ///   - whileTyping: Whether the answer is still being typed.
  /// - Returns: The message.
  public func text(label: String? = nil, whileTyping: Bool = false) -> String {
    MessageCatalog().text(of: self, label: label, whileTyping: whileTyping)
  }

  /// The violation with the sentence about a finished answer instead of its message, and then, if
  /// its message states a fact, the violation itself.
  ///
  /// A message that already names its field is such a sentence, and so is one of a rule without.
  var judged: [Violation] {
    if let own = message.judgment { return [worded(own, [:])] }
    if message.namesLabel { return [self] }
    guard let requirement = broken?.requirement(brokenWith: code),
      let sentence = requirement.message.judgment
    else { return [self] }
    let judged = worded(sentence, requirement.parameters)
    return message.isFact ? [judged, self] : [judged]
  }

  private func worded(_ message: Message, _ parameters: Parameters) -> Violation {
    var violation = self
    violation.message = message
    violation.parameters.fill(from: parameters)
    return violation
  }

  /// Returns what the message is about: a field's label, and the number of an item, from 1; `nil`
  /// for a field without a label.
  func subject(_ label: String?, in language: Language) -> String? {
    guard let first = path.first else { return label }
    let item = label.map { "\($0) \(first + 1)" } ?? language.item(numbered: first + 1)
    return path.dropFirst().reduce(item) { "\($0) \($1 + 1)" }
  }
}
