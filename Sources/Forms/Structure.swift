package import FormValidation

extension Form {
  /// The entries of repeated groups that exist.
  ///
  /// Each entry has a key, which stays the same while others are added, removed, and moved.
  package struct Structure: Equatable, Sendable {
    /// An entry of a repeated group, with those of the groups in it.
    package struct Entry: Equatable, Sendable {
      let key: Int
      var inner = Structure()
    }

    /// The entries of a repeated group.
    package struct Entries: Equatable, Sendable {
      private(set) var all: [Entry] = []

      /// The key of the next new entry.
      private var nextKey = 0

      /// Creates a number of entries.
      init(count: Int) { set(count: count) }

      /// Appends or drops entries at the end, so that there are a number of them.
      mutating func set(count: Int) {
        if count < all.count { all.removeLast(all.count - count) }
        while all.count < count { add() }
      }

      /// Appends a new entry.
      package mutating func add() {
        all.append(Entry(key: nextKey))
        nextKey += 1
      }

      /// Removes and returns an entry.
      package mutating func remove(at number: Int) -> Entry { all.remove(at: number) }

      /// Inserts an entry that was removed.
      package mutating func insert(_ entry: Entry, at number: Int) { all.insert(entry, at: number) }

      /// Swaps two entries.
      package mutating func swap(_ number: Int, _ other: Int) { all.swapAt(number, other) }

      /// Changes what is in an entry.
      mutating func change(_ number: Int, _ change: (inout Structure) -> Void) {
        change(&all[number].inner)
      }
    }

    /// The entries of each repeated group, by its name in the entry or form that contains it.
    private var lists: [FieldID: Entries] = [:]

    /// The entries of a repeated group; `nil` if it has not been expanded yet.
    subscript(name: FieldID) -> Entries? {
      get { lists[name] }
      set { lists[name] = newValue }
    }

    /// Changes the entries of a repeated group, which may be in an entry of another one.
    package mutating func change(_ list: FieldID, _ change: (inout Entries) -> Void) {
      self.change(list.steps[...], change)
    }

    private mutating func change(
      _ steps: ArraySlice<FieldID.Step>,
      _ change: (inout Entries) -> Void
    ) {
      var name: FieldID?
      for (index, step) in zip(steps.indices, steps) {
        switch step {
        case .name(let text): name = name.map { $0.member(FieldID(text)) } ?? FieldID(text)
        case .index(let number):
          guard let name, lists[name]?.all.indices.contains(number) == true else { return }
          lists[name]?.change(number) { $0.change(steps[(index + 1)...], change) }
          return
        }
      }
      guard let name, var entries = lists.removeValue(forKey: name) else { return }
      change(&entries)
      lists[name] = entries
    }
  }
}
