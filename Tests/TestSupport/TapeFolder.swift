package import Foundation

/// A folder with a form and tapes for the built program, deleted after the test.
package final class TapeFolder {
  /// The program.
  package static let program = PseudoFilling.program

  /// The folder.
  package let url: URL

  /// Creates a folder with a form of one required text, `form.yaml`, and other files.
  package init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "tapes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try write(
      "title: T\nfields: [{id: name, type: text, label: Name, rules: [required]}]\n",
      to: "form.yaml"
    )
    for (name, text) in files { try write(text, to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file, creating its folders.
  package func write(_ text: String, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Returns the content of a file; `nil` if it does not exist.
  package func read(_ name: String) -> String? {
    try? String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// Runs `test` in the folder, and returns its output and status.
  package func test(
    _ arguments: String...,
    environment: [String: String] = [:]
  ) throws -> (output: String, complaint: String, status: Int32) {
    try test(arguments, environment: environment)
  }

  /// Runs `test` in the folder, and returns its output and status.
  package func test(
    _ arguments: [String],
    environment: [String: String] = [:]
  ) throws -> (output: String, complaint: String, status: Int32) {
    try runProgram(
      ["test"] + arguments,
      in: url,
      environment: PseudoFilling.environment.merging(environment) { $1 }
    )
  }
}

extension String {
  /// A case of a tape that passes.
  package static func passing(_ name: String, form: String = "form.yaml") -> String {
    "Test \"\(name)\"\nForm \(form)\nType \"a\"\nExpect field name value \"a\"\n"
  }

  /// A case of a tape that fails.
  package static func failing(_ name: String, form: String = "form.yaml") -> String {
    "Test \"\(name)\"\nForm \(form)\nExpect field name value \"b\"\n"
  }
}
