import Glibc
import Synchronization
import SystemCalls

#if canImport(System)
import System
#else
import SystemPackage
#endif

/// A text for the standard input of a program, which may read all of it, a part, or nothing.
final class ProgramInput: Sendable {
  /// The program's end of the pipe.
  let readingEnd: FileDescriptor

  private struct State {
    var rest: ArraySlice<UInt8>
    var writingEnd: Int32?
  }

  private let state: Mutex<State>

  /// Creates an input, and writes as much of the text as fits without a reader.
  init(_ text: String) throws(Posix.Failure) {
    let ends = try Posix.makePipe()
    _ = fcntl(ends.writing, F_SETFL, O_NONBLOCK)
    readingEnd = FileDescriptor(rawValue: ends.reading)
    state = Mutex(State(rest: Array(text.utf8)[...], writingEnd: ends.writing))
    _ = write()
  }

  deinit {
    state.withLock { state in
      if let end = state.writingEnd { close(end) }
    }
  }

  /// Writes as much as fits into the pipe, and returns whether that was anything.
  func write() -> Bool {
    state.withLock { state in
      guard let end = state.writingEnd else { return false }
      let count = state.rest.withUnsafeBytes { Glibc.write(end, $0.baseAddress, $0.count) }
      let hasRoom = count > 0
      if hasRoom { state.rest = state.rest.dropFirst(count) }
      let isClosed = count < 0 && errno != EAGAIN && errno != EINTR
      if state.rest.isEmpty || isClosed {
        close(end)
        state.writingEnd = nil
      }
      return hasRoom
    }
  }
}

/// The last part of what a program has written to a stream so far.
final class ProgramOutput: Sendable {
  /// The program's end of the pipe.
  let writingEnd: FileDescriptor

  private let readingEnd: Int32
  private let limit: Int
  private let bytes = Mutex<[UInt8]>([])

  /// Creates an output that keeps a number of bytes.
  init(limit: Int) throws(Posix.Failure) {
    let ends = try Posix.makePipe()
    _ = fcntl(ends.reading, F_SETFL, O_NONBLOCK)
    (readingEnd, writingEnd) = (ends.reading, FileDescriptor(rawValue: ends.writing))
    self.limit = limit
  }

  deinit { close(readingEnd) }

  /// Reads what has arrived, and returns whether there was anything.
  func read() -> Bool {
    var count = 0
    // At most what fits into the pipe, so that a program that never pauses is also monitored.
    while count < limit, let chunk = try? Posix.chunk(from: readingEnd), !chunk.isEmpty {
      count += chunk.count
      bytes.withLock { bytes in
        bytes += chunk
        bytes.removeFirst(max(0, bytes.count - limit))
      }
    }
    return count > 0
  }

  /// Returns the last bytes as text; a carriage return begins a line.
  func text(last count: Int = .max) -> String {
    let end = bytes.withLock { $0.suffix(count) }
    return String(decoding: end.map { $0 == 0x0D ? 0x0A : $0 }, as: UTF8.self)
  }
}
