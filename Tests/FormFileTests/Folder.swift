import FormFile
import Foundation

/// The files of the package, for tests that search them.
enum Folder {
  /// Returns the texts of all files with an extension in a folder of the package, by name, in
  /// order.
  static func texts(in folder: String, ending: String) throws -> [(name: String, text: String)] {
    let url = url(of: folder)
    return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
      .filter { $0.hasSuffix(ending) }
      .map { ($0, try String(contentsOf: url.appendingPathComponent($0), encoding: .utf8)) }
  }

  /// Replaces the text of a file in a folder of the package.
  static func replace(_ name: String, in folder: String, with text: String) throws {
    try Data(text.utf8).write(to: url(of: folder).appendingPathComponent(name))
  }

  private static func url(of folder: String) -> URL {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return package.appendingPathComponent(folder).resolvingSymlinksInPath()
  }

  /// Reads a file that a form in `Forms` names.
  static let file: FormExtensions.FileReading = { path, _ throws(FormFileError) in
    guard let file = try? texts(in: "Forms", ending: path).first(where: { $0.name == path }) else {
      throw FormFileError("no such file")
    }
    return Array(file.text.utf8)
  }
}
