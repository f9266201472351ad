import FormValidation
import FormWidgets
import Glibc
import SystemCalls

/// The user's editor, as set in `VISUAL` or `EDITOR`.
struct ExternalEditor {
  /// The program with its arguments, as a shell reads it: `code --wait`.
  private let command: String

  /// The time between requests to end, in microseconds: no descriptor reports the end of processes
  /// that the editor started.
  private static let requestInterval: UInt32 = 50_000

  /// How long the editor may take to end with this program.
  private static let patience = Duration.seconds(2)

  /// Finds the editor; `nil` if none is set.
  init?() {
    let set = ["VISUAL", "EDITOR"].lazy.compactMap(Posix.setting)
    guard let command = set.first(where: { !$0.isBlank }) else { return nil }
    self.command = command
  }

  /// The name of the program.
  private var name: String {
    let word = command.split(whereSeparator: \.isWhitespace).first ?? ""
    return word.split(separator: "/").last.map(String.init) ?? command
  }

  /// Edits a text on a terminal that nothing else uses, and returns when the editor has ended.
  ///
  /// Any signal that would end this program ends the editor first, so that its file is not left
  /// behind.
  func edit(
    _ request: EditRequest,
    on terminal: Int32,
    heeding signals: inout SignalWatch
  ) -> EditResult {
    signals.deferringEnd { signals in
      result(of: request, on: terminal, heeding: &signals)
    }
  }

  private func result(
    of request: EditRequest,
    on terminal: Int32,
    heeding signals: inout SignalWatch
  ) -> EditResult {
    let file: EditedFile
    do {
      file = try EditedFile(request)
    } catch {
      return .failed(.noFile(reason: error.reason))
    }
    // Without control of the terminal, the editor shares this program's process group.
    let ownGroup = getpgrp()
    let isControlled = tcgetpgrp(terminal) == ownGroup
    // The command goes through the shell, as for every program that runs an editor; the path does
    // not.
    let editor = Command(
      ["/bin/sh", "-c", command + " \"$@\"", command, file.path],
      group: isControlled ? .foreground(terminal: terminal) : .shared
    )
    let streams = Array(repeating: ChildProcess.Source.descriptor(terminal), count: 3)
    guard let child = try? ChildProcess(editor, streams, noticingStops: true) else {
      file.remove()
      return .failed(.notStarted(name))
    }
    let job = EditorJob(
      process: child,
      terminal: isControlled ? terminal : nil,
      ownGroup: ownGroup
    )
    let status = wait(for: job, heeding: &signals)
    return result(of: request, in: file, status: status, isAskedToEnd: signals.isAskedToEnd)
  }

  /// Returns what an editor that ended with a status has left in a file.
  private func result(
    of request: EditRequest,
    in file: EditedFile,
    status: Int,
    isAskedToEnd: Bool
  ) -> EditResult {
    let edited = file.edited
    switch status {
    case _ where isAskedToEnd && edited != nil && edited != request.text, 0:
      guard let edited else { return unusable(file) }
      file.remove()
      return .text(edited)
    // The shell's statuses for a program that it cannot start.
    case 126, 127:
      file.remove()
      return .failed(.notStarted(name))
    // A program that was killed may have saved what the user typed.
    case 128... where edited != request.text: return unusable(file)
    default:
      file.remove()
      return .failed(.exited(name, status: status))
    }
  }

  /// Keeps a file whose text cannot be used, unless the editor deleted it.
  private func unusable(_ file: EditedFile) -> EditResult {
    if Posix.exists(file.path) { return .failed(.kept(path: file.path)) }
    file.remove()
    return .failed(.deleted(name))
  }

