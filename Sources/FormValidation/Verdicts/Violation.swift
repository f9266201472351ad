/// A broken rule, as data.
public struct Violation: Hashable, Sendable {
  /// The field whose value broke the rule; `nil` until a `Ruler` sets it.
  public var field: FieldID?

  /// The rule's name in form files, like `length`, or its `id` there; empty until its clause sets
  /// it.
  public var rule: String

  /// The stable, dotted code of what is broken: `length.too_short`.
  public var code: String

  /// The numbers and texts of the message.
  public var parameters: Parameters

  /// The message with placeholders.
  public var message: Message

  /// Its severity.
  public var severity: Severity

  /// The part of the text to mark, in graphemes from 0, without the end.
  public var range: Range<Int>?

  /// The path to an item of a list, as indices from 0; empty for the whole value.
  public var path: [Int] = []

  /// Whether typing can still fix it.
  public var isIncomplete: Bool

  /// Whether the rule could not read the value, as a range cannot read `x`.
  var isUnread: Bool

  /// Whether the message is the author's own, which no catalog changes.
  package var isReworded = false

  private var storedHint = StoredHint.none

  /// The author's message to show while the answer is incomplete; `nil` if there is none.
  public var hint: Message? {
    get { if case .some(let hint) = storedHint { hint } else { nil } }
    set { storedHint = newValue.map(StoredHint.some) ?? .none }
  }

  /// A hint stored separately, so that violations stay small and quick to copy.
  private indirect enum StoredHint: Hashable, Sendable {
    case none
    case some(Message)
  }

  /// The rule that was broken; `nil` until its clause sets it.
  var broken: BrokenRule?

  /// When it is shown, if it differs from the field's other violations.
  public var reveal: Reveal?

  /// Creates a violation; without an id, languages find the message by the code.
  public init(
    _ code: String,
    _ message: Message,
    _ parameters: Parameters = [:],
    range: Range<Int>? = nil,
    isIncomplete: Bool = false
  ) {
    self.rule = ""
    self.code = code
    self.parameters = parameters
    self.message = message.id.isEmpty ? message.named(code) : message
    self.severity = .error
    self.range = range
    self.isIncomplete = isIncomplete
    isUnread = Violation.isUnread(code)
  }
}

extension Violation: CustomStringConvertible {
  /// The field, if known, and the message.
  public var description: String { (field.map { "\($0): " } ?? "") + text() }
}

extension Violation {
  /// Hashes the properties that differ between most violations.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(parameters)
  }
}

/// The severity of a broken rule.
public enum Severity: String, Hashable, Sendable, CaseIterable {
  /// Blocks submitting.
  case error
  /// Is shown but never blocks.
  case warning
  /// Is shown as a remark but never blocks.
  case info
}

/// When a field, or one of its rules, shows violations; rules run on every key in any case.
public enum Reveal: String, Hashable, Sendable, CaseIterable {
  /// Incomplete input as a hint while the field has the focus, and as an error after leaving;
  /// invalid input immediately.
  case polite
  /// Everything, from the first key.
  case immediately
  /// Nothing until the field has been left once; then everything, live.
  case onLeave = "on-leave"
  /// Nothing until the first submit; then everything, live.
  case onSubmit = "on-submit"
}

/// A violation with the user info of the broken rule.
public struct Breach<UserInfo: Sendable>: Sendable {
  /// The violation.
  public let violation: Violation

  /// The value the rule was registered with: an error of your own type, a text, or anything else.
  public let userInfo: UserInfo

  /// Creates a breach.
  public init(_ violation: Violation, userInfo: UserInfo) {
    self.violation = violation
    self.userInfo = userInfo
  }
}

extension Breach: Equatable where UserInfo: Equatable {}

extension Breach: Hashable where UserInfo: Hashable {}
