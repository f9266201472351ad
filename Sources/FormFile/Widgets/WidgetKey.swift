import FormUI
import FormValidation

/// The spelling of a widget in form files: a row of the table in `WidgetKeys.swift`.
struct WidgetKey: Sendable {
  /// The word after `type:`.
  let name: String

  /// The kind of value that the widget edits.
  let kind: ValueKind

  /// Reads the widget's own keys; `nil` after an error, which is recorded in the settings.
  let read: @Sendable (inout Settings) -> (any Widget)?

  /// Creates a row.
  init<W: Widget>(
    _ name: String,
    _: W.Type,
    read: @escaping @Sendable (inout Settings) -> W?
  ) {
    self.name = name
    self.kind = W.kind
    self.read = { read(&$0) }
  }

  /// Returns the row of a type.
  static func named(_ name: String) -> WidgetKey? {
    all.first { $0.name == name }
  }
}
