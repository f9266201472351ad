/// A set of codes, among which one is found while it is being typed.
struct CodeSet: Sendable {
  /// How far a text agrees with the codes, or with the format of one.
  enum Fit: Equatable {
    case whole
    /// It is the start of a code.
    case start
    /// It is the start of a code up to a byte.
    case upTo(Int)
  }

  /// The codes, in order of their bytes.
  let all: [String]

  /// Creates the set of the codes in texts, separated by white space.
  init(_ texts: String...) {
    all = texts.flatMap { $0.utf8.split { $0 == 0x20 || $0 == 0x0A } }
      .map { String(Substring($0)) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns how far a text agrees with the code that it agrees with most.
  /// - Complexity: O(log n), in codes.
  func fit(_ bytes: some BidirectionalCollection<UInt8>) -> Fit {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].utf8.lexicographicallyPrecedes(bytes) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    if low < all.count {
      if all[low].utf8.elementsEqual(bytes) { return .whole }
      if all[low].utf8.starts(with: bytes) { return .start }
    }
    // The neighbors agree most.
    let neighbors = all[max(0, low - 1)..<min(all.count, low + 1)]
    return .upTo(neighbors.map { zip($0.utf8, bytes).prefix { $0 == $1 }.count }.max() ?? 0)
  }

  /// Returns whether a text is one of the codes.
  func contains(_ text: String) -> Bool { fit(text.utf8) == .whole }

  /// Returns whether a text is one of the codes or the start of one.
  func hasStart(_ text: String) -> Bool {
    if case .upTo = fit(text.utf8) { false } else { true }
  }
}

extension CodeSet {
  static let countries = CodeSet(CodeTables.countries)
  static let longCountries = CodeSet(CodeTables.longCountries)
  static let countryNumbers = CodeSet(CodeTables.countryNumbers)
  static let currencies = CodeSet(CodeTables.currencies)
  static let currencyNumbers = CodeSet(CodeTables.currencyNumbers)
  static let zones = CodeSet(CodeTables.zones, CodeTables.zoneLinks)
  static let canonicalZones = CodeSet(CodeTables.zones)
  static let extendedLanguages = CodeSet(CodeTables.extendedLanguages)
  static let scripts = CodeSet(CodeTables.scripts)
  static let regions = CodeSet(CodeTables.regions)
  static let variants = CodeSet(CodeTables.variants)
  static let grandfathered = CodeSet(CodeTables.grandfathered)
}
