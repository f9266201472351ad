extension String {
  /// The text as a string of a tape, in quotation marks that it does not contain, as they cannot be
  /// escaped.
  ///
  /// Quotation marks are compared by scalar, like the reader compares bytes: one with a combining
  /// mark still ends a string.
  package var tapeQuoted: String {
    let mark = String(String.marks.first { !unicodeScalars.contains($0) } ?? "\"")
    return mark + self + mark
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
}
