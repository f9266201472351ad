/// A control sequence: `ESC [`, parameters, and a name.
/// - Source: ECMA-48, 5.4.
struct ControlSequence: Hashable, Sendable {
  /// The private marker, the intermediate byte and the final byte, if present, like `H`, `?h` or
  /// `!p`.
  var name = ""

  /// The parameters, each split at colons; `nil` if omitted.
  var parameters: [[Int?]] = []

  /// The largest parameter; larger ones are clamped to it.
  static let limit = 0xFFFF

  /// The largest number of parameters kept.
  static let countLimit = 32

  /// Returns a parameter as given, or 0.
  func number(_ index: Int) -> Int {
    parameters.indices.contains(index) ? parameters[index].first.flatMap(\.self) ?? 0 : 0
  }

  /// Returns a parameter that is a count or counts from 1: at least 1.
  func count(_ index: Int = 0) -> Int { max(1, number(index)) }

  /// The values of all parameters.
  var numbers: [Int] { parameters.indices.map(number) }

  /// Appends a digit, a semicolon or a colon.
  mutating func take(parameterByte byte: UInt8) {
    if parameters.isEmpty { parameters = [[nil]] }
    let last = parameters.count - 1
    let part = parameters[last].count - 1
    switch byte {
    case UInt8(ascii: ";"):
      if last < ControlSequence.countLimit { parameters.append([nil]) }
    case UInt8(ascii: ":"):
      if part < ControlSequence.countLimit { parameters[last].append(nil) }
    default:
      let number = (parameters[last][part] ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
      parameters[last][part] = min(number, ControlSequence.limit)
    }
  }
}
