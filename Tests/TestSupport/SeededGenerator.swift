import Foundation

/// Random numbers that can be repeated with a seed.
/// - Source: SplitMix64, as published by its author, Sebastiano Vigna, at prng.di.unimi.it.
package struct SeededGenerator: RandomNumberGenerator, CustomStringConvertible {
  /// The seed.
  package let seed: UInt64

  private var state: UInt64

  /// Creates a generator; without a seed, it uses the one in `TABSTOP_SEED` to repeat a failure,
  /// else a random one.
  package init(seed: UInt64? = nil) {
    self.seed = seed ?? SeededGenerator.seedOfEnvironment ?? .random(in: 0..<1_000_000)
    self.state = self.seed
  }

  private static let seedOfEnvironment = ProcessInfo.processInfo.environment["TABSTOP_SEED"]
    .flatMap(UInt64.init)

  /// A description to print in a failing test.
  package var description: String { "seed \(seed)" }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SeededGenerator {
  /// Returns a text with something deleted, inserted or cut off.
  package mutating func mangled(_ text: String) -> String {
    var letters = Array(text)
    let strange = Array(" -+.,:/e09aZ@é\u{301}_%")
    for _ in 0...Int.random(in: 0...2, using: &self) {
      let index = Int.random(in: 0...letters.count, using: &self)
      switch Int.random(in: 0...2, using: &self) {
      case 0: letters.removeSubrange(index...)
      case 1: letters.insert(strange.randomElement(using: &self) ?? " ", at: index)
      default: if index < letters.count { letters.remove(at: index) }
      }
    }
    return String(letters)
  }
}
