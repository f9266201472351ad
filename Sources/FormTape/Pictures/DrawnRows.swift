/// The distinct rows of a film's screens.
struct DrawnRows {
  private let look: PictureLook
  private var rows: [[PictureCell]] = []
  private var numbers: [[PictureCell]: Int] = [:]

  /// Creates an empty collection.
  init(look: PictureLook) {
    self.look = look
  }

  /// Returns the number of a row; `nil` if it is empty.
  mutating func number(of row: [PictureCell]) -> Int? {
    guard !isEmpty(row) else { return nil }
    if let number = numbers[row] { return number }
    numbers[row] = rows.count
    rows.append(row)
    return rows.count - 1
  }

  /// The definitions of the rows, referenced by number.
  func definitions(_ inks: inout PictureInks) -> String {
    var definitions = ""
    for (number, row) in rows.enumerated() {
      let svg = PictureRows(rows: [row], look: look).svg(&inks)
      definitions += "<g id=\"r\(number)\">\n\(svg)</g>\n"
    }
    return definitions
  }

  private func isEmpty(_ row: [PictureCell]) -> Bool {
    row.allSatisfy { $0.isBlank && $0.background == nil && !$0.ink.isUnderlined }
  }
}
