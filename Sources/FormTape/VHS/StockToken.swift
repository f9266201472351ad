/// A piece of a tape as VHS itself sees it.
struct StockToken: Hashable {
  /// What sort of piece it is.
  enum Kind: Hashable {
    /// A text, between quotation marks or as a bare word.
    case text
    /// A word that VHS keeps for itself.
    case keyword
    case number, pattern, json, sign, comment, illegal, end
  }

  /// What sort of piece it is.
  let kind: Kind

  /// What it says, marks around it left out.
  let text: String

  /// The line it begins on, from 1.
  let line: Int

  /// Where it stands, in bytes of that line; one that spans lines ends with its first.
  let range: Range<Int>
}
