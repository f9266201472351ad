extension Unicode.Scalar {
  /// Why terminals disagree about the width of a text with the scalar in it; nothing where they
  /// agree.
  /// - Source: measured with glibc 2.36, wcwidth 0.9.4, pyte 0.8.2 and tmux 3.3a.
  var widthRisk: String? {
    switch value {
    case 0xFE0F: "a character with an emoji selector"
    case 0x200D: "emoji joined to one"
    case 0x1F1E6...0x1F1FF: "a flag"
    case 0x1F3FB...0x1F3FF: "an emoji with a skin tone"
    // Emoji of Unicode 15 and later, by block.
    case 0x1FA75...0x1FA77, 0x1FA87...0x1FA8F, 0x1FAAD...0x1FAAF, 0x1FABB...0x1FABF,
      0x1FAC6...0x1FACF, 0x1FADA...0x1FAE7, 0x1FAE8...0x1FAEF, 0x1FAF7...0x1FAFF:
      "an emoji newer than 2021"
    default: nil
    }
  }
}
