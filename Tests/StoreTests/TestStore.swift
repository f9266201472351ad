import FormStore
import FormValidation
import Foundation
import SourceText
import TestSupport
import Testing

@testable import tabstop_store

/// The kinds of stores that the same tests run against.
enum StoreKind: String, CaseIterable, CustomTestStringConvertible {
  case sqlite, postgres

  /// Those that are installed.
  static let installed = allCases.filter { $0 == .sqlite || PostgresServer.programs != nil }

  var testDescription: String { rawValue }
}

/// An empty store for one test.
final class TestStore {
  /// Its name, as given to `--save`.
  let url: String

  /// The folder of an SQLite file.
  let folder: PseudoFolder

  /// The path of an SQLite file.
  var path: String { folder.file("answers.db") }

  init(_ kind: StoreKind) throws {
    folder = try PseudoFolder()
    switch kind {
    case .sqlite:
      url = "sqlite:\(folder.file("answers.db"))"
      for end in ["-wal", "-shm"] { _ = folder.file("answers.db\(end)") }
    case .postgres:
      let server = try #require(PostgresServer.current)
      let name = "test_\(UUID().uuidString.lowercased().replacing("-", with: ""))"
      let all = try PostgresDatabase(server.url(of: "postgres"))
      defer { all.close() }
      try all.rows("CREATE DATABASE \(name)", [])
      url = server.url(of: name)
    }
  }

  /// Returns the rows of a query, each as texts with bars between.
  func rows(_ query: String) throws -> [String] {
    let database = try open()
    defer { database.close() }
    var found: [String] = []
    try database.transaction(isReading: false) { statements in
      found = try statements.rows(query, []).map { row in
        row.map { $0 ?? "NULL" }.joined(separator: "|")
      }
    }
    return found
  }

  /// Opens the store.
  func open() throws -> any StoreDatabase {
    switch try StoreURL(url).kind {
    case .sqlite(let path): try SQLiteDatabase(path, creates: true)
    case .postgres(let url): try PostgresDatabase(url)
    }
  }

  /// Runs the program with a request for the table `signup`, and waits for its end.
  @discardableResult
  func ask(
    _ verb: String,
    _ columns: [TableColumn],
    table: String = "signup"
  ) throws -> (output: String, complaint: String, status: Int32) {
    try StoreRun(verb, StoreRequest(store: url, table: table, columns: columns)).wait()
  }
}

/// A run of `tabstop-store`.
final class StoreRun {
  /// The program that was built beside the tests.
  static let program = PseudoFilling.built + "-store"

  private let process = Process()
  private let (input, output, complaint) = (Pipe(), Pipe(), Pipe())

  /// Starts the program with a request, or through a shell with a script that runs it as `"$@"`.
  init(_ verb: String, _ request: StoreRequest, script: String? = nil) throws {
    let words = [StoreRun.program, verb]
    let all = script.map { ["/bin/sh", "-c", $0, "sh"] + words } ?? words
    process.executableURL = URL(filePath: all[0])
    process.arguments = Array(all.dropFirst())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = complaint
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data((request.json + "\n").utf8))
    try input.fileHandleForWriting.close()
  }

  /// Waits for the end, and returns the output, the diagnostics and the status.
  func wait() throws -> (output: String, complaint: String, status: Int32) {
    let written = try output.fileHandleForReading.readToEnd() ?? Data()
    let complained = try complaint.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (
      String(decoding: written, as: UTF8.self), String(decoding: complained, as: UTF8.self),
      process.terminationStatus
    )
  }
}

extension TableColumn {
  /// A unique text.
  static func user(_ name: Value, _ uniqueness: Uniqueness = .exact) -> TableColumn {
    TableColumn("user", field: "user", .text, uniqueness: uniqueness, value: name)
  }
}

extension Value {
  /// Returns a number as written; null if the text is not one.
  static func number(_ text: String) -> Value { Number(text).map { .number($0) } ?? .null }
}
