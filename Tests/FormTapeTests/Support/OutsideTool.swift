import Foundation
import TestSupport

/// A program of the system that reads one of our formats, if installed.
enum OutsideTool: String {
  /// Perl's TAP reader.
  case prove = "/usr/bin/prove"
  /// libxml's XML reader.
  case xmllint = "/usr/bin/xmllint"

  /// Whether the program is installed.
  var isThere: Bool { FileManager.default.isExecutableFile(atPath: rawValue) }

  /// Returns the status and output of the program for a text.
  func run(on text: String) throws -> (status: Int32, output: String) {
    let folder = try PseudoFolder()
    let file = try folder.write(text, to: "report")
    defer { withExtendedLifetime(folder) {} }
    let process = Process()
    process.executableURL = URL(filePath: rawValue)
    switch self {
    case .prove: process.arguments = ["--exec", "cat", file]
    case .xmllint: process.arguments = ["--noout", file]
    }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: said, as: UTF8.self))
  }
}
