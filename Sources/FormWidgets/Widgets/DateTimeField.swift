public import FormValidation

/// A field for a date with a time, typed as `2026-03-31 15:04`; the date can be chosen in a calendar
/// that opens below it.
///
/// Its answer is in ISO 8601, `2026-03-31T15:04`, without an offset. Typing goes on from the date to
/// the time.
public struct DateTimeField: Widget {
  /// The longest text, in bytes, in which a date in words is separated from a time, far longer than
  /// any of them.
  private static let wordLimit = 200

  private static let keysToTime = KeyHelp(unlisted: [.space, .character("T"), .character("t")])
  /// The first and last moments allowed, if limited.
  package let min: DateReference?
  package let max: DateReference?

  /// The two parts.
  private var day: DateField
  private var time: TimeField

  /// Whether keys edit the time.
  private var isOnTime = false

  /// How dates and times are shown in the form's language.
  private var forms = LocalForms()

  /// Creates a field with the caret at its start.
  public init(
    min: DateReference? = nil,
    max: DateReference? = nil,
    text: String = "",
    weekStart: Weekday = .monday
  ) {
    (self.min, self.max) = (min, max)
    day = DateField(min: min, max: max, weekStart: weekStart, hasTime: true)
    time = TimeField()
    value = .text(text)
  }

  public var value: Value {
    get {
      let entered = entered
      let date = String(entered.day.value.description[...].trimmingWhitespace)
      let clock = entered.time.value.description
      let parts = (clock.isEmpty ? date : "\(date)T\(clock)").momentParts
      return .text(parts.time.isEmpty ? parts.date : "\(parts.date)T\(parts.time)")
    }
    set {
      guard let text = String(newValue) else { return }
      let stored = String(text.withPlainDigits[...].trimmingWhitespace).momentParts
      let typed = stored.time.isEmpty ? self.parts(of: text) : stored
      // What a date in words means depends on the day it was written.
      let parts = typed.date.hasDateWords ? stored : typed
      day.value = .text(parts.date)
      time.value = .text(parts.time)
      isOnTime = false
    }
  }

  public var impliedRules: RuleSet {
    let begun = Clause(BegunDateTime(day: day.impliedRules, language: forms.language)).stop()
    return min == nil && max == nil
      ? [begun, .dateTimeLocal] : [begun, .dateTimeLocal, .range(min: min, max: max)]
  }

  public var traits: WidgetTraits { WidgetTraits(.dateTime, needsNow: true) }

  public var description: WidgetDescription {
    let (own, clock) = (day.description, time.description)
    let before = own.textBeforeCaret.map(String.init) ?? ""
    let caret = isOnTime ? "\(day.text) \(clock.textBeforeCaret ?? "")" : before
    return WidgetDescription(
      summary: summary,
      textBeforeCaret: caret[...],
      part: own.part,
      isOpen: own.isOpen
    )
  }

  /// The complete answer in the language's format; `nil` if it is not complete.
  private var summary: String? {
    guard let date = day.date, let clock = time.time else { return nil }
    return "\(forms.written(date)) \(forms.written(clock))"
  }

  private var isOpen: Bool { day.calendar != nil }

  /// Whether a key goes on with the time: the date is complete, with the caret at its end.
  ///
  /// After a date in words, a year may follow.
  private var canGoToTime: Bool {
    !isOnTime && !isOpen && day.date != nil && day.isAtEnd && !hasWords
  }

  private var hasWords: Bool { day.text.contains(where: \.isLetter) }

  /// The two parts, also of a date in words with a time after it.
  private var entered: (day: DateField, time: TimeField) {
    guard time.text.isEmpty, hasWords, !day.isStored else { return (day, time) }
    let parts = parts(of: day.text)
    guard !parts.time.isEmpty else { return (day, time) }
    var (day, time) = (day, time)
    _ = day.handle(.line(parts.date), in: .line)
    _ = time.handle(.line(parts.time), in: .line)
    return day.date == nil ? (self.day, self.time) : (day, time)
  }

  public func keys(in size: Size) -> [KeyHelp] {
    if isOnTime { return time.keys(in: size) + [DateField.keyOfOpening] }
    guard canGoToTime else { return day.keys(in: size) }
    return [DateField.keyOfOpening, DateTimeField.keysToTime] + day.keysOfText
  }

  public mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
    switch input {
    case .key(let key): return press(key, in: size)
    case .paste(let text): return paste(text, in: size)
    case .pointer(let pointer): return point(pointer, in: size)
    case .line(let line):
      let parts = parts(of: line)
      _ = day.handle(.line(parts.date), in: size)
      _ = time.handle(.line(parts.time), in: size)
      return .used
    case .language(let forms): self.forms = forms
    case .commit: (day, time) = entered
    // Keys then do the same whichever way the answer came.
    case .leave: isOnTime = !time.text.isEmpty
    case .rules, .now: break
    case .options: return .notUsed
    }
    _ = day.handle(input, in: size)
    _ = time.handle(input, in: size)
    return .used
  }
}

