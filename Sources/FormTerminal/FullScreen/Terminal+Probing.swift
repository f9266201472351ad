package import FormFilling
package import FormScreens
package import FormWidgets
import Glibc
import SystemCalls

extension Terminal {
  /// How long to wait for complete bytes to become an event.
  private static let patience = Duration.milliseconds(100)

  /// Shows the bytes that the terminal sends until the user quits.
  /// - Returns: The system's request, if it ended the probe.
  /// - Throws: `TerminalError` if the system refuses the resources for it.
  package mutating func run(_ probe: inout KeyProbe) throws(TerminalError) -> Interrupt? {
    let tap = try InputTap(screen.device.inputDescriptor)
    isProbed = true
    while !probe.isOver {
      show(probe.frame(in: size))
      let event = nextEvent(
        until: probe.isWaiting ? ContinuousClock.now + Terminal.patience : nil,
        orAnswerAt: tap.descriptor
      )
      if case .outside(.interrupt(let interrupt))? = event { return interrupt }
      if let event {
        probe.handle(event)
      } else if let bytes = tap.forward() {
        if !bytes.isEmpty {
          probe.receive(bytes)
        } else if decoder.deadline == nil, paste == nil {
          probe.settle()
        }
      } else {
        return .hangUp
      }
    }
    return nil
  }
}

/// Passes the bytes that a terminal sends to the reader of its descriptor, and reports them.
///
/// The descriptor is temporarily replaced by a pipe, because the decoder does not report which bytes
/// an event consists of.
private struct InputTap: ~Copyable {
  /// Readable when the terminal has sent something.
  let descriptor: Int32

  private let reader: Int32
  private let writing: Int32

  /// How long the next byte of a sequence may take.
  private static let pause = Duration.milliseconds(25)

  /// The number of bytes after which no more are read: twice as many fit into a pipe.
  private static let limit = 1 << 15

  init(_ reader: Int32) throws(TerminalError) {
    let ends = try TerminalError.unlessRefused(Posix.makeWakingPipe)
    self.reader = reader
    writing = ends.writing
    descriptor = fcntl(reader, F_DUPFD_CLOEXEC, 3)
    dup2(ends.reading, reader)
    _ = fcntl(reader, F_SETFD, FD_CLOEXEC)
    close(ends.reading)
  }

  deinit {
    dup2(descriptor, reader)
    _ = fcntl(reader, F_SETFD, FD_CLOEXEC)
    close(descriptor)
    close(writing)
  }

  /// Passes on the bytes that the terminal has sent, and returns them; `nil` if the terminal is
  /// gone.
  func forward() -> [UInt8]? {
    guard Posix.isReadable(descriptor) else { return [] }
    guard var bytes = read(), !bytes.isEmpty else { return nil }
    while bytes.contains(0x1B), bytes.count < InputTap.limit,
      Posix.isReadable(descriptor, within: InputTap.pause),
      let more = read(), !more.isEmpty
    {
      bytes += more
    }
    _ = bytes.withUnsafeBytes { write(writing, $0.baseAddress, $0.count) }
    return bytes
  }

  private func read() -> [UInt8]? { try? Posix.chunk(from: descriptor, upTo: InputTap.limit) }
}
