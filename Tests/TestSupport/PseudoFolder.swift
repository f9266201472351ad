import Foundation
import SystemCalls

/// A folder for the files of one test, deleted after it with all that is in it.
package final class PseudoFolder {
  /// The folder's path.
  package let path: String

  /// Creates an empty folder among the system's temporary files.
  package init() throws {
    // mkdtemp requires six X at the end, and replaces them to make the name unique.
    var template = Array("/tmp/tabstop-test-\(String(repeating: "X", count: 6))".utf8CString)
    guard let made = mkdtemp(&template) else { throw PseudoTerminalError.refused(errno) }
    path = String(cString: made)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Returns the path of a file in the folder, which may not exist yet.
  package func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, and returns its path.
  package func write(_ text: String, to name: String) throws -> String {
    guard let stream = fopen(file(name), "w") else { throw PseudoTerminalError.refused(errno) }
    fputs(text, stream)
    guard fclose(stream) == 0 else { throw PseudoTerminalError.refused(errno) }
    return file(name)
  }

  /// Writes a shell script that can be started, and returns its path.
  ///
  /// A shell writes it, since no program starts from a file that is open for writing: all files of
  /// this process are open in each child until that starts its own program.
  package func writeScript(_ body: String, to name: String) throws -> String {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    let command = #"printf '#!/bin/sh\n%s\n' "$1" > "$2" && chmod 755 "$2""#
    shell.arguments = ["-c", command, "sh", body, file(name)]
    try shell.run()
    shell.waitUntilExit()
    return file(name)
  }

  /// Returns the content of a file.
  package func read(_ name: String) throws -> String {
    guard let stream = fopen(file(name), "r") else { throw PseudoTerminalError.refused(errno) }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    var byte = getc(stream)
    while byte != EOF {
      bytes.append(UInt8(truncatingIfNeeded: byte))
      byte = getc(stream)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
