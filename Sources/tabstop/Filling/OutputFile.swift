import FormValidation
import Glibc
import SystemCalls

/// A file to write to, named on the command line; `-` is standard output.
struct OutputFile {
  /// The path as given.
  let path: String

  /// Whether a new file must be readable only by the user.
  var holdsSecrets = false

  /// The target of a path.
  private enum Target {
    /// One of the program's own descriptors, like `/dev/stdout`: written to directly.
    case descriptor(Int32)
    /// A pipe or a device: opened and written to.
    case device(String)
    /// A file, or the path of a new one: replaced completely.
    case file(String)
  }

  /// Checks as far as possible that the file can be replaced.
  func requireReplacing() throws(CommandError) {
    guard let name = try writableFile() else { return }
    try requireNewFile(beside: name)
  }

  /// Checks that there is no such file yet, unless it may be overwritten.
  func requireAbsence(unless mayOverwrite: Bool) throws(CommandError) {
    guard !path.isEmpty else { throw CommandError("missing name of the file to write") }
    guard case .file(let name) = try target(), Posix.exists(name) else { return }
    if Posix.isFolder(name) { throw isFolder }
    if mayOverwrite { return }
    throw CommandError("\(path.printable) already exists; --force overwrites it")
  }

  /// Checks as far as possible that lines can be appended to the file.
  func requireAppending() throws(CommandError) {
    guard let name = try writableFile(), status(of: name) == nil else { return }
    try requireNewFile(beside: name)
  }

  /// Whether what is written appears on a terminal.
  var isTerminal: Bool {
    switch try? target() {
    case .descriptor(let number): return isatty(number) == 1
    case .device(let name):
      // A pipe's reader would take closing it again for the end.
      guard status(of: name).map({ $0.st_mode & S_IFMT == S_IFCHR }) == true else { return false }
      let descriptor = open(name, O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
      guard descriptor >= 0 else { return false }
      defer { close(descriptor) }
      return isatty(descriptor) == 1
    case .file, nil: return false
    }
  }

  /// Replaces the content of the file atomically; it keeps its permissions.
  func replace(with text: String) throws(CommandError) {
    switch try target() {
    case .descriptor(let number):
      if let reason = Posix.show(Array(text.utf8), on: number) { throw unwritable(reason) }
    case .device(let name):
      let descriptor = open(name, O_WRONLY | O_APPEND | O_CLOEXEC)
      guard descriptor >= 0 else { throw unwritable(errno) }
      defer { close(descriptor) }
      if let reason = Posix.show(Array(text.utf8), on: descriptor) { throw unwritable(reason) }
    case .file(let name):
      try Signals.hold { () throws(CommandError) in try replace(name, with: text) }
    }
  }

  /// Appends a line atomically, even if others append at the same time, and syncs it to disk; a
  /// line that does not fit is not written at all.
  func append(_ line: String) throws(CommandError) {
    let status = status(of: path)
    let isNew = status == nil
    let mode: mode_t = holdsSecrets ? 0o600 : 0o666
    // A pipe opened to read as well would be its own reader, and take the answers with it.
    let isFile = status.map { $0.st_mode & S_IFMT == S_IFREG } ?? true
    let access = isFile ? O_RDWR | O_CREAT : O_WRONLY
    let descriptor = open(path, access | O_APPEND | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw unwritable(errno) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      // If it cannot be locked, like a pipe on some systems, it is written without a lock.
      guard errno == EINTR else { break }
    }
    let end = lseek(descriptor, 0, SEEK_END)
    guard end >= 0 else {
      if let reason = Posix.show(Array(line.utf8), on: descriptor) { throw unwritable(reason) }
      return
    }
    try Signals.hold { () throws(CommandError) in try append(line, to: descriptor, at: end) }
    if isNew { synchronizeFolder(of: path) }
  }
}

extension OutputFile {
  /// Returns the file that the path leads to, if it is writable; `nil` if it is written to
  /// directly.
  private func writableFile() throws(CommandError) -> String? {
    switch try target() {
    case .descriptor(let number):
      let flags = fcntl(number, F_GETFL)
      guard flags >= 0, flags & O_ACCMODE != O_RDONLY else { throw unwritable(EBADF) }
      return nil
    case .device(let name):
      guard access(name, W_OK) == 0 else { throw unwritable(errno) }
      return nil
    case .file(let name):
      guard let status = status(of: name) else { return name }
      if status.st_mode & S_IFMT == S_IFDIR {
        throw isFolder
      }
      guard access(name, W_OK) == 0 else { throw unwritable(errno) }
      return name
    }
  }

  /// Checks that a folder accepts a new file: some do not, although they are writable.
  private func requireNewFile(beside name: String) throws(CommandError) {
    try Signals.hold { () throws(CommandError) in
      let temporary = try makeTemporary(beside: name)
      close(temporary.descriptor)
      unlink(temporary.path)
    }
  }

