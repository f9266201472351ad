import FormValidation
import FormWidgets

/// The choices of a field by their values and names, so that not all of them are compared with each
/// answer.
struct ChoiceTable {
  /// The values that can be chosen.
  private var values: Set<Value> = []

  /// The values of the choices by their names; `nil` for one that cannot be chosen.
  private var names: [String: Value?] = [:]

  /// The widget, until its choices are read for the first answer to compare with them.
  private var widget: (any Widget)?

  /// Creates the table of a widget's choices.
  init(of widget: any Widget) { self.widget = widget }

  /// Returns whether a value is one of the choices and can be chosen.
  mutating func hasChoice(_ value: Value) -> Bool {
    read()
    return values.contains(value)
  }

  /// Returns the value of the choice that can be chosen and has exactly a name.
  mutating func choice(named text: String) -> Value? {
    read()
    let name = String(text[...].trimmingWhitespace)
    return name.isEmpty ? nil : names[name] ?? nil
  }

  private mutating func read() {
    guard let choices = widget?.description.choices else { return }
    widget = nil
    values = Set(choices.lazy.filter { !$0.isDisabled }.map(\.value))
    func add(_ name: (Choice) -> String) {
      let named = choices.map { (name($0), $0.isDisabled ? nil : $0.value) }
      names.merge(named) { first, _ in first }
    }
    // A value is what a text means before it is a label.
    add(\.value.description)
    add(\.label)
  }
}
