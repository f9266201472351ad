/// When a field shows what its rules say, or one of them; they are evaluated on every key in any
/// case.
public enum Reveal: String, Hashable, Sendable, CaseIterable {
  /// What is missing as a hint while the field has the focus, as an error once it was left; what is
  /// broken at once.
  case polite
  /// Everything, from the first key.
  case immediately
  /// Nothing until the field was left once; then everything, live.
  case onLeave = "on-leave"
  /// Nothing until the first submit; then everything, live.
  case onSubmit = "on-submit"
}
