/// A line from the center of a cell to an edge, with its neighbors.
struct BoxArm {
  /// The weight of the line.
  let weight: BoxDrawing.Weight

  /// The line to its left, or above it.
  let before: BoxDrawing.Weight

  /// The line to its right, or below it.
  let after: BoxDrawing.Weight

  /// The line on the other side of the center.
  let opposite: BoxDrawing.Weight

  /// Creates the arm in a direction, given the weights of all four.
  init(_ direction: BoxDrawing.Direction, _ weights: [BoxDrawing.Weight]) {
    let isVertical = direction == .up || direction == .down
    weight = weights[direction.rawValue]
    before = weights[(isVertical ? BoxDrawing.Direction.left : .up).rawValue]
    after = weights[(isVertical ? BoxDrawing.Direction.right : .down).rawValue]
    opposite = weights[(direction.rawValue + 2) % 4]
  }

  /// Whether it is half of a line through the cell that meets no other.
  var isThrough: Bool {
    weight == opposite && weight != .none && before == .none && after == .none
  }

  /// The sides of its lines: in the middle, or on both sides of it.
  var sides: [Int] {
    switch weight {
    case .none: []
    case .light, .heavy: [0]
    case .double: [-1, 1]
    }
  }
}
