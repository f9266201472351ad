/// A type that an answer is converted to directly, and whose rules every such answer meets.
///
/// Numbers, texts, Booleans and dates of this module conform; the module `FormFoundation` adds types
/// of Foundation. A type of your own conforms to be decoded from answers in its own way:
///
/// ```swift
/// extension Celsius: AnswerConvertible {
///   init?(answer: Value) {
///     guard let degrees = Double(answer: answer) else { return nil }
///     self.init(degrees: degrees)
///   }
///
///   static var answerRules: RuleSet { [.range(min: -273.15)] }
/// }
/// ```
public protocol AnswerConvertible: Decodable {
  /// Creates the value of an answer; `nil` if it has none.
  init?(answer: Value)

  /// The rules that an answer with a value meets; empty by default.
  ///
  /// They say what an answer without a value must be.
  static var answerRules: RuleSet { get }

  /// The expected answer, as errors name it: "a whole number"; by default, the name of the type.
  static var answerWords: String { get }
}

extension AnswerConvertible {
  public static var answerRules: RuleSet { [] }

  public static var answerWords: String { "\(Self.self)" }
}

extension AnswerConvertible where Self: FixedWidthInteger {
  public init?(answer: Value) {
    guard let number = Number(answer: answer), number.isWhole else { return nil }
    if let whole = number.wholeValue { self.init(exactly: whole) } else { self.init("\(number)") }
  }

  public static var answerRules: RuleSet { [Clause(IsMachineNumber.whole(min, max, bitWidth))] }

  public static var answerWords: String {
    bitWidth == Int.bitWidth && isSigned
      ? "a whole number" : "a whole number from \(min) to \(max)"
  }
}

extension AnswerConvertible where Self: LosslessStringConvertible & BinaryFloatingPoint {
  public init?(answer: Value) {
    guard let number = Number(answer: answer), let float = Self(number.text), float.isFinite else {
      return nil
    }
    self = float
  }

  public static var answerRules: RuleSet {
    let limit = Number("\(Self.greatestFiniteMagnitude)")
    return [Clause(IsMachineNumber.float(limit))]
  }

  public static var answerWords: String { "a number" }
}

extension Int: AnswerConvertible {}
extension Int8: AnswerConvertible {}
extension Int16: AnswerConvertible {}
extension Int32: AnswerConvertible {}
extension Int64: AnswerConvertible {}
extension UInt: AnswerConvertible {}
extension UInt8: AnswerConvertible {}
extension UInt16: AnswerConvertible {}
extension UInt32: AnswerConvertible {}
extension UInt64: AnswerConvertible {}
extension Double: AnswerConvertible {}
extension Float: AnswerConvertible {}

extension Number: AnswerConvertible {
  public init?(answer: Value) {
    guard let number = NumericText(answer)?.number else { return nil }
    self = number
  }

  public static var answerRules: RuleSet { [.number] }

  public static var answerWords: String { "a number" }
}

extension String: AnswerConvertible {
  public init?(answer: Value) {
    switch answer {
    case .text(let text): self = text
    case .number(let number): self = number.text
    default: return nil
    }
  }

  public static var answerWords: String { "text" }
}

extension Bool: AnswerConvertible {
  public init?(answer: Value) {
    guard answer.meansYes || answer.meansNo else { return nil }
    self = answer.meansYes
  }

  public static var answerRules: RuleSet { [.boolean(loose: true)] }

  public static var answerWords: String { "true or false" }
}

extension Value: AnswerConvertible {
  public init?(answer: Value) {
    self = answer
  }

  public static var answerWords: String { "any value" }
}
