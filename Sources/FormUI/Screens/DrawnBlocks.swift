/// The parts of a session's last frame, reused in the next one if unchanged.
///
/// A frame is the same with and without them, but cheaper, since a key changes one field and those
/// that depend on it. Each part is kept with the values that it depends on.
package struct DrawnBlocks: Sendable {
  /// What a part shows, with all that its picture depends on besides the form.
  enum Key: Equatable, Sendable {
    case title(page: Int, number: Int?, count: Int, unanswered: Int, columns: Int)
    case keys(Session.KeyRow, columns: Int)
    case top(page: Int, isFirst: Bool, columns: Int)
    case field(FieldKey)
    case summary([FieldKey], unlisted: Int)
    case buttons(hasBack: Bool, SessionWord, focus: Focus, columns: Int)
  }

  /// What the picture of a field depends on.
  struct FieldKey: Hashable, Sendable {
    let index: Int
    let revision: Int
    let isAsked: Bool
    let isFocused: Bool
    let isReviewing: Bool
    let headingRows: Int
    /// Whether the answers that it repeats are good.
    let repeatsGoodAnswers: Bool
    let hasBegun: Bool
    let errorsShown: ErrorsShown
    let screen: Size
  }

  /// The number of parts that are not blocks of the page: the title and the keys.
  static let rowCount = 2

  private var drawn: [(key: Key, block: Block)?] = []

  /// Creates an empty cache.
  package init() {}

  /// Returns the part with a number, from 0, drawing it if what it depends on has changed.
  mutating func block(_ number: Int, _ key: Key, draw: () -> Block) -> Block {
    if drawn.indices ~= number, drawn[number]?.key == key, let block = drawn[number]?.block {
      return block
    }
    while drawn.count <= number { drawn.append(nil) }
    let block = draw()
    drawn[number] = (key, block)
    return block
  }
}

/// A part of a form that scrolls as a unit, as wide as the screen.
struct Block: Hashable, Sendable {
  /// The spans by row.
  let rows: [[Span]]

  /// The position of the caret in the block; `nil` if there is none.
  let caret: Position?

  /// A block without rows.
  static let empty = Block(rows: [], caret: nil)

  /// The number of rows.
  var height: Int { rows.count }

  private init(rows: [[Span]], caret: Position?) {
    self.rows = rows
    self.caret = caret
  }

  /// Creates the block that a canvas of its size shows.
  init(_ canvas: Canvas) {
    rows = canvas.rows
    caret = canvas.caret
  }
}
