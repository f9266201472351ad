import ArgumentParser
import FormValidation
import Glibc
import SourceText
import SystemCalls

extension OutputOptions {
  /// The program that the answers are submitted to; `nil` if there is none.
  /// - Throws: `CommandError` if it does not exist or cannot be run.
  func program() throws(CommandError) -> SubmitProgram? {
    guard let submit else { return nil }
    guard Posix.isProgram(submit[0]) else {
      let isHere = !submit[0].contains("/") && Posix.isProgram("./\(submit[0])")
      let help =
        submit[0].contains(" ")
        ? "give arguments as a JSON list: --submit '[\"./register\", \"--quiet\"]'"
        : isHere ? "to run the file in this folder, give ./\(submit[0].printable)" : nil
      let isThere = !isHere && access(submit[0], F_OK) == 0
      let reason = isThere ? "not an executable program" : "no such program"
      throw CommandError("--submit \(submit[0].printable): \(reason)", help: help)
    }
    var program = SubmitProgram(words: submit)
    if let submitTimeout { program.timeout = submitTimeout }
    return program
  }
}

extension [String] {
  /// Returns the words of a program given by an option: its path, or a JSON list with arguments.
  static func program(byOption text: String) throws -> [String] {
    guard text.first == "[" else {
      if text.isEmpty { throw ValidationError("Missing program.") }
      return [text]
    }
    guard case .list(let items)? = try? JSONReader.node(of: text).value, !items.isEmpty else {
      throw ValidationError("Expected a JSON list of strings, found \(text.quoted)")
    }
    let words = items.compactMap { String($0) }
    guard words.count == items.count, !words[0].isEmpty else {
      throw ValidationError("Expected a JSON list of strings, found \(text.quoted)")
    }
    return words
  }
}

extension Posix {
  /// Returns whether a name refers to a program: a path, or a name that is found in the folders of
  /// `PATH`.
  fileprivate static func isProgram(_ name: String) -> Bool {
    func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 && !isFolder(path) }
    if name.contains("/") { return isExecutable(name) }
    let folders = (variable("PATH") ?? "").split(separator: ":")
    return folders.contains { isExecutable("\($0)/\(name)") }
  }
}
