import Glibc

/// The system functions that terminals need, with errors as the system's numbers.
enum Posix {
  /// Returns the system's reason for an error number.
  static func reason(_ number: Int32 = errno) -> String { String(cString: strerror(number)) }

  /// Returns an environment variable; `nil` if it is unset or empty.
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Returns the home folder of a user of this machine; `nil` if there is no such user.
  ///
  /// The system's own function would load libraries, which a static program cannot rely on.
  static func home(of user: Substring) -> String? {
    let file = open("/etc/passwd", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    while let chunk = chunk(from: file), !chunk.isEmpty { bytes += chunk }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      guard parts.count == 7, parts[0].elementsEqual(user.utf8), !parts[5].isEmpty else { continue }
      return String(validating: parts[5], as: UTF8.self)
    }
    return nil
  }

  /// Creates a pipe that programs do not inherit, and that never blocks.
  static func makePipe() throws(TerminalError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .refused(reason: reason()) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }

  /// Writes a byte that wakes the reader of a pipe; a full pipe also wakes it.
  static func wake(_ descriptor: Int32) {
    var byte: UInt8 = 0
    _ = write(descriptor, &byte, 1)
  }

  /// Empties a pipe that wakes its reader.
  static func drain(_ descriptor: Int32) {
    var bytes: [UInt8] = Array(repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) == bytes.count {}
  }

  /// Reads the available bytes of a descriptor, up to a number; empty at the end, `nil` if the
  /// system reports an error.
  static func chunk(from descriptor: Int32, upTo limit: Int = 1 << 12) -> [UInt8]? {
    var isRead = true
    let chunk = [UInt8](unsafeUninitializedCapacity: limit) { memory, count in
      let result = read(descriptor, memory.baseAddress, limit)
      isRead = result >= 0
      count = max(0, result)
    }
    return isRead ? chunk : nil
  }

  /// Writes a text completely, waiting for room, and returns the error number on failure.
  static func writeAll(_ text: String, to descriptor: Int32) -> Int32? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&room, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  /// Returns whether a descriptor is readable, or at its end, within some milliseconds.
  static func isReadable(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, milliseconds) > 0
  }

  /// Waits until a descriptor is readable, a signal arrives, or a deadline passes.
  /// - Parameters:
  ///   - descriptors: The descriptors; negative ones are skipped.
  ///   - deadline: When to stop waiting; `nil` for no limit.
  /// - Returns: The descriptors and the events of each, which may be empty because long waits are
  ///   split; `nil` if the deadline has passed.
  static func wait(
    for descriptors: [Int32],
    until deadline: ContinuousClock.Instant?
  ) -> [pollfd]? {
    var timeout: Int32 = -1
    if let deadline {
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero else { return nil }
      // Rounded up, so as not to wake before the deadline.
      timeout = Int32(min(left / .milliseconds(1), 60_000).rounded(.up))
    }
    var sources = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    poll(&sources, nfds_t(sources.count), timeout)
    return sources
  }
}
