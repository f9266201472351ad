import FormFilling
import FormNarration
import FormValidation
import FormWidgets
import Forms

/// The first row of the screen: the title, and at its right end the page, the problems, what is
/// left, and the progress.
///
/// Its values are those that it depends on besides the form and the page.
struct TitleRow: Equatable, Sendable {
  /// The number of problems, and that of the other required answers that are missing.
  let problems: Int
  let unanswered: Int

  /// The number of filled cells of the bar of progress; `nil` if there is none.
  let barCells: Int?

  /// The width of the bar of progress, and of the smallest screen that has one.
  private static let barWidth = 12
  private static let columnsForBar = 60

  /// The width of the smallest screen that names its page in words.
  fileprivate static let columnsForWords = 36

  /// Determines the row of a sheet on a screen of a width.
  init(of sheet: borrowing AnswerSheet, columns: Int) {
    problems = sheet.seenProblems.count
    unanswered = sheet.isReviewing ? 0 : sheet.problems.awaited.count
    barCells = TitleRow.barCells(of: sheet, columns: columns)
  }

  /// Returns the number of filled cells of the bar: the part of what a submit needs that is done;
  /// `nil` if there is no bar.
  private static func barCells(of sheet: borrowing AnswerSheet, columns: Int) -> Int? {
    guard columns >= TitleRow.columnsForBar, !sheet.facts.form.isQuestion else { return nil }
    let asked = sheet.ranks.last ?? sheet.facts.form.fields.count
    guard asked > 1 else { return nil }
    let (done, left) = (sheet.problems.settled.count, sheet.problems.invalid.count)
    return left == 0 ? TitleRow.barWidth : TitleRow.barWidth * done / (done + left)
  }

  /// Draws the row of a sheet.
  func draw(_ sheet: AnswerSheet, by narrator: Narrator, on canvas: inout Canvas) {
    var end = canvas.size.columns - 2
    if let filled = barCells {
      end -= TitleRow.barWidth
      let (glyphs, rest) = (narrator.glyphs, TitleRow.barWidth - filled)
      let column = canvas.fill(
        glyphs.trackFilled,
        count: filled,
        row: 0,
        column: end,
        style: .track
      )
      canvas.fill(glyphs.trackEmpty, count: rest, row: 0, column: column, style: .emptyTrack)
      end -= 2
    }
    let title = sheet.facts.form.title.printable
    let parts = parts(of: sheet, by: narrator, beside: title, in: end)
    let width = TitleRow.width(of: parts)
    let fitted = title.fitted(to: end - (width > 0 ? width + 3 : 0), narrator.glyphs)
    canvas.write(fitted, row: 0, column: 1, style: .title)
    var column = end - width
    for (number, part) in parts.enumerated() {
      if number > 0 {
        let separator = " \(narrator.glyphs.separator) "
        column = canvas.write(separator, row: 0, column: column, style: .quiet)
      }
      column = canvas.writeCount(part.text, row: 0, column: column, style: part.style)
    }
  }

  private static func width(of parts: [(text: String, style: Style)]) -> Int {
    parts.reduce(0) { $0 + $1.text.cellWidth } + 3 * max(0, parts.count - 1)
  }

  /// Returns the page, the number of problems, and that of the other required answers that are
  /// missing, as far as there is room.
  ///
  /// A long title is truncated for the number of problems, up to half of the row; for the others,
  /// only if it does not fit anyway.
  private func parts(
    of sheet: AnswerSheet,
    by narrator: Narrator,
    beside title: String,
    in columns: Int
  ) -> [(text: String, style: Style)] {
    let room = columns - 3 - title.cellWidth
    let half = max(room, columns / 2)
    var parts: [(text: String, style: Style)] = []
    if let page = narrator.pageText(of: sheet, in: room, of: columns) {
      parts.append((page, .quiet))
    }
    let counts: [(Word, Int, Style, Int)] = [
      (.problemCount, problems, .error, half),
      (.requiredLeft, unanswered, .quiet, title.cellWidth > columns ? half : room),
    ]
    for (word, count, style, room) in counts where count > 0 {
      let text = narrator.text(word, ["count": .number(Number(count))])
      guard TitleRow.width(of: parts + [(text, style)]) <= room else { break }
      parts.append((text, style))
    }
    return parts
  }
}

extension Narrator {
  /// Returns the number of the page, or the name of the review; `nil` if there is only one page.
  ///
  /// The number is in figures only if a title on a narrow screen leaves no room for words.
  fileprivate func pageText(of sheet: AnswerSheet, in room: Int, of columns: Int) -> String? {
    if sheet.isReviewing { return text(.reviewButton) }
    guard let page = pageNumber(of: sheet) else { return nil }
    let isShort = columns < TitleRow.columnsForWords && page.words.cellWidth > room
    return isShort ? page.figures : page.words
  }
}

extension Canvas {
  /// Writes a text with numbers, and returns the column after it.
  ///
  /// Digits of secondary text, which change from key to key, have the style of typed text, so that
  /// the terminal does not have to switch styles for them.
  @discardableResult
  mutating func writeCount(_ text: String, row: Int, column: Int, style: Style) -> Int {
    guard style == .quiet else { return write(text, row: row, column: column, style: style) }
    var (end, rest) = (column, text.utf8[...])
    while let first = rest.first {
      let isDigit = Unicode.Scalar(first).isASCIIDigit
      let piece = rest.prefix { Unicode.Scalar($0).isASCIIDigit == isDigit }
      let style: Style = isDigit ? .plain : .quiet
      end = write(String(Substring(piece)), row: row, column: end, style: style)
      rest = rest[piece.endIndex...]
    }
    return end
  }
}
