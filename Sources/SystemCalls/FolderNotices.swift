import Glibc

/// Notices of changed files in folders, from the system: nothing is polled.
package struct FolderNotices: ~Copyable {
  /// The descriptor that is readable if there are notices.
  package let descriptor: Int32

  /// The folders by the number of their watch.
  private var folders: [Int32: String] = [:]

  /// What counts as a change: files that were written, moved or deleted, new folders, and folders
  /// that are gone.
  private static let events = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_DELETE_SELF
      | IN_MOVE_SELF
  )

  /// Starts without folders.
  package init() throws(Posix.Failure) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { throw Posix.Failure() }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Watches folders from now on; those that do not exist are left out.
  ///
  /// Each is given as a prefix of paths: with a slash at its end, or empty for the current one.
  package mutating func watch(_ prefixes: some Sequence<String>) {
    for prefix in prefixes {
      let path = prefix.isEmpty ? "." : prefix
      let number = inotify_add_watch(descriptor, path, FolderNotices.events | UInt32(IN_ONLYDIR))
      if number >= 0 { folders[number] = prefix }
    }
  }

  /// Returns the paths that have changed since the last time, without waiting.
  package mutating func take() -> Set<String> {
    var changed: Set<String> = []
    while let bytes = try? Posix.chunk(from: descriptor), !bytes.isEmpty {
      bytes.withUnsafeBytes { memory in
        var offset = 0
        while offset + MemoryLayout<inotify_event>.size <= memory.count {
          let event = memory.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          let start = offset + MemoryLayout<inotify_event>.size
          offset = start + Int(event.len)
          // A new file is reported once it is written.
          let isNewFile = event.mask & UInt32(IN_CREATE) != 0 && event.mask & UInt32(IN_ISDIR) == 0
          guard !isNewFile, offset <= memory.count, let prefix = folders[event.wd] else { continue }
          let name = memory[start..<offset].prefix { $0 != 0 }
          changed.insert(prefix + String(decoding: name, as: UTF8.self))
        }
      }
    }
    return changed
  }
}
