/// What a count is to a language's grammar; each language has `other`, and some of the rest.
/// - Source: Unicode Technical Standard #35, part 3, "Language Plural Rules".
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}