  /// Waits for the editor, and returns its exit status, as a shell does: 128 plus the number of the
  /// signal that ended it.
  ///
  /// A request to end this program is passed on, and the editor then has a moment to end; Ctrl-C is
  /// left to the editor.
  private func wait(for job: EditorJob, heeding signals: inout SignalWatch) -> Int {
    defer { job.giveTerminalBack() }
    var deadline: ContinuousClock.Instant?
    while true {
      SignalWatch.forget(SIGINT)
      if job.process.takeStop() {
        if signals.canStop {
          job.giveTerminalBack()
          signals.stopProcessGroup(on: job.terminal ?? -1)
          job.claimTerminal()
        }
        job.send(SIGCONT)
      }
      let end = job.status
      if end != nil { SignalWatch.forget(SIGTSTP) }
      guard signals.isAskedToEnd else {
        if let end { return end }
        Posix.wait(for: [signals.descriptor, job.process.descriptor], until: nil)
        signals.drain()
        continue
      }
      let limit = deadline ?? .now + ExternalEditor.patience
      // The shell may end before the editor that it runs.
      if let end, !job.isRunning || limit + ExternalEditor.patience <= .now { return end }
      job.send(limit <= .now ? SIGKILL : SIGHUP)
      job.send(SIGCONT)
      deadline = limit
      usleep(ExternalEditor.requestInterval)
    }
  }
}

/// A running editor, which has the terminal.
private struct EditorJob {
  /// The shell that runs the editor, or the editor itself.
  let process: ChildProcess

  /// The terminal that its process group controls; `nil` if it is in the group of this program.
  let terminal: Int32?

  /// The process group of this program.
  let ownGroup: pid_t

  /// The exit status, as in a shell; `nil` while it runs.
  var status: Int? {
    switch process.end {
    case .status(let status): Int(status)
    case .signal(let number): 128 + Int(number)
    case nil: nil
    }
  }

  /// Whether a process of the editor is left.
  var isRunning: Bool { send(0) }

  /// Sends a signal to all of its processes, also after the end of the shell, and returns whether
  /// there are any.
  @discardableResult
  func send(_ signal: Int32) -> Bool {
    kill(terminal == nil ? process.id : -process.id, signal) == 0
  }

  /// Gives it the terminal.
  func claimTerminal() { setGroup(process.id) }

  /// Takes the terminal back.
  func giveTerminalBack() { setGroup(ownGroup) }

  private func setGroup(_ group: pid_t) {
    guard let terminal else { return }
    // Else a program in the background would be stopped.
    let mask = Signals.Mask.blockAll()
    tcsetpgrp(terminal, group)
    mask.restore()
  }
}

/// A text in a separate file that only the user can read.
private struct EditedFile {
  /// The largest text, in bytes.
  private static let byteLimit = 1 << 20

  let path: String

  private let folder: String
  private let endsWithBreak: Bool

  /// Writes the text of a request to a file named after its field, which ends with a line break as
  /// editors expect.
  init(_ request: EditRequest) throws(Posix.Failure) {
    folder = try Posix.makeTemporaryFolder()
    let name = request.field.rawValue.filter { $0 != "/" && $0 != "\0" }.prefix(60)
    path = "\(folder)/\(name).txt"
    endsWithBreak = request.text.isEmpty || request.text.hasSuffix("\n")
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    var number: Int32? = descriptor < 0 ? errno : nil
    if descriptor >= 0 {
      number = Posix.writeAll(request.text + (endsWithBreak ? "" : "\n"), to: descriptor)
      close(descriptor)
    }
    if let number {
      remove()
      throw Posix.Failure(number)
    }
  }

  /// The edited text, without the line break that was added to the file and without a byte-order mark;
  /// `nil` if it is not text or too long.
  var edited: String? {
    guard let bytes = try? Posix.bytesOfFile(path, limit: EditedFile.byteLimit),
      bytes.count <= EditedFile.byteLimit, var text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    return text.hasSuffix("\n") && !endsWithBreak ? String(text.dropLast()) : text
  }

  /// Removes the file with its folder, and other files that the editor left there.
  func remove() {
    if let entries = opendir(folder) {
      while let entry = readdir(entries) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        unlink("\(folder)/\(name)")
      }
      closedir(entries)
    }
    rmdir(folder)
  }
}
