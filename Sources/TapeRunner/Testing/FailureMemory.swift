package import FormTape
import FormValidation
import SourceText
import SystemCalls

/// The cases of the current folder that failed when they were last played, kept between runs.
package struct FailureMemory {
  private let path: String

  /// Creates the memory of the current folder; `nil` if the user has no folder for the state of
  /// programs.
  package init?() {
    guard let folder = Posix.currentFolder,
      let path = Posix.pathOfState(
        "tabstop/failures/\(Posix.number(ofPath: folder).hexadecimal).json"
      )
    else { return nil }
    self.path = path
  }

  /// The names of the cases, as `file: name`; empty if none failed or none was played.
  package var names: [String] {
    guard let bytes = try? Posix.bytesOfFile(path),
      let names = try? JSONReader.node(of: String(decoding: bytes, as: UTF8.self)).value
    else { return [] }
    return names.items.compactMap(\.text)
  }

  /// Records the result of a run; cases that it did not play stay as they are.
  ///
  /// A failure to write only means that there is nothing to repeat.
  package func record(_ run: RunReport) {
    let old = names
    var known = Set(old)
    for tape in run.tapes {
      for played in tape.cases {
        let name = CaseSelection.name(of: played.selector ?? played.name, in: tape.file)
        switch played.ending {
        case .failed, .broken: known.insert(name)
        case .passed: known.remove(name)
        case .skipped: break
        }
      }
    }
    guard known != Set(old) else { return }
    try? Posix.makeFolder(PathParts(path).folder, isPrivate: true)
    try? Posix.replace(path, with: Value.texts(known.sorted()).json + "\n")
  }
}
