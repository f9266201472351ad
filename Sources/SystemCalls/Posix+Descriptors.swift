package import Glibc

/// Descriptors: files, pipes, and what arrives on them.
extension Posix {
  /// Opens a regular file for reading, and returns its descriptor; never waits, as opening a pipe
  /// can.
  /// - Throws: `EISDIR` for a folder, `notAFile` for anything else that is not a file.
  package static func openFile(_ path: String) throws(Failure) -> Int32 {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { throw Failure() }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(file)
      throw status.st_mode & S_IFMT == S_IFDIR ? Failure(EISDIR) : .notAFile
    }
    return file
  }

  /// Returns the available bytes of a descriptor, up to a number; empty at its end.
  package static func chunk(
    from descriptor: Int32,
    upTo limit: Int = 1 << 16
  ) throws(Failure) -> [UInt8] {
    try Array(unsafeUninitializedCapacity: limit) { memory, count throws(Failure) in
      count = try read(into: UnsafeMutableRawBufferPointer(memory), from: descriptor)
    }
  }

  /// Reads the available bytes of a descriptor into memory, and returns their number; 0 at its end.
  package static func read(
    into memory: UnsafeMutableRawBufferPointer,
    from descriptor: Int32
  ) throws(Failure) -> Int {
    while true {
      let count = Glibc.read(descriptor, memory.baseAddress, memory.count)
      if count >= 0 { return count }
      guard errno == EINTR else { throw Failure() }
    }
  }

  /// Returns the rest of a descriptor's bytes, up to one more than a limit or a chunk.
  /// - Throws: `ETIMEDOUT` if they do not arrive by the deadline.
  package static func bytes(
    from descriptor: Int32,
    limit: Int = .max,
    until deadline: ContinuousClock.Instant? = nil
  ) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      if let deadline {
        while !isReadable(descriptor) {
          guard wait(for: [descriptor], until: deadline) != nil else { throw Failure(ETIMEDOUT) }
        }
      }
      let chunk = try chunk(from: descriptor)
      if chunk.isEmpty { break }
      bytes += chunk
    }
    return bytes
  }

  /// Writes a text completely, waiting for room, and returns the error number on failure.
  @discardableResult
  package static func writeAll(_ text: String, to descriptor: Int32) -> Int32? {
    writeAll(Array(text.utf8), to: descriptor)
  }

  /// Writes bytes completely, waiting for room, and returns the error number on failure.
  @discardableResult
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // A program that started this one can have made its output nonblocking.
        var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&room, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  /// Returns whether a descriptor is readable, or at its end, within some time.
  package static func isReadable(_ descriptor: Int32, within time: Duration = .zero) -> Bool {
    var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, time.timeoutOfPoll) > 0
  }

  /// Waits until a descriptor is readable, a signal arrives, or a deadline passes.
  /// - Parameters:
  ///   - descriptors: The descriptors; negative ones are skipped.
  ///   - deadline: When to stop waiting; `nil` for no limit.
  /// - Returns: The descriptors and the events of each, which may be empty because long waits are
  ///   split; `nil` if the deadline has passed.
  @discardableResult
  package static func wait(
    for descriptors: [Int32],
    until deadline: ContinuousClock.Instant?
  ) -> [pollfd]? {
    var timeout: Int32 = -1
    if let deadline {
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero else { return nil }
      timeout = left.timeoutOfPoll
    }
    var sources = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    poll(&sources, nfds_t(sources.count), timeout)
    return sources
  }

  /// Creates a pipe that programs do not inherit.
  ///
  /// Its ends are never standard descriptors, even if this program was started without those.
  package static func makePipe() throws(Failure) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure() }
    let copies = ends.map { fcntl($0, F_DUPFD_CLOEXEC, STDERR_FILENO + 1) }
    let failure = Failure()
    for end in ends { close(end) }
    guard copies.contains(-1) else { return (copies[0], copies[1]) }
    for copy in copies where copy >= 0 { close(copy) }
    throw failure
  }

  /// Creates a pipe that wakes its reader, and never blocks.
  package static func makeWakingPipe() throws(Failure) -> (reading: Int32, writing: Int32) {
    let ends = try makePipe()
    for end in [ends.reading, ends.writing] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    return ends
  }

  /// Writes a byte that wakes the reader of a pipe; a full pipe also wakes it.
  package static func wake(_ descriptor: Int32) {
    var byte: UInt8 = 0
    _ = write(descriptor, &byte, 1)
  }

  /// Empties a pipe that wakes its reader.
  package static func drain(_ descriptor: Int32) {
    var bytes: [UInt8] = Array(repeating: 0, count: 64)
    while Glibc.read(descriptor, &bytes, bytes.count) == bytes.count {}
  }
}

extension Duration {
  /// The milliseconds, rounded up, so as not to wake too early; at most a minute, and not below 0,
  /// which would wait without a limit.
  fileprivate var timeoutOfPoll: Int32 {
    let (seconds, attoseconds) = components
    guard self > .zero else { return 0 }
    guard seconds < 60 else { return 60_000 }
    let attosecondsPerMillisecond: Int64 = 1_000_000_000_000_000
    let (whole, rest) = attoseconds.quotientAndRemainder(dividingBy: attosecondsPerMillisecond)
    return Int32(seconds * 1_000 + whole + (rest > 0 ? 1 : 0))
  }
}
