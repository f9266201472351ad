public import FormValidation

/// A choice between yes and no, or between two custom words; or neither yet.
public struct Toggle: Widget {
  /// The words for the two states of a toggle.
  public struct Words: Equatable, Sendable {
    /// The word for yes, and the one for no.
    package let on, off: String

    /// The letters that turn it on and off: the first ones; `nil` if they are the same.
    var letters: (on: Character, off: Character)? {
      guard let on = on.lowercased().first, let off = off.lowercased().first, on != off else {
        return nil
      }
      return (on, off)
    }

    /// Creates the words of a toggle.
    public init(on: String, off: String) {
      (self.on, self.off) = (on, off)
    }

    /// Returns the meaning of a typed line: one of the words, or the beginning of exactly one;
    /// `nil` if it means neither.
    package func flag(_ line: String) -> Bool? {
      let typed = line[...].trimmingWhitespace.lowercased()
      let (on, off) = (on.lowercased(), off.lowercased())
      if typed == on || typed == off { return typed == on }
      guard !typed.isEmpty, on.hasPrefix(typed) != off.hasPrefix(typed) else { return nil }
      return on.hasPrefix(typed)
    }
  }

  /// The words for its states; `nil` for yes and no in the form's language.
  package let words: Words?

  private var keys: [KeyHelp]

  private var forms = LocalForms()

  /// The answer; `nil` if there is none yet.
  private var answer: Bool?

  /// Whether a letter completes the answer.
  private var isAlone = false

  /// Whether the answer can be cleared, because there was none at first.
  private let canBeBlank: Bool

  /// Whether the answer is yes.
  package private(set) var isOn: Bool {
    get { answer == true }
    set { answer = newValue }
  }

  private static let englishKeys = keys(for: LocalForms(), nil)

  /// Creates a toggle, with custom words or with yes and no; if it starts as `nil`, there is no
  /// answer until a key is pressed, and Backspace clears it.
  public init(isOn: Bool? = false, words: Words? = nil) {
    answer = isOn
    canBeBlank = isOn == nil
    self.words = words
    keys = words == nil ? Toggle.englishKeys : Toggle.keys(for: forms, words)
  }

  private static func keys(
    for forms: LocalForms,
    _ words: Words?,
    isAlone: Bool = false
  ) -> [KeyHelp] {
    var keys = [KeyHelp([.space], .keyToggle, brief: .keyToggle)]
    let letters: [Key] = [.character(forms.yes), .character(forms.no)]
    if isAlone, words == nil {
      return [KeyHelp(letters, .keyYesNo, brief: .keyYesNo, showing: 2)] + keys
    }
    if let words {
      keys.append(KeyHelp([.left, .right], Message("\(words.off), \(words.on)")))
    } else {
      keys.append(KeyHelp([.left, .right], .keyOffOn))
    }
    if let words, let letters = words.letters {
      let meaning = Message("\(words.on), \(words.off)")
      keys.append(KeyHelp([.character(letters.on), .character(letters.off)], meaning))
    } else {
      keys.append(KeyHelp(letters, .keyYesNo))
    }
    return keys
  }

  public var value: Value {
    get { answer.map(Value.bool) ?? .null }
    set {
      if newValue == .null, canBeBlank { answer = nil }
      guard let flag = Bool(newValue) else { return }
      isOn = flag
    }
  }

  public var traits: WidgetTraits { WidgetTraits(.toggle(words)) }

  public var description: WidgetDescription {
    WidgetDescription(
      summary: words.map { words in answer.map { $0 ? words.on : words.off } ?? "" },
      isChosen: true
    )
  }

  public func keys(in size: Size) -> [KeyHelp] { keys }

  public mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
    switch input {
    case .key(let key): return press(key)
    case .paste(let text): return pasteLine(text)
    case .line(let line):
      guard let flag = words?.flag(line) else { return .notUsed }
      isOn = flag
      return .used
    case .pointer(let pointer): return point(pointer)
    case .language(let forms):
      self.forms = forms
      keys = Toggle.keys(for: forms, words, isAlone: isAlone)
      return .used
    case .commit, .leave, .rules, .today, .options: return .notUsed
    }
  }

  private mutating func press(_ key: Key) -> KeyUse {
    switch key {
    case .space: isOn.toggle()
    case .backspace where canBeBlank, .delete where canBeBlank: answer = nil
    case .right, .character("1"): isOn = true
    case .left, .character("0"): isOn = false
    default:
      guard let flag = key.typed.flatMap(flag) else { return .notUsed }
      isOn = flag
      return isAlone ? .completed : .used
    }
    return .used
  }

  /// Returns the answer that a letter means; `nil` if it means neither.
  private func flag(_ letter: Character) -> Bool? {
    guard let letters = words?.letters else { return forms.flag(letter) }
    let typed = letter.lowercased()
    return typed == String(letters.on) ? true : typed == String(letters.off) ? false : nil
  }

  /// Toggles if its box or the word beside it is pressed.
  private mutating func point(_ pointer: Pointer) -> KeyUse {
    switch pointer.action {
    case .press:
      guard 0..<width ~= pointer.position.column else { return .notUsed }
      isOn.toggle()
    case .drag, .release: break
    case .wheelUp, .wheelDown: return .notUsed
    }
    return .used
  }

  /// The width of the box and the widest word beside it; for the default words, in any language.
  private var width: Int {
    words.map { 4 + max($0.on.printable.cellWidth, $0.off.printable.cellWidth) } ?? 10
  }

  /// Returns the box; without an answer, a different one, because an empty one is read as no.
  private func mark(_ glyphs: Glyphs) -> String {
    answer.map { $0 ? glyphs.switchOn : glyphs.switchOff } ?? glyphs.switchUnanswered
  }

  /// The word of the answer; both words while there is none.
  private func shownWord(_ canvas: Canvas) -> String {
    let on = words?.on.printable ?? canvas.words[.yes]
    let off = words?.off.printable ?? canvas.words[.no]
    return answer.map { $0 ? on : off } ?? "\(on)/\(off)"
  }

  public func draw(on canvas: inout Canvas) {
    let style: Style = canvas.isFocused ? .focusedControl : .plain
    let mark = mark(canvas.glyphs)
    let word = shownWord(canvas)
    let fitted = word.fitted(to: canvas.size.columns - mark.cellWidth - 1, canvas.glyphs)
    canvas.write("\(mark) \(fitted)", row: 0, column: 0, style: style)
    canvas.placeCaret(row: 0, column: min(mark.cellWidth / 2, canvas.size.columns - 1))
  }
}

extension Toggle: SoleWidget {
  package var alone: Toggle {
    var toggle = self
    toggle.isAlone = true
    toggle.keys = Toggle.keys(for: forms, words, isAlone: true)
    return toggle
  }
}

extension Toggle: TransparentWidget {
  package static func adoptsUnchanged(_ value: Value) -> Bool {
    if case .bool = value { true } else { false }
  }
}
