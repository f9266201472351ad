/// What a user wants done, however it is said: by a key, the mouse, or a line.
package enum Intent: Hashable, Sendable {
  case next, previous
  case nextPage, previousPage
  /// On from the focused field or answer, or what the focused button does.
  case advance
  case submit
  case cancel, interrupt
  case nextProblem, previousProblem
  case switchErrors
  case acceptProposal
  case change(EntryChange)
}

/// A change of the entries of a repeated group.
package enum EntryChange: Int, CaseIterable, Sendable {
  case remove, moveUp, moveDown, add

  /// The changes of an entry itself.
  package static let own = [EntryChange.remove, .moveUp, .moveDown]

  /// The name of its button.
  package var word: Word {
    switch self {
    case .remove: .removeEntry
    case .moveUp: .moveEntryUp
    case .moveDown: .moveEntryDown
    case .add: .addEntryKey
    }
  }
}
