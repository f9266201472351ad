/// A typed text as shown in a mask, with corresponding positions in both.
struct MaskedText {
  /// The shown text; empty if nothing was typed.
  private(set) var shown = ""

  /// The positions between typed characters, and the corresponding ones in the shown text, in UTF-8
  /// bytes.
  ///
  /// In the shown text, they are always after the symbols of the mask.
  private var places: [(typed: Int, shown: Int)] = []

  /// Shows a typed text in a shape; excess characters are appended.
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

  /// Returns the shown position of a typed position.
  /// - Complexity: O(n), in characters.
  func shownPlace(of typed: Int) -> Int {
    places.first { $0.typed >= typed }?.shown ?? shown.utf8.count
  }

  /// Returns the typed position of a shown position; within symbols of the mask, the one after
  /// them.
  /// - Complexity: O(n), in characters.
  func typedPlace(of shown: Int) -> Int {
    (places.first { $0.shown >= shown } ?? places[places.count - 1]).typed
  }
}
