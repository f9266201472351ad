extension Value {
  /// Whether the value, or a text or number from data, means yes.
  var meansYes: Bool { means(true, 1, ["true", "yes", "on", "1"]) }

  /// Whether the value, or a text or number from data, means no.
  var meansNo: Bool { means(false, 0, ["false", "no", "off", "0"]) }

  private func means(_ wanted: Bool, _ digit: Number, _ words: [String]) -> Bool {
    switch self {
    case .bool(let flag): flag == wanted
    case .number(let number): number == digit
    case .text(let text): words.contains(text.lowercased())
    case .null, .list, .object: false
    }
  }
}
