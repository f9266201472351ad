/// The columns of a field's parts.
///
/// The label is beside the widget, or above it if there is too little room for both.
struct FieldColumns {
  /// The largest width of a widget in cells, unless its choices are wider.
  static let widgetLimit = 40

  /// The smallest width of a widget beside its label, in cells.
  private static let widgetMinimum = 28

  /// Whether the label has a row of its own.
  let isStacked: Bool

  /// The first row of the widget.
  var widgetRow: Int { isStacked ? 1 : 0 }

  /// The column of labels.
  let label = 2

  /// The column of widgets and messages.
  let widget: Int

  /// The cells of a widget.
  let widgetWidth: Int

  /// The width of a line of a message, after its mark.
  let messageWidth: Int

  /// Creates the columns of a field for a screen and the widest label of a form.
  init(
    screenWidth: Int,
    widestLabel: Int,
    label ownLabel: Int,
    widgetLimit: Int = FieldColumns.widgetLimit
  ) {
    let labelWidth = min(widestLabel, screenWidth / 3)
    let beside = label + labelWidth + 2
    isStacked =
      ownLabel > labelWidth || screenWidth - beside - 3 < FieldColumns.widgetMinimum
    // Fields of one form line up even if one of them has its label above.
    widget = screenWidth - beside - 3 < FieldColumns.widgetMinimum ? label : beside
    widgetWidth = max(1, min(widgetLimit, screenWidth - widget - 3))
    messageWidth = max(1, screenWidth - widget - 3)
  }
}
