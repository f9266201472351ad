/// The answers that are not valid, by their fields' places in the form, in its order.
struct Problems: Hashable, Sendable {
  /// The places, from 0, in ascending order.
  private(set) var places: [Int]

  /// Creates a list of places in ascending order.
  init(_ places: [Int] = []) {
    self.places = places
  }

  /// Whether every answer is valid.
  var isEmpty: Bool { places.isEmpty }

  /// How many answers are not valid.
  var count: Int { places.count }

  /// Notes whether the answer at a place is valid.
  /// - Complexity: O(log n) where nothing changes, else O(n), in problems.
  mutating func note(_ place: Int, isValid: Bool) {
    let index = firstIndex(from: place)
    let isKnown = places.indices ~= index && places[index] == place
    if isValid, isKnown { places.remove(at: index) }
    if !isValid, !isKnown { places.insert(place, at: index) }
  }

  /// The nearest problem behind a place, around the end of the form; nothing where there is none.
  func next(after place: Int) -> Int? {
    let index = firstIndex(from: place + 1)
    return places.indices ~= index ? places[index] : places.first
  }

  /// The nearest problem before a place, around the beginning of the form.
  func previous(before place: Int) -> Int? {
    let index = firstIndex(from: place) - 1
    return places.indices ~= index ? places[index] : places.last
  }

  /// The index of the first problem at a place or behind it.
  private func firstIndex(from place: Int) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
