import FormTape
package import FormValidation

/// The cases of a run to play: those that meet all conditions.
package struct CaseSelection: Sendable {
  /// The filters, at least one of which accepts a case; empty for no condition.
  package var filters: [CaseFilter] = []

  /// The tags, at least one of which a case has; empty for no condition.
  package var tags: [String] = []

  /// The cases as `file: name`; `nil` for no condition.
  package var names: Set<String>?

  /// The part of the cases that meet the other conditions; `nil` for all of them.
  package var shard: Shard?

  /// Creates a selection of all cases.
  package init() {}

  /// Returns whether a case of a tape meets the conditions, except for the shard.
  func accepts(_ tapeCase: TapeCase, of file: String) -> Bool {
    let name = CaseSelection.name(of: tapeCase.name, in: file)
    return (filters.isEmpty || filters.contains { $0.accepts(name) })
      && (tags.isEmpty || !tapeCase.tags.allSatisfy { !tags.contains($0) })
      && names?.contains(name) ?? true
  }

  /// Returns the name of a case in a run: `signup.tape: happy path`.
  package static func name(of tapeCase: String, in file: String) -> String {
    "\(file): \(tapeCase)"
  }
}

/// A text that the name of a case contains, or a pattern between slashes that it matches.
package struct CaseFilter: Sendable {
  private let text: String
  private let pattern: SearchPattern?

  /// Creates a filter from its spelling: `happy path`, `/^pay.*card$/`.
  package init(_ spelling: String) throws(PatternError) {
    text = spelling
    let isPattern = spelling.utf8.count > 2 && spelling.hasPrefix("/") && spelling.hasSuffix("/")
    pattern = isPattern ? try SearchPattern(String(spelling.dropFirst().dropLast())) : nil
  }

  /// Returns whether a name has the text or matches the pattern.
  package func accepts(_ name: String) -> Bool {
    pattern.map { !$0.ranges(in: name).isEmpty } ?? name.contains(text)
  }
}

/// One of several equal parts of a run, for several machines.
package struct Shard: Equatable, Sendable {
  /// The number of the part, from 1.
  let number: Int

  /// The number of parts.
  let count: Int

  /// Creates a shard from its spelling, `1/4`; `nil` if there is no such part.
  package init?(_ spelling: String) {
    let numbers = spelling.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      (1...10_000).contains(count), (1...count).contains(number)
    else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// Returns whether the case at an index of the run belongs to the part.
  func contains(_ index: Int) -> Bool { index % count == number - 1 }
}