  private func replace(_ name: String, with text: String) throws(CommandError) {
    let (descriptor, temporary) = try makeTemporary(beside: name)
    defer { close(descriptor) }
    if let reason = Posix.writeAll(text, to: descriptor) ?? reason(of: fsync(descriptor)) {
      unlink(temporary)
      throw unwritable(reason)
    }
    // It must not be readable by others until it is complete.
    adoptPermissions(descriptor, of: name)
    if let reason = reason(of: rename(temporary, name)) {
      unlink(temporary)
      throw unwritable(reason)
    }
    synchronizeFolder(of: name)
  }

  private func append(_ line: String, to descriptor: Int32, at end: off_t) throws(CommandError) {
    var last = UInt8(ascii: "\n")
    if end > 0 { _ = pread(descriptor, &last, 1, end - 1) }
    let text = last == UInt8(ascii: "\n") ? line : "\n" + line
    if let reason = Posix.writeAll(text, to: descriptor) {
      _ = ftruncate(descriptor, end)
      throw unwritable(reason)
    }
    // Only files can be synced.
    if let reason = reason(of: fsync(descriptor)), reason != EINVAL { throw unwritable(reason) }
  }

  /// Follows links to their target, so that no link is replaced.
  private func target() throws(CommandError) -> Target {
    if path == "-" { return .descriptor(STDOUT_FILENO) }
    var name = path
    // The same limit as in Linux.
    for _ in 0..<40 {
      guard let parent = Posix.realPath(PathParts.folder(of: name)) else {
        throw unwritable(errno)
      }
      let last = PathParts(name).name
      name = parent == "/" ? "/\(last)" : "\(parent)/\(last)"
      if let number = Self.descriptor(named: name) { return .descriptor(number) }
      var status = stat()
      guard lstat(name, &status) == 0 else {
        guard errno == ENOENT, !path.hasSuffix("/") else { throw unwritable(errno) }
        return .file(name)
      }
      switch status.st_mode & S_IFMT {
      case S_IFREG where path.hasSuffix("/"): throw unwritable(ENOTDIR)
      case S_IFREG, S_IFDIR: return .file(name)
      // A link to another process's open file has no path.
      case S_IFLNK where !parent.hasPrefix("/proc/"): name = try link(at: name, in: parent)
      default: return .device(name)
      }
    }
    throw unwritable(ELOOP)
  }

  /// Returns the target of a link.
  private func link(at name: String, in folder: String) throws(CommandError) -> String {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(name, &bytes, bytes.count)
    guard count > 0 else { throw unwritable(errno) }
    let link = String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return link.hasPrefix("/") ? link : "\(folder)/\(link)"
  }

  /// Returns the number of the program's own descriptor that a path without links names.
  private static func descriptor(named name: String) -> Int32? {
    for folder in ["/dev/fd", "/proc/\(getpid())/fd"] where name.hasPrefix(folder + "/") {
      return Int32(name.dropFirst(folder.count + 1))
    }
    return nil
  }

  /// Returns the status of a path, following links; `nil` if it does not exist.
  private func status(of name: String) -> stat? {
    var status = stat()
    return stat(name, &status) == 0 ? status : nil
  }

  /// Creates an empty file with a new name beside the target, readable only by the user.
  private func makeTemporary(
    beside name: String
  ) throws(CommandError) -> (descriptor: Int32, path: String) {
    // mkstemp requires six X at the end, and replaces them to make the name unique.
    let pattern = "\(PathParts.folder(of: name))/.tabstop-\(String(repeating: "X", count: 6))"
    var template = Array(pattern.utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw unwritable(errno) }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return (descriptor, path)
  }

  /// Gives a new file the permissions of the existing one, or the default ones.
  private func adoptPermissions(_ descriptor: Int32, of name: String) {
    if let status = status(of: name) {
      _ = fchown(descriptor, status.st_uid, status.st_gid)
      fchmod(descriptor, status.st_mode & 0o7777)
    } else if !holdsSecrets {
      let mask = umask(0)
      umask(mask)
      fchmod(descriptor, 0o666 & ~mask)
    }
  }

  /// Syncs the file's folder to disk, if the system supports it.
  private func synchronizeFolder(of name: String) {
    let descriptor = open(PathParts.folder(of: name), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }

  private func reason(of result: Int32) -> Int32? { result == 0 ? nil : errno }

  private var isFolder: CommandError { CommandError("\(path.printable) is a folder; name a file") }

  private func unwritable(_ code: Int32) -> CommandError {
    let folder = PathParts.folder(of: path)
    let reason =
      if code != ENOENT {
        Posix.reason(code)
      } else if access(folder, F_OK) == 0 {
        "cannot create a file in folder \(folder.printable)"
      } else {
        "no such folder: \(folder.printable)"
      }
    let name = path == "-" ? "to standard output" : path.printable
    return CommandError("cannot write \(name): \(reason)")
  }
}

extension PathParts {
  /// Returns the folder of a path; the current one if it names none.
  fileprivate static func folder(of path: String) -> String {
    let folder = PathParts(path).folder
    return folder.isEmpty ? "." : folder
  }
}
