import FormValidation
import Foundation
import TestSupport
import Testing

/// What the completion scripts complete, in the shells themselves.
@Suite(.waiting, .enabled(if: access(PseudoFilling.program, X_OK) == 0, "the program is not built"))
final class CompletionTests {
  /// A folder with a form, a tape and another file.
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "tabstop-\(UUID().uuidString)")
    let bin = folder.appending(path: "bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    for name in ["signup.yaml", "settings.yml", "signup.tape", "notes.txt"] {
      try "".write(to: folder.appending(path: name), atomically: false, encoding: .utf8)
    }
    symlink(PseudoFilling.program, bin.appending(path: "tabstop").path)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// A command line up to the caret, and the completions of its last word.
  private static let cases: [(line: String, words: Set<String>)] = [
    ("tabstop fill s", ["signup.yaml", "settings.yml"]), ("tabstop play s", ["signup.tape"]),
    ("tabstop test si", ["signup.tape"]), ("tabstop record si", ["signup.yaml"]),
    ("tabstop tape check s", ["signup.tape"]),
    ("tabstop fill --answers no", ["notes.txt"]), ("tabstop fill --output no", ["notes.txt"]),
    ("tabstop fill --theme d", ["default", "dark", "dracula"]),
    ("tabstop fill --lang ", Set(Language.codes)),
    ("tabstop fill --format j", ["json", "jsonl"]), ("tabstop rules ema", ["email"]),
    ("tabstop try min_l", ["min_length"]), ("tabstop test --report j", ["junit", "json"]),
    ("tabstop check s", ["signup.yaml", "settings.yml"]), ("tabstop check --format s", ["sarif"]),
    ("tabstop check --input c", ["csv"]), ("tabstop tape convert --to v", ["vhs"]),
    ("tabstop keys sli", ["slider"]), ("tabstop types sli", ["slider"]),
    ("tabstop keys --pr", ["--probe"]), ("tabstop themes nor", ["nord"]),
    ("tabstop new s", ["signup.yaml", "settings.yml"]), ("tabstop new --q", ["--questions"]),
    ("tabstop new --from sur", ["survey"]),
    ("tabstop demo --f", ["--form"]), ("tabstop fill --wa", ["--watch"]),
    ("tabstop fill --accent re", ["red"]), ("tabstop fill --mouse of", ["off"]),
    ("tabstop ask x --type sli", ["slider"]),
    ("tabstop try email --normalize col", ["collapse_spaces"]),
    ("tabstop ne", ["new"]), ("tabstop re", ["record"]),
    ("tabstop fill --no-i", ["--no-input"]), ("tabstop fill --submit-", ["--submit-timeout"]),
  ]

  /// Runs a shell's script in the folder, where `tabstop` is the built program.
  private func run(_ shell: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [shell] + arguments
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = folder.path + "/bin:" + (environment["PATH"] ?? "")
    environment["HOME"] = folder.path
    environment["TERM"] = "dumb"
    process.environment = environment
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test func `bash completes files, names and subcommands`() throws {
    let script = #"""
      eval "$(tabstop --generate-completion-script bash)"
      for line in "$@"; do
        COMP_WORDS=($line); [[ $line == *" " ]] && COMP_WORDS+=("")
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_LINE=$line COMP_POINT=${#line} COMPREPLY=()
        _tabstop tabstop "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}" 2>/dev/null
        echo "= ${COMPREPLY[*]}"
      done
      """#
    let cases = CompletionTests.cases
    try expect(run("bash", ["--norc", "-c", script, "bash"] + cases.map(\.line)), cases)
  }

  @Test(.enabled(if: CompletionTests.isInstalled("fish"), "fish is not installed"))
  func `fish completes files, names and subcommands`() throws {
    let script = #"""
      tabstop --generate-completion-script fish | source
      for line in $argv
        echo = (complete -C $line | string split -f 1 \t)
      end
      """#
    let cases = CompletionTests.cases
    try expect(run("fish", ["-N", "-c", script] + cases.map(\.line)), cases)
  }

  @Test(.enabled(if: CompletionTests.isInstalled("zsh"), "zsh is not installed"))
  func `zsh completes files, names and subcommands`() throws {
    // A zsh within zsh, whose line editor inserts the only completion; then it runs the line.
    let script = #"""
      zmodload zsh/zpty
      zpty z zsh -f -i
      zpty -w z 'PS1= PS2=; autoload -U compinit; compinit -u -d $HOME/dump'
      zpty -w z 'source <(tabstop --generate-completion-script zsh); compdef _tabstop tabstop'
      zpty -w z 'tabstop() print -r -- "= tabstop $*"; print rea""dy'
      zpty -r z r '*ready*'
      for line in "$@"; do
        zpty -w -n z "$line"$'\t\n'
        zpty -r z r '*= *'$'\n''*'
        print -r -- "= ${${${r##*= }%%$'\r'*}##* }"
      done
      zpty -d z
      """#
    let cases =
      CompletionTests.cases.filter { $0.words.count == 1 }
      + [("tabstop fill --theme h", ["high-contrast"])]
    let output = try run("zsh", ["-f", "-c", script, "zsh"] + cases.map(\.line))
    try expect(output, cases)
  }

  private static func isInstalled(_ shell: String) -> Bool {
    ["/bin/", "/usr/bin/", "/usr/local/bin/"].contains { access($0 + shell, X_OK) == 0 }
  }

  private func expect(_ output: String, _ cases: [(line: String, words: Set<String>)]) throws {
    let answers = output.split(separator: "\n").filter { $0.hasPrefix("=") }
    try #require(answers.count == cases.count, "\(output)")
    for (answer, wanted) in zip(answers, cases) {
      let words = answer.dropFirst().split(separator: " ").map(String.init)
      #expect(Set(words).subtracting(["bin", "bin/"]) == wanted.words, "\(wanted.line)")
    }
  }
}
