import Diagnostics
import FormUI

extension Settings {
  /// The letter of a key, if it is there and one that Alt leaves free.
  mutating func mnemonic(_ key: String) -> Mnemonic? {
    guard let text = text(key) else { return nil }
    if let letter = text.first, text.count == 1, let mnemonic = Mnemonic(letter) { return mnemonic }
    let taken = Mnemonic.taken.sorted().map(String.init).joined(separator: ", ")
    report(
      "\(key) wants one letter of a to z that Alt leaves free, not \(text.quoted)",
      at: key,
      note: "Alt does something else with \(taken)"
    )
    return nil
  }
}
