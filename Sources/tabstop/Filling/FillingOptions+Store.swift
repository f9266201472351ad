import FormStore
import Forms
import SystemCalls
import TapeRunner
import TerminalText

extension FillingOptions {
  /// Returns the open store that a form's answers are saved in; `nil` if there is none.
  func openedStore(for form: Form, from file: InputFile) throws(CommandError) -> Store? {
    guard let storeName else {
      // A tape player answers in its place.
      guard form.asksStore, !RehearsedFill.isWanted else { return nil }
      throw CommandError(
        "\(file.name.printable): a rule compares with a store, and none is named",
        help: "name one with --save, like --save sqlite:answers.db"
      )
    }
    Posix.hidePassword(of: storeName)
    let opened = try Store(storeName, for: form, from: file)
    try opened.prepare(within: timeLimit)
    for field in isQuiet ? [] : form.secretFields {
      StandardError.write("tabstop: warning: \(field) is a secret, and is not saved\n")
    }
    return opened
  }
}

extension Posix {
  /// Overwrites the password of a URL in the arguments of this program, where others can see it.
  fileprivate static func hidePassword(of url: String) {
    let bytes = Array(url.utf8)
    // In postgres://user:password@host, the part between the second colon and the last @ before the
    // path.
    let path = bytes.firstIndex(of: UInt8(ascii: "/")).map { $0 + 2 } ?? bytes.count
    let host = bytes.dropFirst(path).prefix { $0 != UInt8(ascii: "/") }
    guard let at = host.lastIndex(of: UInt8(ascii: "@")),
      let colon = host[..<at].firstIndex(of: UInt8(ascii: ":"))
    else { return }
    for (index, argument) in CommandLine.arguments.enumerated() where argument.hasSuffix(url) {
      guard let memory = CommandLine.unsafeArgv[index] else { continue }
      let start = argument.utf8.count - bytes.count
      for offset in colon + 1..<at { memory[start + offset] = CChar(UInt8(ascii: "*")) }
    }
  }
}
