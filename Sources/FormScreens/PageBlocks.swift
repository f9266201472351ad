import FormFilling
import Forms

/// The blocks of a page, by number: what is above the fields, the fields and notes, the list of
/// problems, and the buttons.
struct PageBlocks {
  /// The content of a block.
  enum Content: Sendable {
    /// Everything above the fields.
    case top
    /// The fields of the row that a field begins, or an answer on the review, by the field's index
    /// in the form; empty for a field beside another one.
    case field(Int), answer(Int)
    /// A note, by its index on the page.
    case note(Int)
    /// The list of problems.
    case summary
    case buttons
  }

  private let fields: Range<Int>
  private let notes: [Form.PlacedNote]
  private let isReview: Bool

  /// Creates the blocks of a page, from 0; the review follows the last page of the form.
  init(of facts: FormFacts, page: Int) {
    fields = facts.indices(onPage: page)
    isReview = page == facts.pages.count
    notes = isReview ? [] : facts.notes[page]
  }

  /// Returns the content of a block.
  func content(of number: Int) -> Content {
    if number == 0 { return .top }
    switch number - numberOfSummary {
    case 0: return .summary
    case 1: return .buttons
    default: break
    }
    let index = fields.lowerBound + number - 1
    if isReview { return .answer(index) }
    if notes.isEmpty { return .field(index) }
    let before = notes.indices.partitionPoint { self.number(ofNote: $0) >= number }
    let isNote = notes.indices.contains(before) && self.number(ofNote: before) == number
    return isNote ? .note(before) : .field(index - before)
  }

  /// The number of the block that lists problems.
  var numberOfSummary: Int { fields.count + 1 + notes.count }

  /// Returns the number of the block that a field begins, or shows an answer.
  func number(ofFieldAt index: Int) -> Int {
    index - fields.lowerBound + 1
      + (notes.isEmpty ? 0 : notes.indices.partitionPoint { notes[$0].start > index })
  }

  /// Returns the number of the block that shows a note of the page.
  private func number(ofNote note: Int) -> Int { notes[note].start - fields.lowerBound + note + 1 }

  /// Returns the stop of the page that a block shows, the first of its row; `nil` for the block
  /// above the fields and for the list of problems.
  func stop(of number: Int) -> Focus? {
    switch content(of: number) {
    case .field(let index): .field(index)
    case .answer(let index): .answer(index)
    case .buttons: .button
    case .top, .note, .summary: nil
    }
  }
}
