/// What was typed as a mask shows it, and which places of the two belong together.
struct MaskedText {
  /// What is shown: nothing where nothing was typed.
  private(set) var shown = ""

  /// The places between the characters typed, and where they are in what is shown, in bytes of
  /// UTF-8.
  ///
  /// There they are always behind the signs of the mask.
  private var places: [(typed: Int, shown: Int)] = []

  /// Shows what was typed in a shape; what is too much for it goes behind.
  init(_ typed: String, in shape: [MaskSign]) {
    var rest = typed[...]
    for sign in shape where !typed.isEmpty {
      if case .literal(let scalar) = sign {
        shown.unicodeScalars.append(scalar)
      } else if rest.isEmpty {
        break
      } else {
        add(rest.removeFirst(), leaving: rest.utf8.count, of: typed)
      }
    }
    while !rest.isEmpty { add(rest.removeFirst(), leaving: rest.utf8.count, of: typed) }
    places.append((typed.utf8.count, shown.utf8.count))
  }

  private mutating func add(_ character: Character, leaving rest: Int, of typed: String) {
    let place = typed.utf8.count - rest - character.utf8.count
    places.append((place, shown.utf8.count))
    shown.append(character)
  }

  /// Where a place in what was typed is shown.
  /// - Complexity: O(n), in characters.
  func shownPlace(of typed: Int) -> Int {
    places.first { $0.typed >= typed }?.shown ?? shown.utf8.count
  }

  /// The place in what was typed that a place in what is shown belongs to; on a sign of the mask,
  /// that behind it.
  /// - Complexity: O(n), in characters.
  func typedPlace(of shown: Int) -> Int {
    (places.first { $0.shown >= shown } ?? places[places.count - 1]).typed
  }
}
