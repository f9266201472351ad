extension String {
  /// The text as a string of a tape: between marks that do not stand in it, as there is no way to
  /// escape one.
  ///
  /// Marks are told apart by scalar, as the tape's reader does it by byte: one that something
  /// combines with ends a string all the same.
  var tapeQuoted: String {
    let mark = String(String.marks.first { !unicodeScalars.contains($0) } ?? "\"")
    return mark + self + mark
  }

  /// The text between quotation marks, in as many pieces as marks of all three kinds in it ask for.
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

  /// The text as strings of a tape, one a line: `"one" "two"`.
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
  /// What stands behind the last dot of a path's last part; nothing without a dot.
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
