package import FormWidgets

extension String {
  /// The keys that type the text, one per scalar, as a terminal sends them.
  package var typingKeys: [Key] {
    unicodeScalars.map { scalar in
      scalar == "\t" ? .tab : .character(Character(scalar))
    }
  }

  /// The text as a string in a tape, in quotation marks that it does not contain, because they
  /// cannot be escaped.
  ///
  /// Quotation marks are compared by scalar, as the reader compares bytes: one followed by a
  /// combining mark still ends a string.
  package var tapeQuoted: String {
    let mark = String(String.marks.first { !unicodeScalars.contains($0) } ?? "\"")
    return mark + self + mark
  }

  /// Whether a string in a tape can represent the text: it has neither a line break nor all three
  /// quotation marks.
  package var fitsTape: Bool {
    !unicodeScalars.contains { "\n\r".unicodeScalars.contains($0) }
      && !String.marks.allSatisfy(unicodeScalars.contains)
  }

  /// The text in quotation marks, in several pieces if it contains all three kinds.
  var tapePieces: [String] {
    var pieces: [String] = []
    var piece = ""
    for scalar in unicodeScalars {
      piece.unicodeScalars.append(scalar)
      guard String.marks.allSatisfy(piece.unicodeScalars.contains) else { continue }
      piece.unicodeScalars.removeLast()
      pieces.append(piece.tapeQuoted)
      piece = String(scalar)
    }
    return pieces + [piece.tapeQuoted]
  }

  /// The text as strings of a tape, one per line: `"one" "two"`.
  var tapeLines: String {
    var lines = [""]
    for scalar in unicodeScalars {
      if scalar == "\n" {
        lines.append("")
      } else {
        lines[lines.count - 1].unicodeScalars.append(scalar)
      }
    }
    return lines.map { $0.tapePieces.joined(separator: " + ") }.joined(separator: " ")
  }

  private static let marks: [Unicode.Scalar] = ["\"", "'", "`"]
}

extension String {
  /// The extension of a path; `nil` without a dot in its last part.
  var fileExtension: String? {
    let name = split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return String(name[name.index(after: dot)...])
  }

  /// The last part of a path, without its extension.
  var fileStem: String {
    let name = split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return String(name) }
    return String(name[..<dot])
  }

  /// The names in a path, without `.`, and without `..` after a name or at the root.
  package var pathNames: [Substring] {
    split(separator: "/").reduce(into: []) { names, name in
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else if name != ".", name != ".." || !hasPrefix("/") {
        names.append(name)
      }
    }
  }
}

extension Unicode.Scalar {
  /// The reason why terminals disagree on the width of a text with the scalar; `nil` if they agree.
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

extension Duration {
  /// The time as written in tapes: `300ms`, `2s`, `1.5s`.
  var tapeText: String {
    let milliseconds = wholeMilliseconds
    guard milliseconds >= 1_000 else { return "\(milliseconds)ms" }
    let rest = milliseconds % 1_000
    guard rest > 0 else { return "\(milliseconds / 1_000)s" }
    var digits = String(String(rest + 1_000).dropFirst())
    while digits.last == "0" { digits.removeLast() }
    return "\(milliseconds / 1_000).\(digits)s"
  }

  /// The time in seconds.
  var seconds: Double { self / .seconds(1) }

  /// Returns the time rounded up to a multiple of a unit.
  func roundedUp(to unit: Duration) -> Duration {
    let count = Int64(self / unit)
    return unit * count < self ? unit * (count + 1) : unit * count
  }

  /// The time in whole milliseconds.
  var wholeMilliseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000 + attoseconds / 1_000_000_000_000_000
  }
}
