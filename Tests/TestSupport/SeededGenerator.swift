import Foundation
package import SeededRandom

extension SeededGenerator {
  /// Creates a generator with the seed in `TABSTOP_SEED`, to repeat a failure, else a random one.
  package init() {
    let seed = ProcessInfo.processInfo.environment["TABSTOP_SEED"].flatMap(UInt64.init)
    self.init(seed: seed ?? .random(in: 0..<1_000_000))
  }

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
