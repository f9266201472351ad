/// The invalid answers, by their fields' indices, in order.
struct Problems: Hashable, Sendable {
  /// The indices, in ascending order.
  private(set) var places: [Int]

  /// Creates a list of indices in ascending order.
  init(_ places: [Int] = []) {
    self.places = places
  }

  /// Whether every answer is valid.
  var isEmpty: Bool { places.isEmpty }

  /// The number of invalid answers.
  var count: Int { places.count }

  /// Records whether the answer at an index is valid.
  /// - Complexity: O(log n) if nothing changes, else O(n), in problems.
  mutating func note(_ place: Int, isValid: Bool) {
    let index = firstIndex(from: place)
    let isKnown = places.indices ~= index && places[index] == place
    if isValid, isKnown { places.remove(at: index) }
    if !isValid, !isKnown { places.insert(place, at: index) }
  }

  /// Returns the nearest problem after an index, wrapping around; `nil` if there is none.
  func next(after place: Int) -> Int? {
    let index = firstIndex(from: place + 1)
    return places.indices ~= index ? places[index] : places.first
  }

  /// Returns the nearest problem before an index, wrapping around; `nil` if there is none.
  func previous(before place: Int) -> Int? {
    let index = firstIndex(from: place) - 1
    return places.indices ~= index ? places[index] : places.last
  }

  /// Returns the position of the first problem at or after an index.
  private func firstIndex(from place: Int) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
