/// The keys of a date field.
extension DateField {
  private static let keysOfOpening = [
    KeyHelp([.space, .function(4)], .keyOpenCalendar, brief: .keyCalendar)
  ]
  private static let keysOfSteps = [.steps] + .ofText
  private static let keysOfText = [.idleSteps] + .ofText
  private static let keysOfOpeningSteps = keysOfOpening + keysOfSteps
  private static let keysOfOpeningText = keysOfOpening + keysOfText

  /// The key that opens the calendar while a space is typed.
  static let keyOfOpening = KeyHelp([.function(4)], .keyOpenCalendar, brief: .keyCalendar)

  private static let keysOfCalendar =
    .ofChoosing + [
      KeyHelp([.left, .right], .keyDays),
      KeyHelp([.up, .down], .keyWeeks),
      KeyHelp([.home, .end], .keyWeekEnds),
      KeyHelp([.pageUp, .pageDown], .keyMonths, brief: .keyMonth, showing: 2),
      KeyHelp(
        [.shift(.pageUp), .shift(.pageDown), .character("<"), .character(">")],
        .keyYears
      ),
      KeyHelp([.character("t")], .keyToday, brief: .keyToday),
      KeyHelp(unlisted: [.function(4)]), .typing,
    ]
  private static let keysOfCalendarWithSteps =
    keysOfCalendar + [KeyHelp(unlisted: KeyHelp.steps.keys)]

  public func keys(in size: Size) -> [KeyHelp] {
    switch (isOpen, canStep) {
    case (false, _) where canTypeSpace: [DateField.keyOfOpening] + keysOfText
    case (false, true): DateField.keysOfOpeningSteps
    case (false, false): DateField.keysOfOpeningText
    case (true, true): DateField.keysOfCalendarWithSteps
    case (true, false): DateField.keysOfCalendar
    }
  }

  /// The keys that edit the text.
  var keysOfText: [KeyHelp] { canStep ? DateField.keysOfSteps : DateField.keysOfText }
}
