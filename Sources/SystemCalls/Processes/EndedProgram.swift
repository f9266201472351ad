import Glibc

/// A program that has ended, and what it wrote.
package struct EndedProgram: Sendable {
  /// The part of what a program writes to a stream that is kept.
  package enum Share: Sendable {
    /// Nothing, and it cannot find out.
    case nothing
    /// A number of bytes from the start; further ones are dropped.
    case first(Int)
    /// A number of bytes up to the end; earlier ones are dropped.
    case last(Int)
    /// Everything; the program is killed once there are more bytes than a number.
    case all(limit: Int)
  }

  /// How the program ended.
  package let end: ChildProcess.End

  /// What it wrote to its standard output.
  package let output: [UInt8]

  /// What it wrote to its standard error.
  package let errors: [UInt8]

  /// Runs a program in a process group of its own until it ends; it may read all of its input, a
  /// part, or nothing.
  ///
  /// A process that it leaves in the background is not waited for, even if it has its streams. A
  /// signal that ends this process also ends the program. This process must ignore SIGPIPE.
  /// - Parameters:
  ///   - command: The program.
  ///   - text: The text for its standard input; `nil` for none.
  ///   - output: The part kept of its standard output.
  ///   - errors: The part kept of its standard error.
  ///   - deadline: When the program is killed; `nil` for never.
  /// - Throws: The system's error if the program cannot be started.
  package init(
    running command: Command,
    input text: String? = nil,
    output: Share,
    errors: Share = .nothing,
    until deadline: ContinuousClock.Instant? = nil
  ) throws(Posix.Failure) {
    var program = try RunningProgram(command, input: text, [output, errors])
    let child = program.child
    if let deadline { child.killGroup(at: deadline) }
    self = Signals.beforeEnding({ child.send(SIGKILL, toGroup: true) }) {
      program.run { _, _ in }
    }
  }

  /// Runs a program like the initializer, but on a thread of its own; if the task is canceled, ends
  /// the program and its children.
  /// - Parameters:
  ///   - command: The program.
  ///   - text: The text for its standard input; `nil` for none.
  ///   - output: The part kept of its standard output.
  ///   - errors: The part kept of its standard error.
  ///   - grace: How long the program may take to end if asked to, before it is killed.
  ///   - heard: Receives what is kept of a stream whenever the program has written to it, and whether
  ///     that is standard error, on another thread.
  /// - Returns: The program, once it has ended.
  /// - Throws: The system's error if the program cannot be started.
  package static func of(
    _ command: Command,
    input text: String? = nil,
    output: Share,
    errors: Share = .nothing,
    grace: Duration = .zero,
    heard: @escaping @Sendable (ArraySlice<UInt8>, _ isError: Bool) -> Void = { _, _ in }
  ) async throws(Posix.Failure) -> EndedProgram {
    let program = try RunningProgram(command, input: text, [output, errors])
    let child = program.child
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Threads.detach {
          var program = program
          continuation.resume(returning: program.run(heard))
        }
      }
    } onCancel: {
      // Immediately, because this process may also be about to end.
      child.send(grace > .zero ? SIGTERM : SIGKILL, toGroup: true)
      if grace > .zero { child.killGroup(at: .now + grace) }
    }
  }

  fileprivate init(_ end: ChildProcess.End, _ outlets: [Outlet]) {
    self.end = end
    (output, errors) = (Array(outlets[0].kept), Array(outlets[1].kept))
  }
}

extension ChildProcess {
  /// Kills the program and its children at a time, if it still runs then.
  fileprivate func killGroup(at deadline: ContinuousClock.Instant) {
    Threads.detach { [self] in
      if waitForEnd(until: deadline) == nil { send(SIGKILL, toGroup: true) }
    }
  }
}

/// A program that runs, and this process's ends of its streams.
private struct RunningProgram: Sendable {
  /// The largest number of chunks in a pipe, which any user may enlarge to 1 MiB.
  private static let chunksInPipe = 16

  let child: ChildProcess

  private var input: Inlet
  private var outlets: [Outlet]

