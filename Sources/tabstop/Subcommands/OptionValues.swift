import ArgumentParser
import FormFile
import FormValidation
import FormWidgets
import SourceText
import SystemCalls

extension Language {
  /// Returns the language that an option names.
  static func named(byOption code: String) throws -> Language {
    if let language = Language.named(code) { return language }
    throw ValidationError("Unknown language \"\(code)\"; expected one of \(codeList).")
  }

  fileprivate static let codeList = codes.joined(separator: ", ")
}

extension Option<Language?> {
  /// Creates an option for the language of messages, with a description of the one used by default.
  init(languageByDefault usual: String, visibility: ArgumentVisibility = .default) {
    self.init(
      help: ArgumentHelp(
        "Use this language: \(Language.codeList)" + FullHelp.only("; by default \(usual)") + ".",
        valueName: "code",
        visibility: visibility
      ),
      completion: .list(Language.codes),
      transform: Language.named(byOption:)
    )
  }
}

extension Size {
  /// Returns the size of a screen given by an option: `80x24`.
  static func named(byOption text: String) throws -> Size {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      (1...1_000).contains(columns), (1...1_000).contains(rows)
    else {
      throw ValidationError(
        "Expected a size up to 1000x1000, like 80x24, found \"\(text)\"."
      )
    }
    return Size(columns: columns, rows: rows)
  }
}

extension Duration {
  /// Returns the duration given by an option: a number of seconds, or of the unit after it.
  static func named(byOption text: String) throws -> Duration {
    let units: [(name: String, seconds: Double)] = [
      ("ms", 0.001), ("s", 1), ("m", 60), ("h", 3_600), ("d", 86_400),
    ]
    let unit = units.first { text.hasSuffix($0.name) }
    guard let count = Double(text.dropLast(unit?.name.count ?? 0)), count > 0, count < 1e9 else {
      throw ValidationError("Expected a time, like 30, 500ms, 90s or 5m, found \(text.quoted).")
    }
    return .seconds(count * (unit?.seconds ?? 1))
  }
}

extension CompletionKind {
  /// Form files.
  static let forms = file(extensions: ["yaml", "yml"])

  static let tapes = file(extensions: ["tape"])

  /// Names of rules.
  static let rules = list(RuleDefinition.allNames)
}
