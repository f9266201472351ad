/// A list of answers standing open: what is typed to narrow it, what is highlighted, what is in
/// view.
struct ChoiceMenu: Hashable, Sendable {
  /// The most rows that it takes.
  static let rowLimit = 6

  /// The longest text to look for, in bytes.
  private static let filterLimit = 200

  /// The place of the choice when the list was opened.
  let before: Int?

  /// What is looked for in the labels.
  private(set) var filter = TextLine()

  /// The row of the highlight, from 0 among those that are left.
  private(set) var highlight = 0

  /// The rows in view, where there is room for all that it takes.
  private var window = ListWindow(limit: ChoiceMenu.rowLimit)

  /// Whether what is in view was moved away from the highlight.
  private var isScrolled = false

  /// Whether the last key was about what to look for, and not about where the highlight is.
  private(set) var isTyping = false

  /// The choices that are left; `nil` while all are.
  private(set) var matches: ChoiceMatches?
  private let total: Int

  /// Opens a list at the place chosen, or at its start.
  init(of list: ChoiceList, at chosen: Int?) {
    before = chosen
    total = list.choices.count
    move(to: chosen ?? 0)
  }

  /// Whether what is typed is anything to look for.
  var isNarrowed: Bool { matches != nil }

  /// The rows that are left.
  var count: Int { matches?.places.count ?? total }

  /// The place in the list of a row, if there is such a row.
  func place(at row: Int) -> Int? {
    guard 0..<count ~= row else { return nil }
    return matches?.places[row] ?? row
  }

  /// The place of what is highlighted, if anything is.
  var highlighted: Int? { place(at: highlight) }

  /// Moves the highlight to a row, held to the ends of the list.
  mutating func move(to row: Int) {
    isTyping = false
    isScrolled = false
    highlight = max(0, min(row, count - 1))
    window.show(highlight, of: count)
  }

  /// Edits what is looked for, and says whether there was anything to edit: leaves what matches it,
  /// and highlights the best; without a text, all is left and what is chosen is highlighted.
  mutating func edit(
    in list: ChoiceList,
    chosen: Int?,
    _ edit: (inout TextLine) -> KeyUse
  ) -> KeyUse {
    var edited = filter
    guard edit(&edited) == .used else { return .notUsed }
    if edited.text.utf8.count > ChoiceMenu.filterLimit { return .used }
    guard edited.text != filter.text else {
      // There is no caret to move while none is shown.
      guard isTyping, !filter.text.isEmpty else { return .notUsed }
      filter = edited
      return .used
    }
    filter = edited
    matches = list.matches(of: filter.text)
    move(to: matches == nil ? chosen ?? 0 : 0)
    isTyping = true
    return .used
  }

  /// What is in view in so many rows.
  func window(in rows: Int) -> ListWindow {
    window.narrowed(to: rows, showing: isScrolled ? nil : highlight, of: count)
  }

  /// Moves what is in view in so many rows, and not the highlight.
  mutating func scroll(by step: Int, in rows: Int) {
    var view = window(in: rows)
    view.scroll(by: step, of: count)
    window.follow(view)
    isScrolled = true
  }
}
