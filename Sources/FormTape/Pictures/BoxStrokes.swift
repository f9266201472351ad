/// The strokes of box-drawing characters at a font size.
struct BoxStrokes {
  /// The thickness of a light line.
  private let light: Double

  /// The thickness of a heavy line.
  private let heavy: Double

  /// The distance of each line of a double line from the middle.
  private let gap: Double

  /// Creates strokes for a font size.
  init(fontSize: Double) {
    light = fontSize * 0.075
    heavy = fontSize * 0.175
    gap = fontSize * 0.11
  }

  private func thickness(_ weight: BoxDrawing.Weight) -> Double {
    switch weight {
    case .none: 0
    case .light, .double: light
    case .heavy: heavy
    }
  }

  /// Adds lines from the center to the edges, which meet without gaps.
  func addArms(
    _ weights: [BoxDrawing.Weight],
    to path: inout PicturePath,
    in cell: PictureRectangle
  ) {
    for direction in BoxDrawing.Direction.allCases {
      let arm = BoxArm(direction, weights)
      if arm.isThrough, direction == .up || direction == .left { continue }
      let half = thickness(arm.weight) / 2
      for side in arm.sides {
        addLine(
          direction,
          from: arm.isThrough ? -.infinity : start(of: arm, side: side),
          to: &path,
          in: cell,
          between: Double(side) * gap - half,
          and: Double(side) * gap + half
        )
      }
    }
  }

  /// Returns where a line of an arm begins, in pixels from the center; negative is before it.
  private func start(of arm: BoxArm, side: Int) -> Double {
    let hasDouble = arm.before == .double || arm.after == .double
    if side == 0 {
      guard hasDouble else { return -max(thickness(arm.before), thickness(arm.after)) / 2 }
      if arm.opposite != .none { return 0 }
      return arm.before == arm.after ? gap - light / 2 : -(gap + light / 2)
    }
    let near = side < 0 ? arm.before : arm.after
    let far = side < 0 ? arm.after : arm.before
    if near == .double { return gap - light / 2 }
    if arm.opposite != .none { return 0 }
    if near == .none, far == .double { return -(gap + light / 2) }
    return -max(thickness(near), thickness(far)) / 2
  }

  /// Adds a line to an edge from near the center, or at most from the other edge; its sides are
  /// relative to the middle of the cell.
  private func addLine(
    _ direction: BoxDrawing.Direction,
    from start: Double,
    to path: inout PicturePath,
    in cell: PictureRectangle,
    between low: Double,
    and high: Double
  ) {
    let (x, y) = cell.middle
    switch direction {
    case .up: path.addRectangle(x + low, cell.top, x + high, min(y - start, cell.bottom))
    case .right: path.addRectangle(max(x + start, cell.left), y + low, cell.right, y + high)
    case .down: path.addRectangle(x + low, max(y + start, cell.top), x + high, cell.bottom)
    case .left: path.addRectangle(cell.left, y + low, min(x - start, cell.right), y + high)
    }
  }

  /// Adds dashes through the middle of a cell, with half a gap at each end.
  func addDashes(
    _ count: Int,
    isVertical: Bool,
    _ weight: BoxDrawing.Weight,
    to path: inout PicturePath,
    in cell: PictureRectangle
  ) {
    let half = thickness(weight) / 2
    let (x, y) = cell.middle
    let period = (isVertical ? cell.height : cell.width) / Double(count)
    for number in 0..<count {
      let start = (isVertical ? cell.top : cell.left) + (Double(number) + 0.2) * period
      let end = start + 0.6 * period
      if isVertical {
        path.addRectangle(x - half, start, x + half, end)
      } else {
        path.addRectangle(start, y - half, end, y + half)
      }
    }
  }

  /// Adds an arc from the middle of a side edge to the middle of the upper or lower edge.
  func addArc(right: Bool, down: Bool, to path: inout PicturePath, in cell: PictureRectangle) {
    let (x, y) = cell.middle
    let toSide = right ? 1.0 : -1.0
    let toEnd = down ? 1.0 : -1.0
    let half = light / 2
    let radius = min(cell.width, cell.height) / 2
    let edge = (x: right ? cell.right : cell.left, y: down ? cell.bottom : cell.top)
    let outer = (radius + half).svg
    let inner = (radius - half).svg
    let turn = right == down ? 1 : 0
    path.add(
      "M\((x - toSide * half).svg) \(edge.y.svg)V\((y + toEnd * radius).svg)"
        + "A\(outer) \(outer) 0 0 \(turn) \((x + toSide * radius).svg) \((y - toEnd * half).svg)"
        + "H\(edge.x.svg)V\((y + toEnd * half).svg)H\((x + toSide * radius).svg)"
        + "A\(inner) \(inner) 0 0 \(1 - turn) \((x + toSide * half).svg) "
        + "\((y + toEnd * radius).svg)V\(edge.y.svg)Z"
    )
  }

  /// Adds a line between two corners.
  func addDiagonal(isRising: Bool, to path: inout PicturePath, in cell: PictureRectangle) {
    let start = isRising ? cell.bottom : cell.top
    let end = isRising ? cell.top : cell.bottom
    path.addPolygon([
      (cell.left - light / 2, start), (cell.left + light / 2, start),
      (cell.right + light / 2, end), (cell.right - light / 2, end),
    ])
  }
}
