import FormWidgets
import SourceText

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
    let signs = "use 9 for a digit, A for a letter, * for either, or the masks card and phone"
    switch error {
    case .unknownSign(let sign, let offset):
      let name = ["card", "phone"].nearest(to: text)
      report(
        "unknown mask symbol \(String(sign).quoted)",
        at: key,
        extent: name == nil ? .part(offset..<offset + 1) : .token,
        suggestion: name,
        note: name == nil ? signs + "; write \\\(sign) for a literal \(sign)" : nil
      )
    case .unshown(let offset):
      report(
        "a mask symbol must be one cell wide",
        at: key,
        extent: .part(offset..<offset + 1)
      )
    case .noSlot: report("the mask has no digits or letters to type", at: key, note: signs)
    case .tooLong: report("the mask has more than \(TextMask.signLimit) symbols", at: key)
    }
  }
}
