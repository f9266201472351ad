import FormTape
import FormValidation
import Glibc
import SourceText
import SystemCalls
import TapeRunner

/// A file named on the command line; `-` is standard input.
struct InputFile {
  /// The path as given.
  let path: String

  /// The expected kind of file.
  var kind = "form file"

  /// The time limit for reading it; `nil` for none.
  var limit: TimeLimit?

  /// Whether it must be a regular file, because it is read while a form is on the terminal, which
  /// must not wait for a pipe.
  var isRegular = false

  /// The name in diagnostics.
  var name: String { path == "-" ? "standard input" : path }

  /// The folder of the file; for standard input, the current one.
  var folder: String {
    let folder = PathParts(path).folder
    return folder.isEmpty ? "." : folder
  }

  /// Returns the bytes of the file, up to one more than the limit.
  func bytes(limit: Int) throws(CommandError) -> [UInt8] {
    if kind == "form file", path.hasSuffix(".tape") {
      throw CommandError(
        "\(name.printable) is a tape; name a form file",
        help: "tabstop test runs tapes, and tabstop play shows them"
      )
    }
    do throws(Posix.Failure) {
      let deadline = self.limit?.end
      if path == "-" { return try Posix.bytes(from: STDIN_FILENO, limit: limit, until: deadline) }
      // What is found in a folder is a file, not a pipe that no one writes to.
      return isRegular || path.hasSuffix(".tape")
        ? try Posix.bytesOfFile(path, limit: limit)
        : try Posix.bytes(of: path, limit: limit, until: deadline)
    } catch {
      throw unreadable(error)
    }
  }

  /// Checks that no file to write is the form.
  func requireNotOverwritten(by paths: [String]) throws(CommandError) {
    guard path != "-", let own = Posix.realPath(path) else { return }
    for path in paths where Posix.realPath(path) == own {
      throw CommandError(
        "\(path.printable) is the form, which would be overwritten; name another file"
      )
    }
  }

  /// Opens the file, and returns its descriptor.
  func open() throws(CommandError) -> Int32 {
    do throws(Posix.Failure) {
      if path == "-" { return STDIN_FILENO }
      if Posix.isFolder(path) { throw Posix.Failure(EISDIR) }
      return try Posix.openToRead(path)
    } catch {
      throw unreadable(error)
    }
  }

  private func unreadable(_ failure: Posix.Failure) -> CommandError {
    if failure.number == ETIMEDOUT, let limit, limit.end <= .now { return limit.overrun }
    let shown = path.isBlank ? path.quoted : name.printable
    return switch failure.number {
    case ENOENT: CommandError("\(shown): no such file\(suggestion)", help: adviceOnNew)
    case EISDIR: CommandError("\(shown) is a folder; name a \(kind)")
    default: CommandError("cannot read \(shown): \(failure.reason)")
    }
  }

  /// The usual extensions by kind of file.
  private static let endings = [
    "form file": [".yaml", ".yml", ".json"], "tape": [".tape"], "file": [".yaml", ".yml", ".json"],
    "file of records": [".jsonl", ".json", ".csv", ".tsv"],
  ]

  /// How to create the form file, if there is none with a similar name; `nil` for other files.
  private var adviceOnNew: String? {
    guard kind == "form file", suggestion.isEmpty, path.hasSuffix(".yaml") || path.hasSuffix(".yml")
    else { return nil }
    return "tabstop new \(name.printable) creates it"
  }

  /// A question with the most similar path; empty if there is none.
  private var suggestion: String {
    PathParts(path).nearest(endings: InputFile.endings[kind] ?? []).map(\.printable)
      .didYouMeanUnquoted
  }
}

extension InputFile {
  /// Returns the bytes of a tape, up to one more than the limit for tapes.
  static func tape(_ path: String) throws(RunError) -> [UInt8] {
    do throws(CommandError) {
      return try InputFile(path: path, kind: "tape").bytes(limit: Tape.byteLimit)
    } catch {
      throw .invalid(error.text)
    }
  }
}
