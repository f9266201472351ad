import FormValidation
import FormWidgets
import SourceText

/// The parts of a track in a form file.
struct TrackParts {
  let min: Number
  let max: Number
  let step: Number
  let isLogarithmic: Bool
  let forbidden: [ClosedRange<Number>]
  let ticks: [Number]

  /// Creates a widget with an initializer that takes the parts in this order, with the initial
  /// value before `isLogarithmic`, and last, whether that is an answer.
  func widget<W: Widget, Start>(
    _ create: (Number, Number, Number, Start?, Bool, [ClosedRange<Number>], [Number], Bool) -> W,
    at start: Start?,
    _ isAnswered: Bool
  ) -> W {
    create(min, max, step, start, isLogarithmic, forbidden, ticks, isAnswered)
  }
}

/// The distribution of values on a track.
private enum Spread: String, CaseIterable {
  case linear, log
}

extension Settings {
  /// The maximum number of ticks if their distance is given.
  private static let tickLimit = 100

  /// Returns the parts of a widget's track; `nil` after an error, which is recorded in the
  /// settings.
  mutating func track(of widget: String) -> TrackParts? {
    let hasEnds = [needs("min", for: widget), needs("max", for: widget)]
    let (min, max) = (number("min"), number("max"))
    let hasStep = has("step")
    let step = number("step")
    let isLogarithmic = choice("scale", of: Spread.self) == .log
    let zones = zones("forbidden")
    let ticks = ticks("ticks", from: min, to: max)
    guard !hasEnds.contains(false), let min, let max, !hasStep || step != nil,
      isTrack(from: min, to: max, by: step ?? 1), let zones, let ticks
    else { return nil }
    if isLogarithmic, min <= 0 {
      report("a log scale must start above 0, found \(min)", at: "min")
      return nil
    }
    guard Slider.hasValues(from: min, to: max, by: step ?? 1, outside: zones) else {
      report("the forbidden zones cover the whole range", at: "forbidden")
      return nil
    }
    return TrackParts(
      min: min,
      max: max,
      step: step ?? 1,
      isLogarithmic: isLogarithmic,
      forbidden: zones,
      ticks: ticks
    )
  }

  /// Returns the two numbers of a key, if present and a list of two in ascending order.
  mutating func numberPair(_ key: String) -> ClosedRange<Number>? {
    guard let nodes = list(key) else { return nil }
    let numbers = nodes.compactMap { node -> Number? in
      if case .scalar(.number(let number)) = node.content { number } else { nil }
    }
    guard nodes.count == 2, numbers.count == 2, numbers[0] <= numbers[1] else {
      report("expected two numbers, the lower one first", at: key)
      return nil
    }
    return numbers[0]...numbers[1]
  }

  /// Returns whether a slider can have these ends and steps, and reports if it cannot.
  private mutating func isTrack(from min: Number, to max: Number, by step: Number) -> Bool {
    if Slider.stepCount(from: min, to: max, by: step) != nil { return true }
    if !checkOrder(min, max) { return false }
    if min == max {
      report("min and max are both \(min)", at: "min")
    } else if step <= 0 {
      report("expected more than 0, found \(step)", at: "step")
    } else if step > max - min {
      report("step \(step) is larger than the range from \(min) to \(max)", at: "step")
    } else {
      report("more than \(Slider.stepLimit) steps between \(min) and \(max)", at: "step")
    }
    return false
  }

  /// Returns the zones of a key, empty if absent: a list of `{min: 3, max: 5}`.
  private mutating func zones(_ key: String) -> [ClosedRange<Number>]? {
    guard has(key) else { return [] }
    guard let nodes = list(key) else { return nil }
    let zones = nodes.compactMap { zone(from: $0) }
    return zones.count == nodes.count ? zones : nil
  }

  private mutating func zone(from node: Node) -> ClosedRange<Number>? {
    guard case .mapping(let entries) = node.content else {
      let message = "expected zones like {min: 3, max: 5}, found \(node.kindWords)"
      findings.append(Finding(node.mark, message))
      return nil
    }
    var item = Settings(entries, of: "a zone", at: node.mark)
    defer { findings += item.findings }
    let hasEnds = [item.needs("min"), item.needs("max")]
    let (min, max) = (item.number("min"), item.number("max"))
    item.finish()
    guard !hasEnds.contains(false), let min, let max else { return nil }
    guard item.checkOrder(min, max) else { return nil }
    return min...max
  }

  /// Returns the ticks of a key, empty if absent: a list of values, or the distance between them.
  private mutating func ticks(_ key: String, from min: Number?, to max: Number?) -> [Number]? {
    guard let node = node(key) else { return [] }
    switch node.content {
    case .scalar(.number(let distance)):
      guard let min, let max else { return nil }
      guard let count = Slider.stepCount(from: min, to: max, by: distance),
        count <= Settings.tickLimit
      else {
        report(
          "expected a distance for 1 to \(Settings.tickLimit) ticks",
          at: key
        )
        return nil
      }
      return (0...count).map { min + distance * Number($0) }
    case .list(let nodes):
      let ticks = nodes.compactMap { node -> Number? in
        guard case .scalar(.number(let tick)) = node.content else {
          let message = "expected numbers, found \(node.kindWords)"
          findings.append(Finding(node.mark, message))
          return nil
        }
        if let min, let max, tick < min || tick > max {
          findings.append(Finding(node.mark, "\(tick) is not between \(min) and \(max)"))
          return nil
        }
        return tick
      }
      return ticks.count == nodes.count ? ticks : nil
    default:
      report(key, wants: "a number or a list of numbers", not: node)
      return nil
    }
  }
}
