import Foundation

/// An XML parser that is stricter than Foundation's, which repairs what it reads.
enum XMLReferee {
  private static let script = "import sys; from xml.dom import minidom; minidom.parse(sys.argv[1])"

  /// Whether Python, which has the parser, is installed.
  static let isPresent = (try? fault(in: "<a/>")) == .some(.none)

  /// Returns the error in a text; `nil` if it is well-formed.
  static func fault(in text: String) throws -> String? {
    let name = "tabstop-\(UUID().uuidString).xml"
    let file = FileManager.default.temporaryDirectory.appending(path: name)
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script, file.path]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let words = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? nil : String(decoding: words, as: UTF8.self)
  }
}
