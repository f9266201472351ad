/// What is wrong with the answers, by their fields.
struct Problems: Hashable, Sendable {
  /// The invalid answers.
  var invalid = IndexList()

  /// The required answers that are missing.
  var unanswered = IndexList()

  /// The invalid answers with an error beside them.
  var shown = IndexList()
}

/// Indices of fields, in order, each once.
struct IndexList: Hashable, Sendable {
  /// The indices, in ascending order.
  private(set) var indices: [Int]

  /// Creates a list of indices in ascending order.
  init(_ indices: [Int] = []) {
    self.indices = indices
  }

  var isEmpty: Bool { indices.isEmpty }

  var count: Int { indices.count }

  /// Lists an index, or no longer lists it.
  /// - Complexity: O(log n) if nothing changes, else O(n), in indices.
  mutating func list(_ index: Int, if isListed: Bool) {
    let position = position(from: index)
    let isKnown = indices.indices ~= position && indices[position] == index
    if !isListed, isKnown { indices.remove(at: position) }
    if isListed, !isKnown { indices.insert(index, at: position) }
  }

  /// Returns the nearest index after another one, wrapping around; `nil` if there is none.
  func next(after index: Int) -> Int? {
    let position = position(from: index + 1)
    return indices.indices ~= position ? indices[position] : indices.first
  }

  /// Returns the nearest index before another one, wrapping around; `nil` if there is none.
  func previous(before index: Int) -> Int? {
    let position = position(from: index) - 1
    return indices.indices ~= position ? indices[position] : indices.last
  }

  /// Returns the position of the first listed index at or after another one.
  private func position(from index: Int) -> Int {
    var (low, high) = (0, indices.count)
    while low < high {
      let middle = (low + high) / 2
      if indices[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