extension DateTimeField {
  private mutating func press(_ key: Key, in size: Size) -> KeyUse {
    if isOpen { return pressOpen(key, in: size) }
    // The filling undoes changes of both parts.
    if [.undo, .redo].contains(EditingCommand(key)) { return .notUsed }
    // Both parts are one line, which these keys delete to its start or its end.
    switch EditingCommand(key) {
    case .kill(.lineStart) where isOnTime:
      _ = time.handle(.key(key), in: size)
      isOnTime = false
      _ = day.handle(.key(.end), in: size)
      return day.handle(.key(key), in: size)
    case .kill(.lineEnd) where !isOnTime: time.value = ""
    default: break
    }
    if isOnTime { return pressOnTime(key, in: size) }
    if key == .end || key == .control("e"), day.isAtEnd || day.text.isEmpty {
      isOnTime = true
      return time.handle(.key(.end), in: size)
    }
    guard canGoToTime else { return day.handle(.key(key), in: size) }
    switch key {
    case .space, .character("T"), .character("t"): isOnTime = true
    case .right:
      isOnTime = true
      return time.handle(.key(.home), in: size)
    default:
      guard key.typed?.isASCIIDigit == true, !isInDate(key) else {
        return day.handle(.key(key), in: size)
      }
      isOnTime = true
      return time.handle(.key(key), in: size)
    }
    return .used
  }

  /// Returns whether a date is still one with a typed digit, like `2026-11-2` with another one.
  private func isInDate(_ key: Key) -> Bool {
    var longer = day
    _ = longer.handle(.key(key), in: .line)
    return longer.date != nil
  }

  private mutating func pressOpen(_ key: Key, in size: Size) -> KeyUse {
    let use = day.handle(.key(key), in: size)
    // What follows a chosen day is its time.
    if !isOpen, key == .enter || key == .space { isOnTime = day.date != nil }
    return use
  }

  private mutating func pressOnTime(_ key: Key, in size: Size) -> KeyUse {
    let isAtStart = time.description.textBeforeCaret?.isEmpty ?? true
    switch key {
    case .function(4):
      isOnTime = false
      return day.handle(.key(key), in: size)
    case .home, .control("a"):
      isOnTime = false
      return day.handle(.key(.home), in: size)
    case .left where isAtStart:
      isOnTime = false
      _ = day.handle(.key(.end), in: size)
      return .used
    case _ where isAtStart && [.delete(.left), .kill(.wordLeft)].contains(EditingCommand(key)):
      isOnTime = false
      _ = day.handle(.key(.end), in: size)
      return day.handle(.key(key), in: size)
    default: return time.handle(.key(key), in: size)
    }
  }

  private mutating func paste(_ text: String, in size: Size) -> KeyUse {
    let text = text.onOneLine
    let parts = parts(of: text)
    if value.isBlank || !parts.time.isEmpty { return handle(.line(text), in: size) }
    return isOnTime ? time.handle(.paste(text), in: size) : day.handle(.paste(text), in: size)
  }

  private mutating func point(_ pointer: Pointer, in size: Size) -> KeyUse {
    let (row, column) = (pointer.position.row, pointer.position.column)
    guard !isOpen, row == 0, let place = timeColumns(in: size.columns),
      place.lowerBound..<size.columns - 2 ~= column
    else {
      if case .press = pointer.action { isOnTime = false }
      return day.handle(.pointer(pointer), in: size)
    }
    if case .press = pointer.action { isOnTime = true }
    let inner = Pointer(pointer.action, at: Position(row: row, column: column - place.lowerBound))
    return time.handle(.pointer(inner), in: Size(columns: place.count, rows: 1))
  }

  /// Returns the date and the time in a typed text; the date can be in words.
  private func parts(of typed: String) -> (date: String, time: String) {
    let text = String(typed.withPlainDigits[...].trimmingWhitespace)
    let stored = text.momentParts
    if !stored.time.isEmpty { return stored }
    // Each space of a long text would be tried, which takes quadratic time.
    guard text.utf8.count <= DateTimeField.wordLimit else { return (text, "") }
    for space in text.indices where text[space] == " " {
      let before = text[..<space]
      let date = String(before.last == "," ? before.dropLast() : before)
      let clock = String(text[space...].trimmingWhitespace)
      let isDate = isWholeDate(date)
      switch ClockReading(clock) {
      // `28 Dec 2026` has no time.
      case .time where isDate || !clock.allSatisfy(\.isASCIIDigit),
        .hour where isDate || clock.contains { $0.isLetter },
        // An hour or a minute that there is not has a message of its own.
        .none where isDate && clock.first?.isASCIIDigit == true:
        return (date, clock)
      default: continue
      }
    }
    return (text, "")
  }

