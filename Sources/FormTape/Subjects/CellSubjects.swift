package import FormWidgets
import SourceText

/// `cursor 8 14` or `cursor hidden`: the position of the cursor.
package struct CursorPlace: ReadableSubject {
  static let words = ["cursor"]

  static let entry = TapeEntry(
    .subjects,
    usage: "Expect cursor ROW COLUMN|hidden",
    summary: "The cell of the cursor",
    example: """
      Expect not cursor hidden
      """
  )

  /// The cell; `nil` for a hidden cursor.
  package let position: ScreenPosition?

  init(_ arguments: inout TapeArguments, word _: TapeToken) throws(TapeFinding) {
    position = arguments.take(word: "hidden") ? nil : try arguments.position()
  }

  package var looksAtForm: Bool { false }

  package var description: String { "cursor \(CursorPlace.words(for: position))" }

  package func check(_ scene: Scene) -> Unmet? {
    guard scene.cursor != position else { return nil }
    return Unmet(
      "cursor",
      expected: [CursorPlace.words(for: position)],
      actual: [CursorPlace.words(for: scene.cursor)]
    )
  }

  private static func words(for position: ScreenPosition?) -> String {
    position?.description ?? "hidden"
  }
}

/// `style "[ Submit ]" bold`, `style 6 9..36 fg=red` or `style 6 9..36 error`: the style or role of a
/// text, or of cells.
package struct CellStyle: ReadableSubject {
  static let words = ["style"]

  static let entry = TapeEntry(
    .subjects,
    usage: "Expect style ROW COLUMN[..COLUMN] STYLE...",
    "Expect style TEXT|/PATTERN/ [NUMBER] STYLE...",
    summary: "Colors and attributes of cells, or their role",
    placeholder: "STYLE",
    choices: known,
    example: """
      Expect style 1 2..18 bold
      Expect style "Create an account" title
      """
  )

  /// A property of cells.
  package enum StyleMark: Equatable, Sendable {
    /// An attribute.
    case attribute(Look.Attributes)
    /// A text color.
    case foreground(String)
    /// A background color.
    case background(String)
    /// A role.
    case role(Style)
  }

  /// The cells.
  package enum Area: Equatable, Sendable {
    /// Those of a text.
    case text(TextLocator)
    /// Those of some columns in a row, both from 1.
    case cells(row: Int, columns: ClosedRange<Int>)
  }

  /// The cells.
  package let area: Area

  /// The properties of each cell; empty for plain text.
  package let marks: [StyleMark]

  init(_ arguments: inout TapeArguments, word _: TapeToken) throws(TapeFinding) {
    if let text = try arguments.textLocator() {
      area = .text(text)
    } else {
      let row = try arguments.whole("a row or quoted text", in: 1...TapeArguments.sizeLimit)
      area = .cells(row: row, columns: try arguments.span("a column or a range, like 3..9"))
    }
    var marks: [StyleMark] = []
    while let word = arguments.take(.word) {
      marks.append(try CellStyle.mark(word, &arguments))
    }
    self.marks = marks
  }

  package var looksAtForm: Bool { false }

  package var description: String {
    (["style \(area)"] + marks.map(\.description)).joined(separator: " ")
  }

  package func check(_ scene: Scene) -> Unmet? {
    switch area {
    case .cells(let row, let columns): return check(row, columns, scene)
    case .text(let text):
      do throws(Unmet) {
        let place = try text.place(on: scene.screen)
        return ([place] + place.rest).lazy
          .compactMap { check($0.row, $0.columns, scene) }.first
      } catch {
        return error.outOfReach
      }
    }
  }

  private func check(_ row: Int, _ columns: ClosedRange<Int>, _ scene: Scene) -> Unmet? {
    for column in columns {
      guard let cell = scene.screen[ScreenPosition(row: row, column: column)] else {
        return .beyond(scene.screen.size, "style at \(row) \(column)", expected: wanted)
      }
      if cell.style == nil, marks.contains(where: \.isRole) {
        return .unknown("a cell's role is not visible from outside")
      }
      let isMet =
        marks.isEmpty ? cell.look == CellAppearance() : marks.allSatisfy { $0.isMet(by: cell) }
      guard isMet else {
        let found = [CellStyle.words(for: cell)]
        return Unmet("style at \(row) \(column)", expected: [wanted], actual: found)
      }
    }
    return nil
  }

  private var wanted: String {
    marks.isEmpty ? "plain" : marks.map(\.description).joined(separator: " ")
  }

  private static func words(for cell: Cell) -> String {
    let colors = [
      cell.look.foreground.map { "fg=\($0)" }, cell.look.background.map { "bg=\($0)" },
      cell.style.map { "(\($0))" },
    ]
    let words = cell.look.attributes.names + colors.compactMap(\.self)
    return words.isEmpty ? "plain" : words.joined(separator: " ")
  }

  /// The spellings of marks.
  private static let known = marks + Style.allCases.map { "\($0)" }

  /// The spellings of marks that any program's cells can have.
  private static let marks = Look.Attributes.named.map(\.name) + ["fg=red", "bg=red"]

  private static func mark(
    _ word: TapeToken,
    _ arguments: inout TapeArguments
  ) throws(TapeFinding) -> StyleMark {
    if word.text == "fg" || word.text == "bg" {
      guard arguments.take(sign: "=") else { throw arguments.unexpected("= and a color") }
      guard let color = arguments.take(.word) ?? arguments.take(.number) ?? arguments.take(.string)
      else {
        let note = "quote a color like \"#ff0000\"; a comment begins at # otherwise"
        throw arguments.unexpected("a color", note: note)
      }
      guard let name = TerminalColor(name: color.text)?.name else {
        throw arguments.finding(
          .subject,
          at: color,
          "unknown color \(color.text.quoted)",
          suggestion: TerminalColor.plainNames.nearest(to: color.text),
          note: "expected one of \(TerminalColor.plainNames.joined(separator: ", ")), "
            + "a number from 0 to 255, or \"#rrggbb\""
        )
      }
      return word.text == "fg" ? .foreground(name) : .background(name)
    }
    if let known = Look.Attributes.named.first(where: { $0.name == word.text }) {
      return .attribute(known.attribute)
    }
    // What a program's cells are part of is unknown.
    let roles = arguments.context.hasProgram ? [] : Style.allCases
    if let role = roles.first(where: { "\($0)" == word.text }) { return .role(role) }
    let known = arguments.context.hasProgram ? CellStyle.marks : CellStyle.known
    throw arguments.finding(
      .subject,
      at: word,
      "unknown style \(word.text.quoted)",
      suggestion: known.nearest(to: word.text),
      note: "expected one of \(known.joined(separator: ", "))"
    )
  }
}

