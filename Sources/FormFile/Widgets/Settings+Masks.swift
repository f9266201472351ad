import Diagnostics
import FormUI

extension Settings {
  /// Returns the mask of a key, if present and valid: by its name, or by its symbols.
  mutating func mask(_ key: String) -> TextMask? {
    guard let text = text(key) else { return nil }
    switch text {
    case "card": return .card
    case "phone": return .phone
    default: break
    }
    do throws(MaskError) {
      return try TextMask(text)
    } catch {
      report(error, in: text, at: key)
      return nil
    }
  }

  private mutating func report(_ error: MaskError, in text: String, at key: String) {
    let signs = "9 is a digit, A a letter, * either; or card, or phone"
    switch error {
    case .unknownSign(let sign, let offset):
      let name = ["card", "phone"].nearest(to: text)
      report(
        "a mask has no sign \(String(sign).quoted)",
        at: key,
        extent: name == nil ? .part(offset..<offset + 1) : .token,
        suggestion: name,
        note: name == nil ? signs + "; \\\(sign) stands for itself" : nil
      )
    case .unshown(let offset):
      report(
        "a sign of a mask takes one cell, no more and no less",
        at: key,
        extent: .part(offset..<offset + 1)
      )
    case .noSlot: report("the mask has nothing to type", at: key, note: signs)
    case .tooLong: report("a mask has at most \(TextMask.signLimit) signs", at: key)
    }
  }
}
