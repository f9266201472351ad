import FormFilling
package import FormScreens
public import FormValidation
import Forms

/// The state of a form at one moment.
///
/// If created from a screen, it is computed on access, because most expectations look at a single
/// field.
public struct FormScene: Sendable {
  private var stored: [FieldScene]?
  private let seen: SeenScreen?

  /// The screen that it was created from; `nil` if it was created otherwise.
  var screen: Screen? { seen?.screen }

  /// The fields, in the order of the form, without those of entries that were not added.
  /// - Complexity: O(n), in rules of the form, if created from a screen.
  public var fields: [FieldScene] {
    get {
      if let stored { return stored }
      guard let seen else { return [] }
      let fields = seen.screen.form.fields
      return fields.indices.filter { fields[$0].hasAnswer }.map { FieldScene(at: $0, of: seen) }
    }
    set { stored = newValue }
  }

  /// The names of what Tab stops at on the page, in order, as far as known.
  var stops: [FieldID] {
    guard let screen else { return fields.map(\.id) }
    return screen.filling.sheet.askedIndicesOnPage.map { screen.form.fields[$0].id }
  }

  /// The focused field; `nil` while a button has the focus.
  public var focus: FieldID?

  /// The submitted answers as an object by field; `nil` before the submit.
  public var submitted: Value?

  /// Creates the state of a form.
  package init(fields: [FieldScene], focus: FieldID? = nil, submitted: Value? = nil) {
    stored = fields
    seen = nil
    self.focus = focus
    self.submitted = submitted
  }

  /// Creates the state of a screen's form.
  package init(_ screen: Screen) {
    seen = SeenScreen(screen)
    focus = screen.filling.sheet.focusedIndex.map { screen.form.fields[$0].id }
    submitted = screen.filling.outcome?.submittedObject
  }

  /// The field with a name; `nil` if there is none.
  public subscript(name: FieldID) -> FieldScene? {
    if let stored { return stored.first { $0.id == name } }
    guard let seen, let index = seen.screen.form.fields.firstIndex(where: { $0.id == name }) else {
      return nil
    }
    return FieldScene(at: index, of: seen)
  }

  /// The answers as an object by field, with groups nested.
  public var values: Value {
    var answers: Answers = [:]
    for field in fields { answers[field.id] = field.value }
    return .object(answers.nested)
  }

  /// The total number of errors.
  public var errorCount: Int { fields.reduce(0) { $0 + $1.errors.count } }

  /// Whether an external check is pending.
  public var isPending: Bool { fields.contains(where: \.isPending) }

  /// Whether an answer differs from the initial one.
  public var isDirty: Bool { fields.contains(where: \.isDirty) }
}

/// A screen at one moment, shared by the scenes of its fields.
final class SeenScreen: Sendable {
  let screen: Screen

  init(_ screen: Screen) {
    self.screen = screen
  }
}

extension FormScene: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A line for each field, without secrets.
  public var description: String { fields.map(\.description).joined(separator: "\n") }

  public var debugDescription: String { description }

  public var customMirror: Mirror {
    Mirror(self, children: ["fields": fields], displayStyle: .struct)
  }
}

extension FormScene: Equatable {
  public static func == (left: FormScene, right: FormScene) -> Bool {
    left.fields == right.fields && left.focus == right.focus && left.submitted == right.submitted
  }
}