  /// Starts a program.
  init(
    _ command: Command,
    input text: String?,
    _ shares: [EndedProgram.Share]
  ) throws(Posix.Failure) {
    var command = command
    command.group = .own
    var (own, others): ([Int32], [Int32]) = ([], [])
    defer { for descriptor in others where descriptor >= 0 { close(descriptor) } }
    do throws(Posix.Failure) {
      for isPiped in [text != nil] + shares.map(\.isPiped) {
        let ends = isPiped ? try Posix.makePipe() : (reading: -1, writing: -1)
        own.append(own.isEmpty ? ends.writing : ends.reading)
        others.append(others.isEmpty ? ends.reading : ends.writing)
      }
      for descriptor in own where descriptor >= 0 { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
      child = try ChildProcess(command, others.map { $0 < 0 ? .nothing : .descriptor($0) })
    } catch {
      for descriptor in own where descriptor >= 0 { close(descriptor) }
      throw error
    }
    input = Inlet(descriptor: own[0], rest: Array((text ?? "").utf8)[...])
    outlets = zip(own.dropFirst(), shares).map { Outlet(descriptor: $0, share: $1) }
  }

  /// Writes and reads until the program has ended.
  mutating func run(
    _ heard: (ArraySlice<UInt8>, _ isError: Bool) -> Void
  ) -> EndedProgram {
    while true {
      // Negative descriptors are skipped.
      var sources = [
        pollfd(fd: child.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: input.descriptor, events: Int16(POLLOUT), revents: 0),
      ]
      sources += outlets.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
      poll(&sources, nfds_t(sources.count), -1)
      // First of all: what the program wrote is then in the pipes.
      let end = child.end
      if sources[1].revents != 0 { input.write() }
      for index in outlets.indices where end != nil || sources[2 + index].revents != 0 {
        // A process that is left in the background may write forever.
        for _ in 0..<(end == nil ? 1 : RunningProgram.chunksInPipe) where outlets[index].read() {
          heard(outlets[index].kept, index > 0)
        }
        if outlets[index].isOverfull {
          child.send(SIGKILL, toGroup: true)
          outlets[index].close()
        }
      }
      guard let end else { continue }
      input.close()
      for index in outlets.indices { outlets[index].close() }
      return EndedProgram(end, outlets)
    }
  }
}

/// The writing end of a pipe, and what is still to be written.
private struct Inlet {
  var descriptor: Int32
  var rest: ArraySlice<UInt8>

  /// Writes as much as fits into the pipe; closes it after the last byte, or if no one reads.
  mutating func write() {
    let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 { rest = rest.dropFirst(count) }
    if rest.isEmpty || count < 0 && errno != EAGAIN && errno != EINTR { close() }
  }

  mutating func close() {
    if descriptor >= 0 { Glibc.close(descriptor) }
    descriptor = -1
  }
}

/// The reading end of a pipe, and what is kept of what was read.
private struct Outlet {
  var descriptor: Int32
  let share: EndedProgram.Share
  private var bytes: [UInt8] = []

  init(descriptor: Int32, share: EndedProgram.Share) {
    self.descriptor = descriptor
    self.share = share
  }

  var kept: ArraySlice<UInt8> {
    if case .last(let count) = share { bytes.suffix(count) } else { bytes[...] }
  }

  var isOverfull: Bool {
    if case .all(let limit) = share { bytes.count > limit } else { false }
  }

  /// Reads what has arrived, at most as much as fits into a pipe, and returns whether there was
  /// anything; closes the pipe at its end.
  mutating func read() -> Bool {
    guard descriptor >= 0 else { return false }
    do throws(Posix.Failure) {
      let chunk = try Posix.chunk(from: descriptor)
      keep(chunk)
      if chunk.isEmpty { close() }
      return !chunk.isEmpty
    } catch {
      if error.number != EAGAIN { close() }
      return false
    }
  }

  private mutating func keep(_ chunk: [UInt8]) {
    switch share {
    case .nothing: break
    case .first(let count): bytes += chunk.prefix(count - bytes.count)
    case .all: bytes += chunk
    case .last(let count):
      bytes += chunk
      // Seldom, because it moves all that is kept.
      if bytes.count / 2 > count { bytes.removeFirst(bytes.count - count) }
    }
  }

  mutating func close() {
    if descriptor >= 0 { Glibc.close(descriptor) }
    descriptor = -1
  }
}

extension EndedProgram.Share {
  fileprivate var isPiped: Bool { if case .nothing = self { false } else { true } }
}
