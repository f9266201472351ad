extension Key: CustomStringConvertible {
  /// The key's name as in tapes and in help in most languages: `Tab`, `Shift-Tab`, `Ctrl-A`, `F2`.
  public var description: String { KeyNames.english.name(of: self) }
}
