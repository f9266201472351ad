extension BoxDrawing {
  /// Adds the character's lines in a cell to a path.
  func add(to path: inout PicturePath, in cell: PictureRectangle, fontSize: Double) {
    let strokes = BoxStrokes(fontSize: fontSize)
    switch self {
    case .arms(let weights): strokes.addArms(weights, to: &path, in: cell)
    case .dashes(let count, let isVertical, let weight):
      strokes.addDashes(count, isVertical: isVertical, weight, to: &path, in: cell)
    case .arc(let right, let down): strokes.addArc(right: right, down: down, to: &path, in: cell)
    case .diagonals(let rising, let falling):
      if rising { strokes.addDiagonal(isRising: true, to: &path, in: cell) }
      if falling { strokes.addDiagonal(isRising: false, to: &path, in: cell) }
    }
  }

  /// Whether the same character to the right continues the lines.
  var isSeamless: Bool {
    guard case .arms(let weights) = self else { return false }
    return weights[0] == .none && weights[2] == .none && weights[1] == weights[3]
  }
}
