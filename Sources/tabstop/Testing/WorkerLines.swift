import FormTape
import Foundation

extension Encodable {
  /// The value as one line of the protocol between runner and workers, with a line break.
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
  /// Creates a value from a line; `nil` if invalid.
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
