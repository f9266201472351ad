import Glibc
import SystemCalls

/// The channel between a tape player and a program, besides the terminal: lines of JSON, and files
/// for the program's output.
final class RehearsalChannel {
  /// The program's end.
  private(set) var programEnd: Int32

  private let folder: String
  private var lines: ByteLines

  /// Opens a channel.
  init() throws(Posix.Failure) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
    let kind = Int32(SOCK_STREAM.rawValue)
    #else
    let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw Posix.Failure() }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    lines = ByteLines(of: ends[0])
    programEnd = ends[1]
    folder = try Posix.makeTemporaryFolder()
  }

  deinit {
    close(descriptor)
    closeProgramEnd()
    for path in [outputPath, errorsPath] { unlink(path) }
    rmdir(folder)
  }

  /// The descriptor that lines are read from; it is also readable once the program has ended.
  var descriptor: Int32 { lines.descriptor }

  /// Whether the program's end is closed, as after the program has ended.
  var isClosed: Bool { lines.hasEnded }

  /// The file of the program's standard output.
  var outputPath: String { folder + "/output" }

  /// The file of the program's standard error.
  var errorsPath: String { folder + "/errors" }

  /// The program's standard output.
  var output: String { text(at: outputPath) }

  /// The program's standard error.
  var errors: String { text(at: errorsPath) }

  /// Closes this process's copy of the program's end, so that closing the other copy is noticed.
  func closeProgramEnd() {
    if programEnd >= 0 { close(programEnd) }
    programEnd = -1
  }

  /// Sends the program a line; if that fails, the program's end is detected elsewhere.
  func send(line: String) {
    Posix.writeAll(line + "\n", to: descriptor)
  }

  /// Returns the next line that the program sent; `nil` if none has arrived.
  func nextLine() -> String? {
    if let line = lines.takeLine() { return line }
    receive()
    return lines.takeLine()
  }

  /// Reads what is available.
  func receive() {
    while !isClosed, Posix.isReadable(descriptor) { lines.receive() }
  }

  private func text(at path: String) -> String {
    String(decoding: (try? Posix.bytes(of: path)) ?? [], as: UTF8.self)
  }
}
