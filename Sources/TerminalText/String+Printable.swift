extension String {
  /// The text with everything made visible that could move a cursor, reorder a line, or hide text.
  ///
  /// Every external text is converted by this before it reaches a terminal, a log, or a report.
  /// Control characters become control pictures. Bidirectional controls, invisible characters, tags
  /// outside of a flag, line separators, and noncharacters become a replacement character. A
  /// combining mark without a letter gets a dotted circle. An emoji selector after a text symbol is
  /// dropped, because terminals disagree on its width.
  /// - Source: Unicode 15.0, 24.1 "Control Pictures"; UAX #9, table 4, for the directional ones;
  ///   UTS #51, 1.4.3 "Emoji Variation Sequences" and 1.4.9 "Emoji Tag Sequence".
  /// - Complexity: O(n), in scalars.
  public var printable: String {
    guard !isPrintableASCII, !isPrintable else { return self }
    var shown = ""
    for character in self {
      if character.isMark { shown.unicodeScalars.append("\u{25CC}") }
      let drops = character.isWidenedByTerminals
      let isFlag = character.isTaggedFlag
      for scalar in character.unicodeScalars where !(drops && scalar == .emojiSelector) {
        let isKept = scalar.isPlain || isFlag && scalar.isTag
        shown.unicodeScalars.append(isKept ? scalar : scalar.visibleStandIn)
      }
    }
    return shown
  }

  /// The text made printable line by line, with its line feeds kept.
  /// - Complexity: O(n), in scalars.
  package var printableLines: String {
    guard !isPrintableASCII else { return self }
    return utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)).printable }
      .joined(separator: "\n")
  }

  private var isPrintable: Bool {
    unicodeScalars.allSatisfy { $0.isPlain && $0 != .emojiSelector } && first?.isMark != true
  }

  /// The first graphemes of the text, with a mark if more follow.
  ///
  /// A grapheme with many stacked marks counts as several.
  /// - Complexity: O(limit).
  package func clipped(to limit: Int) -> String {
    guard utf8.count > limit else { return self }
    // Family emoji have 25 bytes.
    let start = self[..<index(atMost: limit * 32)]
    let end = start.index(startIndex, offsetBy: limit, limitedBy: start.endIndex)
    let shown = start[..<(end ?? start.endIndex)]
    return shown.endIndex == endIndex ? self : shown + "…"
  }

  /// The text in quotation marks, as in a message: on one line, clipped.
  package var quoted: String { "\"\(clipped(to: 40).printable)\"" }

  /// Returns the end of the first bytes of UTF-8, or of the last complete scalar before it.
  private func index(atMost count: Int) -> Index {
    guard var end = utf8.index(startIndex, offsetBy: count, limitedBy: endIndex) else {
      return endIndex
    }
    while end < endIndex, utf8[end] & 0xC0 == 0x80 { end = utf8.index(before: end) }
    return end
  }

  /// Whether every byte is a visible ASCII character or a space: one cell, and one grapheme.
  /// - Complexity: O(n), in bytes.
  package var isPrintableASCII: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 &- 0x20 < 0x5F }
    } ?? utf8.allSatisfy { $0 &- 0x20 < 0x5F }
  }
}

extension Character {
  /// Whether it is a mark without a preceding letter to join.
  fileprivate var isMark: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether it is a flag whose region is spelled in tags, such as Scotland's.
  fileprivate var isTaggedFlag: Bool {
    let scalars = unicodeScalars
    return scalars.first == "\u{1F3F4}" && scalars.last == "\u{E007F}" && scalars.count <= 8
      && scalars.dropFirst().allSatisfy(\.isTag)
  }

  /// Whether some terminals give it two cells for its selector, and others one.
  fileprivate var isWidenedByTerminals: Bool {
    let scalars = unicodeScalars
    return scalars.contains(.emojiSelector) && !scalars.contains("\u{200D}")
      && scalars.first?.properties.isEmojiPresentation == false
  }
}

extension Unicode.Scalar {
  /// The selector that requests an emoji presentation of the previous character.
  fileprivate static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  /// Whether it spells the region of a flag.
  fileprivate var isTag: Bool { 0xE0020...0xE007F ~= value }

  /// Whether a terminal shows the scalar as a character, or joins it to one.
  fileprivate var isPlain: Bool {
    switch value {
    case 0x20..<0x7F: true
    case ..<0xA0: false
    // The zero-width joiner and non-joiner belong to the characters around them.
    case 0x200C, 0x200D: true
    default:
      switch properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: false
      case .unassigned:
        !properties.isDefaultIgnorableCodePoint && !properties.isNoncharacterCodePoint
      default: true
      }
    }
  }

  fileprivate var visibleStandIn: Unicode.Scalar {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }
}
