public import FormValidation

/// A field for one line of text.
public struct TextField: Widget {
  private static let keysOfSuggesting = [KeyHelp].ofSuggesting + .ofText
  private static let keysOfSuggestion = [KeyHelp].ofSuggestion + .ofText

  /// The placeholder of the empty field.
  package let placeholder: String?

  /// Suggested texts, the likeliest first.
  ///
  /// The rest of the first one that begins with the typed text is shown after the caret if it fits;
  /// Right, End, or Ctrl-F accepts it. Until then it is not part of the value.
  package let suggestions: [String]

  private(set) var line: TextLine

  /// Creates a field with the caret after its text.
  public init(placeholder: String? = nil, suggestions: [String] = [], text: String = "") {
    self.placeholder = placeholder
    self.suggestions = suggestions
    self.line = TextLine(text)
  }

  public var value: Value {
    get { .text(line.text) }
    set {
      guard let text = String(newValue) else { return }
      line.replace(with: text)
    }
  }

  public var traits: WidgetTraits { WidgetTraits(.text, undoesEdits: true) }

  public var description: WidgetDescription {
    WidgetDescription(
      textBeforeCaret: line.beforeCaret,
      placeholder: placeholder,
      // An accepted suggestion is not typed.
      isChosen: line.edited.wasStepped
    )
  }

  public func keys(in size: Size) -> [KeyHelp] {
    if suggestions.isEmpty { return .ofText }
    let suggestion = line.suggestion(among: suggestions, in: size.columns)
    return suggestion == nil ? TextField.keysOfSuggesting : TextField.keysOfSuggestion
  }

  public mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
    if !suggestions.isEmpty, case .key(let key) = input, Key.accepting.contains(key),
      let suggestion = line.suggestion(among: suggestions, in: size.columns)
    {
      line.accept(suggestion.whole)
      return .used
    }
    return line.handle(input, in: size)
  }

  public func draw(on canvas: inout Canvas) {
    canvas.draw(line, placeholder: placeholder)
    guard canvas.isFocused,
      let suggestion = line.suggestion(among: suggestions, in: canvas.size.columns)
    else { return }
    let column = line.text.shown.cellWidth
    canvas.write(suggestion.rest, row: 0, column: column, style: .placeholder)
  }
}

extension TextLine {
  /// Returns the suggestion that continues the text, and the rest of it; `nil` if the caret is not at
  /// the end or a row has no room for it.
  func suggestion(
    among suggestions: [String],
    in columns: Int
  ) -> (whole: String, rest: String)? {
    guard !suggestions.isEmpty, !text.isEmpty, edited.caret == text.utf8.count,
      edited.selection == nil, let (whole, end) = suggestions.completion(of: text)
    else { return nil }
    // Text typed in lowercase continues in lowercase; once accepted, it is spelled as listed.
    let rest = text.contains(where: \.isUppercase) ? end : end.lowercased()
    let width = text.shown.cellWidth + rest.shown.cellWidth
    return width <= columns ? (whole, rest) : nil
  }
}

extension TextField: TransparentWidget {
  package static func adoptsUnchanged(_ value: Value) -> Bool {
    if case .text = value { true } else { false }
  }
}
