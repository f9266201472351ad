/// What a rule says of a date that is out of bounds.
struct DateWords {
  private let message: Message
  private let parameters: Parameters
  private let code: String?

  /// Creates the words; without a code, it is that of a date too early or too late.
  init(_ message: Message, _ parameters: Parameters = [:], code: String? = nil) {
    self.message = message
    self.parameters = parameters
    self.code = code
  }

  /// The verdict on a text out of bounds, with the limits as texts.
  func verdict(isEarly: Bool, low: String?, high: String?, isIncomplete: Bool) -> Verdict {
    var all = parameters
    if let low { all["min"] = .text(low) }
    if let high { all["max"] = .text(high) }
    let code = code ?? (isEarly ? "date.too_early" : "date.too_late")
    return isIncomplete ? .incomplete(code, message, all) : .invalid(code, message, all)
  }
}
