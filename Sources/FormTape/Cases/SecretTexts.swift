import FormValidation
import SourceText

/// The secret answers of a form, to leave out of the report of a failure.
struct SecretTexts {
  /// What is shown instead of a secret.
  static let substitute = "(hidden)"

  /// The length from which a secret is also found within a word; a shorter one would be replaced,
  /// and so revealed, in unrelated words.
  private static let wordLimit = 4

  /// The texts, the longest first: a secret can contain another.
  private let texts: [String]

  /// Collects the secrets of a form, if its state is known, and those that were typed; short ones
  /// were perhaps only a part.
  init(of form: FormScene?, typed: Set<String> = []) {
    let secrets = (form?.fields ?? []).filter { $0.isSecret && !$0.value.isBlank }
    let whole = secrets.map(\.value.description) + typed.filter { $0.count >= Self.wordLimit }
    let spellings = whole.flatMap { secret in
      // Answers are also printed as JSON.
      [secret, String(secret.json.dropFirst().dropLast())]
    }
    texts = Set(spellings).sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
  }

  /// Whether there are none.
  var isEmpty: Bool { texts.isEmpty }

  /// Returns a text without the secrets.
  func removed(from text: String) -> String {
    texts.reduce(text) { text, secret in
      var (kept, rest) = ("", text[...])
      while let range = rest.firstRange(of: secret) {
        let isWhole =
          secret.count >= SecretTexts.wordLimit
          || !(text[..<range.lowerBound].last?.isWordPart ?? false)
            && !(text[range.upperBound...].first?.isWordPart ?? false)
        kept += rest[..<range.lowerBound] + (isWhole ? SecretTexts.substitute : secret)
        rest = rest[range.upperBound...]
      }
      return kept + rest
    }
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}
