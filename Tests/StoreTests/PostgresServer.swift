import Foundation
import Testing

@testable import tabstop_store

/// A PostgreSQL server on loopback for the tests of a suite, started before and stopped after them.
final class PostgresServer: Sendable {
  /// The password, which no message may contain.
  static let password = "s3cret word"

  /// The folder of the server's programs; `nil` if PostgreSQL is not installed.
  static let programs: String? = {
    let root = "/usr/lib/postgresql"
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return versions.sorted { $0.compare($1, options: .numeric) == .orderedDescending }
      .map { "\(root)/\($0)/bin" }
      .first { access("\($0)/initdb", X_OK) == 0 && access("\($0)/postgres", X_OK) == 0 }
  }()

  /// The server of the running suite; `nil` outside one, and where PostgreSQL is not installed.
  @TaskLocal static var current: PostgresServer?

  private let folder: String
  private let port: Int
  nonisolated(unsafe) private var process: Process?
  nonisolated(unsafe) private var lifeline: Pipe?

  /// Creates a server's files, and starts it.
  init(_ programs: String) throws {
    var template = Array("/tmp/tabstop-pg-\(String(repeating: "X", count: 6))".utf8CString)
    folder = String(cString: try #require(mkdtemp(&template)))
    port = try PostgresServer.freePort()
    // The server does not run as root.
    let user = getpwnam("postgres")
    if getuid() == 0, let user { chown(folder, user.pointee.pw_uid, user.pointee.pw_gid) }
    let secret = "\(folder)/password"
    try PostgresServer.password.write(toFile: secret, atomically: false, encoding: .utf8)
    chmod(secret, 0o644)
    try run(
      "\(programs)/initdb -D \(folder)/data -U filler --pwfile \(secret) -A scram-sha-256 -E UTF8 "
        + "--locale C.UTF-8 -N"
    ).waitUntilExit()
    try start()
  }

  /// Starts the server, and waits until it answers.
  func start() throws {
    let programs = try #require(PostgresServer.programs)
    let lifeline = Pipe()
    // It also stops if the tests are killed: the shell then reads the end of its input. The shell does
    // not wait for it, since it may start with the signal blocked that ends such a wait.
    process = try run(
      """
      exec 3<&0
      \(programs)/postgres -D \(folder)/data -k \(folder) -h 127.0.0.1 -p \(port) -F <&- &
      read _ <&3; kill -INT $!
      """,
      input: lifeline
    )
    self.lifeline = lifeline
    for _ in 0..<1_200 {
      if let database = try? PostgresDatabase(url(of: "postgres")) { return database.close() }
      usleep(50_000)
    }
    Issue.record("PostgreSQL does not start: see \(folder)/log")
  }

  /// Stops the server, and waits until it has.
  func stop() {
    try? lifeline?.fileHandleForWriting.close()
    process?.waitUntilExit()
    (process, lifeline) = (nil, nil)
    while access("\(folder)/data/postmaster.pid", F_OK) == 0 { usleep(10_000) }
  }

  deinit {
    stop()
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Returns the URL of a database, with the password or another one.
  func url(of database: String, password: String = PostgresServer.password) -> String {
    let encoded = password.replacing(" ", with: "%20")
    return "postgres://filler:\(encoded)@127.0.0.1:\(port)/\(database)"
  }

  /// Starts a shell with a script, as a user that the server accepts.
  private func run(_ script: String, input: Pipe? = nil) throws -> Process {
    let shell = ["/bin/sh", "-c", "exec >>\(folder)/log 2>&1; \(script)"]
    let words =
      getuid() == 0
      ? ["/usr/bin/setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] + shell
      : shell
    let process = Process()
    process.executableURL = URL(filePath: words[0])
    process.arguments = Array(words.dropFirst())
    process.currentDirectoryURL = URL(filePath: folder)
    if let input { process.standardInput = input }
    try process.run()
    return process
  }

  /// Returns a port of this machine that no one uses now.
  private static func freePort() throws -> Int {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(socket, generic, length)
        getsockname(socket, generic, &length)
      }
      return Int(pointer.pointee.sin_port.bigEndian)
    }
  }
}

/// Runs a PostgreSQL server for the tests of a suite, if it is installed.
struct WithPostgres: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing body: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard let programs = PostgresServer.programs else { return try await body() }
    let server = try PostgresServer(programs)
    try await PostgresServer.$current.withValue(server) { try await body() }
    server.stop()
  }
}

extension Trait where Self == WithPostgres {
  static var withPostgres: WithPostgres { WithPostgres() }
}
