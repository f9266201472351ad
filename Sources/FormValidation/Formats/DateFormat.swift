/// The grammar of a date or a time.
public enum DateFormat: Hashable, Sendable {
  /// HTML's: years of four digits or more, from 1 on.
  case html
  /// RFC 3339's: years of four digits, from 0 on; times have an offset.
  case rfc3339
  /// A custom one: years of four digits, from 1 on.
  case custom(Pattern)

  /// Creates a format of `YYYY`, `MM`, `DD`, `HH`, `mm`, and `ss` with separators between them,
  /// such as `DD.MM.YYYY`; `nil` if the text is not one.
  package init?(_ text: String) {
    guard let pattern = Pattern(text) else { return nil }
    self = .custom(pattern)
  }

  /// The usual format of times.
  static let usualTime = DateFormat("HH:mm") ?? .html
}

extension DateFormat {
  /// The content of a text.
  package enum Content: String, Hashable, Sendable {
    /// Year, month and day.
    case date
    /// Hour, minute, and optionally second.
    case time
    /// A date and a time, with an offset if the format is a standard.
    case dateTime = "date_time"
    /// A date and a time without an offset.
    case dateTimeLocal = "date_time_local"
    /// Year and month.
    case month
    /// Year and week.
    case week

    /// The violation code for a text with other content.
    var code: String {
      switch self {
      case .date: "date.not_a_date"
      case .time: "date.not_a_time"
      case .dateTime, .dateTimeLocal: "date.not_a_date_time"
      case .month: "date.not_a_month"
      case .week: "date.not_a_week"
      }
    }

    /// The expected content, with its article.
    var noun: String {
      switch self {
      case .date: "a date"
      case .time: "a time"
      case .dateTime, .dateTimeLocal: "a date and time"
      case .month: "a month"
      case .week: "a week"
      }
    }
  }
}

extension DateFormat {
  /// The parts of a date or a time and the separators between them.
  ///
  /// A separator is any ASCII character except a letter or a digit, or `T`.
  public struct Pattern: Hashable, Sendable {
    /// A part, or a separator.
    enum Piece: Hashable {
      case year, month, day, hour, minute, second
      case separator(Unicode.Scalar)
    }

    /// The pattern as written.
    package let text: String

    /// The content of a text in this pattern: a date, a time, both, or a month.
    package let content: Content

    let pieces: [Piece]

    /// Whether it has seconds.
    let hasSecond: Bool

    /// Creates a pattern; `nil` unless the text has each part of one kind of content exactly once.
    init?(_ text: String) {
      var pieces: [Piece] = []
      var parts: Set<Piece> = []
      var rest = text[...]
      while let scalar = rest.unicodeScalars.first {
        if let part = Pattern.parts.first(where: { rest.hasPrefix($0.letters) }) {
          guard parts.insert(part.piece).inserted else { return nil }
          pieces.append(part.piece)
          rest.removeFirst(part.letters.count)
        } else {
          let isLetter = scalar.properties.isAlphabetic && scalar != "T"
          guard scalar.isASCII, scalar != "\r", !isLetter, !("0"..."9" ~= scalar) else {
            return nil
          }
          pieces.append(.separator(scalar))
          rest.unicodeScalars.removeFirst()
        }
      }
      hasSecond = parts.remove(.second) != nil
      switch parts {
      case [.year, .month, .day] where !hasSecond: content = .date
      case [.year, .month] where !hasSecond: content = .month
      case [.hour, .minute]: content = .time
      case [.year, .month, .day, .hour, .minute]: content = .dateTime
      default: return nil
      }
      self.text = text
      self.pieces = pieces
    }

    /// Returns a date or a time in this pattern; `nil` if it is less precise.
    func text(of limit: DateLimit) -> String? {
      switch content {
      case .time: guard limit.precision == .timeOfDay else { return nil }
      case .month: guard limit.precision != .timeOfDay else { return nil }
      case .date: guard limit.precision == .day || limit.precision == .moment else { return nil }
      case .dateTime, .dateTimeLocal, .week:
        guard limit.precision == .moment else { return nil }
      }
      let (date, time) = (limit.moment.date, limit.moment.time)
      return pieces.reduce(into: "") { text, piece in
        switch piece {
        case .year: text += date.year.padded(to: 4)
        case .month: text += date.month.padded(to: 2)
        case .day: text += date.day.padded(to: 2)
        case .hour: text += time.hour.padded(to: 2)
        case .minute: text += time.minute.padded(to: 2)
        case .second: text += time.second.padded(to: 2)
        case .separator(let separator): text.unicodeScalars.append(separator)
        }
      }
    }

    private static let parts: [(letters: String, piece: Piece)] = [
      ("YYYY", .year), ("MM", .month), ("DD", .day), ("HH", .hour), ("mm", .minute),
      ("ss", .second),
    ]
  }
}
