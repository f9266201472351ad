import FormFilling
package import FormScreens
public import FormValidation
import Forms

/// The state of a form at one moment.
///
/// It is computed on access, because most expectations look at a single field.
public struct FormScene: Sendable {
  private let seen: SeenScreen

  /// The screen that it was created from.
  var screen: Screen { seen.screen }

  /// The fields, in the order of the form, without those of entries that were not added.
  /// - Complexity: O(n), in rules of the form.
  public var fields: [FieldScene] {
    let fields = screen.form.fields
    return fields.indices.filter { fields[$0].hasAnswer }.map { FieldScene(at: $0, of: seen) }
  }

  /// The names of what Tab stops at on the page, in order.
  var stops: [FieldID] {
    screen.filling.sheet.askedIndicesOnPage.map { screen.form.fields[$0].id }
  }

  /// The focused field; `nil` while a button has the focus.
  public var focus: FieldID? {
    screen.filling.sheet.focusedIndex.map { screen.form.fields[$0].id }
  }

  /// The submitted answers as an object by field; `nil` before the submit.
  public var submitted: Value? { screen.filling.outcome?.submittedObject }

  /// Creates the state of a screen's form.
  package init(_ screen: Screen) {
    seen = SeenScreen(screen)
  }

  /// The field with a name; `nil` if there is none.
  public subscript(name: FieldID) -> FieldScene? {
    screen.form.fields.firstIndex { $0.id == name }.map { FieldScene(at: $0, of: seen) }
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
