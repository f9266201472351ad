package import FormValidation
import FormWidgets
import Forms
import SourceText

/// `Focus email`: presses the keys that lead to a field, the nearest way.
package struct FocusField: SteeringCommand {
  package static let words = ["Focus"]

  package static let entry = TapeEntry(
    .keys,
    usage: "Focus[@TIME] FIELD",
    summary: "Press the keys that lead to a field",
    example: """
      Focus age
      Expect focus age
      """
  )

  package let field: FieldID

  /// How long it may take until the field is there; `nil` if it must be there now.
  package let patience: Duration?

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    patience = try arguments.pause()
    field = try arguments.field().name
  }

  package func steer(_ trial: inout FormTrial) throws(Unmet) { try trial.focus(field) }
}

/// `Fill email "ada@example.org"`: moves to a field, clears it, and gives an answer: types a text,
/// chooses an option, or sets a number.
package struct FillField: SteeringCommand {
  package static let words = ["Fill"]

  package static let entry = TapeEntry(
    .keys,
    usage: "Fill[@TIME] FIELD TEXT...|VALUE",
    summary: "Move to a field, clear it, and give an answer",
    example: """
      Fill email "ada@example.org"
      Fill age 36
      Expect field age value 36
      """
  )

  package let field: FieldID
  package let answer: FillAnswer

  /// How long it may take until the field is there; `nil` if it must be there now.
  package let patience: Duration?

  package init(_ field: FieldID, _ answer: FillAnswer, patience: Duration? = nil) {
    self.field = field
    self.answer = answer
    self.patience = patience
  }

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    patience = try arguments.pause()
    let (name, field) = try arguments.field()
    self.field = name
    answer = try arguments.fillAnswer(of: field)
  }

  package var effect: TapeEffect { .input(count: answer.typed.unicodeScalars.count + 1) }

  package var maskedText: String? { "Fill \(field.tapeSpelling) \"********\"" }

  package func typedText(pasting _: String) -> String? { answer.typed }

  package func steer(_ trial: inout FormTrial) throws(Unmet) {
    try trial.fill(field, with: answer)
  }
}

/// `Choose country "Denmark"`: chooses an option by its label or value; in a checklist, checks
/// exactly the named ones.
package struct ChooseOption: SteeringCommand {
  package static let words = ["Choose"]

  package static let entry = TapeEntry(
    .keys,
    usage: "Choose[@TIME] FIELD OPTION...",
    summary: "Choose options by their labels or values",
    example: """
      Form trip.yaml
      Choose country "Denmark"
      Choose interests "food" "music"
      Expect field country value "DK"
      """
  )

  package let field: FieldID
  package let options: [OptionName]

  /// How long it may take until the field is there; `nil` if it must be there now.
  package let patience: Duration?

  package init(_ field: FieldID, _ options: [OptionName], patience: Duration? = nil) {
    self.field = field
    self.options = options
    self.patience = patience
  }

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    patience = try arguments.pause()
    let token = arguments.next
    let (name, field) = try arguments.field()
    self.field = name
    if let field, !field.widget.traits.role.hasOptions {
      throw arguments.finding(
        .pointless,
        at: token,
        "\(name) has no options",
        note: "use Fill, or Check and Uncheck for a toggle"
      )
    }
    options = try arguments.optionNames(of: field)
    if let field, options.count > 1, field.widget.traits.role != .choices {
      throw arguments.finding(.surplus, at: token, "only one option of \(name) can be chosen")
    }
  }

  package func steer(_ trial: inout FormTrial) throws(Unmet) {
    try trial.choose(options, of: field)
  }
}

/// `Check terms`, `Uncheck days "Monday" "Friday"`: turns a toggle on or off, or checks or unchecks
/// options of a checklist.
package struct CheckField: SteeringCommand {
  package static let words = ["Check", "Uncheck"]

  package static let entry = TapeEntry(
    .keys,
    usage: "Check[@TIME] FIELD [OPTION]...",
    "Uncheck[@TIME] FIELD [OPTION]...",
    summary: "Turn a toggle on or off, or check or uncheck options",
    example: """
      Check terms
      Uncheck newsletter
      Expect field terms on
      """
  )

  package let field: FieldID

  /// The options; empty for the toggle itself.
  package let options: [OptionName]

  /// Whether it is turned on or checked.
  package let isOn: Bool

  /// How long it may take until the field is there; `nil` if it must be there now.
  package let patience: Duration?

  package init(
    _ field: FieldID,
    _ options: [OptionName] = [],
    isOn: Bool = true,
    patience: Duration? = nil
  ) {
    self.field = field
    self.options = options
    self.isOn = isOn
    self.patience = patience
  }

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    isOn = arguments.word.text == "Check"
    patience = try arguments.pause()
    let token = arguments.next
    let (name, field) = try arguments.field()
    self.field = name
    switch field?.widget.traits.role {
    case .toggle(_): options = []
    case .choices, nil:
      options = field == nil && arguments.isAtEnd ? [] : try arguments.optionNames(of: field)
    default:
      throw arguments.finding(
        .pointless,
        at: token,
        "\(name) is neither a toggle nor a checklist",
        note: "use Choose or Fill"
      )
    }
  }

  package func steer(_ trial: inout FormTrial) throws(Unmet) {
    try trial.check(field, options, isOn: isOn)
  }
}
