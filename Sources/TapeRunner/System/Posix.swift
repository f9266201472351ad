import Glibc

/// The system functions that this module needs.
package enum Posix {
  /// An error of the system.
  package struct Failure: Error {
    /// The error number.
    package let number: Int32

    /// Creates the failure of the last call.
    package init(_ number: Int32 = errno) {
      self.number = number
    }

    /// The system's reason.
    package var reason: String { String(cString: strerror(number)) }
  }

  /// The value of an environment variable; `nil` if it is not set.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The number of processors.
  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Waits for a duration.
  static func sleep(_ time: Duration) {
    usleep(UInt32(min(max(0, time / .microseconds(1)), 1e9)))
  }
}

// Descriptors
extension Posix {
  /// Returns the next bytes of a descriptor; empty at its end.
  package static func chunk(from descriptor: Int32) throws(Failure) -> [UInt8] {
    try Array(unsafeUninitializedCapacity: 1 << 16) { memory, count throws(Failure) in
      count = try read(into: UnsafeMutableRawBufferPointer(memory), from: descriptor)
    }
  }

  /// Reads the next bytes of a descriptor into memory, and returns their number; 0 at its end.
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

  /// Writes bytes completely, waiting for room.
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // A program that started this one can have made its output nonblocking.
        var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&room, 1, -1)
      } else if errno != EINTR {
        throw Failure()
      }
    }
  }

  /// Returns whether something, or the end, can be read from a descriptor.
  static func isReadable(_ descriptor: Int32, within milliseconds: Int32 = 0) -> Bool {
    var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, milliseconds) > 0
  }

  /// Waits until something, or the end, can be read from a descriptor.
  private static func wait(
    for descriptor: Int32,
    until deadline: ContinuousClock.Instant
  ) throws(Failure) {
    while true {
      let rest = (ContinuousClock.now.duration(to: deadline) / .milliseconds(1)).rounded(.up)
      if isReadable(descriptor, within: Int32(max(0, min(rest, 60_000)))) { return }
      guard rest > 0 else { throw Failure(ETIMEDOUT) }
    }
  }

  /// Waits until something, or the end, can be read from one of some descriptors.
  static func wait(for descriptors: [Int32], atMost time: Duration) {
    var sources = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let milliseconds = (time / .milliseconds(1)).rounded(.up)
    poll(&sources, nfds_t(sources.count), Int32(max(0, min(milliseconds, 3_600_000))))
  }

  /// Creates a pipe that programs do not inherit.
  package static func makePipe() throws(Failure) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure() }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}

// Files
extension Posix {
  /// Returns whether a path exists.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Returns whether a path names a folder; links are followed.
  package static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  /// Returns whether a path names a pipe; links are followed.
  package static func isPipe(_ path: String) -> Bool { kind(of: path) == S_IFIFO }

  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Opens a file for reading, and returns its descriptor; a pipe may have to wait until a program
  /// opens it to write.
  package static func openToRead(_ path: String, waits: Bool = true) throws(Failure) -> Int32 {
    let file = open(path, O_RDONLY | O_CLOEXEC | (waits ? 0 : O_NONBLOCK))
    guard file >= 0 else { throw Failure() }
    if !waits { _ = fcntl(file, F_SETFL, 0) }
    return file
  }

  /// Returns the bytes of a file, up to one more than a limit or a chunk.
  package static func bytes(
    of path: String,
    limit: Int = .max,
    until deadline: ContinuousClock.Instant? = nil
  ) throws(Failure) -> [UInt8] {
    let file = try openToRead(path, waits: deadline == nil)
    defer { close(file) }
    return try bytes(from: file, limit: limit, until: deadline)
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
      if let deadline { try wait(for: descriptor, until: deadline) }
      let chunk = try chunk(from: descriptor)
      if chunk.isEmpty { break }
      bytes += chunk
    }
    return bytes
  }

  /// Replaces a file completely or not at all; it keeps its permissions.
  ///
  /// A link is kept, and a path that is not a file, like a pipe, is written to.
  /// - Parameters:
  ///   - path: The path.
  ///   - text: The new content.
  ///   - isPrivate: Whether only the user may read it; if so, it is synced to disk before this
  ///     returns.
  /// - Throws: The system's error.
  package static func replace(
    _ path: String,
    with text: String,
    isPrivate: Bool = false
  ) throws(Failure) {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      let file = open(path, O_WRONLY | O_CLOEXEC)
      guard file >= 0 else { throw Failure() }
      defer { close(file) }
      return try writeAll(Array(text.utf8), to: file)
    }
    let mask = umask(0)
    umask(mask)
    let target = exists ? realPath(path) ?? path : path
    var name = template("\(target).")
    let file = mkstemp(&name)
    guard file >= 0 else { throw Failure() }
    defer { close(file) }
    do throws(Failure) {
      try writeAll(Array(text.utf8), to: file)
      let mode = isPrivate ? 0o600 : exists ? status.st_mode & 0o7777 : 0o666 & ~mask
      guard fchmod(file, mode) == 0, !isPrivate || fsync(file) == 0, rename(name, target) == 0
      else { throw Failure() }
    } catch {
      unlink(name)
      throw error
    }
  }

  /// Returns a path without links; `nil` if it does not exist.
  package static func realPath(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  /// Creates a folder, which only the user may enter if it is private, and its parent folders.
  package static func makeFolder(_ path: String, isPrivate: Bool = false) throws(Failure) {
    if path.isEmpty || isFolder(path) { return }
    try makeFolder(PathParts(path).folder)
    guard mkdir(path, isPrivate ? 0o700 : 0o777) == 0 || errno == EEXIST else { throw Failure() }
  }

  /// A path among the temporary files, for `mkstemp` and `mkdtemp` to complete.
  static var temporaryTemplate: [CChar] { template("\(variable("TMPDIR") ?? "/tmp")/tabstop-") }

  /// Returns a path that ends with the six letters that `mkstemp` and `mkdtemp` replace.
  private static func template(_ beginning: String) -> [CChar] {
    Array("\(beginning)\(String(repeating: "X", count: 6))".utf8CString)
  }

  /// Creates a temporary folder that only the user can enter.
  static func makeTemporaryFolder() throws(Failure) -> String {
    var name = temporaryTemplate
    guard let path = mkdtemp(&name) else { throw Failure() }
    return String(cString: path)
  }

  /// Returns the paths below a folder that match, by name; matching folders are not searched.
  ///
  /// Hidden files are left out, and links to folders are not followed, because they may form a
  /// cycle.
  /// - Parameters:
  ///   - prefix: The folder's path with a slash at its end; empty for the current folder.
  ///   - isWanted: Whether a name matches.
  /// - Returns: The paths, each beginning with the prefix.
  static func paths(
    below prefix: String,
    isWanted: (_ name: String, _ isFolder: Bool) -> Bool
  ) -> [String] {
    names(in: prefix.isEmpty ? "." : prefix).flatMap { name -> [String] in
      let path = prefix + name
      var status = stat()
      guard lstat(path, &status) == 0 else { return [] }
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      if isWanted(name, isFolder) { return [path] }
      return isFolder ? paths(below: path + "/", isWanted: isWanted) : []
    }
  }

  /// Returns the names in a folder that are not hidden, sorted; empty if it cannot be read.
  package static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
