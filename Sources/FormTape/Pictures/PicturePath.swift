/// The outline of shapes: boxes and blocks.
struct PicturePath {
  /// The path as SVG commands.
  private(set) var commands = ""

  /// Adds a rectangle between two corners.
  mutating func addRectangle(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
    commands += "M\(left.svg) \(top.svg)H\(right.svg)V\(bottom.svg)H\(left.svg)Z"
  }

  /// Adds a polygon.
  mutating func addPolygon(_ corners: [(x: Double, y: Double)]) {
    for (index, corner) in corners.enumerated() {
      commands += "\(index == 0 ? "M" : "L")\(corner.x.svg) \(corner.y.svg)"
    }
    commands += "Z"
  }

  /// Adds commands verbatim.
  mutating func add(_ text: String) { commands += text }
}
