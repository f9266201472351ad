/// The parts of a session's last frame, reused in the next one if unchanged.
///
/// A frame is the same with and without them, but cheaper, since a key changes one field and those
/// that depend on it. Each part is kept with the values that it depends on.
package struct DrawnBlocks: Sendable {
  /// What the pictures of all parts depend on.
  struct Stage: Equatable, Sendable {
    let screen: Size
    let page: Int
    let isReviewing: Bool
    let hasBegun: Bool
    let errorsShown: ErrorsShown
  }

  /// What a part shows, with all that its picture depends on besides the form and the stage.
  enum Key: Equatable, Sendable {
    case nothing
    case title(number: Int?, count: Int, unanswered: Int)
    case keys(Session.KeyRow)
    case top(isFirst: Bool)
    case field(FieldKey)
    case row([FieldKey])
    case note(Int, isShown: Bool, hasHeading: Bool)
    case summary([FieldKey], unlisted: Int)
    case buttons(hasBack: Bool, SessionWord, focus: Focus)
  }

  /// What the picture of a field depends on.
  struct FieldKey: Hashable, Sendable {
    let index: Int
    let revision: Int
    let isAsked: Bool
    let isFocused: Bool
    let headingRows: Int
    /// Whether the answers that it repeats are good.
    let repeatsGoodAnswers: Bool
  }

  /// The numbers of the parts that are not blocks of the page.
  static let title = -2
  static let keys = -1

  // Apart, and compared in a buffer, so that no key is copied: that costs 10,000 instructions a frame.
  private var keys: [Key] = []
  private var drawn: [Block] = []

  private var stage: Stage?

  /// Creates an empty cache.
  package init() {}

  /// Drops all parts unless they were drawn on the same stage.
  mutating func prepare(for stage: Stage) {
    guard stage != self.stage else { return }
    self = DrawnBlocks()
    self.stage = stage
  }

  /// The part with a number, which was drawn for this frame or is unchanged.
  subscript(number: Int) -> Block { drawn[number - DrawnBlocks.title] }

  /// Whether a part was drawn with all that it depends on as it is now.
  func holds(_ number: Int, _ key: Key) -> Bool {
    let index = number - DrawnBlocks.title
    guard index < keys.count else { return false }
    return keys.withUnsafeBufferPointer { keys in
      // The comparison that the compiler writes copies both: 200 instructions for each block.
      if case .field(let old) = keys[index], case .field(let new) = key { return old == new }
      return keys[index] == key
    }
  }

  /// Keeps a part that was drawn.
  mutating func keep(_ block: Block, _ number: Int, _ key: Key) {
    let index = number - DrawnBlocks.title
    while keys.count <= index {
      keys.append(.nothing)
      drawn.append(.empty)
    }
    (keys[index], drawn[index]) = (key, block)
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
