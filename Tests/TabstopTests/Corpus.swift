import FormTape
import Forms
import Foundation

@testable import TapeRunner
@testable import tabstop

/// The project's tapes: those of its forms, and those that test its interface.
enum Corpus {
  /// The project's folder.
  static let folder: String = {
    let file = URL(filePath: #filePath)
    return file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .path(percentEncoded: false)
  }()

  /// The paths of all tapes, relative to the project's folder, in order.
  static let paths: [String] = files("Forms", "tape") + files("Tests/Tapes", "tape")

  /// The paths of the forms that come with the project.
  static let forms: [String] = files("Forms", "yaml")

  /// The paths of those forms, and of the tapes' own forms.
  static let everyForm: [String] = forms + files("Tests/Tapes", "yaml")

  /// Every case of every tape.
  static func cases() throws -> [(tape: Tape, tapeCase: TapeCase)] {
    try paths.flatMap { path in
      let tape = try tape(at: path)
      return tape.cases.map { (tape, $0) }
    }
  }

  /// Returns a tape, read once.
  static func tape(at path: String) throws -> Tape {
    try tapes[path]?.get() ?? read(path)
  }

  private static let tapes = Dictionary(
    uniqueKeysWithValues: paths.map { path in (path, Result { try read(path) }) }
  )

  private static func read(_ path: String) throws -> Tape {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: folder + path)))
    return try Tape(bytes: bytes, file: folder + path, in: TapeFiles.surroundings)
  }

  /// The options for playing the tapes: with their snapshots, and with what the program prints.
  static let options: PlayOptions = {
    var options = PlayOptions()
    options.printed = Form.printed
    options.snapshots = SnapshotStore { try? String(contentsOfFile: $0, encoding: .utf8) }
    return options
  }()

  /// Returns the files of a kind in a folder and its subfolders, by path.
  private static func files(_ name: String, _ kind: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: folder + name)?.compactMap { $0 as? String }
    return (found ?? []).filter { $0.hasSuffix("." + kind) }.sorted().map { "\(name)/\($0)" }
  }
}
