/// What is drawn of a cell without letters: these would leave gaps between rows, and few viewers
/// underline blanks.
enum CellDrawing: Hashable, Sendable {
  case box(BoxDrawing)
  case block(BlockElement)
  case underline

  /// What is drawn of a cell; nothing where it needs letters, or is empty.
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

  /// Whether a run of the same character is drawn as one.
  var isSeamless: Bool {
    switch self {
    case .box(let box): box.isSeamless
    case .block(let block): block.isSeamless
    case .underline: true
    }
  }

  /// How much of what is behind is covered.
  var opacity: Double {
    if case .block(let block) = self { block.opacity } else { 1 }
  }

  /// Adds what is drawn in a cell to a path.
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
