import Glibc
import SystemCalls

/// The lines of standard input, as they arrive.
struct InputLines {
  /// The longest line, in bytes: 16 MiB, as for a file of answers.
  private static let lineLimit = 1 << 24

  /// The number of the last line, from 1.
  private(set) var number = 0

  private var rest: [UInt8] = []

  /// The number of bytes of the rest known to contain no line break.
  private var searched = 0
  private var hasEnded = false

  /// Returns the next line without its line break; `nil` after the last one.
  mutating func next() throws(CommandError) -> String? {
    while true {
      if let end = rest[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer {
          rest.removeSubrange(...end)
          searched = 0
        }
        return try line(rest[..<end])
      }
      searched = rest.count
      guard rest.count <= InputLines.lineLimit else {
        let limit = InputLines.lineLimit >> 20
        throw CommandError("standard input: line \(number + 1) is longer than \(limit) MiB")
      }
      if hasEnded {
        defer {
          rest = []
          searched = 0
        }
        return rest.isEmpty ? nil : try line(rest[...])
      }
      try readOn()
    }
  }

  private mutating func line(_ bytes: ArraySlice<UInt8>) throws(CommandError) -> String {
    number += 1
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = number == 1 && bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandError("standard input: line \(number) is not UTF-8")
    }
    return text
  }

  private mutating func readOn() throws(CommandError) {
    do throws(Posix.Failure) {
      let chunk = try Posix.chunk(from: STDIN_FILENO)
      hasEnded = chunk.isEmpty
      rest += chunk
    } catch {
      throw CommandError("cannot read standard input: \(error.reason)")
    }
  }
}
