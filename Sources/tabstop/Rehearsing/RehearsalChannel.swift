import Foundation

/// The channel between a tape player and a program, besides the terminal: lines of JSON, and files
/// for the program's output.
final class RehearsalChannel {
  /// The descriptor that lines are read from; it is also readable once the program has ended.
  let descriptor: Int32

  /// The program's end.
  private(set) var programEnd: Int32

  private let folder: String
  private var received: [UInt8] = []

  /// Whether the program's end is closed, as after it has ended.
  private(set) var isClosed = false

  /// Opens a channel.
  init() throws {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw POSIXError(.init(rawValue: errno) ?? .EIO)
    }
    (descriptor, programEnd) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    let name = "tabstop-\(UUID().uuidString)"
    let folder = FileManager.default.temporaryDirectory.appending(path: name)
    try FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o700]
    )
    self.folder = folder.path(percentEncoded: false)
  }

  deinit {
    close(descriptor)
    closeProgramEnd()
    for path in [outputPath, errorsPath] { unlink(path) }
    rmdir(folder)
  }

  /// The file of the program's standard output.
  var outputPath: String { folder + "/output" }

  /// The file of the program's standard error.
  var errorsPath: String { folder + "/errors" }

  /// The program's standard output.
  var output: String { text(at: outputPath) }

  /// The program's standard error.
  var errors: String { text(at: errorsPath) }

  /// Closes this process's copy of the program's end, so that the end of the other copy is noticed.
  func closeProgramEnd() {
    if programEnd >= 0 { close(programEnd) }
    programEnd = -1
  }

  /// Sends the program a line.
  func send(line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(descriptor, bytes, bytes.count)
  }

  /// Returns the next line that the program sent; `nil` if none has arrived.
  func nextLine() -> String? {
    if !received.contains(UInt8(ascii: "\n")) { receive() }
    guard let end = received.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { received.removeFirst(end + 1) }
    return String(decoding: received[..<end], as: UTF8.self)
  }

  /// Reads what is available.
  func receive() {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else {
        isClosed = isClosed || count == 0
        return
      }
      received += bytes[..<count]
    }
  }

  private func text(at path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }
}
