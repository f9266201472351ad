import TerminalText

extension String? {
  /// The end of a message that suggests the nearest name, `; did you mean "email"?`; empty if there
  /// is none.
  package var didYouMean: String { map(\.quoted).didYouMeanUnquoted }

  /// The same with a name that is written without quotation marks, such as an option.
  package var didYouMeanUnquoted: String { map { "; did you mean \($0)?" } ?? "" }
}
