import FormTape
import Foundation

extension Encodable {
  /// The value as one line of what runner and workers tell each other, with its end.
  var encodedLine: [UInt8] {
    get throws {
      let encoder = JSONEncoder()
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "inf",
        negativeInfinity: "-inf",
        nan: "nan"
      )
      return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
    }
  }
}

extension Decodable {
  /// Creates the value that a line tells of; nothing where it tells of none.
  init?(line: some Collection<UInt8>) {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    guard let value = try? decoder.decode(Self.self, from: Data(line)) else { return nil }
    self = value
  }
}
