import ArgumentParser

/// A requested report: its kind and destination.
struct ReportTarget: Hashable, CustomStringConvertible {
  /// A kind of report.
  enum Kind: String, CaseIterable {
    case pretty, tap, junit, json
  }

  /// The kind.
  let kind: Kind

  /// The path of the file; `nil` for standard output.
  let file: String?

  /// Creates a target.
  init(_ kind: Kind, file: String? = nil) {
    self.kind = kind
    self.file = file
  }

  /// Creates the target of an argument, `kind` or `kind=file`.
  init(argument: String) throws(ValidationError) {
    let parts = argument.unicodeScalars
      .split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let kind = Kind(rawValue: parts[0]) else {
      let kinds = Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("Unknown report \"\(parts[0])\"; expected one of \(kinds).")
    }
    guard parts.last != "" else {
      throw ValidationError("Missing file name after \"=\".")
    }
    self.init(kind, file: parts.count == 1 || parts[1] == "-" ? nil : parts[1])
  }

  var description: String { kind.rawValue + (file.map { "=\($0)" } ?? "") }
}
