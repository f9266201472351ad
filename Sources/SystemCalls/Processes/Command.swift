@preconcurrency import Glibc

/// A program to start, with its arguments and surroundings.
package struct Command: Sendable {
  /// The variables that a program is started with.
  package enum Environment: Sendable {
    /// Only these.
    case entire([String: String])
    /// Those of this process, but for the names that begin with a text, and others in addition or
    /// instead.
    case inherited(exceptPrefix: String? = nil, adding: [String: String] = [:])
  }

  /// The process group that a program starts in, which signals and terminals control.
  package enum Group: Sendable {
    /// That of this process.
    case shared
    /// A group of its own.
    case own
    /// A group of its own, which controls a terminal of this process.
    case foreground(terminal: Int32)
    /// A session of its own, which the first terminal that it opens controls.
    case session
  }

  /// The path of the program, or its name, to be found on `PATH`; then its arguments.
  package var words: [String]

  /// Its variables.
  package var environment: Environment

  /// Its working folder, which its path is relative to; `nil` for that of this process.
  package var folder: String?

  /// Its process group.
  package var group: Group

  package init(
    _ words: [String],
    environment: Environment = .inherited(),
    in folder: String? = nil,
    group: Group = .shared
  ) {
    self.words = words
    self.environment = environment
    self.folder = folder
    self.group = group
  }
}

extension Command.Environment {
  /// The variables as the system takes them, each to be freed.
  var entries: [UnsafeMutablePointer<CChar>?] {
    switch self {
    case .entire(let variables): return variables.map { strdup("\($0.key)=\($0.value)") }
    case .inherited(let prefix, let added):
      var entries = added.map { strdup("\($0.key)=\($0.value)") }
      var next = environ
      // Copied as they are: they need not be UTF-8.
      while let entry = next.pointee {
        next += 1
        if let prefix, strncmp(entry, prefix, prefix.utf8.count) == 0 { continue }
        let name = UnsafeRawBufferPointer(start: entry, count: strcspn(entry, "="))
        if added[String(decoding: name, as: UTF8.self)] == nil { entries.append(strdup(entry)) }
      }
      return entries
    }
  }
}
