/// A control sequence: `ESC [`, parameters, and what to do with them.
/// - Source: ECMA-48, 5.4.
struct ControlSequence: Hashable, Sendable {
  /// What to do: the private mark, the byte between and the last byte, as far as there are any,
  /// such as `H`, `?h` or `!p`.
  var name = ""

  /// The parameters, each with what colons divide it into; nothing where none is given.
  var parameters: [[Int?]] = []

  /// The largest parameter that is told from larger ones.
  static let limit = 0xFFFF

  /// The most parameters that are kept.
  static let countLimit = 32

  /// A parameter as it is given, from 0 on.
  func number(_ index: Int) -> Int {
    parameters.indices.contains(index) ? parameters[index].first.flatMap(\.self) ?? 0 : 0
  }

  /// A parameter that is a count or counts from 1, and is 1 where none or 0 is given.
  func count(_ index: Int = 0) -> Int { max(1, number(index)) }

  /// The numbers of all parameters.
  var numbers: [Int] { parameters.indices.map(number) }

  /// Takes a digit, a semicolon or a colon.
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
