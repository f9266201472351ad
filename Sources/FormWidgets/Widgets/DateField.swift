public import FormValidation

/// A field for a date, typed as `2026-03-31` or chosen in a calendar that opens below it.
public struct DateField: Widget {
  /// The placeholder of the empty field, instead of the date format.
  package let placeholder: String?

  /// The first and last dates allowed, if limited.
  package let min: DateReference?
  package let max: DateReference?

  /// The first day of the calendar's weeks.
  package let weekStart: Weekday

  /// Whether a time follows it, so that a day can be chosen that some times of are valid.
  private let hasTime: Bool

  /// The typed text.
  private(set) var typed: TypedGroups

  /// Whether the text was set, not typed: then it has no words.
  private(set) var isStored = false

  /// How dates are typed in the form's language.
  private var forms = LocalForms()

  /// The current date, if known.
  private(set) var today: CalendarDate?

  /// The rules on the date besides the field's own.
  private var rules: RuleSet = []

  /// The calendar, while it is open.
  private(set) var calendar: MonthCalendar?

  /// Creates a field with the caret after its text.
  public init(
    min: DateReference? = nil,
    max: DateReference? = nil,
    placeholder: String? = nil,
    text: String = "",
    weekStart: Weekday = .monday
  ) {
    self.init(
      min: min,
      max: max,
      placeholder: placeholder,
      text: text,
      weekStart: weekStart,
      hasTime: false
    )
  }

  /// Creates a field that may be followed by a time.
  init(
    min: DateReference?,
    max: DateReference?,
    placeholder: String? = nil,
    text: String = "",
    weekStart: Weekday,
    hasTime: Bool
  ) {
    self.hasTime = hasTime
    self.min = min
    self.max = max
    self.placeholder = placeholder
    self.weekStart = weekStart
    typed = TypedGroups(.date, text: text)
  }

  public var value: Value {
    get { .text(iso) }
    set {
      guard let text = String(newValue)?.withPlainDigits else { return }
      typed.replace(with: CalendarDate(iso: text).map(forms.written) ?? text)
      isStored = true
      calendar = nil
    }
  }

  public var impliedRules: RuleSet {
    let begun = Clause(BegunDate(forms: forms)).stop()
    // ISO 8601 rules ignore a date that is begun in the language's own format.
    let date: Clause = forms.hasISODates ? .date : Clause.date(orTyped: forms).stop()
    // A limit may be within a day.
    return hasTime || min == nil && max == nil
      ? [begun, date] : [begun, date, .range(min: min, max: max)]
  }

  public var traits: WidgetTraits { WidgetTraits(.date, undoesEdits: true, needsNow: true) }

  public var description: WidgetDescription {
    WidgetDescription(
      summary: forms.hasISODates ? nil : date.map(forms.written),
      textBeforeCaret: typed.line.beforeCaret,
      placeholder: placeholder,
      part: calendar.map { .day($0.day, $0.standing) },
      isOpen: isOpen
    )
  }

  /// Whether there is a date to step from, or a first day to step to.
  var canStep: Bool { date != nil || typed.text.isEmpty && today != nil }

  var isOpen: Bool { calendar != nil }

  /// The typed text, in ISO 8601 once it is a date.
  private var iso: String {
    let text = forms.readDate(typed.text, isStored: isStored)
    return wordedDate(in: text)?.description ?? text
  }

  /// The date that a text is in words, if it was typed.
  private func wordedDate(in text: String) -> CalendarDate? {
    guard !isStored, case .date(let date) = WordedDate(text, in: forms.language, today: today)
    else { return nil }
    return date
  }

  /// Writes a date in words as one in the language's format.
  private mutating func complete() {
    if let date = wordedDate(in: typed.text) { typed.write(forms.written(date)) }
  }

  /// The text as typed, and whether the caret is at its end.
  var text: String { typed.text }
  var isAtEnd: Bool { typed.line.edited.caret == typed.text.utf8.count }

  /// The typed date, once it is complete.
  var date: CalendarDate? { CalendarDate(iso: iso) }

