/// A date or a time must lie between two others, or on one side of one.
///
/// Both limits are included. A range of times whose end is earlier than its beginning runs past
/// midnight: 22:00 to 06:00. A limit that is another field's answer does not limit while that is
/// blank or ill-formed.
///
/// With 2026-03-01 to 2026-03-31: passes `"2026-03-31"`; fails `"2026-03"`, incomplete, and
/// `"2026-04"`, invalid.
public struct InDateRange: Rule {
  public let name = "range"

  private let bounds: DateBounds

  /// Creates the rule; a limit left out does not limit.
  ///
  /// Without a grammar, dates are those of ISO 8601.
  public init(min: DateReference? = nil, max: DateReference? = nil, _ form: DateForm? = nil) {
    bounds = DateBounds(min: min, max: max, form: form)
  }

  /// The earliest date allowed, if there is one.
  public var min: DateReference? { bounds.min }

  /// The latest date allowed, if there is one.
  public var max: DateReference? { bounds.max }

  public var reads: [FieldID] { bounds.reads }

  public var requirement: Requirement { requirement(among: [:]) }

  public func requirement(among answers: Answers) -> Requirement {
    let low = min?.name(bounds.format, among: answers)
    let high = max?.name(bounds.format, among: answers)
    return switch (low, high) {
    case (nil, nil): Requirement("needs.any_date", "Any date")
    case (let low?, nil): Requirement("needs.or_later", "{min} or later", .words("min", low))
    case (nil, let high?): Requirement("needs.or_earlier", "{max} or earlier", .words("max", high))
    case (let low?, let high?):
      Requirement(
        "needs.between",
        "{min} to {max}",
        .words("min", low).merging(.words("max", high))
      )
    }
  }

  public func verdict(on text: String, among answers: Answers) -> Verdict {
    bounds.verdict(on: text, among: answers, words(among: answers))
  }

  /// The wording; a limit without a date just now is left out of it.
  private func words(among answers: Answers) -> DateWords {
    let low = min?.limit(among: answers, bounds.format) == nil ? nil : min
    let high = max?.limit(among: answers, bounds.format) == nil ? nil : max
    return switch (low, high) {
    case (let low, nil):
      DateWords(
        Message("{label} must not be before \(low?.wording("min") ?? "")."),
        low?.parameters ?? [:]
      )
    case (nil, let high?):
      DateWords(Message("{label} must not be after \(high.wording("max"))."), high.parameters)
    case (_?, _?): DateWords("{label} must be between {min} and {max}.")
    }
  }
}

extension Clause {
  /// A date or a time must lie between two others, both included, or on one side of one.
  public static func range(
    min: DateReference?,
    max: DateReference?,
    _ form: DateForm? = nil
  ) -> Clause {
    Clause(InDateRange(min: min, max: max, form))
  }
}
