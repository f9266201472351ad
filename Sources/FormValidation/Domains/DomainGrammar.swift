/// What a domain name is made of, beside labels of letters, digits and inner hyphens.
struct DomainGrammar: Hashable {
  /// What the last label must be.
  enum LastLabel {
    case anything
    /// Not digits alone, lest the name look like an address.
    case notNumeric
    /// Letters alone, or a label that stands for one of another script.
    case letters
  }

  /// What the last label must be.
  var lastLabel = LastLabel.notNumeric

  /// How many labels there must be.
  var minLabels = 1

  /// How many bytes there may be, a dot at the end left aside.
  var limit = 253

  /// Whether every label must begin with a letter, and the whole have two characters.
  var beginsWithLetters = false

  /// Whether labels may have low lines, wherever.
  var allowsUnderscore = false

  /// Whether one dot may stand at the end.
  var allowsFinalDot = false

  /// Whether labels may be written in letters of any script.
  var allowsUnicode = false

  /// Whether capitals and wide forms of other scripts stand for the plain ones.
  var folds = false

  /// Whether two hyphens in the third and fourth place are kept for labels that begin with `xn--`.
  var reservesHyphens = false
}