  public mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
    guard let input = input.withPlainDigits else { return .used }
    switch input {
    case .key, .paste: isStored = false
    default: break
    }
    switch input {
    case .key(let key): return isOpen ? pressOpen(key) : pressClosed(key)
    case .pointer(let pointer): return point(pointer, in: size)
    case .paste(let text):
      calendar = nil
      typed.paste(forms.localDate(ofDigits: text[...].trimmingWhitespace) ?? text)
    case .line(let text):
      // A date of digits only gets its separators.
      let line = String(text[...].trimmingWhitespace)
      value = .text(forms.localDate(ofDigits: line[...]) ?? DigitGroups.date.grouped(line))
      isStored = false
    case .commit: complete()
    case .leave:
      calendar = nil
      typed.leave()
    case .rules(let rules): self.rules = rules
    case .now(let now):
      let isFirst = today == nil
      today = now.date
      // A line may have been entered before.
      if isFirst { complete() }
    case .language(let forms):
      let date = date
      self.forms = forms
      if let date { typed.replace(with: forms.written(date)) }
    case .options: return .notUsed
    }
    return .used
  }
}

extension DateField {
  private mutating func pressClosed(_ key: Key) -> KeyUse {
    switch key {
    case .space where canTypeSpace: return typed.press(key)
    case .space, .function(4): open()
    case Key(.up, .alt), .character("]"): return step(by: 1) ? .used : typed.press(key)
    case Key(.down, .alt), .character("["): return step(by: -1) ? .used : typed.press(key)
    default:
      guard let begun = localDate(begunWith: key) else { return typed.press(key) }
      typed.write(begun)
    }
    return .used
  }

  /// Whether a space can be typed, in a date with words that is not complete: after its day, its
  /// year, or a word.
  var canTypeSpace: Bool {
    guard typed.line.edited.caret == typed.text.utf8.count, let last = typed.text.last else {
      return false
    }
    if typed.text.allSatisfy(\.isASCIIDigit) { return [1, 2, 4].contains(typed.text.count) }
    return typed.text.contains(where: \.isLetter) && last != " "
  }

  private mutating func pressOpen(_ key: Key) -> KeyUse {
    guard let day = calendar?.day else { return .notUsed }
    switch key {
    case .left: calendar?.go(to: day.adding(days: -1))
    case .right: calendar?.go(to: day.adding(days: 1))
    case .up: calendar?.go(to: day.adding(days: -7))
    case .down: calendar?.go(to: day.adding(days: 7))
    case .pageUp: calendar?.go(to: day.adding(months: -1))
    case .pageDown: calendar?.go(to: day.adding(months: 1))
    case .shift(.pageUp), .character("<"): calendar?.go(to: day.adding(months: -12))
    case .shift(.pageDown), .character(">"): calendar?.go(to: day.adding(months: 12))
    case .home: calendar?.goToWeekEnd(isFirst: true)
    case .end: calendar?.goToWeekEnd(isFirst: false)
    case .character("t"), .character("T"): calendar?.go(to: today ?? day)
    case .enter, .space: choose(day)
    case .escape, .function(4): calendar = nil
    default:
      // Editing keys edit the text and close the calendar.
      guard pressClosed(key) == .used else { return .notUsed }
      calendar = nil
    }
    return .used
  }

  /// Opens the calendar at the typed date, or at today or the nearest day that can be chosen.
  private mutating func open() {
    calendar = calendar(at: date ?? today ?? Moment.startOf2000.date)
    if date == nil { calendar?.goToNearestAllowed() }
  }

  private func calendar(at day: CalendarDate) -> MonthCalendar {
    MonthCalendar(
      at: day,
      from: min?.day(asOf: today),
      to: max?.day(asOf: today),
      weekStart: weekStart,
      judge: DayJudge(rules, today: today, hasTime: hasTime)
    )
  }

  /// Writes a day that can be chosen into the field, and closes the calendar.
  private mutating func choose(_ day: CalendarDate) {
    guard calendar?.allows(day) == true else { return }
    typed.write(forms.written(day))
    calendar = nil
  }

  /// Moves the date by days, or an empty field to today or the nearest day that can be chosen, and
  /// returns whether there is a date to move.
  private mutating func step(by days: Int) -> Bool {
    guard let date else {
      guard typed.text.isEmpty, let first = firstDay else { return false }
      typed.write(forms.written(first))
      return true
    }
    // A date beyond the limits comes back to them, but moves no farther.
    var next = date.adding(days: days)
    if let low = min?.day(asOf: today) { next = Swift.max(low, next) }
    if let high = max?.day(asOf: today) { next = Swift.min(next, high) }
    let isAhead = days > 0 ? next > date : next < date
    if isAhead, 1...9_999 ~= next.year { typed.write(forms.written(next)) }
    return true
  }

  /// Today or the nearest day that can be chosen; `nil` if today is not known.
  private var firstDay: CalendarDate? {
    guard let today else { return nil }
    var calendar = calendar(at: today)
    calendar.goToNearestAllowed()
    return calendar.day
  }

