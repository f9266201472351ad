/// A token of a tape as VHS itself reads it.
struct StockToken: Hashable {
  /// The kind of a token.
  enum Kind: Hashable {
    /// A text, quoted or as a bare word.
    case text
    /// A reserved word.
    case keyword
    case number, pattern, json, sign, comment, illegal, end
  }

  /// The kind of the token.
  let kind: Kind

  /// The content, without quotation marks.
  let text: String

  /// The line it begins on, from 1.
  let line: Int

  /// The range, in bytes of that line; a token that spans lines ends with the first.
  let range: Range<Int>
}
