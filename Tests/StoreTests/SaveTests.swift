import FormStore
import FormValidation
import Foundation
import SourceText
import SystemCalls
import TestSupport
import Testing

@testable import tabstop_store

/// `tabstop fill --save` as used: the real programs, on a pseudo-terminal and between pipes.
@Suite(.serialized, .waiting, .withPostgres, .timeLimit(.minutes(20)))
struct SaveTests {
  private static let form = """
    title: Sign up
    fields:
      - {id: user, type: text, label: User name, rules: [required, unique: {store: user}]}
      - {id: age, type: number, step: 1, label: Age}

    """

  /// Runs `tabstop fill` without a terminal.
  private static func fill(
    _ form: String,
    _ options: [String]
  ) throws -> (output: String, complaint: String, status: Int32) {
    let folder = try PseudoFolder()
    defer { withExtendedLifetime(folder) {} }
    let path = try folder.write(form, to: "signup.yaml")
    return try runProgram(
      ["fill", path, "--no-input"] + options,
      environment: PseudoFilling.environment
    )
  }

  private static func row(_ store: TestStore, _ user: String) -> StoreRequest {
    StoreRequest(store: store.url, table: "form", columns: [.user(.text(user))])
  }

  @Test(arguments: StoreKind.installed)
  func `a taken name is reported while it is typed`(kind: StoreKind) throws {
    let store = try TestStore(kind)
    for verb in ["prepare", "save"] {
      #expect(try StoreRun(verb, Self.row(store, "ada")).wait().status == 0)
    }
    let filling = try PseudoFilling(Self.form, options: ["--save", store.url])
    try filling.terminal.type("ada")
    try filling.terminal.waitForOutput("ada is taken; choose another.")
    try filling.terminal.type("\u{3}\u{3}")
    #expect(try filling.waitForEnd() == .status(130))
    #expect(filling.isTerminalGivenBack)
  }

  @Test(.enabled(if: PostgresServer.programs != nil, "PostgreSQL is not installed"))
  func `other users do not see the password`() throws {
    let store = try TestStore(.postgres)
    let database = try #require(store.url.split(separator: "/").last)
    let filling = try PseudoFilling(Self.form, options: ["--save", store.url])
    let lines = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap {
      try? String(contentsOfFile: "/proc/\($0)/cmdline", encoding: .utf8)
    }
    .filter { $0.contains("postgres://") && $0.contains(database) }
    #expect(lines.count == 1)
    #expect(lines.allSatisfy { $0.contains("filler:*") && !$0.contains("s3cret") }, "\(lines)")
    try filling.terminal.type("\u{1B}")
    #expect(try filling.waitForEnd() == .status(1))
  }

  @Test func `a store that is locked does not outlast the time limit`() throws {
    let store = try TestStore(.sqlite)
    let other = try store.open()
    defer { other.close() }
    let start = ContinuousClock.now
    try other.transaction(isReading: false) { _ in
      let options = ["--set", "user=ada", "--save", store.url, "--timeout", "1"]
      let end = try Self.fill(Self.form, options)
      #expect(end.complaint == "tabstop: error: timed out after 1 s\n")
      #expect(end.status == 124)
    }
    // It waits 20 seconds for others.
    #expect(.now - start < .seconds(15))
  }

