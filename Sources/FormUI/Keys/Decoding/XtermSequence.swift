/// A key's escape sequence in xterm's notation, `ESC [ parameters final`.
///
/// - Source: "XTerm Control Sequences", "PC-Style Function Keys" and "Bracketed Paste Mode".
struct XtermSequence {
  private let numbers: [Int]
  private let final: UInt8

  init(parameters: [UInt8] = [], final: UInt8) {
    numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) ?? ($0.isEmpty ? 1 : -1) }
    self.final = final
  }

  /// Whether what follows was pasted.
  var isPasteStart: Bool { final == UInt8(ascii: "~") && numbers == [200] }

  /// The cue of a rehearsal; nothing where the sequence is none.
  var cue: Cue? { final == UInt8(ascii: "~") ? Cue(numbers) : nil }

  /// The key; nothing where the sequence is none of ours.
  var key: Key? {
    let held = Key.Modifiers(xterm: numbers.count > 1 ? numbers[1] : 1)
    guard !numbers.contains(-1), numbers.count <= 2 else { return nil }
    if final == UInt8(ascii: "Z") { return .backTab }
    let symbol =
      final == UInt8(ascii: "~")
      ? XtermSequence.numbered[numbers.first ?? 0] : XtermSequence.lettered[final]
    return symbol.map { Key($0, held) }
  }

  private static let lettered: [UInt8: Key.Symbol] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down,
    UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
    UInt8(ascii: "F"): .end, UInt8(ascii: "H"): .home, UInt8(ascii: "M"): .enter,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  private static let numbered: [Int: Key.Symbol] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]
}

extension Key.Modifiers {
  /// Creates modifiers from xterm's parameter: 1 for none, plus 1 Shift, 2 Alt, 4 Ctrl, 8 Meta.
  public init(xterm parameter: Int) {
    let bits = max(0, parameter - 1)
    self = []
    if bits & 1 != 0 { insert(.shift) }
    if bits & 2 != 0 || bits & 8 != 0 { insert(.alt) }
    if bits & 4 != 0 { insert(.control) }
  }
}
