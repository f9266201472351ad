/// What came of a question to something outside.
public enum CheckAnswer: Hashable, Sendable {
  /// The verdict on the value.
  case verdict(Verdict)
  /// No verdict: the asking itself went wrong, for a reason that a person can read.
  case failed(String)
}
