/// A text being composed of decomposed scalars.
/// - Source: Unicode Standard, 3.11, "Canonical Ordering Algorithm" and "Canonical Composition
///   Algorithm".
struct Composition {
  /// Every pair that composes, the first in the upper half of the key.
  static let pairs = DecompositionTable.shared.compositions

  private typealias Mark = (scalar: Unicode.Scalar, order: UInt8)

  private var text = String.UnicodeScalarView()
  private var starter: Unicode.Scalar?
  private var marks: [Mark] = []

  /// Adds the next scalar.
  mutating func add(_ scalar: Unicode.Scalar) {
    let order = scalar.properties.canonicalCombiningClass.rawValue
    guard order == 0 else {
      marks.append((scalar, order))
      return
    }
    settle()
    if let first = starter, marks.isEmpty, let composed = first.composed(with: scalar) {
      starter = composed
    } else {
      flush()
      starter = scalar
    }
  }

  /// The text composed, with nothing more to come.
  mutating func finish() -> String {
    settle()
    flush()
    return String(text)
  }

  /// Puts the marks in order and composes those that do with what they stand on.
  private mutating func settle() {
    guard !marks.isEmpty else { return }
    sortMarks()
    guard var base = starter else { return }
    var last: UInt8 = 0
    marks.removeAll { mark in
      if last < mark.order, let composed = base.composed(with: mark.scalar) {
        base = composed
        return true
      }
      last = mark.order
      return false
    }
    starter = base
  }

  /// Sorts the marks by their order, those of the same order as they came.
  private mutating func sortMarks() {
    guard zip(marks, marks.dropFirst()).contains(where: { $0.order > $1.order }) else { return }
    // However many there are, the orders are few.
    var places = [Int](repeating: 0, count: 256)
    for mark in marks { places[Int(mark.order)] += 1 }
    var next = 0
    for order in places.indices { (places[order], next) = (next, next + places[order]) }
    var sorted = marks
    for mark in marks {
      sorted[places[Int(mark.order)]] = mark
      places[Int(mark.order)] += 1
    }
    marks = sorted
  }

  private mutating func flush() {
    if let starter { text.append(starter) }
    starter = nil
    guard !marks.isEmpty else { return }
    // One by one: to append a collection takes as long as what is there already.
    for mark in marks { text.append(mark.scalar) }
    marks.removeAll(keepingCapacity: true)
  }
}
