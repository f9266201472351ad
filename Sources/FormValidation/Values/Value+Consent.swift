extension Value {
  /// Whether the value, or a text or number from data, means yes.
  var meansYes: Bool { means(true) }

  /// Whether the value, or a text or number from data, means no.
  var meansNo: Bool { means(false) }

  private func means(_ wanted: Bool) -> Bool {
    switch self {
    case .bool(let flag): flag == wanted
    case .number(let number): number == (wanted ? 1 : 0)
    // No text that is longer than the words is one of them in small letters.
    case .text(let text):
      text.utf8.count <= 5 && (wanted ? Value.yes : Value.no).contains(text.lowercased())
    case .null, .list, .object: false
    }
  }

  private static let yes = ["true", "yes", "on", "1"]
  private static let no = ["false", "no", "off", "0"]
}
