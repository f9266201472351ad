extension Value {
  /// Whether typing or choosing on could still turn this value into another one.
  ///
  /// Where it cannot be told cheaply, the answer is yes.
  /// - Complexity: O(n), in the length of the texts.
  func canBecome(_ other: Value, ignoreCase: Bool = false) -> Bool {
    if isBlank { return true }
    return switch (self, other) {
    case (.text(let typed), .text(let target)):
      ignoreCase
        ? typed.lowercased().canGrow(into: target.lowercased()) : typed.canGrow(into: target)
    case (.text(let typed), .number(let target)): NumberScanner(typed).canBecome(target)
    case (.number(let typed), .number(let target)): NumberScanner(typed.text).canBecome(target)
    case (.list(let chosen), .list(let target)): target.starts(with: chosen)
    case (.bool, .bool): true
    default: false
    }
  }
}

extension String {
  /// Whether the text is a start of another one, or could be once its last character is whole.
  ///
  /// Accents and joiners typed later belong to the character before them. Which of them a character
  /// still lacks is not worked out: where the target has one beyond ASCII, any other may stand for
  /// it until the next one is typed.
  fileprivate func canGrow(into target: String) -> Bool {
    if target.hasPrefix(self) { return true }
    let settled = dropLast()
    guard target.hasPrefix(settled) else { return false }
    guard let next = target.dropFirst(settled.count).first else { return false }
    return !next.isASCII || next == "\r\n"
  }
}

extension NumberScanner {
  /// Whether typing on can make the text a spelling of a number: `1`, `10` and `1e` can be 100.
  fileprivate func canBecome(_ target: Number) -> Bool {
    guard reading != .invalid else { return false }
    guard isNegative == target.isNegative || target.isZero else { return false }
    let significant = digits.drop { $0 == 0 }
    let shared = target.digits.prefix(significant.count)
    return significant.starts(with: shared)
      && significant.dropFirst(shared.count).allSatisfy { $0 == 0 }
  }
}
