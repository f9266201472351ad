/// The screens of a film beside each other, and the rows they are made of, each of them once.
struct FilmStrip {
  private let look: PictureLook
  private var rows: [[PictureCell]] = []
  private var rowNumbers: [[PictureCell]: Int] = [:]
  private var frames: [[Int]] = []
  private var frameNumbers: [[Int]: Int] = [:]

  /// Creates an empty strip.
  init(look: PictureLook) {
    self.look = look
  }

  /// The place of a screen in the strip, where it is put unless it is there.
  mutating func index(of frame: SVGFilm.Frame) -> Int {
    let cells = PictureRows.cells(of: frame.grid, cursor: frame.cursor, theme: look.theme)
    var numbers: [Int] = []
    for row in cells {
      let number = rowNumbers[row] ?? rows.count
      if number == rows.count {
        rowNumbers[row] = number
        rows.append(row)
      }
      numbers.append(number)
    }
    if let index = frameNumbers[numbers] { return index }
    frameNumbers[numbers] = frames.count
    frames.append(numbers)
    return frames.count - 1
  }

  /// The rows, to be used by number.
  func definitions(_ inks: inout PictureInks) -> String {
    var definitions = ""
    for (number, row) in rows.enumerated() where !isEmpty(row) {
      let svg = PictureRows(rows: [row], look: look).svg(&inks)
      definitions += "<g id=\"r\(number)\">\n\(svg)</g>\n"
    }
    return definitions
  }

  /// The screens, each one a width to the right of the one before.
  func screens(width: Double) -> String {
    frames.enumerated().map { index, numbers in
      let uses = numbers.enumerated().map { row, number in
        let top = (Double(row) * look.cellHeight).svg
        return isEmpty(rows[number]) ? "" : "<use href=\"#r\(number)\" y=\"\(top)\"/>"
      }
      return "<g transform=\"translate(\((width * Double(index)).svg))\">\(uses.joined())</g>\n"
    }.joined()
  }

  /// Whether nothing of a row is seen.
  private func isEmpty(_ row: [PictureCell]) -> Bool {
    row.allSatisfy { $0.isBlank && $0.background == nil && !$0.ink.isUnderlined }
  }
}
