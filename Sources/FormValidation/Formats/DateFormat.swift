/// How a date or a time is written: `YYYY`, `MM`, `DD`, `HH`, `mm` and `ss` with marks between.
///
/// A mark is any ASCII character but a letter or a digit; a `T` is one too.
public struct DateFormat: Hashable, Sendable {
  /// What a format is for, and so which parts it has.
  public enum Purpose: Sendable {
    /// Year, month and day.
    case date
    /// Hour, minute and perhaps second.
    case time
    /// All of a date and a time.
    case dateTime
    /// Year and month.
    case month
  }

  /// A part of a format.
  enum Piece: Hashable {
    case year, month, day, hour, minute, second
    case mark(Unicode.Scalar)
  }

  /// The format as it was written.
  public let text: String

  let pieces: [Piece]

  /// Whether it has a year, and so a month too.
  package let hasYear: Bool

  /// Whether it has a day, and so is for dates.
  let hasDay: Bool

  /// Whether it has an hour, and so a minute too.
  let hasTime: Bool

  /// Whether it has seconds.
  let hasSecond: Bool

  /// Creates a format, or nothing where the text does not have each part of its purpose once.
  public init?(_ text: String, for purpose: Purpose) {
    var pieces: [Piece] = []
    var rest = text[...]
    while let scalar = rest.unicodeScalars.first {
      if let part = DateFormat.parts.first(where: { rest.hasPrefix($0.letters) }) {
        guard !pieces.contains(part.piece) else { return nil }
        pieces.append(part.piece)
        rest.removeFirst(part.letters.count)
      } else {
        let isLetter = scalar.properties.isAlphabetic && scalar != "T"
        guard scalar.isASCII, scalar != "\r", !isLetter, !("0"..."9" ~= scalar) else { return nil }
        pieces.append(.mark(scalar))
        rest.unicodeScalars.removeFirst()
      }
    }
    let found = Set(pieces.filter { if case .mark = $0 { false } else { true } })
    guard DateFormat.wanted(for: purpose).contains(found) else { return nil }
    self.text = text
    self.pieces = pieces
    hasYear = found.contains(.year)
    hasDay = found.contains(.day)
    hasTime = found.contains(.hour)
    hasSecond = found.contains(.second)
  }

  /// A moment as this format writes it; nothing where the moment has fewer parts.
  func text(of limit: DateLimit) -> String? {
    let (date, time) = (limit.moment.date, limit.moment.time)
    guard hasYear != limit.isTimeOfDay, !hasDay || limit.grain > .month,
      !hasTime || limit.grain == .moment
    else { return nil }
    return pieces.reduce(into: "") { text, piece in
      switch piece {
      case .year: text += date.year.padded(to: 4)
      case .month: text += date.month.padded(to: 2)
      case .day: text += date.day.padded(to: 2)
      case .hour: text += time.hour.padded(to: 2)
      case .minute: text += time.minute.padded(to: 2)
      case .second: text += time.second.padded(to: 2)
      case .mark(let mark): text.unicodeScalars.append(mark)
      }
    }
  }

  private static let parts: [(letters: String, piece: Piece)] = [
    ("YYYY", .year), ("MM", .month), ("DD", .day), ("HH", .hour), ("mm", .minute), ("ss", .second),
  ]

  private static func wanted(for purpose: Purpose) -> [Set<Piece>] {
    let date: Set<Piece> = [.year, .month, .day]
    let time: Set<Piece> = [.hour, .minute]
    return switch purpose {
    case .date: [date]
    case .month: [[.year, .month]]
    case .time: [time, time.union([.second])]
    case .dateTime: [date.union(time), date.union(time).union([.second])]
    }
  }
}
