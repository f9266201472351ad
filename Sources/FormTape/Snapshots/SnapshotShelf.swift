/// Where the stored snapshots of tapes are, and what is done about those that differ.
public struct SnapshotShelf: Sendable {
  /// What is done about a snapshot that differs or is missing.
  public enum Mode: Hashable, Sendable {
    /// It fails the case, and the new one is left beside it for review.
    case review
    /// It fails the case, and nothing is written.
    case compare
    /// The new one takes its place, unless something else fails the case.
    case update
  }

  /// What is done about snapshots that differ.
  public var mode: Mode

  /// The text of a file by its path; nothing where there is none.
  public var read: @Sendable (_ path: String) -> String?

  /// Creates a shelf; without anything on it, unless it is given.
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
  /// The text as a part of a path: small letters, digits, and a dash for all between them.
  public var fileNameStem: String {
    let pieces = lowercased().split { !$0.isLetter && !$0.isNumber }
    return pieces.isEmpty ? "case" : pieces.joined(separator: "-")
  }
}