  /// Returns whether a text is a date that no year can follow.
  private func isWholeDate(_ text: String) -> Bool {
    if CalendarDate(iso: forms.readDate(text)) != nil { return true }
    func reading(_ text: String) -> WordedDate {
      WordedDate(text, in: forms.language, today: Moment.startOf2000.date)
    }
    guard case .date = reading(text) else { return false }
    return reading("\(text) 1") == .none
  }
}

extension String {
  /// The date and the time of a stored moment, either of which may be incomplete.
  ///
  /// They are the two sides of a T, or of the space after a date; seconds are dropped if they are 0.
  fileprivate var momentParts: (date: String, time: String) {
    var before: Character?
    for (offset, index) in zip(0..., indices) {
      defer { before = self[index] }
      guard " Tt".contains(self[index]) else { continue }
      let rest = self[self.index(after: index)...]
      let isAfterDate = offset == 10 && CalendarDate(iso: String(self[..<index])) != nil
      let isT = self[index] == "T" && before?.isASCIIDigit ?? true
      guard isAfterDate || isT && rest.first?.isASCIIDigit == true else { continue }
      let isWhole = rest.count == 8 && rest.hasSuffix(":00")
      return (String(self[..<index]), String(isWhole ? rest.dropLast(3) : rest))
    }
    return (self, "")
  }
}

/// Requires a date with a time; the beginning of one is incomplete.
///
/// Passes: `"2026-03-31T15:04"`. Fails: `"2026-03-31"`, incomplete, and `"2026-13"`, invalid.
struct BegunDateTime: Rule {
  let name = "date_time_local"

  /// The rules on the date.
  let day: RuleSet

  /// The language of the words for a time.
  let language: String

  var requirement: Wording { IsDateOrTime(.dateTime, DateFormat("YYYY-MM-DD HH:mm")).requirement }

  func verdict(on text: String, among answers: Answers) -> Verdict {
    let (date, clock) = text.momentParts
    if date.isEmpty {
      return .incomplete("date.not_a_date_time", Message("date.needs_date", "Enter the date, too."))
    }
    let verdict = day.verdict(on: .text(date), among: answers)
    guard verdict.isValid else { return verdict }
    if clock.isEmpty {
      return .incomplete("date.not_a_date_time", Message("date.needs_time", "Enter the time, too."))
    }
    return TypedTime(language: language).verdict(on: clock, among: answers)
  }
}

extension DateTimeField: ExampleWidget {
  package var example: String { "\(day.example) \(time.example)" }
}

extension DateTimeField {
  /// Returns the columns of the time in a width; `nil` if only one of the parts fits.
  private func timeColumns(in columns: Int) -> Range<Int>? {
    let written = forms.written(Moment.startOf2000.date)
    // The caret after the date is the space between them.
    let start = Swift.max(written.cellWidth, day.text.cellWidth) + 1
    let wanted = Swift.max(forms.hasTwelveHours ? 8 : 5, time.text.cellWidth) + 1
    return start + wanted <= columns - 2 ? start..<start + wanted : nil
  }

  public func height(in room: Size) -> Int { day.height(in: room) }

  /// Draws the date and the time side by side, or the one that is edited; if the calendar is open,
  /// only that.
  public func draw(on canvas: inout Canvas) {
    if isOpen { return day.draw(on: &canvas) }
    let columns = canvas.size.columns
    // A date in words may have its time after it, without a caret to go on from.
    if !isOnTime, time.text.isEmpty, !entered.time.text.isEmpty { return day.draw(on: &canvas) }
    guard let place = timeColumns(in: columns) else {
      return isOnTime ? time.draw(on: &canvas) : day.draw(on: &canvas)
    }
    canvas.fill(" ", count: columns, row: 0, column: 0, style: .room)
    let (isFocused, isOnTime) = (canvas.isFocused, isOnTime)
    let size = Size(columns: place.lowerBound, rows: 1)
    canvas.draw(at: Position(row: 0, column: 0), size: size, isFocused: isFocused && !isOnTime) {
      day.drawText(on: &$0)
    }
    canvas.draw(
      at: Position(row: 0, column: place.lowerBound),
      size: Size(columns: place.count, rows: 1),
      isFocused: isFocused && isOnTime
    ) { time.draw(on: &$0) }
    day.drawEcho(on: &canvas, from: place.upperBound)
    canvas.fill(canvas.glyphs.menuClosed, count: 1, row: 0, column: columns - 1, style: .quiet)
  }
}
