/// A rule broken, as data.
public struct Violation: Hashable, Sendable {
  /// The field whose value broke the rule; nothing until a `Ruler` names it.
  public var field: FieldID?

  /// The rule's name as a form file spells it, `length`, or its `id` there; empty until its clause
  /// names it.
  public var rule: String

  /// What exactly is broken, stable and dotted: `length.too_short`.
  public var code: String

  /// The numbers and texts of the message.
  public var parameters: Parameters

  /// The wording, placeholders not yet filled in.
  public var message: Message

  /// How much it matters.
  public var severity: Severity

  /// The part of the text to blame, in graphemes from 0, the end not included.
  public var range: Range<Int>?

  /// Which item of a list is to blame, from 0, and which of that one's; empty for the whole value.
  public var path: [Int] = []

  /// Whether typing on can still fix it.
  public var isIncomplete: Bool

  /// Whether the wording is that of a set's author, which no catalogue of wordings changes.
  public var isReworded = false

  private var keptHint = KeptHint.none

  /// The author's wording to show instead of the message while typing on can still fix the answer;
  /// `nil` if nothing else.
  public var hint: Message? {
    get { if case .some(let hint) = keptHint { hint } else { nil } }
    set { keptHint = newValue.map(KeptHint.some) ?? .none }
  }

  /// A hint kept apart, so that violations stay small and quick to copy.
  private indirect enum KeptHint: Hashable, Sendable {
    case none
    case some(Message)
  }
  /// When it is shown, where it differs from what else is wrong with the field.
  public var reveal: Reveal?

  /// Creates a violation; without an id of its own, languages know the message by the code.
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
  }

  /// The message for a field's label, placeholders filled in; an item of a list goes by its number,
  /// from 1, after the label.
  public func text(label: String = "This") -> String {
    let numbers = path.map { String($0 + 1) }
    return message.text(parameters, label: ([label] + numbers).joined(separator: " "))
  }
}

/// How much a broken rule matters.
public enum Severity: String, Hashable, Sendable, CaseIterable {
  /// Blocks submitting.
  case error
  /// Is shown, and never blocks.
  case warning
  /// Is shown as a remark, and never blocks.
  case info
}

/// When a field shows what its rules say, or one of them; they are evaluated on every key in any
/// case.
public enum Reveal: String, Hashable, Sendable, CaseIterable {
  /// What is missing as a hint while the field has the focus, as an error once it was left; what is
  /// broken at once.
  case polite
  /// Everything, from the first key.
  case immediately
  /// Nothing until the field was left once; then everything, live.
  case onLeave = "on-leave"
  /// Nothing until the first submit; then everything, live.
  case onSubmit = "on-submit"
}

/// A violation, and what came with the rule that was broken.
public struct Breach<UserInfo: Sendable>: Sendable {
  /// What is broken.
  public let violation: Violation

  /// What the rule was registered with: an error of your own type, a text, whatever you need then.
  public let userInfo: UserInfo

  /// Creates a breach.
  public init(_ violation: Violation, userInfo: UserInfo) {
    self.violation = violation
    self.userInfo = userInfo
  }
}

extension Breach: Equatable where UserInfo: Equatable {}

extension Breach: Hashable where UserInfo: Hashable {}
