import FormTape
import Synchronization
import SystemCalls

/// The folders of a program that has a home of its own, so that it neither finds the user's settings
/// nor changes them.
struct PrivateHome {
  private let folder: String

  init() throws(Posix.Failure) {
    folder = try Posix.makeTemporaryFolder()
    _ = PrivateHome.folders.withLock { [folder] in $0.insert(folder) }
    for path in variables.values { try Posix.makeFolder(path, isPrivate: true) }
  }

  /// The variables that name the folders.
  fileprivate var variables: [String: String] {
    [
      "HOME": "home", "TMPDIR": "tmp", "XDG_RUNTIME_DIR": "run", "XDG_CONFIG_HOME": "home/.config",
      "XDG_CACHE_HOME": "home/.cache", "XDG_DATA_HOME": "home/.local/share",
      "XDG_STATE_HOME": "home/.local/state",
    ].mapValues { "\(folder)/\($0)" }
  }

  /// Removes the folders and all that is in them.
  func remove() {
    Posix.removeFolder(folder)
    _ = PrivateHome.folders.withLock { $0.remove(folder) }
  }

  /// Removes the folders of all programs, which have ended.
  static func removeAll() {
    for folder in folders.withLock(\.self) { Posix.removeFolder(folder) }
  }

  /// The folders that exist.
  private static let folders = Mutex<Set<String>>([])
}

extension TapedProgram {
  /// Returns the command that starts the program in the folder of its tape.
  func command(in home: PrivateHome, _ setup: CaseSetup) throws(Posix.Failure) -> Command {
    var words = words
    words[0] = path
    var variables = home.variables
    variables["PATH"] = Posix.variable("PATH")
    // What affects drawing is always the same.
    variables.merge(
      ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "TZ": "UTC", "SHELL": "/bin/sh"]
    ) { $1 }
    for (name, value) in setup.environment { variables[name] = value }
    return Command(words, environment: .entire(variables), in: folder.isEmpty ? nil : folder)
  }

  /// The path of the program from the folder of the tape; a name is looked for on `PATH`.
  ///
  /// Like a form's, a path that is not there is one from the current folder.
  private var path: String {
    guard let path = words.first, path.contains("/"), !path.hasPrefix("/"),
      !Posix.exists(folder + path), Posix.exists(path), let current = Posix.currentFolder
    else { return words.first ?? "" }
    return "\(current)/\(path)"
  }
}
