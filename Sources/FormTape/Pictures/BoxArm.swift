/// A line from the centre of a cell to an edge, and the lines around it.
struct BoxArm {
  /// How heavy it is.
  let weight: BoxDrawing.Weight

  /// The line to its left, or above it.
  let before: BoxDrawing.Weight

  /// The line to its right, or below it.
  let after: BoxDrawing.Weight

  /// The line on the other side of the centre.
  let opposite: BoxDrawing.Weight

  /// Creates the arm of a direction, given the weights of all four.
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

  /// Where its lines are: in the middle, or at both sides of it.
  var sides: [Int] {
    switch weight {
    case .none: []
    case .light, .heavy: [0]
    case .double: [-1, 1]
    }
  }
}
