/// A script of Unicode, by the name that a form file has for it.
///
/// A scalar is of the script that it belongs to alone: marks and digits that several scripts share
/// are of none.
enum Script: Int, CaseIterable {
  case latin, greek, cyrillic, armenian, georgian, hebrew, arabic, devanagari, bengali, tamil, thai
  case hangul, hiragana, katakana, han

  private static let sets = allCases.map { ScalarSet($0.text) }

  /// Returns whether a scalar is of the script.
  func contains(_ scalar: Unicode.Scalar) -> Bool { Script.sets[rawValue].contains(scalar) }
}
