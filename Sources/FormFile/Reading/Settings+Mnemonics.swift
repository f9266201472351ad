import SourceText
import FormUI

extension Settings {
  /// Returns the letter of a key, if present and available with Alt.
  mutating func mnemonic(_ key: String) -> Mnemonic? {
    guard let text = text(key) else { return nil }
    if let letter = text.first, text.count == 1, let mnemonic = Mnemonic(letter) { return mnemonic }
    let taken = Mnemonic.taken.sorted().map(String.init).joined(separator: ", ")
    report(
      "expected an unused letter from a to z, found \(text.quoted)",
      at: key,
      note: "Alt already uses \(taken)"
    )
    return nil
  }
}
