import Foundation

/// The files of the package, for tests that search them.
enum Folder {
  /// Returns the texts of all files with an extension in a folder of the package, by name, in
  /// order.
  static func texts(in folder: String, ending: String) throws -> [(name: String, text: String)] {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let url = package.appendingPathComponent(folder).resolvingSymlinksInPath()
    return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
      .filter { $0.hasSuffix(ending) }
      .map { ($0, try String(contentsOf: url.appendingPathComponent($0), encoding: .utf8)) }
  }
}
