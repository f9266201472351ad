/// The named values of a violation, in the order in which its rule lists them.
public struct Parameters: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The names and values, in order.
  public private(set) var pairs: [(name: String, value: Value)]

  /// The wordings that messages show for a name instead of its value; so few that a linear search
  /// is fastest.
  private(set) var wordings: [(name: String, wording: LocalWording)] = []

  /// A wording that depends on the language of messages.
  enum LocalWording {
    case words(Wording.List)
    case day(CalendarDate?, TimeOfDay?)
    case answer(Value)
  }

  /// Creates parameters from a literal.
  public init(dictionaryLiteral pairs: (String, Value)...) {
    self.pairs = pairs.map { (name: $0.0, value: $0.1) }
  }

  /// The value of a name.
  /// - Complexity: O(n), in the few names.
  public subscript(name: String) -> Value? {
    get { pairs.first { $0.name == name }?.value }
    set {
      if !wordings.isEmpty { wordings.removeAll { $0.name == name } }
      if let index = pairs.firstIndex(where: { $0.name == name }) { pairs.remove(at: index) }
      if let newValue { pairs.append((name: name, value: newValue)) }
    }
  }

  /// The words for a name; its value contains them in English.
  package subscript(words name: String) -> Wording.List? {
    get { if case .words(let words) = wording(of: name) { words } else { nil } }
    set {
      self[name] = newValue?.value
      if let newValue { wordings.append((name, .words(newValue))) }
    }
  }

  /// Returns parameters with each wording that messages show replaced.
  package func mappingWords(_ replacement: (Wording) -> Wording) -> Parameters {
    if wordings.isEmpty { return self }
    var mapped = self
    for (index, entry) in wordings.enumerated() {
      guard case .words(let words) = entry.wording else { continue }
      mapped.wordings[index].wording = .words(words.mapping(replacement))
    }
    return mapped
  }

  /// Returns the wording that messages show for a name instead of its value, if any.
  func wording(of name: String) -> LocalWording? {
    wordings.first { $0.name == name }?.wording
  }

  /// Returns parameters with one name and its words.
  static func words(_ name: String, _ words: Wording.List) -> Parameters {
    var parameters: Parameters = [:]
    parameters[words: name] = words
    return parameters
  }

  /// Returns parameters with additional words for messages: a unit, a noun.
  ///
  /// The words are not values of the violation, and reports do not list them.
  package static func term(_ name: String, _ wording: Wording, _ parameters: Parameters)
    -> Parameters
  {
    var parameters = parameters
    parameters.wordings.removeAll { $0.name == name }
    parameters.wordings.append((name, .words(.one(wording))))
    return parameters
  }

  /// Sets a date, a time, or both, which messages show in the format of their language; the value
  /// is in ISO 8601.
  mutating func set(_ name: String, date: CalendarDate?, time: TimeOfDay? = nil) {
    let texts = [date?.description, time?.description].compactMap { $0 }
    self[name] = .text(texts.joined(separator: " "))
    wordings.append((name, .day(date, time)))
  }

  /// Lets messages mention the answer as `{value}`, unless that is something else to the rule.
  ///
  /// It is not a value of the violation, and reports do not list it.
  mutating func mention(answer: Value) {
    if !has("value") { wordings.append(("value", .answer(answer))) }
  }

  /// Returns whether messages can mention a name.
  func has(_ name: String) -> Bool { wording(of: name) != nil || self[name] != nil }

  /// Returns these parameters, with missing ones added from others.
  func merging(_ others: Parameters) -> Parameters {
    var merged = self
    merged.fill(from: others)
    return merged
  }

  /// Adds missing parameters.
  mutating func fill(from others: Parameters) {
    let added = others.wordings.filter { !has($0.name) }
    for (name, value) in others.pairs where self[name] == nil { self[name] = value }
    wordings += added
  }

  /// Replaces every value that repeats a part of the answer with a dot.
  mutating func hideAnswer() {
    for name in ["character", "value", "item"] where self[name] != nil {
      self[name] = .text("\u{2022}")
    }
  }

  public static func == (left: Parameters, right: Parameters) -> Bool {
    left.pairs.elementsEqual(right.pairs) { $0.name == $1.name && $0.value == $1.value }
  }

  public func hash(into hasher: inout Hasher) {
    for pair in pairs { hasher.combine(pair.value) }
  }
}
