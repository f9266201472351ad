import FormFile
import FormUI
import Subprocess
import SystemCalls

#if canImport(System)
import System
#else
import SystemPackage
#endif

extension Configuration {
  /// Creates a configuration to start a program of a form: in a folder, in a separate process
  /// group, with variables instead of the answers in this environment.
  /// - Parameters:
  ///   - words: The program and its arguments.
  ///   - folder: The folder.
  ///   - variables: The variables.
  ///   - grace: How long the program may take to end if it is canceled, before it is killed.
  init(
    _ words: [String],
    in folder: String,
    _ variables: [String: String] = [:],
    grace: Duration = .zero
  ) {
    var environment: [Environment.Key: String?] = [:]
    for name in Posix.variables(withPrefix: Form.variablePrefix).keys {
      environment[Environment.Key(stringLiteral: name)] = .some(nil)
    }
    for (name, value) in variables { environment[Environment.Key(stringLiteral: name)] = value }
    var options = PlatformOptions()
    options.processGroupID = 0
    let kill = TeardownStep.send(
      signal: .kill,
      toProcessGroup: true,
      allowedDurationToNextStep: .zero
    )
    let ask = TeardownStep.send(
      signal: .terminate,
      toProcessGroup: true,
      allowedDurationToNextStep: grace
    )
    options.teardownSequence = grace > .zero ? [ask, kill] : [kill]
    self.init(
      executable: words[0].contains("/") ? .path(FilePath(words[0])) : .name(words[0]),
      arguments: Arguments(Array(words.dropFirst())),
      environment: .inherit.updating(environment),
      workingDirectory: FilePath(folder),
      platformOptions: options
    )
  }
}

extension Error {
  /// Returns the reason why a program could not be started.
  func reason(notStarting name: String) -> String {
    guard let error = self as? SubprocessError, error.code == .executableNotFound,
      !name.contains("/")
    else { return "\(name) cannot be started" }
    return "\(name) was not found"
  }
}