  private mutating func point(_ pointer: Pointer, in size: Size) -> KeyUse {
    let mark = size.columns - 2
    let cell = Position(row: pointer.position.row - 1, column: pointer.position.column)
    switch pointer.action {
    case .press where pointer.position.row == 0 && pointer.position.column >= mark:
      if isOpen { calendar = nil } else { open() }
    case .press where pointer.position.row == 0, .drag where !isOpen:
      calendar = nil
      return typed.point(pointer, columns: Swift.max(1, mark))
    case .press:
      if let day = calendar?.day(at: cell, rows: size.rows - 1) { choose(day) }
    case .wheelUp, .wheelDown:
      guard let day = calendar?.day else { return .notUsed }
      calendar?.go(to: day.adding(months: pointer.action == .wheelUp ? -1 : 1))
    case .drag, .release: break
    }
    return .used
  }
}

/// Dates typed as digits only, with the year last.
extension DateField {
  /// Returns the day and month of four typed digits with separators, followed by the first digit of
  /// a year; `nil` if they are not a day and month, and therefore begin with the year.
  private func localDate(begunWith key: Key) -> String? {
    let text = typed.text
    guard text.count == 4, typed.line.edited.caret == text.utf8.count,
      typed.line.edited.selection == nil, let digit = key.typed, digit.isASCIIDigit,
      let date = forms.localDate(ofDigits: "\(text)2000")
    else { return nil }
    return date.dropLast(4) + String(digit)
  }
}

extension DateField: ExampleWidget {
  /// The placeholder if it is a date that can be chosen, else the day nearest to the usual one that
  /// can.
  package var example: String {
    let named = placeholder.flatMap { CalendarDate(iso: forms.readDate($0)) }
    guard let usual = named ?? CalendarDate(year: 2026, month: 11, day: 22) else { return "" }
    var calendar = calendar(at: usual)
    calendar.goToNearestAllowed()
    let day = calendar.nearestAllowed ?? calendar.day
    return day == named ? placeholder ?? "" : forms.written(day)
  }
}

extension DateField {
  public func height(in room: Size) -> Int {
    guard isOpen else { return 1 }
    return 1 + MonthCalendar.height(in: Size(columns: room.columns, rows: room.rows - 1))
  }

  /// Draws the typed text; if the calendar is open, its day instead, and below it as much of the
  /// month as fits.
  public func draw(on canvas: inout Canvas) {
    let columns = canvas.size.columns
    canvas.fill(" ", count: columns, row: 0, column: 0, style: .room)
    if let calendar {
      draw(calendar, on: &canvas)
    } else {
      let size = Size(columns: Swift.max(1, columns - 2), rows: 1)
      let (corner, isFocused) = (Position(row: 0, column: 0), canvas.isFocused)
      canvas.draw(at: corner, size: size, isFocused: isFocused) { drawText(on: &$0) }
      drawEcho(on: &canvas, from: typed.text.cellWidth + 1)
    }
    let mark = isOpen ? canvas.glyphs.menuOpen : canvas.glyphs.menuClosed
    if columns > 2 { canvas.fill(mark, count: 1, row: 0, column: columns - 1, style: .quiet) }
  }

  /// Draws the typed text, or the placeholder.
  func drawText(on canvas: inout Canvas) {
    canvas.draw(typed.line, placeholder: placeholder ?? canvas.words[.dateForm])
  }

  /// Draws a date that could be misread again in words, if there is room after a column.
  func drawEcho(on canvas: inout Canvas, from start: Int) {
    guard let date, typed.text != date.description else { return }
    let words = canvas.words.words(of: date).printable
    let column = canvas.size.columns - 3 - words.cellWidth
    if column > start { canvas.write(words, row: 0, column: column, style: .quiet) }
  }

  private func draw(_ calendar: MonthCalendar, on canvas: inout Canvas) {
    let room = Swift.max(1, canvas.size.columns - 2)
    let summary = canvas.words.text(
      of: calendar.day,
      calendar.standing,
      mark: canvas.glyphs.error,
      columns: room
    )
    canvas.write(summary.fitted(to: room, canvas.glyphs), row: 0, column: 0, style: .value)
    canvas.placeCaret(row: 0, column: 0)
    let rows = canvas.size.rows - 1
    if rows > 1 { calendar.draw(on: &canvas, from: 1, rows: rows, today: today) }
  }
}

extension DateField: TransparentWidget {
  package static func adoptsUnchanged(_ value: Value) -> Bool {
    guard case .text(var text) = value else { return false }
    return text.withUTF8 { CalendarDate(iso8601: UnsafeRawBufferPointer($0)) } != nil
  }
}
