import Glibc

/// Files and folders.
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

  /// Returns the bytes of a regular file, up to one more than a limit or a chunk; never waits.
  package static func bytesOfFile(_ path: String, limit: Int = .max) throws(Failure) -> [UInt8] {
    let file = try openFile(path)
    defer { close(file) }
    return try bytes(from: file, limit: limit)
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
      if let number = writeAll(text, to: file) { throw Failure(number) }
      return
    }
    let mask = umask(0)
    umask(mask)
    let target = exists ? realPath(path) ?? path : path
    if isPrivate, try replaceUnseen(target, with: text) { return }
    let mode = isPrivate ? 0o600 : exists ? status.st_mode & 0o7777 : 0o666 & ~mask
    try Signals.hold { () throws(Failure) in
      try replaceSeen(target, with: text, mode: mode, isSynced: isPrivate)
    }
  }

  /// Replaces a file by another one, which has a name while it is written.
  private static func replaceSeen(
    _ path: String,
    with text: String,
    mode: mode_t,
    isSynced: Bool
  ) throws(Failure) {
    var name = template("\(path).")
    let file = mkstemp(&name)
    guard file >= 0 else { throw Failure() }
    defer { close(file) }
    do throws(Failure) {
      if let number = writeAll(text, to: file) { throw Failure(number) }
      guard fchmod(file, mode) == 0, !isSynced || fsync(file) == 0, rename(name, path) == 0
      else { throw Failure() }
    } catch {
      unlink(name)
      throw error
    }
  }

  /// `O_TMPFILE`, which Swift does not import.
  private static let unnamedFile = 0o20_000_000 | O_DIRECTORY

  /// Replaces a file that only the user may read, and returns whether the file system supports what
  /// that needs: a file without a name while it is written, which does not outlive the program.
  private static func replaceUnseen(_ path: String, with text: String) throws(Failure) -> Bool {
    let folder = PathParts(path).folder
    let file = open(folder.isEmpty ? "." : folder, unnamedFile | O_WRONLY | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    defer { close(file) }
    if let number = writeAll(text, to: file) { throw Failure(number) }
    guard fsync(file) == 0 else { throw Failure() }
    let letters = String(UInt32.random(in: .min ... .max), radix: 36).suffix(6)
    let name = "\(path).\(String(repeating: "0", count: 6 - letters.count))\(letters)"
    var isLinked = false
    try Signals.hold { () throws(Failure) in
      // A name cannot be given to it in place of another one's.
      isLinked = linkat(AT_FDCWD, "/proc/self/fd/\(file)", AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
      guard isLinked, rename(name, path) != 0 else { return }
      let failure = Failure()
      unlink(name)
      throw failure
    }
    return isLinked
  }

  /// Returns a path without links; `nil` if it does not exist.
  package static func realPath(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  /// Returns a path with its folder without links, as two spellings of it have in common.
  package static func pathInRealFolder(_ path: String) -> String {
    let parts = PathParts(path)
    let folder = parts.folder.isEmpty ? "." : parts.folder
    let found = realPath(folder) ?? folder
    return (found == "/" ? "" : found) + "/" + parts.name
  }

  /// Creates a folder, which only the user may enter if it is private, and its parent folders.
  package static func makeFolder(_ path: String, isPrivate: Bool = false) throws(Failure) {
    if path.isEmpty || isFolder(path) { return }
    try makeFolder(PathParts(path).folder)
    guard mkdir(path, isPrivate ? 0o700 : 0o777) == 0 || errno == EEXIST else { throw Failure() }
  }

  /// Removes a folder and all that is in it, as far as possible; links are not followed.
  package static func removeFolder(_ path: String) {
    // What is in a folder that may not be searched stays.
    chmod(path, 0o700)
    for name in allNames(in: path) {
      let inner = "\(path)/\(name)"
      var status = stat()
      guard lstat(inner, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR { removeFolder(inner) } else { unlink(inner) }
    }
    rmdir(path)
  }

  /// Returns the paths below a folder that match, by name; matching folders are not searched.
  ///
  /// Hidden files are left out, and links to folders are not followed, because they may form a
  /// cycle.
  /// - Parameters:
  ///   - prefix: The folder's path with a slash at its end; empty for the current folder.
  ///   - isWanted: Whether a name matches.
  /// - Returns: The paths, each beginning with the prefix.
  package static func paths(
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
    allNames(in: folder).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Returns the names in a folder, except those of itself and its parent.
  private static func allNames(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
