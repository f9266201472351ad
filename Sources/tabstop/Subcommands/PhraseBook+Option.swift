import ArgumentParser
import FormValidation

extension PhraseBook {
  /// Returns the language that an option names.
  static func named(byOption code: String) throws -> PhraseBook {
    if let language = PhraseBook.named(code) { return language }
    let codes = PhraseBook.codes.joined(separator: ", ")
    throw ValidationError("Unknown language \"\(code)\"; expected one of \(codes).")
  }
}
