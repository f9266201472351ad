package import FormValidation
import FormWidgets
package import Forms

/// A form as filled out so far: its fields with their answers, what the rules say of them, which
/// fields are asked, and where the user is.
///
/// It decides what can be seen, and does nothing on its own: the filling that holds it moves the
/// focus, and passes answers on.
package struct AnswerSheet: Sendable {
  /// The progress of the user.
  package enum Progress: Hashable, Sendable {
    case untouched
    /// Something was pressed, pasted, or entered.
    case begun
    /// A submit was refused.
    case refused
  }

  /// The form, with the current answers in its texts.
  package var form: Form { facts.form }

  /// The form and its facts.
  package var facts: FormFacts

  /// Whether messages are in ASCII.
  let isASCII: Bool

  /// The answers as the rules see them, and their verdicts.
  package var ruler = Ruler<Void>()

  /// The fields, by their index in the form.
  package internal(set) var fields: [FillingField]

  /// The options and defaults that come from outside.
  @Boxed package var loads = OutsideLoads()

  /// The number of changes of answers.
  package internal(set) var changeCount = 0

  /// The problems in the answers.
  package var problems = Problems()

  /// The number of fields asked before each index, and the total; empty if every field is always
  /// asked.
  package var ranks: [Int] = []

  /// The element with the focus.
  package internal(set) var focus: Focus = .field(0)

  /// The current page, from 0; the review follows the last page of the form.
  package internal(set) var page = 0

  /// Whether the page was reached from the review.
  package var isReturning = false

  /// How many messages a field shows.
  package var errorsShown: ErrorsShown

  /// The progress of the user.
  package var progress = Progress.untouched

  /// Holds the initial answers of a form; those that the rules see are registered.
  /// - Complexity: O(n), in rules of the form.
  init(_ form: Form, isASCII: Bool, now: Moment?) {
    self.isASCII = isASCII
    errorsShown = form.errorsShown
    fields = []
    facts = FormFacts(of: form)
    fields = newFields()
    if let now {
      ruler.setValue(.text(now.description), of: .now)
      for index in fields.indices where facts.fields[index].traits.needsNow {
        // Some have an answer only then.
        var widget = fields[index].widget
        _ = widget.handle(.now(now), in: .line)
        fields[index] = FillingField(widget, isReadOnly: form.fields[index].isReadOnly)
      }
    }
    register()
    if form.fields.isEmpty { focus = .button }
  }

  /// Returns the fields of the form with their initial answers.
  func newFields() -> [FillingField] {
    form.alignedWidgets.enumerated().map { index, widget in
      FillingField(widget, isReadOnly: form.fields[index].isReadOnly)
    }
  }

  /// Registers the fields with the ruler, in the order of the form.
  mutating func register() {
    ruler.reserveCapacity(fields.count)
    let (facts, fields) = (facts, fields)
    ruler.registerAll { ruler in
      for index in fields.indices {
        ruler.register(
          facts.form.fields[index].id,
          value: fields[index].value,
          normalizers: facts.form.fields[index].answerNormalizers,
          rules: facts.rules[index],
          when: facts.conditions[index]
        )
      }
    }
  }

  /// Returns the index of a field in the form, if it exists.
  package func index(of field: FieldID) -> Int? {
    ruler.position(of: field)
  }

  /// Whether an answer differs from the initial one.
  /// - Complexity: O(n), in fields.
  package var isDirty: Bool {
    fields.contains(where: \.isDirty)
  }

  /// Whether anything was pressed, pasted, or entered.
  package var hasBegun: Bool { progress != .untouched }

  /// Marks the filling as begun, which may change what is shown.
  mutating func begin() {
    if progress == .untouched { progress = .begun }
  }
}

/// Undo and redo in fields whose widgets do not edit text, and therefore have no history of their
/// own.
extension AnswerSheet {
  /// Applies a change to the widget at an index, recording its previous state if its answer
  /// changes.
  /// - Parameters:
  ///   - index: The index of the field.
  ///   - isOfRun: Whether the change is undone together with neighboring ones of its kind.
  ///   - body: The change.
  /// - Returns: The result of the change.
  mutating func change<Result>(
    _ index: Int,
    isOfRun: Bool = false,
    _ body: (inout FillingField) -> Result
  ) -> Result {
    guard !facts.fields[index].traits.undoesEdits else { return body(&fields[index]) }
    if !isOfRun { fields[index].history.rest() }
    let before = fields[index].widget
    let result = body(&fields[index])
    if !fields[index].widget.value.isSame(as: before.value) {
      fields[index].history.record(before, isOfRun: isOfRun)
    }
    return result
  }
}

/// The element that has the focus.
public enum Focus: Equatable, Sendable {
  /// A field, by its index in the form.
  case field(Int)
  /// The button at the end of a page that moves to the next page or submits.
  case button
  /// The button at the end of a page that moves to the previous page.
  case back
  /// An answer on the review page, by its field's index in the form.
  case answer(Int)
}

extension Focus {
  /// Whether it is a button of the page.
  package var isButton: Bool { self == .button || self == .back }
}
