import Synchronization

/// A text that a user wrote, split into lines to locate places in it.
package struct SourceText: Sendable {
  /// The name of the file, or another name that the user knows the text by.
  package let file: String

  /// The entire text.
  package let text: String

  /// The line breaks recognized besides LF, CR and CR LF.
  package enum LineBreaks: Sendable {
    /// Next line (U+0085), line separator and paragraph separator.
    /// - Source: YAML 1.1, 5.4 "Line Break Characters", as libyaml counts them.
    case yaml
    /// No others.
    case ascii
  }

  private let breaks: LineBreaks

  private let knownLines = KnownLines()

  /// Creates a source text.
  package init(_ text: String, file: String, breaks: LineBreaks = .yaml) {
    self.file = file
    self.text = text
    self.breaks = breaks
  }

  /// The lines, without line breaks; at least one.
  ///
  /// They are computed on first use, because a form without errors does not need them.
  /// - Complexity: O(n), in bytes, the first time; then O(1).
  package var lines: [Substring] {
    knownLines.lines.withLock { known in
      let lines = known ?? SourceText.lines(of: text, breaks)
      known = lines
      return lines
    }
  }

  /// Returns the place of a scalar in a line, both from 1; past the end, the place after the last
  /// character.
  /// - Complexity: O(n), in bytes of the line.
  package func place(line: Int, scalar: Int) -> Place {
    let start = self[line: line]
    let end =
      start.unicodeScalars.index(
        start.startIndex,
        offsetBy: scalar - 1,
        limitedBy: start.endIndex
      ) ?? start.endIndex
    return Place(line: line, column: start[..<end].count + 1)
  }

  /// Returns a diagnostic at a place of the text.
  package func diagnostic(
    at place: Place,
    length: Int = 1,
    code: String? = nil,
    severity: Diagnostic.Severity = .error,
    _ message: String,
    suggestion: String? = nil,
    note: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      code: code,
      severity: severity,
      file: file,
      place: place,
      length: length,
      message: message,
      suggestion: suggestion,
      note: note,
      line: String(self[line: place.line])
    )
  }

  /// The line with a number from 1; empty after the last.
  package subscript(line line: Int) -> Substring {
    lines.indices.contains(line - 1) ? lines[line - 1] : ""
  }

  private static func lines(of text: String, _ breaks: LineBreaks) -> [Substring] {
    var contiguous = text
    return contiguous.withUTF8 { bytes in
      var lines: [Substring] = []
      var start = text.startIndex
      var offset = 0
      while offset < bytes.count {
        let length = bytes.lineBreakLength(at: offset, breaks)
        guard length > 0 else {
          offset += 1
          continue
        }
        let end = text.utf8.index(text.startIndex, offsetBy: offset)
        lines.append(text[start..<end])
        start = text.utf8.index(end, offsetBy: length)
        offset += length
      }
      lines.append(text[start...])
      return lines
    }
  }
}

/// The lines of a text once they are known, shared by its copies.
private final class KnownLines: Sendable {
  let lines = Mutex<[Substring]?>(nil)
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the number of bytes of the line break at an offset of a text in UTF-8; 0 if none.
  fileprivate func lineBreakLength(at offset: Int, _ breaks: SourceText.LineBreaks) -> Int {
    switch self[offset] {
    case UInt8(ascii: "\n"): 1
    case UInt8(ascii: "\r"): offset + 1 < count && self[offset + 1] == UInt8(ascii: "\n") ? 2 : 1
    // U+0085.
    case 0xC2: breaks == .yaml && self[offset + 1] == 0x85 ? 2 : 0
    // U+2028 and U+2029.
    case 0xE2:
      breaks == .yaml && self[offset + 1] == 0x80 && 0xA8...0xA9 ~= self[offset + 2] ? 3 : 0
    default: 0
    }
  }
}

/// A line and column in a text.
public struct Place: Hashable, Sendable, Comparable {
  /// The line, from 1.
  public let line: Int

  /// The column, from 1, in characters as displayed.
  public let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: Place, right: Place) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension Place: CustomStringConvertible {
  /// The place as compilers print it: `7:13`.
  public var description: String { "\(line):\(column)" }
}
