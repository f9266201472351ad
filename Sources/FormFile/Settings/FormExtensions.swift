public import FormValidation

/// What a program adds to form files: rules and checks by name, and where they are read.
///
/// ```swift
/// let extensions = FormExtensions(
///   rules: ["even": .custom("even") { (text: String) in text.count.isMultiple(of: 2) }],
///   checks: ["free"]
/// )
/// let form = try Form(yaml: text, extensions: extensions)  // custom: even, remote: free
/// ```
public struct FormExtensions: Sendable {
  /// The rules that `custom:` can use.
  public var rules: [String: Clause]

  /// The checks that `remote:` can use.
  public var checks: Set<String>

  /// Whether `command:` may run programs.
  public var allowsCommands: Bool

  /// The folder of the form file, which the root of a path field is relative to; `nil` for the
  /// current folder.
  public var folder: String?

  /// The language of the form, which must have it if it has several; `nil` for one that is requested,
  /// or else the form's own.
  public var language: Language?

  /// The languages requested for a form with several, the best first, as tags or as names of
  /// locales: `de-AT`, `de_AT.UTF-8`.
  public var requestedLanguages: [String]

  /// Returns the bytes of a file that a form refers to, up to one more than a limit; `nil` if forms
  /// cannot refer to files.
  public var file: FileReading?

  /// Reads a file by its path, relative to the form file.
  public typealias FileReading =
    @Sendable (_ path: String, _ limit: Int) throws(FormFileError) -> [UInt8]

  /// Creates extensions; empty by default.
  public init(
    rules: [String: Clause] = [:],
    checks: Set<String> = [],
    allowsCommands: Bool = false,
    folder: String? = nil,
    language: Language? = nil,
    requestedLanguages: [String] = [],
    file: FileReading? = nil
  ) {
    self.rules = rules
    self.checks = checks
    self.allowsCommands = allowsCommands
    self.folder = folder
    self.language = language
    self.requestedLanguages = requestedLanguages
    self.file = file
  }

  /// Returns a path in a form file as one relative to the current folder, unless it begins with `/`
  /// or `~`.
  func path(_ path: String) -> String {
    guard let folder, !folder.isEmpty, folder != ".", !path.hasPrefix("/"), !path.hasPrefix("~")
    else { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }
}

/// The reason why a file that a form refers to cannot be read.
public struct FormFileError: Error, Equatable, Sendable {
  /// The reason, as the system words it: `no such file`.
  public let reason: String

  /// Creates an error.
  public init(_ reason: String) {
    self.reason = reason
  }
}