  @Test func `a rule that compares with a store needs one`() throws {
    let end = try Self.fill(Self.form, ["--set", "user=ada"])
    #expect(
      end.complaint.contains("signup.yaml: a rule compares with a store, and none is named\n")
    )
    #expect(end.complaint.hasSuffix("help: name one with --save, like --save sqlite:answers.db\n"))
    #expect(end.status == 2)
  }

  @Test(
    arguments: [
      ("answers.db", "--save: expected sqlite:FILE or postgres://user@host/database"),
      ("sqlite:/nowhere/a.db", "--save: cannot open /nowhere/a.db: no such folder"),
      ("postgres://u:h1dden@127.0.0.1:1/d", "Connection refused"),
    ]
  )
  func `a store that cannot be used is an error before the form opens`(
    store: String,
    reason: String
  ) throws {
    let end = try Self.fill(Self.form, ["--set", "user=ada", "--save", store])
    #expect(end.complaint.hasPrefix("tabstop: error: --save: "))
    #expect(end.complaint.contains(reason), "\(end.complaint)")
    #expect(!end.complaint.contains("h1dden"))
    #expect(end.output == "")
    #expect(end.status == 2)
  }

  /// Returns a folder with a copy of the program.
  private func folderOfCopy() throws -> PseudoFolder {
    let folder = try PseudoFolder()
    // By another process: a program cannot start while a process has it open for writing, as those
    // have that other tests start at the same time.
    let words = [PseudoFilling.built, folder.file("tabstop")]
    try Process.run(URL(filePath: "/bin/cp"), arguments: words).waitUntilExit()
    return folder
  }

  /// Saves with the copy of the program in a folder.
  private func save(in folder: PseudoFolder) throws -> (complaint: String, status: Int32) {
    let form = try folder.write(Self.form, to: "signup.yaml")
    let process = Process()
    let complaint = Pipe()
    process.executableURL = URL(filePath: folder.file("tabstop"))
    process.arguments = ["fill", form, "--no-input", "--save", "sqlite:a.db"]
    process.standardError = complaint
    process.environment = PseudoFilling.environment
    try process.run()
    let written = try complaint.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: written, as: UTF8.self), process.terminationStatus)
  }

  @Test func `without tabstop-store, an error says how to get it`() throws {
    let (complaint, status) = try save(in: folderOfCopy())
    #expect(
      complaint == """
        tabstop: error: --save needs the program tabstop-store, which is neither beside tabstop nor \
        on PATH
        help: build it with swift build -c release --product tabstop-store

        """
    )
    #expect(status == 2)
  }

  @Test func `a store program that ends without reading is an error`() throws {
    let folder = try folderOfCopy()
    _ = try folder.writeScript("echo broken >&2; exit 127", to: "tabstop-store")
    for _ in 0..<10 {
      let (complaint, status) = try save(in: folder)
      #expect(complaint == "tabstop: error: --save: broken\n")
      #expect(status == 2)
    }
  }

  @Test func `records are compared with one another, not with a store`() throws {
    let folder = try PseudoFolder()
    let form = try folder.write(Self.form, to: "signup.yaml")
    let records = "{\"user\": \"ada\"}\n{\"user\": \"bob\"}\n{\"user\": \"ada\"}\n"
    let end = try runProgram(
      ["check", form, "--input", "jsonl", "-"],
      environment: PseudoFilling.environment,
      input: records
    )
    #expect(end.output.contains("\"record\": 3, \"field\": \"user\", \"rule\": \"unique\""))
    #expect(end.output.split(separator: "\n").count == 1)
    #expect(end.status == 1)
  }
}

/// Answers that are saved.
extension SaveTests {
  @Test(arguments: StoreKind.installed)
  func `answers are saved, and printed as usual`(kind: StoreKind) throws {
    let store = try TestStore(kind)
    let options = ["--set", "user=ada", "--set", "age=36", "--save", store.url]
    let first = try Self.fill(Self.form, options)
    #expect(first.complaint == "")
    #expect(first.output.contains("\"user\": \"ada\""))
    #expect(first.status == 0)
    let second = try Self.fill(Self.form, options)
    #expect(second.complaint == "user: User name must be unique; ada is taken.\n")
    #expect(second.output == "")
    #expect(second.status == 1)
    #expect(try store.rows("SELECT \"user\", age FROM signup") == ["ada|36"])
  }

