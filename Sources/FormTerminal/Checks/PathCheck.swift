package import FormValidation
import FormWidgets
import Glibc
import SystemCalls

/// Reads the file system for path fields: the names in a folder, and the target of a path.
///
/// Paths are relative to the current folder unless they begin with a slash, with `~/` for the
/// user's home folder, or with `~name/` for that of another user.
package enum PathCheck {
  /// The check under its name.
  package static let checks: [String: OutsideCheck] = [PathField.check: answer]

  /// The largest number of names read from a folder.
  private static let nameLimit = 10_000

  /// Returns the names in a folder, or the verdict on a path.
  @Sendable
  static func answer(to request: CheckRequest) async -> CheckAnswer {
    if request.asksForOptions { return names(request.arguments) }
    let demand = request.arguments.first.flatMap(PathField.Demand.init)
    let root = request.arguments.last.flatMap { $0.isEmpty ? nil : resolved($0) }
    return .verdict(verdict(on: "\(request.value)", demand, within: root))
  }

  private static func verdict(
    on path: String,
    _ demand: PathField.Demand?,
    within root: String?
  ) -> Verdict {
    let target = resolved(path)
    let isBarred = target == nil && errno == EACCES
    let parent = resolved(path.withHome.parentPath)
    if let root, target.map({ !$0.isWithin(root) }) ?? parent.map({ !$0.isWithin(root) }) ?? false {
      return .incomplete("path.outside", "Stay in {root}.", ["root": .text(root)])
    }
    let isFolder = target.map(Posix.isFolder) ?? false
    switch demand {
    case nil: return .valid
    case _ where isBarred: return .incomplete("path.denied", "This folder cannot be read.")
    case .new where target != nil: return .incomplete("path.exists", "This already exists.")
    case .new:
      return parent == nil ? .incomplete("path.no_folder", "There is no such folder.") : .valid
    case .exist where target == nil:
      return .incomplete("path.nothing", "There is no such file or folder.")
    case .file where target == nil: return .incomplete("path.no_file", "There is no such file.")
    case .file where isFolder: return .incomplete("path.is_folder", "This is a folder, not a file.")
    case .folder where target == nil:
      return .incomplete("path.no_folder", "There is no such folder.")
    case .folder where !isFolder:
      return .incomplete("path.is_file", "This is a file, not a folder.")
    case .exist, .file, .folder: return .valid
    }
  }

  /// Returns the names in a folder that can lead to an answer, folders first, hidden ones last.
  ///
  /// - Parameter arguments: The folder with a slash at its end, the requested kind, the folder that
  ///   paths may not leave, and the extensions of files.
  /// - Returns: The names, as options; the reason why there are none if the folder cannot be read.
  private static func names(_ arguments: [String]) -> CheckAnswer {
    guard arguments.count >= 3 else { return .options([]) }
    let (folder, root) = (arguments[0], arguments[2].isEmpty ? nil : resolved(arguments[2]))
    let isInside =
      root.map { resolved(folder.isEmpty ? "." : folder)?.isWithin($0) == true } ?? true
    let extensions = arguments[3...].map { ".\($0.lowercased())" }
    let whole = folder.withHome
    guard let stream = opendir(whole.isEmpty ? "." : whole) else {
      // While a path is being typed, most folders do not exist yet.
      return errno == EACCES ? .failed(Posix.reason(EACCES)) : .options([])
    }
    defer { closedir(stream) }
    var names: [(isHidden: Bool, isFile: Bool, name: String)] = []
    while names.count < nameLimit, let entry = readdir(stream) {
      guard let name = name(of: entry), name != ".", name != ".." else { continue }
      let isFile = !Posix.isFolder(whole + name)
      let isFit = extensions.isEmpty || extensions.contains(where: name.lowercased().hasSuffix)
      if isFile, arguments[1] == PathField.Demand.folder.rawValue || !isFit { continue }
      if let root {
        // Outside the root, only names that lead to it are listed.
        guard let path = resolved(whole + name),
          path.isWithin(root) || !isInside && root.isWithin(path)
        else { continue }
      }
      names.append((name.hasPrefix("."), isFile, name + (isFile ? "" : "/")))
    }
    names.sort {
      ($0.isHidden ? 1 : 0, $0.isFile ? 1 : 0, $0.name) < (
        $1.isHidden ? 1 : 0, $1.isFile ? 1 : 0, $1.name
      )
    }
    return .options(
      names.map { .object(["value": .text(folder + $0.name), "label": .text($0.name)]) }
    )
  }

  /// Returns the name of an entry; `nil` if it is not UTF-8 or has control characters, which cannot
  /// be typed.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String? {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
    }
    return name.flatMap { $0.utf8.contains { $0 < 0x20 || $0 == 0x7F } ? nil : $0 }
  }

  /// Returns a path without links and dots; `nil` if it does not exist.
  private static func resolved(_ path: String) -> String? {
    path.utf8.contains(0) ? nil : Posix.realPath(path.withHome)
  }
}

extension String {
  /// The path with the part before its first slash replaced by a home folder: `~` is the user's,
  /// and `~name` that of another user, if there is one.
  fileprivate var withHome: String {
    guard hasPrefix("~") else { return self }
    let name = prefix { $0 != "/" }
    let home =
      name == "~" ? Posix.variable("HOME") : Posix.home(of: name.dropFirst())
    return home.map { $0 + dropFirst(name.count) } ?? self
  }

  /// The folder of a path.
  fileprivate var parentPath: String {
    let path = hasSuffix("/") ? String(dropLast()) : self
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Whether a path without links is that of a folder, or below it.
  fileprivate func isWithin(_ folder: String) -> Bool {
    self == folder || folder == "/" || hasPrefix(folder + "/")
  }
}
