import FormStore
import FormValidation
import Foundation
import TestSupport
import Testing

@testable import tabstop_store

/// Stores that are damaged, busy, full or away.
@Suite(.serialized, .waiting, .withPostgres, .timeLimit(.minutes(20)))
struct StoreDamageTests {
  private static let columns = [TableColumn.user("ada")]

  @Test func `an SQLite file is private to its user, with a write-ahead log`() throws {
    let store = try TestStore(.sqlite)
    #expect(try store.ask("prepare", Self.columns).status == 0)
    var status = stat()
    #expect(stat(store.path, &status) == 0)
    #expect(status.st_mode & 0o7777 == 0o600)
    #expect(try store.rows("PRAGMA journal_mode") == ["wal"])
  }

  @Test func `an SQLite file that is invalid or cannot be created is an error`() throws {
    let store = try TestStore(.sqlite)
    let text = try store.folder.write(
      "title: not a database, but long enough to be read as one\n",
      to: "answers.db"
    )
    for verb in ["prepare", "check", "save"] {
      let end = try store.ask(verb, Self.columns)
      #expect(end.complaint == "tabstop-store: error: \(text) is not an SQLite database\n")
      #expect(end.status == 2)
    }
    for (path, reason) in [
      ("/nowhere/a.db", "cannot open /nowhere/a.db: no such folder"),
      ("/tmp", "cannot open /tmp: Is a directory"),
    ] {
      let request = StoreRequest(store: "sqlite:\(path)", table: "t", columns: Self.columns)
      let end = try StoreRun("prepare", request).wait()
      #expect(end.complaint == "tabstop-store: error: \(reason)\n")
      #expect(end.status == 2)
    }
  }

  @Test func `an SQLite file that disappears is not recreated, but used once it is back`() throws {
    let store = try TestStore(.sqlite)
    #expect(try store.ask("prepare", Self.columns).status == 0)
    let away = store.folder.file("away.db")
    #expect(rename(store.path, away) == 0)
    for verb in ["check", "save"] {
      let end = try store.ask(verb, Self.columns)
      #expect(end.complaint == "tabstop-store: error: cannot open \(store.path): no such file\n")
      #expect(end.status == 2)
    }
    #expect(rename(away, store.path) == 0)
    #expect(try store.ask("save", Self.columns).status == 0)
    #expect(try store.rows("SELECT \"user\" FROM signup") == ["ada"])
  }

  @Test func `a full disk is an error, and keeps existing rows`() throws {
    let store = try TestStore(.sqlite)
    #expect(try store.ask("prepare", Self.columns).status == 0)
    #expect(try store.ask("save", Self.columns).status == 0)
    let large = TableColumn.user(.text(String(repeating: "x", count: 200_000)))
    let request = StoreRequest(store: store.url, table: "signup", columns: [large])
    // In blocks of 512 bytes.
    let end = try StoreRun("save", request, script: #"ulimit -f 64; exec "$@""#).wait()
    #expect(end.complaint.hasPrefix("tabstop-store: error: "))
    #expect(end.status == 2)
    #expect(try store.rows("SELECT \"user\" FROM signup") == ["ada"])
    #expect(try store.rows("PRAGMA integrity_check") == ["ok"])
  }

  // In blocks of 512 bytes: with 8, a file gets its first page, but no log.
  @Test(arguments: [0, 8])
  func `a full disk leaves no new SQLite file behind`(limit: Int) throws {
    let store = try TestStore(.sqlite)
    let request = StoreRequest(store: store.url, table: "signup", columns: Self.columns)
    let script = #"ulimit -f \#(limit); exec "$@""#
    for isThere in [false, true] {
      if isThere { _ = try store.folder.write("", to: "answers.db") }
      let end = try StoreRun("prepare", request, script: script).wait()
      #expect(end.complaint.hasPrefix("tabstop-store: error: "))
      #expect(end.status == 2)
      #expect((access(store.folder.file("answers.db"), F_OK) == 0) == isThere)
      for name in isThere ? [] : ["answers.db-wal", "answers.db-shm"] {
        #expect(access(store.folder.file(name), F_OK) != 0, "\(name)")
      }
    }
  }

  @Test func `a file that another program writes is waited for`() throws {
    let store = try TestStore(.sqlite)
    #expect(try store.ask("prepare", Self.columns).status == 0)
    let other = try store.open()
    defer { other.close() }
    var saving: StoreRun?
    try other.transaction(isReading: false) { _ in
      saving = try StoreRun(
        "save",
        StoreRequest(store: store.url, table: "signup", columns: Self.columns)
      )
      // Reading does not wait.
      #expect(try store.ask("check", Self.columns).status == 0)
    }
    #expect(try saving?.wait().status == 0)
  }

  @Test(.enabled(if: getuid() == 0, "only root can run a program as another user"))
  func `a read-only SQLite file is an error`() throws {
    let store = try TestStore(.sqlite)
    #expect(try store.ask("prepare", Self.columns).status == 0)
    chmod(store.folder.path, 0o755)
    chmod(store.path, 0o444)
    // The other user cannot write where a build counts the lines that run.
    let script = """
      export LLVM_PROFILE_FILE=/dev/null
      exec setpriv --reuid=65534 --regid=65534 --clear-groups "$@"
      """
    let request = StoreRequest(store: store.url, table: "signup", columns: Self.columns)
    let end = try StoreRun("save", request, script: script).wait()
    #expect(end.complaint == "tabstop-store: error: cannot open \(store.path): Permission denied\n")
    #expect(end.status == 2)
  }

  @Test(
    arguments: [
      ("", "standard input has no valid request; see tabstop-store --help"),
      ("{}", "standard input has no valid request; see tabstop-store --help"),
      (
        #"{"store": "sqlite:a", "table": "t", "columns": [{"name": "a", "field": "a", "kind": "x"}]}"#,
        "standard input has no valid request; see tabstop-store --help"
      ),
      (
        #"{"store": "mysql://a:pw@b", "table": "t", "columns": [{"name": "a", "field": "a", "kind": "text"}]}"#,
        "expected sqlite:FILE or postgres://user@host/database"
      ),
    ]
  )
  func `an invalid request is an error`(request: String, message: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: StoreRun.program)
    process.arguments = ["save"]
    let (input, complaint) = (Pipe(), Pipe())
    (process.standardInput, process.standardError) = (input, complaint)
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data((request + "\n").utf8))
    try input.fileHandleForWriting.close()
    let written = try complaint.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(String(decoding: written, as: UTF8.self) == "tabstop-store: error: \(message)\n")
    #expect(process.terminationStatus == 2)
  }
}

