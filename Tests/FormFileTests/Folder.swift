import FormFile
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

  /// Reads a file that a form in `Forms` names.
  static let file: FormExtensions.FileReading = { path, _ throws(FormFileError) in
    guard let file = try? texts(in: "Forms", ending: path).first(where: { $0.name == path }) else {
      throw FormFileError("no such file")
    }
    return Array(file.text.utf8)
  }
}
