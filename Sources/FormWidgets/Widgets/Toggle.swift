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

  public var traits: WidgetTraits {
    let widths = words.map { [$0.off.printable.cellWidth, $0.on.printable.cellWidth] }
    return WidgetTraits(
      .toggle(words),
      wantedColumns: widths.map(RadioLayout.width) ?? 0
    )
  }

  public var description: WidgetDescription {
    WidgetDescription(
      summary: words.map { words in answer.map { $0 ? words.on : words.off } ?? "" },
      isChosen: true
    )
  }

  public func keys(in size: Size) -> [KeyHelp] { keys + (canBeBlank ? [.clearing] : []) }

  public mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
    switch input {
    case .key(let key): return press(key)
    case .paste(let text): return pasteLine(text)
    case .line(let line):
      guard let flag = words?.flag(line) else { return .notUsed }
      isOn = flag
      return .used
    case .pointer(let pointer): return point(pointer, in: size)
    case .language(let forms):
      self.forms = forms
      keys = Toggle.keys(for: forms, words, isAlone: isAlone)
      return .used
    case .commit, .leave, .rules, .now, .options: return .notUsed
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

  /// Chooses the answer that is pressed; if only one is shown, the other one.
  private mutating func point(_ pointer: Pointer, in size: Size) -> KeyUse {
    switch pointer.action {
    case .press:
      guard let index = index(at: pointer.position, in: size) else { return .notUsed }
      isOn = showsOne(in: size) ? !isOn : index == 1
    case .drag, .release: break
    case .wheelUp, .wheelDown: return .notUsed
    }
    return .used
  }

  /// Returns the number of the answer at a cell, that for no first; `nil` if there is none.
  private func index(at cell: Position, in size: Size) -> Int? {
    places(of: names, in: size)
      .firstIndex { $0.row == cell.row && $0.columns ~= cell.column }
  }

  /// Whether there is room for only one answer.
  private func showsOne(in size: Size) -> Bool { places(of: names, in: size).count == 1 }

  /// The words for no and yes, in this order, without a canvas.
  private var names: [String] {
    let language = Language.named(forms.language) ?? .english
    return names { $0.wording(in: language).template }
  }

  /// Returns the words for no and yes, in this order.
  private func names(_ text: (Word) -> String) -> [String] {
    words.map { [$0.off.printable, $0.on.printable] } ?? [text(.no), text(.yes)]
  }

  /// Returns whether both answers fit beside each other.
  private static func fitsOneRow(_ names: [String], columns: Int) -> Bool {
    RadioLayout.width(ofWidths: names.map(\.cellWidth)) <= columns
  }

  public func height(in room: Size) -> Int {
    Toggle.fitsOneRow(names, columns: room.columns) || room.rows < 2 ? 1 : 2
  }

  /// Returns the cells of both answers with their marks, one below the other if they do not fit in
  /// one row, or of a single one if there is no other row.
  private func places(
    of names: [String],
    in size: Size
  ) -> [(row: Int, columns: Range<Int>)] {
    let widths = names.map(\.cellWidth)
    if Toggle.fitsOneRow(names, columns: size.columns) {
      return zip(RadioLayout.starts(ofWidths: widths), widths).map { start, width in
        (0, start..<start + RadioLayout.markWidth + width)
      }
    }
    let rows: [(row: Int, columns: Range<Int>)] = widths.enumerated().map { row, width in
      (row, 0..<min(size.columns, RadioLayout.markWidth + width))
    }
    return size.rows > 1 ? rows : [(0, 0..<size.columns)]
  }

  /// Draws both answers, `( ) no  (•) yes`, or only the chosen one if there is no room for both.
  public func draw(on canvas: inout Canvas) {
    let names = names { canvas.words[$0] }
    let shown = places(of: names, in: canvas.size)
    guard shown.count > 1 else { return drawAnswer(names, on: &canvas) }
    if answer == nil { canvas.placeCaret(row: 0, column: 1) }
    for (index, place) in shown.enumerated() {
      let corner = Position(row: place.row, column: place.columns.lowerBound)
      draw(names[index], isChosen: answer == (index == 1), at: corner, on: &canvas)
    }
  }

  /// Draws the answer alone; both words if there is none.
  private func drawAnswer(_ names: [String], on canvas: inout Canvas) {
    let name = answer.map { names[$0 ? 1 : 0] } ?? names.joined(separator: "/")
    canvas.placeCaret(row: 0, column: min(1, canvas.size.columns - 1))
    draw(name, isChosen: answer != nil, at: Position(row: 0, column: 0), on: &canvas)
  }

  private func draw(
    _ name: String,
    isChosen: Bool,
    at corner: Position,
    on canvas: inout Canvas
  ) {
    let style: Style = isChosen ? canvas.isFocused ? .current : .chosen : .quiet
    let mark = isChosen ? canvas.glyphs.radioOn : canvas.glyphs.radioOff
    let room = max(1, canvas.size.columns - corner.column - RadioLayout.markWidth)
    let text = "\(mark) \(name.fitted(to: room, canvas.glyphs))".printable
    canvas.put(
      text,
      width: text.cellWidth,
      row: corner.row,
      column: corner.column,
      style: style,
      on: isChosen ? .button : nil
    )
    let column = min(corner.column + 1, canvas.size.columns - 1)
    if isChosen { canvas.placeCaret(row: corner.row, column: column) }
  }
}

extension Toggle: PointedWidget {
  package var pointedOptions: [Choice] {
    zip([false, true], names).map { Choice(.bool($0), label: $1) }
  }

  package func option(at cell: Position, in size: Size) -> Int? {
    showsOne(in: size) ? nil : index(at: cell, in: size)
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
