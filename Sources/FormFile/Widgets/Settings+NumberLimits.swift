import FormValidation

extension Settings {
  /// The lowest and the highest number of a field and the distance of two, as far as they are
  /// given; nothing where they are wrong, which the settings then know.
  mutating func numberLimits() -> (min: Number?, max: Number?, step: Number?)? {
    let isGiven = ["min", "max", "step"].map { has($0) }
    let (min, max, step) = (number("min"), number("max"), number("step"))
    guard isGiven == [min, max, step].map({ $0 != nil }) else { return nil }
    guard checkOrder(min, max) else { return nil }
    if let step, step <= 0 {
      report("expected more than 0, found \(step)", at: "step")
      return nil
    }
    return (min, max, step)
  }

  /// Whether two limits, where there are two, are in order; complains where they are not.
  mutating func checkOrder<Limit: Comparable>(_ min: Limit?, _ max: Limit?) -> Bool {
    guard let min, let max, min > max else { return true }
    report("min \(min) is greater than max \(max)", at: "min")
    return false
  }
}
