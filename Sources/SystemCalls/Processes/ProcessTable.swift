import CSpawn
@preconcurrency import Glibc

/// The processes of the machine at one moment.
struct ProcessTable {
  /// A process.
  struct Entry {
    let id: pid_t
    let parent: pid_t
    let session: pid_t

    /// Whether it has ended, and its parent has not asked how.
    let isZombie: Bool
  }

  /// The processes, in no particular order; empty if the system does not list them.
  let entries: [Entry]

  /// Lists the processes.
  /// - Source: proc(5), `/proc/[pid]/stat`.
  init() {
    entries = Posix.names(in: "/proc").compactMap { name in
      guard let id = pid_t(name), let bytes = try? Posix.bytes(of: "/proc/\(name)/stat"),
        // A name may contain anything, also parentheses.
        let end = bytes.lastIndex(of: UInt8(ascii: ")"))
      else { return nil }
      let fields = String(decoding: bytes[(end + 1)...], as: UTF8.self).split(separator: " ")
      guard fields.count > 3, let parent = pid_t(fields[1]), let session = pid_t(fields[3]) else {
        return nil
      }
      return Entry(id: id, parent: parent, session: session, isZombie: fields[0] == "Z")
    }
  }

  /// Returns all processes that some have started, directly or not, and those of a session.
  func members(startedBy parents: Set<pid_t>, inSession session: pid_t? = nil) -> [Entry] {
    var known = parents
    var members: [Entry] = []
    var others = entries
    while true {
      let found = others.filter { session == $0.session || known.contains($0.parent) }
      if found.isEmpty { return members }
      members += found
      known.formUnion(found.map(\.id))
      others.removeAll { known.contains($0.id) }
    }
  }
}

extension Posix {
  /// Makes this process the parent of what its programs leave running, and returns whether the
  /// system does that.
  package static func adoptOrphans() -> Bool { tabstop_adopt_orphans() == 0 }

  /// Asks the system to end this process with the one that started it.
  package static func endWithParent() { _ = tabstop_end_with_parent(SIGTERM) }
}
