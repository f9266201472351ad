/// Whose idea of a UUID is meant.
public enum UUIDStandard: String, Hashable, Sendable, CaseIterable {
  /// Capitals or small letters; the variant counts where a version is asked for.
  case rfc9562
  /// The same, as the PHP framework has it.
  /// - Source: Laravel 12, "Str::isUuid".
  case laravel
  /// Small letters alone; the variant does not count in version 3.
  /// - Source: go-playground/validator 10, regexes.go, "uUIDRegexString", "uUID3RegexString".
  case goLowercase = "go-lowercase"
}
