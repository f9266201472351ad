/// The stored snapshots of tapes, and how to treat those that differ.
public struct SnapshotShelf: Sendable {
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

  /// Creates a shelf; empty by default.
  public init(
    mode: Mode = .compare,
    read: @escaping @Sendable (_ path: String) -> String? = { _ in nil }
  ) {
    self.mode = mode
    self.read = read
  }

  /// The folder of a tape's snapshots, beside the tape: `signup.snaps`.
  public static func folder(ofTapeAt file: String) -> String {
    (file.hasSuffix(".tape") ? String(file.dropLast(5)) : file) + ".snaps"
  }

  /// The path of a snapshot: `signup.snaps/happy-path/ready.snap`.
  public static func path(of snapshot: String, in tapeCase: String, ofTapeAt file: String) -> String
  {
    "\(folder(ofTapeAt: file))/\(tapeCase.fileNameStem)/\(snapshot).snap"
  }
}

extension String {
  /// The text as a part of a path: lowercase letters and digits, with a dash for everything between
  /// them.
  public var fileNameStem: String {
    let pieces = lowercased().split { !$0.isLetter && !$0.isNumber }
    return pieces.isEmpty ? "case" : pieces.joined(separator: "-")
  }
}