/// A PostgreSQL server that cannot be used.
extension StoreDamageTests {
  @Test(.enabled(if: PostgresServer.programs != nil, "PostgreSQL is not installed"))
  func `a wrong password, user or database is an error without the password`() throws {
    let server = try #require(PostgresServer.current)
    let wrong = [
      (server.url(of: "postgres", password: "h1dden"), "password authentication failed"),
      (server.url(of: "nowhere"), "database \"nowhere\" does not exist"),
      ("postgres://filler:h1dden@127.0.0.1:1/a", "Connection refused"),
      ("postgres://filler:h1dden@127.0.0.1:x/a", "invalid integer value"),
      ("postgres://filler:h1dden@[127.0.0.1/a", "expected postgres://user@host:port/database"),
    ]
    for (url, reason) in wrong {
      let request = StoreRequest(store: url, table: "signup", columns: Self.columns)
      let end = try StoreRun("prepare", request).wait()
      #expect(end.complaint.contains(reason), "\(end.complaint)")
      #expect(end.complaint.split(separator: "\n").count == 1)
      #expect(!end.complaint.contains("h1dden") && !end.complaint.contains("s3cret"))
      #expect(end.status == 2)
    }
  }

  @Test(.enabled(if: PostgresServer.programs != nil, "PostgreSQL is not installed"))
  func `a password can come from the environment`() throws {
    let server = try #require(PostgresServer.current)
    let url = server.url(of: "postgres").replacing(":s3cret%20word", with: "")
    let request = StoreRequest(store: url, table: "signup", columns: Self.columns)
    let script = "PGPASSWORD='\(PostgresServer.password)' exec \"$@\""
    #expect(try StoreRun("prepare", request, script: script).wait().status == 0)
    #expect(try StoreRun("prepare", request).wait().status == 2)
  }

  @Test(.enabled(if: PostgresServer.programs != nil, "PostgreSQL is not installed"))
  func `a server that is down is an error, and used once it is back`() throws {
    let server = try #require(PostgresServer.current)
    let store = try TestStore(.postgres)
    #expect(try store.ask("prepare", Self.columns).status == 0)
    let open = try store.open()
    server.stop()
    #expect(throws: StoreError.self) { try open.transaction(isReading: false) { _ in } }
    open.close()
    for verb in ["check", "save"] {
      let end = try store.ask(verb, Self.columns)
      #expect(end.complaint.contains("Connection refused"))
      #expect(end.status == 2)
    }
    try server.start()
    #expect(try store.ask("save", Self.columns).status == 0)
    #expect(try store.rows("SELECT \"user\" FROM signup") == ["ada"])
  }
}
