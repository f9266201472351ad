/// A cell drawn as a shape instead of text, which would leave gaps between rows; few viewers
/// underline blanks.
enum CellDrawing: Hashable, Sendable {
  case box(BoxDrawing)
  case block(BlockElement)
  case underline

  /// Returns the shape of a cell; `nil` if it is text or empty.
  init?(_ cell: PictureCell) {
    if cell.isBlank, cell.ink.isUnderlined {
      self = .underline
      return
    }
    let scalars = cell.text.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return nil }
    if let box = BoxDrawing(scalar) {
      self = .box(box)
    } else if let block = BlockElement(scalar) {
      self = .block(block)
    } else {
      return nil
    }
  }

  /// Whether a run of the same character is drawn as one shape.
  var isSeamless: Bool {
    switch self {
    case .box(let box): box.isSeamless
    case .block(let block): block.isSeamless
    case .underline: true
    }
  }

  /// The opacity of the shape.
  var opacity: Double {
    if case .block(let block) = self { block.opacity } else { 1 }
  }

  /// Adds the shape in a cell to a path.
  func add(to path: inout PicturePath, in cell: PictureRectangle, fontSize: Double) {
    switch self {
    case .box(let box): box.add(to: &path, in: cell, fontSize: fontSize)
    case .block(let block): block.add(to: &path, in: cell)
    case .underline:
      let top = cell.top + fontSize
      path.addRectangle(cell.left, top, cell.right, top + fontSize / 16)
    }
  }
}
