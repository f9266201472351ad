package import Foundation

/// Runs the built program between pipes, and waits for its end.
/// - Parameters:
///   - arguments: Its arguments.
///   - folder: Its working folder; `nil` for the tests' own.
///   - environment: Its whole environment; `nil` for the tests' own.
///   - input: Its standard input, of which it may read less.
///   - program: The path of another program than the built one.
/// - Returns: Its standard output, its standard error and its status.
/// - Throws: The system's error if the program cannot be started.
package func runProgram(
  _ arguments: [String],
  in folder: URL? = nil,
  environment: [String: String]? = nil,
  input: String = "",
  of program: String = PseudoFilling.program
) throws -> (output: String, complaint: String, status: Int32) {
  let process = Process()
  process.executableURL = URL(filePath: program)
  process.arguments = arguments
  if let folder { process.currentDirectoryURL = folder }
  if let environment { process.environment = environment }
  let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
  process.standardInput = stdin
  process.standardOutput = stdout
  process.standardError = stderr
  try process.run()
  // A program may end without reading it, and then the pipe is broken.
  if !input.isEmpty { try? stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8)) }
  try stdin.fileHandleForWriting.close()
  let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
  let complaint = try stderr.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  return (
    String(decoding: output, as: UTF8.self), String(decoding: complaint, as: UTF8.self),
    process.terminationStatus
  )
}