  @Test(arguments: StoreKind.installed)
  func `the second user sees the message, keeps the answers, and can choose another`(
    kind: StoreKind
  ) throws {
    let store = try TestStore(kind)
    let filling = try PseudoFilling(Self.form, options: ["--save", store.url])
    try filling.terminal.type("ada\t36")
    // Once it was checked, someone else saves the name.
    try filling.terminal.waitForOutput("36")
    filling.terminal.waitForSilence(.seconds(2))
    #expect(try StoreRun("save", Self.row(store, "ada")).wait().status == 0)
    try filling.terminal.type("\u{1B}OQ")
    try filling.terminal.waitForOutput("ada is taken; choose another.")
    try filling.terminal.type("2\u{1B}OQ")
    #expect(try filling.waitForEnd() == .status(0))
    #expect(filling.isTerminalGivenBack)
    #expect(try filling.answers.contains("\"user\": \"ada2\""))
    #expect(
      try store.rows("SELECT \"user\", age FROM form ORDER BY saved_id") == [
        "ada|NULL", "ada2|36",
      ]
    )
  }

  @Test func `if only the output fails, the error says that the answers are saved`() throws {
    let folder = try PseudoFolder()
    let form = try folder.write(Self.form, to: "signup.yaml")
    let end = try runProgram(
      [
        "fill", form, "--no-input", "--set", "user=ada", "--set", "age=36",
        "--save", "sqlite:\(folder.file("a.db"))", "--output", "/dev/full",
      ],
      environment: PseudoFilling.environment
    )
    #expect(
      end.complaint.hasSuffix(
        "help: the answers are saved in the store; do not submit them again\n"
      )
    )
    #expect(end.status == 2)
  }

  @Test func `an unavailable store is reported, and used once it is back`() throws {
    let store = try TestStore(.sqlite)
    let filling = try PseudoFilling(
      "title: T\nfields: [{id: user, type: text, label: User}]\n",
      options: ["--save", store.url]
    )
    let away = store.folder.file("away.db")
    #expect(rename(store.path, away) == 0)
    try filling.terminal.type("ada\u{1B}OQ")
    try filling.terminal.waitForOutput("no such file")
    #expect(rename(away, store.path) == 0)
    try filling.terminal.type("\u{1B}OQ")
    #expect(try filling.waitForEnd() == .status(0))
    #expect(try store.rows("SELECT \"user\" FROM form") == ["ada"])
  }

  @Test func `a secret is not saved, and a warning says so`() throws {
    let store = try TestStore(.sqlite)
    let form = """
      title: T
      fields:
        - {id: user, type: text}
        - {id: pin, type: password}
        - {id: again, type: password, submit: false, rules: [{same_as: pin}]}

      """
    let folder = try PseudoFolder()
    let answers = try folder.write(
      "{\"user\": \"ada\", \"pin\": \"hunter2\", \"again\": \"hunter2\"}",
      to: "answers.json"
    )
    let end = try Self.fill(form, ["--answers", answers, "--save", store.url])
    #expect(end.complaint == "tabstop: warning: pin is a secret, and is not saved\n")
    #expect(end.status == 0)
    let quiet = try Self.fill(form, ["--answers", answers, "--save", store.url, "--quiet"])
    #expect(quiet.complaint.isEmpty && quiet.status == 0)
    #expect(try store.rows("SELECT * FROM signup").count == 2)
    let bytes = try Data(contentsOf: URL(filePath: store.path))
    #expect(bytes.range(of: Data("ada".utf8)) != nil)
    #expect(bytes.range(of: Data("hunter2".utf8)) == nil)
  }

  @Test func `a table is named after the form, or by the store's name`() throws {
    let store = try TestStore(.sqlite)
    let form = "title: T\nfields: [{id: a, type: text}]\n"
    #expect(try Self.fill(form, ["--set", "a=1", "--save", store.url]).status == 0)
    let url = store.url + "?table=x%20y"
    #expect(try Self.fill(form, ["--set", "a=2", "--save", url]).status == 0)
    #expect(try store.rows("SELECT a FROM signup") == ["1"])
    #expect(try store.rows("SELECT a FROM \"x y\"") == ["2"])
    let both = try Self.fill(form, ["--save", store.url, "--submit", "true"])
    #expect(both.complaint.contains("--save and --submit cannot be combined"))
    #expect(both.status == 2)
  }
}
