import Foundation

/// A file named on the command line to write to.
struct OutputFile {
  /// The name as it was given.
  let path: String

  /// The file that the name leads to.
  private var target: String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private var folder: String {
    let folder = (target as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  /// What there is at the path; nothing where there is nothing yet.
  private var status: stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// Makes sure as far as can be that the file can be written.
  func require() throws(Trouble) {
    if let status {
      if status.st_mode & S_IFMT == S_IFDIR {
        throw Trouble("\(path.debugDescription) is a folder; name a file in it")
      }
      guard access(path, W_OK) == 0 else { throw unwritable(errno) }
      // What is no file is written to as it is, and not replaced.
      guard status.st_mode & S_IFMT == S_IFREG else { return }
    }
    guard access(folder, W_OK | X_OK) == 0 else { throw unwritable(errno) }
    // There are folders that anybody may write to, and that take no file nonetheless.
    let temporary = try makeTemporary()
    close(temporary.descriptor)
    unlink(temporary.path)
  }

  /// Puts a text in the place of what the file holds, all at once; the file keeps its permissions.
  func replace(with text: String) throws(Trouble) {
    if let status, status.st_mode & S_IFMT != S_IFREG {
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw unwritable(errno) }
      defer { close(descriptor) }
      if let reason = failure(writing: text, to: descriptor) { throw unwritable(reason) }
      return
    }
    let (descriptor, temporary) = try makeTemporary()
    defer { close(descriptor) }
    adoptPermissions(descriptor)
    if let reason = failure(writing: text, to: descriptor) ?? reason(of: fsync(descriptor))
      ?? reason(of: rename(temporary, target))
    {
      unlink(temporary)
      throw unwritable(reason)
    }
    synchronizeFolder()
  }

  /// Adds a line, alone even where others add lines at the same time, and on the disk once this
  /// returns; a line that cannot be added whole is not added at all.
  func append(_ line: String) throws(Trouble) {
    let isNew = status == nil
    let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw unwritable(errno) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      // What cannot be locked, as a pipe on some systems, is written to without.
      guard errno == EINTR else { break }
    }
    let end = lseek(descriptor, 0, SEEK_END)
    var last = UInt8(ascii: "\n")
    if end > 0 { _ = pread(descriptor, &last, 1, end - 1) }
    let text = last == UInt8(ascii: "\n") ? line : "\n" + line
    if let reason = failure(writing: text, to: descriptor) {
      if end >= 0 { _ = ftruncate(descriptor, end) }
      throw unwritable(reason)
    }
    // What is no file has no disk to be on.
    if end >= 0, let reason = reason(of: fsync(descriptor)), reason != EINVAL {
      throw unwritable(reason)
    }
    if isNew { synchronizeFolder() }
  }

  /// Makes an empty file of a new name beside the one that is meant.
  private func makeTemporary() throws(Trouble) -> (descriptor: Int32, path: String) {
    // mkstemp wants six X at the end, which it replaces by what makes the name a new one.
    var template = Array("\(folder)/.tabstop-\(String(repeating: "X", count: 6))".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw unwritable(errno) }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return (descriptor, path)
  }

  /// Gives a new file what the one there has, or what any new file would get.
  private func adoptPermissions(_ descriptor: Int32) {
    if let status {
      _ = fchown(descriptor, status.st_uid, status.st_gid)
      fchmod(descriptor, status.st_mode & 0o7777)
    } else {
      let mask = umask(0)
      umask(mask)
      fchmod(descriptor, 0o666 & ~mask)
    }
  }

  /// Has the file's name on the disk, too, where the system can.
  private func synchronizeFolder() {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }

  private func reason(of result: Int32) -> Int32? { result == 0 ? nil : errno }

  private func unwritable(_ code: Int32) -> Trouble {
    let reason =
      if code != ENOENT {
        String(cString: strerror(code))
      } else if access(folder, F_OK) == 0 {
        "the folder \(folder) takes no new file; name one in another folder"
      } else {
        "there is no folder \(folder)"
      }
    return Trouble("\(path.debugDescription) cannot be written: \(reason)")
  }
}