extension CellStyle.Area: CustomStringConvertible {
  /// The cells as written in a tape.
  package var description: String {
    switch self {
    case .text(let text): return "\(text)"
    case .cells(let row, let columns):
      let (first, last) = (columns.lowerBound, columns.upperBound)
      return first == last ? "\(row) \(first)" : "\(row) \(first)..\(last)"
    }
  }
}

extension CellStyle.StyleMark: CustomStringConvertible {
  /// The mark as written in a tape.
  package var description: String {
    switch self {
    case .attribute(let attribute): attribute.names.joined(separator: " ")
    case .foreground(let color): "fg=\(color.spelledColor)"
    case .background(let color): "bg=\(color.spelledColor)"
    case .role(let style): "\(style)"
    }
  }

  fileprivate var isRole: Bool { if case .role = self { true } else { false } }

  fileprivate func isMet(by cell: Cell) -> Bool {
    switch self {
    case .attribute(let attribute): cell.look.attributes.contains(attribute)
    case .foreground(let color): cell.look.foreground == color
    case .background(let color): cell.look.background == color
    case .role(let style): cell.style == style
    }
  }
}

extension String {
  /// The color as written in a tape, quoted if it has a `#`.
  fileprivate var spelledColor: String { hasPrefix("#") ? tapeQuoted : self }
}
