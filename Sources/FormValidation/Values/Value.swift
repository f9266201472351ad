/// One answer, of any kind a form can ask for.
///
/// Equality is strict about kinds and lenient about spelling: the number 1 equals 1.0, and neither
/// equals `true` or the text "1". Texts are equal if they are canonically equivalent, as long as
/// neither has more than 30 combining marks in a row.
public enum Value: Sendable {
  /// No answer.
  case null
  /// A toggle's answer.
  case bool(Bool)
  /// A number, exact in base ten.
  ///
  /// It is stored indirectly, so that a value is no larger than a text and fast to copy.
  indirect case number(Number)
  /// A text.
  case text(String)
  /// Several answers in order.
  case list([Value])
  /// Named values, from data.
  case object([String: Value])

  /// Whether there is no answer: null, an empty text or an empty list.
  ///
  /// A text of spaces is not blank; `Required` decides about it.
  public var isBlank: Bool {
    switch self {
    case .null: true
    case .text(let text): text.isEmpty
    case .list(let items): items.isEmpty
    case .bool, .number, .object: false
    }
  }

  /// Whether there is no answer, or only white space.
  /// - Complexity: O(n), in scalars.
  var isBlankOnceTrimmed: Bool {
    if case .text(let text) = self { text.isBlank } else { isBlank }
  }
}

extension Value: Hashable {
  public static func == (left: Value, right: Value) -> Bool {
    switch (left, right) {
    case (.text(let left), .text(let right)): left.isEquivalent(to: right)
    case (.number(let left), .number(let right)): left == right
    case (.bool(let left), .bool(let right)): left == right
    case (.list(let left), .list(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    case (.null, .null): true
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let flag): hasher.combine(flag)
    case .number(let number): hasher.combine(number)
    case .text(let text): hasher.combine(text.streamSafe)
    case .list(let items): hasher.combine(items)
    case .object(let members): hasher.combine(members)
    }
  }
}

extension String {
  /// Whether it is empty, or only white space.
  /// - Complexity: O(n), in scalars.
  package var isBlank: Bool {
    // Usually the first byte decides: it begins a visible character.
    if let first = withBytes({ $0.first }), 0x21..<0x7F ~= first { return false }
    return unicodeScalars.allSatisfy { scalar in
      scalar.isASCII ? scalar == " " || "\t"..."\r" ~= scalar : scalar.properties.isWhitespace
    }
  }
}

extension Value: CustomStringConvertible {
  /// The value as shown in messages.
  public var description: String {
    switch self {
    case .null: ""
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): number.description
    case .text(let text): text
    case .list(let items): items.map(\.description).joined(separator: ", ")
    case .object(let members):
      members.sorted { $0.key < $1.key }
        .map { "\($0.key): \($0.value)" }
        .joined(separator: ", ")
    }
  }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral
{
  public init(stringLiteral text: String) {
    self = .text(text)
  }

  public init(booleanLiteral flag: Bool) {
    self = .bool(flag)
  }

  public init(integerLiteral number: Int) {
    self = .number(Number(number))
  }

  public init(floatLiteral number: Double) {
    self = .number(Number(floatLiteral: number))
  }

  public init(arrayLiteral items: Value...) {
    self = .list(items)
  }
}

/// The kinds of values that rules and fields are matched by.
public enum ValueKind: String, Hashable, Sendable {
  case any = "any value"
  case text
  case number
  case toggle
  case list
}

extension Value {
  /// The text; `nil` for other kinds.
  var text: String? { if case .text(let text) = self { text } else { nil } }
}

extension Value {
  /// Whether the value, or a text or number from data, means yes.
  var meansYes: Bool { means(true) }

  /// Whether the value, or a text or number from data, means no.
  var meansNo: Bool { means(false) }

  private func means(_ wanted: Bool) -> Bool {
    switch self {
    case .bool(let flag): flag == wanted
    case .number(let number): number == (wanted ? 1 : 0)
    // A longer text cannot be one of the words in lowercase.
    case .text(let text):
      text.utf8.count <= 5 && (wanted ? Value.yes : Value.no).contains(text.lowercased())
    case .null, .list, .object: false
    }
  }

  private static let yes = ["true", "yes", "on", "1"]
  private static let no = ["false", "no", "off", "0"]
}

extension [Value] {
  /// Returns whether one of the values equals another value, optionally ignoring case.
  func contain(_ value: Value, ignoreCase: Bool) -> Bool {
    if contains(value) { return true }
    guard ignoreCase, case .text(let text) = value else { return false }
    let folded = text.lowercased()
    return contains { other in
      guard case .text(let other) = other else { return false }
      return other.lowercased().isEquivalent(to: folded)
    }
  }
}

extension Value {
  /// The number that the value is or represents, for comparisons.
  ///
  /// A text of more than 10,000 bytes is not read as a number, because comparing it would be slow.
  var comparableNumber: Number? {
    if case .text(let text) = self, text.utf8.count > 10_000 { return nil }
    return NumericText(self)?.number
  }
}

extension Value {
  /// Returns whether typing or choosing more could turn this value into another one.
  ///
  /// If that is expensive to determine, the result is `true`.
  /// - Complexity: O(n), in the length of the texts.
  func canBecome(_ other: Value, ignoreCase: Bool = false) -> Bool {
    if isBlank { return true }
    return switch (self, other) {
    case (.text(let typed), .text(let target)):
      ignoreCase
        ? typed.lowercased().streamSafe.canGrow(into: target.lowercased().streamSafe)
        : typed.streamSafe.canGrow(into: target.streamSafe)
    case (.text(let typed), .number(let target)): NumberScanner(typed).canBecome(target)
    case (.number(let typed), .number(let target)): NumberScanner(typed.text).canBecome(target)
    case (.list(let chosen), .list(let target)): target.starts(with: chosen)
    case (.bool, .bool): true
    default: false
    }
  }
}

extension String {
  /// Returns whether the text is a prefix of another one, or could be once its last character is
  /// complete.
  ///
  /// Accents and joiners typed later belong to the previous character. Which of them are still
  /// missing is not computed: if the target has a non-ASCII character, any other one may precede it
  /// until the next one is typed.
  fileprivate func canGrow(into target: String) -> Bool {
    if target.hasPrefix(self) { return true }
    let settled = dropLast()
    guard target.hasPrefix(settled) else { return false }
    guard let next = target.dropFirst(settled.count).first else { return false }
    return !next.isASCII || next == "\r\n"
  }
}

extension NumberScanner {
  /// Returns whether typing can turn the text into a spelling of a number: `1`, `10`, and `1e` can
  /// become 100.
  fileprivate func canBecome(_ target: Number) -> Bool {
    guard reading != .invalid else { return false }
    guard isNegative == target.isNegative || target.isZero else { return false }
    let significant = digits.drop { $0 == 0 }
    let shared = target.digits.prefix(significant.count)
    return significant.starts(with: shared)
      && significant.dropFirst(shared.count).allSatisfy { $0 == 0 }
  }
}

extension Value {
  /// Returns the item at a path of indices in nested lists; the value itself if there is none.
  func item(at path: [Int]) -> Value {
    guard let index = path.first, case .list(let items) = self, items.indices.contains(index) else {
      return self
    }
    return items[index].item(at: Array(path.dropFirst()))
  }
}
