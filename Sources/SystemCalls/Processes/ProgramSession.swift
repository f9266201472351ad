import Glibc

/// A program in a pseudo-terminal, with everything that it starts.
///
/// Everything is ended by `end`, and at the latest when this object is deallocated.
package final class ProgramSession {
  /// The bytes that the program has written since the last time.
  package struct News {
    /// What it has drawn.
    package var drawn: [UInt8] = []
    /// What it has written to a standard output and a standard error that are no terminal.
    package var output: [UInt8] = []
    package var errors: [UInt8] = []

    /// Whether there is anything.
    package var isEmpty: Bool { drawn.isEmpty && output.isEmpty && errors.isEmpty }
  }

  /// How the program ended; `nil` while it runs, and until all that it wrote was received.
  package private(set) var end: ChildProcess.End?

  private let terminal: PseudoTerminal
  private let process: ChildProcess

  /// The reading ends of the pipes; −1 for none.
  private var output: Int32
  private var errors: Int32

  /// Whether every other child of this process was left by the program.
  private let ownsOrphans: Bool

  private var isOver = false

  /// How long a program may take to end with its terminal.
  private static let grace = Duration.milliseconds(500)

  /// The most that is read at once after a program has ended, because what it leaves in the
  /// background may write forever.
  private static let restLimit = 1 << 20

  /// Starts a program in a session of its own.
  /// - Parameters:
  ///   - command: The program.
  ///   - columns: The width of the terminal.
  ///   - rows: Its height.
  ///   - capturesOutput: Whether its standard output is a pipe instead of the terminal.
  ///   - capturesErrors: Whether its standard error is.
  ///   - ownsOrphans: Whether this process adopts orphans, and has no other programs.
  /// - Throws: The system's error.
  package init(
    _ command: Command,
    columns: Int,
    rows: Int,
    capturesOutput: Bool = false,
    capturesErrors: Bool = false,
    ownsOrphans: Bool = false
  ) throws(Posix.Failure) {
    do {
      terminal = try PseudoTerminal(columns: columns, rows: rows)
    } catch PseudoTerminalError.refused(let number) {
      throw Posix.Failure(number)
    } catch {
      throw Posix.Failure()
    }
    var command = command
    command.group = .session
    let device = ChildProcess.Source.file(terminal.path, flags: O_RDWR)
    var sources = [device]
    var (ends, others): ([Int32], [Int32]) = ([], [])
    defer { for descriptor in others where descriptor >= 0 { close(descriptor) } }
    do throws(Posix.Failure) {
      for isPiped in [capturesOutput, capturesErrors] {
        let pipe = isPiped ? try Posix.makePipe() : (reading: -1, writing: -1)
        ends.append(pipe.reading)
        others.append(pipe.writing)
        sources.append(isPiped ? .descriptor(pipe.writing) : device)
        if isPiped { _ = fcntl(pipe.reading, F_SETFL, O_NONBLOCK) }
      }
      process = try ChildProcess(command, sources)
    } catch {
      for descriptor in ends where descriptor >= 0 { close(descriptor) }
      throw error
    }
    (output, errors) = (ends[0], ends[1])
    self.ownsOrphans = ownsOrphans
  }

  deinit {
    _ = finish()
    for descriptor in [output, errors] where descriptor >= 0 { close(descriptor) }
  }

  /// Readable when the program has drawn something.
  package var descriptor: Int32 { terminal.descriptor }

  /// Resizes the terminal, in cells, and notifies the program.
  package func resize(columns: Int, rows: Int) {
    terminal.resize(columns: columns, rows: rows)
  }

  /// Whether the program reads lines that the terminal does not show, as for a password.
  package var hidesLines: Bool { terminal.hidesLines }

  /// Types as many bytes as the terminal accepts without waiting, and returns their number.
  package func send(_ bytes: ArraySlice<UInt8>) -> Int { terminal.send(bytes) }

  /// Returns what the program writes next, as soon as there is anything, it ends, or a deadline
  /// passes.
  package func receive(until deadline: ContinuousClock.Instant) -> News {
    var news = take()
    while news.isEmpty, end == nil, .now < deadline {
      Posix.wait(for: [descriptor, process.descriptor, output, errors], until: deadline)
      news = take()
    }
    return news
  }

  /// Returns what the program has written, without waiting.
  package func take() -> News {
    // First of all: what the program wrote before its end is then there.
    let end = end == nil ? process.end : nil
    var news = News()
    repeat {
      let count = news.drawn.count
      _ = terminal.receive(&news.drawn, within: 0)
      if news.drawn.count == count { break }
    } while end != nil && news.drawn.count < ProgramSession.restLimit
    news.output = bytes(from: &output, isLast: end != nil)
    news.errors = bytes(from: &errors, isLast: end != nil)
    if let end { self.end = end }
    return news
  }

  /// Returns what has arrived in a pipe, which is closed at its end.
  private func bytes(from descriptor: inout Int32, isLast: Bool) -> [UInt8] {
    guard descriptor >= 0 else { return [] }
    var bytes: [UInt8] = []
    repeat {
      guard let chunk = try? Posix.chunk(from: descriptor) else { break }
      bytes += chunk
      guard chunk.isEmpty else { continue }
      close(descriptor)
      descriptor = -1
      break
    } while isLast && bytes.count < ProgramSession.restLimit
    return bytes
  }
}

extension ProgramSession {
  /// Kills all that this process has started, and all that those have started.
  package static func killAll() {
    for _ in 0..<100 {
      let members = ProcessTable().members(startedBy: [getpid()]).filter { !$0.isZombie }
      if members.isEmpty { return }
      for member in members { kill(member.id, SIGKILL) }
    }
  }

  /// What had to be killed at the end.
  package struct Leftovers {
    /// Whether the program went on without its terminal.
    package var ignoredHangUp = false
    /// The number of processes that the program left running when it had ended by itself.
    package var orphanCount = 0
  }

  /// Closes the terminal like a window, gives the program half a second to end, and kills what is
  /// left of it and of all that it started.
  package func finish() -> Leftovers {
    var leftovers = Leftovers()
    guard !isOver else { return leftovers }
    isOver = true
    let hadEnded = process.end != nil
    if hadEnded { leftovers.orphanCount = members.count }
    terminal.hangUp()
    if !hadEnded {
      // Also for one that is stopped, or in the background.
      for member in members {
        kill(member.id, SIGHUP)
        kill(member.id, SIGCONT)
      }
      leftovers.ignoredHangUp = process.waitForEnd(until: .now + ProgramSession.grace) == nil
    }
    // A process may start another while it is being killed.
    for _ in 0..<100 {
      let members = members
      if members.isEmpty { break }
      for member in members { kill(member.id, SIGKILL) }
      Posix.sleep(.milliseconds(2))
    }
    _ = process.waitForEnd(until: .now + ProgramSession.grace)
    return leftovers
  }

  /// What is running of the program and all that it started.
  private var members: [ProcessTable.Entry] {
    let own = getpid()
    let parents = ownsOrphans ? [process.id, own] : [process.id]
    let all = ProcessTable().members(startedBy: Set(parents), inSession: process.id)
    return all.filter { entry in
      if entry.isZombie, entry.parent == own, entry.id != process.id {
        waitpid(entry.id, nil, WNOHANG)
      }
      return !entry.isZombie && entry.id != own
    }
  }
}
