import FormValidation

/// The spelling of a normalizer in form files.
struct NormalizerKey: Sendable {
  /// The normalizer's name.
  let name: String

  /// Reads the normalizer from the parameter under its name; without one, there is none.
  let read: @Sendable (inout Settings) -> Normalizer?

  /// All normalizers in form files.
  static let all = [
    plain("trim", .trim), plain("trim_start", .trimStart), plain("trim_end", .trimEnd),
    plain("collapse_spaces", .collapseSpaces),
    NormalizerKey(name: "strip") { settings in
      guard settings.has("strip") else {
        settings.report("strip needs the characters to remove: strip: \" -\"", at: "strip")
        return nil
      }
      guard let characters = settings.text("strip") else { return nil }
      guard !characters.isEmpty else {
        settings.report("expected text that is not empty", at: "strip")
        return nil
      }
      return .strip(characters)
    },
    plain("lowercase", .lowercase), plain("uppercase", .uppercase),
    plain("fold_case", .foldCase), plain("title_case", .titleCase), plain("nfc", .nfc),
    plain("nfkc", .nfkc), plain("digits_to_ascii", .digitsToASCII),
    plain("full_width_to_ascii", .fullWidthToASCII),
    NormalizerKey(name: "e164") { settings in
      guard settings.has("e164") else { return .e164() }
      return settings.choice("e164", of: PhoneRegion.self).map { .e164($0) }
    },
  ]

  /// Returns the row with a name.
  static func named(_ name: String) -> NormalizerKey? { all.first { $0.name == name } }

  private static func plain(_ name: String, _ normalizer: Normalizer) -> NormalizerKey {
    NormalizerKey(name: name) { settings in
      guard settings.flag(name) ?? true else {
        settings.report("expected true or nothing, found false", at: name)
        return nil
      }
      return normalizer
    }
  }
}
