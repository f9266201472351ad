/// Consecutive keys of one kind, which are undone together, a word at a time.
struct EditRun: Hashable, Sendable {
  /// What the keys do.
  enum Kind: Hashable, Sendable {
    case typing, deletingBack, deletingForward
    /// They replace the whole text.
    case stepping
  }

  /// What the keys do.
  let kind: Kind

  /// Whether the last of them typed or deleted part of a word.
  let isAtWord: Bool

  /// Returns whether the step of the next key belongs to this run.
  func includes(_ step: EditStep, of next: EditRun, after last: EditStep) -> Bool {
    guard kind == next.kind, isAtWord || !next.isAtWord else { return false }
    return switch kind {
    case .typing: step.absent.isEmpty && step.start == last.start + last.count
    case .deletingBack: step.start + step.absent.utf8.count == last.start
    case .deletingForward: step.start == last.start
    case .stepping: true
    }
  }
}

extension EditStep {
  /// Adds the step of the next key of a run.
  mutating func join(_ step: EditStep, of kind: EditRun.Kind) {
    switch kind {
    case .typing: count += step.count
    case .deletingBack:
      start = step.start
      absent = step.absent + absent
    case .deletingForward: absent += step.absent
    case .stepping: count = step.count
    }
    caretAfter = step.caretAfter
  }
}
