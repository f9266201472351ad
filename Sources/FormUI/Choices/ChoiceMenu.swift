/// A list of answers standing open: what is typed to narrow it, what is highlighted, what is in
/// view.
struct ChoiceMenu: Hashable, Sendable {
  /// The most rows that it takes.
  static let rowLimit = 6

  /// The longest text to look for, in characters.
  private static let filterLimit = 100

  /// The place of the choice when the list was opened.
  let before: Int?

  /// What is looked for in the labels.
  private(set) var filter = ""

  /// The row of the highlight, from 0 among those that are left.
  private(set) var highlight = 0

  /// The rows in view, where there is room for all that it takes.
  private var window = ListWindow(limit: ChoiceMenu.rowLimit)

  /// Whether what is in view was moved away from the highlight.
  private var isScrolled = false

  /// Whether the last key was about what to look for, and not about where the highlight is.
  private(set) var isTyping = false

  /// The places that are left; nothing while all are.
  private var places: [Int]?
  private let total: Int

  /// Opens a list at the place chosen, or at its start.
  init(of list: ChoiceList, at chosen: Int?) {
    before = chosen
    total = list.choices.count
    move(to: chosen ?? 0)
  }

  /// Whether what is typed is anything to look for.
  var isNarrowed: Bool { places != nil }

  /// The rows that are left.
  var count: Int { places?.count ?? total }

  /// The place in the list of a row, if there is such a row.
  func place(at row: Int) -> Int? {
    guard 0..<count ~= row else { return nil }
    return places?[row] ?? row
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

  /// Leaves what has a text in its label, and highlights the best of it; without a text, all is
  /// left and what is chosen is highlighted.
  mutating func narrow(to text: String, in list: ChoiceList, chosen: Int?) {
    filter = String(text.prefix(ChoiceMenu.filterLimit))
    places = list.places(matching: filter)
    move(to: places == nil ? chosen ?? 0 : 0)
    isTyping = true
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
