import FormFilling
import FormNarration
import FormWidgets
import Forms

/// The parts of a screen's last frame, reused in the next one if unchanged.
///
/// A frame is the same with and without them, but faster, because a key changes only one field and
/// those that depend on it. Each part is stored with the values that it depends on.
package struct DrawnBlocks: Sendable {
  /// The values that the pictures of all parts depend on.
  struct Context: Equatable, Sendable {
    let dealing: DealtRows.Key
    let isReviewing: Bool
    let hasBegun: Bool
    let errorsShown: ErrorsShown
  }

  /// The content of a block, with everything that its picture depends on besides the form and the
  /// context.
  enum Key: Equatable, Sendable {
    case nothing
    case top(isFirst: Bool)
    case field(FieldKey)
    case row([FieldKey])
    case note(Int, isShown: Bool, headings: Int)
    case summary([FieldKey], unlisted: Int)
    case buttons(hasBack: Bool, Word, focus: Focus)
  }

  /// The values that the picture of a field depends on.
  struct FieldKey: Equatable, Sendable {
    let index: Int
    let revision: Int
    let isAsked: Bool
    let isFocused: Bool
    let headingRows: Int
    /// Whether the answers that it repeats are valid.
    let repeatsGoodAnswers: Bool
  }

  /// The rows above and below the blocks.
  var title: (content: TitleRow, row: [Span])?
  var keyLine: (content: KeyLine.State, row: [Span])?

  /// The lines above the keys for the focused field, if it is in view and has no rows for that.
  var hint: [MessageLine] = []

  // Stored separately, and compared in a buffer, so that no key is copied.
  private var keys: [Key] = []
  private var drawn: [Block] = []

  private var context: Context?

  /// The form whose parts were drawn; another one can have parts with the same values.
  private var form: FormMeasures?

  /// Creates an empty cache.
  package init() {}

  /// Drops all parts unless they were drawn of the same form and on the same context.
  mutating func prepare(for context: Context, of form: FormMeasures) {
    guard context != self.context || form !== self.form else { return }
    self = DrawnBlocks()
    (self.context, self.form) = (context, form)
  }

  /// The block with a number, which was drawn for this frame or is unchanged.
  subscript(number: Int) -> Block { drawn[number] }

  /// Returns whether a block was drawn with the current values of everything that it depends on.
  func holds(_ number: Int, _ key: Key) -> Bool {
    guard number < keys.count else { return false }
    return keys.withUnsafeBufferPointer { keys in
      // The synthesized comparison copies both.
      if case .field(let old) = keys[number], case .field(let new) = key { return old == new }
      return keys[number] == key
    }
  }

  /// Stores a block that was drawn.
  mutating func keep(_ block: Block, _ number: Int, _ key: Key) {
    while keys.count <= number {
      keys.append(.nothing)
      drawn.append(.empty)
    }
    (keys[number], drawn[number]) = (key, block)
  }
}

/// A part of a form that scrolls as a unit, as wide as the screen.
struct Block: Sendable {
  /// The spans by row.
  let rows: [[Span]]

  /// The position of the caret in the block; `nil` if there is none.
  let caret: Position?

  /// The words above the keys about the focused field, and the number of rows from the top of the
  /// block to the end of that, which they do not cover.
  struct Hint: Sendable {
    let line: MessageLine
    let end: Int
  }

  /// The words above the keys, if the focused field has no rows for them.
  var hint: Hint?

  /// The number of rows above the first control: headings, and a label above it.
  var rowsAboveControl = 0

  /// The number of rows before those that say nothing alone: messages, or the last row of a control
  /// below its label.
  var rowsToRest = Int.max

  /// Returns some of the rows; blank ones if the block is above the view but for what says nothing
  /// alone, which would look like a part of the first field in view.
  func rows(from first: Int, to end: Int) -> ArraySlice<[Span]> {
    first > 0 && first >= rowsToRest
      ? ArraySlice(repeating: [], count: end - first) : rows[first..<end]
  }

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
