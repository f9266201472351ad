package import FormValidation

/// The stored snapshots of tapes, and how to treat those that differ.
public struct SnapshotStore: Sendable {
  /// How to treat a snapshot that differs or is missing.
  public enum Mode: Hashable, Sendable {
    /// Fail the case and write the new one beside it for review.
    case review
    /// Fail the case and write nothing.
    case compare
    /// Replace it with the new one, unless the case has other failures.
    case update
  }

  /// How to treat snapshots that differ.
  public var mode: Mode

  /// Returns the text of a file; `nil` if it does not exist.
  public var read: @Sendable (_ path: String) -> String?

  /// Creates a store; empty by default.
  public init(
    mode: Mode = .compare,
    read: @escaping @Sendable (_ path: String) -> String? = { _ in nil }
  ) {
    self.mode = mode
    self.read = read
  }

  /// The folder of a tape's snapshots, beside the tape: `signup.snaps`.
  package static func folder(ofTapeAt file: String) -> String {
    (file.hasSuffix(".tape") ? String(file.dropLast(5)) : file) + ".snaps"
  }

  /// The path of a snapshot: `signup.snaps/happy-path/ready.snap`.
  package static func path(of snapshot: String, in tapeCase: String, ofTapeAt file: String)
    -> String
  {
    "\(folder(ofTapeAt: file))/\(tapeCase.fileNameStem)/\(snapshot).snap"
  }
}

extension String {
  /// The text as a part of a path: lowercase letters and digits, with each other run replaced by a
  /// dash.
  package var fileNameStem: String {
    let pieces = lowercased().split { !$0.isLetter && !$0.isNumber }
    return pieces.isEmpty ? "case" : pieces.joined(separator: "-")
  }
}

/// Replacements of text in snapshots and reports, such as a date.
package struct Redactions: Sendable {
  private var rows: [(pattern: SearchPattern, replacement: String)] = []

  /// Creates an empty list.
  package init() {}

  /// Whether there is nothing to redact.
  package var isEmpty: Bool { rows.isEmpty }

  /// Adds a pattern and its replacement.
  package mutating func add(_ pattern: SearchPattern, _ replacement: String) {
    rows.append((pattern, replacement))
  }

  /// Returns a line with all matches replaced, at the same width.
  ///
  /// A replacement is padded or cut to the width of the match, so that columns stay aligned.
  package func applied(to line: String) -> String {
    rows.reduce(line) { line, row in
      var utf8 = Array(line.utf8)
      for range in row.pattern.ranges(in: line).reversed() {
        let found = String(decoding: utf8[range], as: UTF8.self)
        utf8.replaceSubrange(range, with: row.replacement.sized(to: found.cellWidth).utf8)
      }
      return String(decoding: utf8, as: UTF8.self)
    }
  }
}

extension String {
  /// Returns the text, cut or padded with blanks to a width in cells.
  fileprivate func sized(to columns: Int) -> String {
    var (kept, width) = ("", 0)
    for character in self {
      let cells = String(character).cellWidth
      guard width + cells <= columns else { break }
      kept.append(character)
      width += cells
    }
    return kept + String(repeating: " ", count: columns - width)
  }
}
