/// The country and service codes of international phone numbers.
/// - Source: ITU-T, "List of Recommendation ITU-T E.164 assigned country codes", annex to the
///   Operational Bulletin 1114, December 15, 2016; codes reserved or spare are left out.
enum CallingCode {
  /// Returns whether the first digits are a code or the start of one; at most three matter.
  static func canBegin(with digits: Int, count: Int) -> Bool {
    switch count {
    case 1: digits > 0
    case 2: single.contains(digits / 10) || double.contains(digits) || isStartOfTriple(digits)
    case 3: single.contains(digits / 100) || double.contains(digits / 10) || triple(digits)
    default: true
    }
  }

  private static let single: Set<Int> = [1, 7]

  private static let double: Set<Int> = [
    20, 27, 30, 31, 32, 33, 34, 36, 39, 40, 41, 43, 44, 45, 46, 47, 48, 49, 51, 52, 53, 54, 55, 56,
    57, 58, 60, 61, 62, 63, 64, 65, 66, 81, 82, 84, 86, 90, 91, 92, 93, 94, 95, 98,
  ]

  private static func isStartOfTriple(_ digits: Int) -> Bool {
    (0...9).contains { triple(digits * 10 + $0) }
  }

  private static func triple(_ code: Int) -> Bool {
    if spare.contains(code) { return false }
    return switch code {
    case 210...269, 290, 291, 297...299, 350...359, 370...389, 420, 421, 423, 500...509,
      590...599, 670, 672...692, 800, 808, 850...859, 870, 878, 880...883, 886, 888, 960...979,
      992...999:
      true
    default: false
    }
  }

  private static let spare: Set<Int> = [
    210, 214, 215, 217, 219, 259, 384, 684, 851, 854, 857, 858, 859, 969, 978, 997, 999,
  ]
}
