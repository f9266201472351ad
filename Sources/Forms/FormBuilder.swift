public import FormValidation

extension Form {
  /// Creates a form from the contents of a closure: fields, notes, sections, pages, and checks.
  ///
  /// ```swift
  /// let form = Form("Sign up") {
  ///   Page("You") { Field("name", label: "Name", TextField(), rules: [.required]) }
  ///   Page("Plan", when: .field("name", [.minLength(2)])) {
  ///     Section("Payment") { Field("card", label: "Card", TextField(), rules: [.paymentCard()]) }
  ///   }
  /// }
  /// ```
  ///
  /// `TypedForm` returns a type of yours instead of answers by name.
  public init(
    _ title: String,
    intro: String? = nil,
    reveal: Reveal = .polite,
    errorsShown: ErrorsShown = .first,
    enterUse: EnterUse = .next,
    hasReview: Bool = false,
    buttons: Buttons = Buttons(),
    confirmation: AnswerText? = nil,
    messages: MessageCatalog = MessageCatalog(),
    @FormBuilder<Answers> _ content: () -> FormContent
  ) {
    self.init(
      title: title,
      intro: intro,
      reveal: reveal,
      errorsShown: errorsShown,
      enterUse: enterUse,
      content: content(),
      hasReview: hasReview,
      buttons: buttons,
      confirmation: confirmation,
      messages: messages
    )
  }
}

/// Fields on a separate screen, whose answers are properties of a type.
///
/// Fields of the form that are not on a page are asked before the first one. A page in a page or
/// section follows it.
public struct Page<Answered> {
  /// The fields, under the title.
  public let content: FormContent

  /// Creates a page; with a condition, its fields are asked only if it holds.
  public init(
    _ title: String,
    when condition: Condition? = nil,
    @FormBuilder<Answered> _ content: () -> FormContent
  ) {
    self.content = content().titled(.page, title, when: condition)
  }
}

/// Fields of a page under a heading, whose answers are properties of a type.
///
/// Fields of the page that are not in a section are asked before the first one. A section in a
/// section follows it.
public struct Section<Answered> {
  /// The fields, under the heading.
  public let content: FormContent

  /// Creates a section; with a condition, its fields are asked only if it holds.
  public init(
    _ title: String,
    when condition: Condition? = nil,
    @FormBuilder<Answered> _ content: () -> FormContent
  ) {
    self.content = content().titled(.section, title, when: condition)
  }
}

/// Text among the fields of a page.
public struct Note {
  /// The note as the content of a form.
  public let content: FormContent

  /// Creates a note in CommonMark, without HTML, with answers like those of an `AnswerText`; with a
  /// condition, it is shown only if that holds.
  public init(_ text: String, when condition: Condition? = nil) {
    content = FormContent([.note(Form.PartNote(text: text, condition: condition))])
  }
}

/// A part of a form whose answers are properties of a type: a field, group, section or page.
public protocol FormPart<Answered> {
  /// The type whose properties are answered.
  associatedtype Answered

  /// The content.
  var content: FormContent { get }
}

extension TypedField: FormPart {
  public var content: FormContent { FormContent([.field(field)]) }
}

extension Section: FormPart {}
extension Group: FormPart {}
extension Repeat: FormPart {}
extension Page: FormPart {}

/// A part of a form that is not bound to a type: a field by name, a note, a check, or content that
/// was built earlier.
public protocol LooseFormPart {
  /// The content.
  var content: FormContent { get }
}

extension Field: LooseFormPart {
  public var content: FormContent { FormContent([.field(self)]) }
}

extension Note: LooseFormPart {}

extension Check: LooseFormPart {
  public var content: FormContent { FormContent([.check(self)]) }
}

extension FormContent: LooseFormPart {
  public var content: FormContent { self }
}

/// Lists the parts of a form, whose answers are properties of a type.
///
/// With only two ways to build a part, the compiler can say which key path is wrong.
@resultBuilder
public enum FormBuilder<Answered> {
  public static func buildExpression(_ part: some FormPart<Answered>) -> FormContent {
    part.content
  }

  @_disfavoredOverload
  public static func buildExpression(_ part: some LooseFormPart) -> FormContent { part.content }

  public static func buildBlock(_ parts: FormContent...) -> FormContent {
    FormContent(joining: parts)
  }

  public static func buildOptional(_ part: FormContent?) -> FormContent { part ?? FormContent() }

  public static func buildEither(first part: FormContent) -> FormContent { part }

  public static func buildEither(second part: FormContent) -> FormContent { part }

  public static func buildArray(_ parts: [FormContent]) -> FormContent {
    FormContent(joining: parts)
  }
}

/// The content of a closure for a form, a page, or a section, in order.
public struct FormContent {
  package private(set) var parts: [Form.Part]

  /// The parts that cannot answer their properties.
  var mistakes: [BindingError.Mistake] = []

  package init(_ parts: [Form.Part] = []) {
    self.parts = parts
  }

  /// Joins parts; a field after a section or page precedes the first one, because it would be shown
  /// in that.
  package init(joining contents: [FormContent]) {
    self.init()
    contents.forEach { append($0) }
    guard let first = parts.firstIndex(where: { $0.heading != nil }) else { return }
    let rest = parts[first...]
    let (fields, others) = (rest.filter { $0.answered != nil }, rest.filter { $0.answered == nil })
    parts.replaceSubrange(first..., with: fields + others)
  }

  /// Appends a part.
  package mutating func append(_ part: FormContent) {
    parts += part.parts
    mistakes += part.mistakes
  }

  /// Returns the content as a part with a title.
  ///
  /// Sections and pages in a section, and pages in a page, follow it, with its condition.
  fileprivate func titled(
    _ kind: Form.Section.Kind,
    _ title: String,
    when condition: Condition?
  ) -> FormContent {
    var heading = Form.Heading(title: title, condition: condition, parts: [])
    var following: [Form.Part] = []
    for part in parts {
      switch part {
      case .section where kind == .page: heading.parts.append(part)
      case .section, .page: following.append(part.asked(when: condition))
      default: heading.parts.append(part)
      }
    }
    var content = FormContent([kind == .page ? .page(heading) : .section(heading)] + following)
    content.mistakes = mistakes
    return content
  }
}
