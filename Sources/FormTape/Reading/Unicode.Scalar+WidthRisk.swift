extension Unicode.Scalar {
  /// Why terminals disagree on the width of a text with the scalar; `nil` if they agree.
  /// - Source: measured with glibc 2.36, wcwidth 0.9.4, pyte 0.8.2 and tmux 3.3a.
  var widthRisk: String? {
    switch value {
    case 0xFE0F: "a character with an emoji variation selector"
    case 0x200D: "a joined emoji sequence"
    case 0x1F1E6...0x1F1FF: "a flag"
    case 0x1F3FB...0x1F3FF: "an emoji with a skin tone"
    case _ where isNewEmoji: "an emoji newer than 2021"
    default: nil
    }
  }

  /// Whether the scalar is an emoji of Unicode 15 or later, or reserved for one.
  private var isNewEmoji: Bool {
    guard value > 0xFFFF else { return false }
    guard let age = properties.age else { return 0x1FA70...0x1FAFF ~= value }
    return age.major >= 15 && properties.isEmojiPresentation
  }
}
