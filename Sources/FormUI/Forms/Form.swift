import FormValidation

/// A titled list of questions.
public struct Form: Hashable, Sendable {
  /// What the form is called.
  public var title: String

  /// What stands above the first field.
  public var intro: String?

  /// When fields show what their rules say.
  public var reveal: Reveal

  /// How many messages a field shows, until the person switches.
  public var errorsShown: ErrorsShown

  /// The questions, in order; no two have the same name.
  public let fields: [Field]

  /// Creates a form.
  /// - Precondition: there is a field, and no two fields have the same name.
  public init(
    title: String,
    intro: String? = nil,
    reveal: Reveal = .polite,
    errorsShown: ErrorsShown = .first,
    fields: [Field]
  ) {
    precondition(!fields.isEmpty, "a form asks at least one question")
    precondition(Set(fields.map(\.id)).count == fields.count, "two fields have the same name")
    self.title = title
    self.intro = intro
    self.reveal = reveal
    self.errorsShown = errorsShown
    self.fields = fields
  }
}
