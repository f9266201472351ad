/// A text that a person wrote, by lines, to say where in it something stands.
public struct SourceText: Sendable {
  /// The name of the file, or whatever else the person knows the text by.
  public let file: String

  /// The whole text.
  public let text: String

  /// What ends a line, beside LF, CR and CR LF.
  public enum LineBreaks: Sendable {
    /// Next line (U+0085), line and paragraph separator.
    /// - Source: YAML 1.1, 5.4 "Line Break Characters", as libyaml counts them.
    case yaml
    /// Nothing else.
    case ascii
  }

  /// The lines, without their ends; one at least.
  public let lines: [Substring]

  /// Creates a text by lines.
  /// - Complexity: O(n), in bytes.
  public init(_ text: String, file: String, breaks: LineBreaks = .yaml) {
    self.file = file
    self.text = text
    self.lines = SourceText.lines(of: text, breaks)
  }

  /// The place of a scalar in a line, both from 1; a scalar too many is behind the last one.
  /// - Complexity: O(n), in bytes of the line.
  public func place(line: Int, scalar: Int) -> Place {
    let start = self[line: line]
    let end =
      start.unicodeScalars.index(
        start.startIndex,
        offsetBy: scalar - 1,
        limitedBy: start.endIndex
      ) ?? start.endIndex
    return Place(line: line, column: start[..<end].count + 1)
  }

  /// What is wrong at a place of the text.
  public func diagnostic(
    at place: Place,
    length: Int = 1,
    severity: Diagnostic.Severity = .error,
    _ message: String,
    suggestion: String? = nil,
    note: String? = nil
  ) -> Diagnostic {
    Diagnostic(
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

  /// A line, from 1; empty beyond the last.
  public subscript(line line: Int) -> Substring {
    lines.indices.contains(line - 1) ? lines[line - 1] : ""
  }

  private static func lines(of text: String, _ breaks: LineBreaks) -> [Substring] {
    var lines: [Substring] = []
    var start = text.startIndex
    var index = start
    let scalars = text.unicodeScalars
    while index < scalars.endIndex {
      if !text.utf8[index].mayEndLine {
        text.utf8.formIndex(after: &index)
        continue
      }
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      if scalar.endsLine(breaks) {
        lines.append(text[start..<index])
        start = next
        if scalar == "\r", next < scalars.endIndex, scalars[next] == "\n" {
          start = scalars.index(after: next)
        }
        index = start
      } else {
        index = next
      }
    }
    lines.append(text[start...])
    return lines
  }
}

extension UInt8 {
  /// Whether something that ends a line can begin with the byte of UTF-8.
  fileprivate var mayEndLine: Bool {
    switch self {
    case 0x0A, 0x0D, 0xC2, 0xE2: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  fileprivate func endsLine(_ breaks: SourceText.LineBreaks) -> Bool {
    switch value {
    case 0x0A, 0x0D: true
    case 0x85, 0x2028, 0x2029: breaks == .yaml
    default: false
    }
  }
}
