/// A currency, and into how many places its amounts are divided.
public struct Currency: Hashable, Sendable {
  /// Its three letters, capitals of ASCII.
  public let code: String

  /// Creates a currency, or nothing where the code is not three capitals.
  public init?(_ code: String) {
    guard code.utf8.count == 3, code.utf8.allSatisfy({ 0x41...0x5A ~= $0 }) else { return nil }
    self.code = code
  }

  /// How many decimals an amount can have; two, unless the standard says otherwise.
  /// - Source: ISO 4217, list one, "Minor unit", as of 2024.
  public var fractionDigits: Int {
    switch code {
    case "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND",
      "VUV", "XAF", "XOF", "XPF":
      0
    case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 3
    case "CLF", "UYW": 4
    default: 2
    }
  }
}
