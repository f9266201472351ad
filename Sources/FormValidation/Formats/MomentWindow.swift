/// The moments between two limits, or on one side of one.
struct MomentWindow {
  /// The earliest, if there is one.
  let low: DateLimit?

  /// The latest, if there is one.
  let high: DateLimit?

  /// Whether the limits themselves are outside.
  let isExclusive: Bool

  /// Creates a window.
  init(low: DateLimit? = nil, high: DateLimit? = nil, _ isExclusive: Bool) {
    self.low = low
    self.high = high
    self.isExclusive = isExclusive
  }

  /// The same window without an end, if it has a beginning.
  var withoutEnd: MomentWindow? { low.map { MomentWindow(low: $0, isExclusive) } }

  /// The first and the last moment inside for texts of a grain, by their own clocks.
  ///
  /// The offsets are what the texts can be ahead of UTC, in minutes; without any, they have the
  /// limits' own. Nothing where no moment is inside.
  func bounds(
    for grain: DateLimit.Grain,
    offsets: ClosedRange<Int>?
  ) -> (low: Moment, high: Moment)? {
    let first = low.map {
      self.first(after: $0, for: min(grain, $0.grain), offsets?.lowerBound)
    }
    let last = high.map {
      self.last(before: $0, for: min(grain, $0.grain), offsets?.upperBound)
    }
    let low = first ?? Moment(CalendarDate(knownYear: 0, 1, 1), .midnight)
    let high = last ?? Moment(CalendarDate(knownYear: CalendarDate.lastYear, 12, 31), .end)
    return Moment.isEarlier(high, low) ? nil : (low, high)
  }

  private func first(after limit: DateLimit, for grain: DateLimit.Grain, _ offset: Int?) -> Moment {
    let date = limit.moment.date
    switch grain {
    case .month: return Moment(date.firstOfMonth.adding(months: isExclusive ? 1 : 0), .midnight)
    case .day: return Moment(date.adding(days: isExclusive ? 1 : 0), .midnight)
    case .moment:
      let moment = limit.moment.moved(to: offset)
      return isExclusive ? moment.adding(picoseconds: 1) : moment
    }
  }

  private func last(before limit: DateLimit, for grain: DateLimit.Grain, _ offset: Int?) -> Moment {
    let date = limit.moment.date
    switch grain {
    case .month:
      let next = date.firstOfMonth.adding(months: isExclusive ? 0 : 1)
      return Moment(next.adding(days: -1), .end)
    case .day: return Moment(date.adding(days: isExclusive ? -1 : 0), .end)
    case .moment:
      let moment = limit.moment.moved(to: offset)
      return isExclusive ? moment.adding(picoseconds: -1) : moment
    }
  }
}

extension CalendarDate {
  fileprivate var firstOfMonth: CalendarDate { CalendarDate(knownYear: year, month, 1) }
}

extension Moment {
  /// The same moment by a clock of an offset, where both offsets are known.
  fileprivate func moved(to offset: Int?) -> Moment {
    guard let own = self.offset, let offset else { return self }
    return adding(minutes: offset - own)
  }
}
