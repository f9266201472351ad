import FormUI
import Foundation
import FormValidation
import Synchronization

/// Asks a program about a value: it is started with the value as its last argument, never through a
/// shell, in the folder of the form.
///
/// Status 0 is a yes; status 1 a no, whose reason is the first line that the program writes. Any
/// other end is no answer.
struct CommandCheck: Sendable {
  /// The name by which remote rules ask for it.
  static let name = "command"

  /// The most that is read of what a program says, in bytes.
  private static let outputLimit = 4_096

  /// The folder that programs run in, and that their paths are looked up from.
  let folder: String

  /// Asks, and waits for the answer; ends the program when nobody waits for it any more.
  @Sendable
  func answer(to request: CheckRequest) async -> CheckAnswer {
    guard let program = request.arguments.first else { return .failed("no program is named") }
    let process = process(program, Array(request.arguments.dropFirst()), about: request.value)
    let end = EarlyEnd()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // Reading and waiting block, which is not for the threads that tasks share.
        DispatchQueue.global().async {
          continuation.resume(returning: Self.answer(of: process, program, unless: end))
        }
      }
    } onCancel: {
      end.isWanted.store(true, ordering: .sequentiallyConsistent)
      Self.end(process)
    }
  }

  /// Whether nobody waits for the answer any more; noted before the program is ended, and looked at
  /// once it runs, so that it is ended whichever comes first.
  private final class EarlyEnd: Sendable {
    let isWanted = Atomic(false)
  }

  private func process(_ program: String, _ arguments: [String], about value: Value) -> Process {
    let process = Process()
    process.currentDirectoryURL = URL(filePath: folder)
    // A bare name is looked up as a shell would, by the one program whose purpose that is.
    let isPath = program.utf8.contains(UInt8(ascii: "/"))
    let path = program.hasPrefix("/") ? program : "\(folder)/\(program)"
    process.executableURL = URL(filePath: isPath ? path : "/usr/bin/env")
    process.arguments = (isPath ? [] : [program]) + arguments + ["\(value)"]
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }

  private static func answer(
    of process: Process,
    _ program: String,
    unless end: EarlyEnd
  ) -> CheckAnswer {
    let output = Pipe()
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      return .failed("\(program) cannot be started")
    }
    if end.isWanted.load(ordering: .sequentiallyConsistent) { Self.end(process) }
    let said = firstLine(of: output.fileHandleForReading)
    process.waitUntilExit()
    guard process.terminationReason == .exit else { return .failed("\(program) was ended") }
    switch process.terminationStatus {
    case 0: return .verdict(.valid)
    case 1: return .refused(said)
    case 127: return .failed("there is no program \(program)")
    case let status: return .failed("\(program) ended with status \(status)")
    }
  }

  /// Ends a program in the way that none can ignore: it inherits what the starting thread blocks.
  private static func end(_ process: Process) {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// The first line that a program writes, as far as it is read; the rest is read and forgotten.
  private static func firstLine(of output: FileHandle) -> String {
    var kept = Data()
    while let data = try? output.read(upToCount: outputLimit), !data.isEmpty {
      kept += data.prefix(outputLimit - kept.count)
    }
    let line = kept.prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespaces)
  }
}
