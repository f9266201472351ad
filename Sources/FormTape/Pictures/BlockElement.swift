/// A character that fills part of its cell, U+2580 to U+259F.
struct BlockElement: Hashable, Sendable {
  /// Parts of the cell in eighths: left, top, right, bottom.
  private let parts: [[Double]]

  /// The opacity of the fill.
  let opacity: Double

  /// Returns what a character fills; `nil` if it is not a block element.
  /// - Source: Unicode 15.0, "Block Elements", the characters' names.
  init?(_ scalar: Unicode.Scalar) {
    var opacity = 1.0
    switch scalar.value {
    case 0x2580: parts = [[0, 0, 8, 4]]
    case 0x2581...0x2588: parts = [[0, 8 - Double(scalar.value - 0x2580), 8, 8]]
    case 0x2589...0x258F: parts = [[0, 0, Double(0x2590 - scalar.value), 8]]
    case 0x2590: parts = [[4, 0, 8, 8]]
    case 0x2591...0x2593:
      parts = [[0, 0, 8, 8]]
      opacity = Double(scalar.value - 0x2590) / 4
    case 0x2594: parts = [[0, 0, 8, 1]]
    case 0x2595: parts = [[7, 0, 8, 8]]
    case 0x2596...0x259F:
      let quadrants = BlockElement.quadrants[Int(scalar.value) - 0x2596]
      parts = quadrants.map { [[0, 0, 4, 4], [4, 0, 8, 4], [0, 4, 4, 8], [4, 4, 8, 8]][$0] }
    default: return nil
    }
    self.opacity = opacity
  }

  /// The quadrants that characters fill: 0 and 1 above, 2 and 3 below.
  private static let quadrants = [
    [2], [3], [0], [0, 2, 3], [0, 3], [0, 1, 2], [0, 1, 3], [1], [1, 2], [1, 2, 3],
  ]

  /// Adds the filled part of a cell to a path.
  func add(to path: inout PicturePath, in cell: PictureRectangle) {
    for part in parts {
      path.addRectangle(
        cell.left + part[0] / 8 * cell.width,
        cell.top + part[1] / 8 * cell.height,
        cell.left + part[2] / 8 * cell.width,
        cell.top + part[3] / 8 * cell.height
      )
    }
  }

  /// Whether the same character to the right continues the shape.
  var isSeamless: Bool { parts.count == 1 && parts[0][0] == 0 && parts[0][2] == 8 }
}
