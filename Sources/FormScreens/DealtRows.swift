import FormFilling
import FormNarration
import FormWidgets
import Forms

/// The rows of a page beyond those that its controls need, dealt out once, so that moving the focus
/// moves nothing.
///
/// First, each heading gets a blank row before it; then each row of fields a row for its messages,
/// first where one is likeliest, and alike within a group, because it would look uneven otherwise;
/// then as many as its help needs; then, on a tall screen, each row of fields one. Before these, a
/// title without text below it gets a blank row, and after them the buttons, if they would touch what
/// is above them. A page that does not fit anyway has only the blank rows before headings.
struct DealtRows: Sendable {
  /// The values that they depend on besides the form.
  struct Key: Equatable, Sendable {
    let page: Int
    let screen: Size
    let isCompact: Bool
    /// Which fields are asked; compared in O(1) unless that has changed.
    let ranks: [Int]
    let shownNotes: [Bool]
  }

  /// What they were dealt for; `nil` if nothing was.
  private(set) var key: Key?

  /// The index of the first field of the page.
  private let first: Int

  /// The number of rows below each row of fields, by its first field.
  private var counts: [UInt8]

  /// Whether headings have a blank row before them.
  private(set) var spacesHeadings = true

  /// Whether a page without text above its fields has a blank row there.
  private(set) var spacesTitle = false

  /// Whether the buttons have a blank row before them.
  private(set) var spacesButtons = false

  /// The height of the page at rest, without blank rows; a single question keeps it while its list
  /// is filtered, so that the keys below stay in place.
  private(set) var restingRows = 0

  /// Deals no rows.
  init() {
    (key, first, counts) = (nil, 0, [])
  }

  /// Returns the number of rows below the row of fields that a field begins.
  func count(below index: Int) -> Int {
    counts.indices ~= index - first ? Int(counts[index - first]) : 0
  }
}

/// A row of fields that rows are dealt to.
private struct Claim {
  /// The position of its first field on the page.
  let position: Int
  /// The indices of the group that it is in, or an empty range at the start of its part: fields
  /// with the same one are spaced alike.
  let stretch: Range<Int>
  /// How likely it is to have a message.
  let likelihood: Int
  /// The number of rows that its longest help needs.
  let helpRows: Int

  /// Makes the claim of a row of fields at a position of the page.
  init(ofRow row: [Int], at position: Int, in screen: Screen, on size: Size) {
    var (likelihood, helpRows) = (0, 0)
    for index in row {
      let (field, traits) = (screen.facts.form.fields[index], screen.facts.fields[index].traits)
      let isLikely = screen.facts.fields[index].isRequired || field.help != nil
      likelihood = max(likelihood, traits.isBox && !field.isReadOnly ? 2 : isLikely ? 1 : 0)
      guard field.help != nil || field.hasChecklist else { continue }
      let slots = screen.slots(ofRowAt: index, on: size, below: 0)
      let number = slots.firstIndex { $0.index == index } ?? 0
      let width = FieldSlot.messageColumns(of: slots, number, on: size).width
      if field.hasChecklist {
        let rows = screen.narrator.meterRows(at: index, of: screen.filling.sheet, width: width)
        helpRows = max(helpRows, rows)
      }
      let lines = (field.help ?? "").textLines.reduce(0) {
        $0 + $1.printable.wrapped(to: width).count
      }
      helpRows = max(helpRows, lines)
    }
    (self.position, self.likelihood, self.helpRows) = (position, likelihood, helpRows)
    stretch = screen.facts.stretch(ofFieldAt: row[0])
  }
}

extension DealtRows {
  /// The smallest height of a screen with blank rows below those for messages, and the rows that
  /// then stay free, for the list of problems.
  private static let tallRows = 30

  /// The smallest height of a screen with a blank row below the title.
  private static let usualRows = 20
  private static let reserve = 6

  /// The rows that a hint above the keys may take.
  private static let hintRows = 3

  /// Deals out the rows of the page of a screen.
  /// - Complexity: O(n), in rows of the view.
  init(of screen: Screen, on size: Size, key: Key) {
    let indices = screen.filling.sheet.indicesOnPage
    (self.key, first, counts) = (key, indices.lowerBound, [])
    let view = size.rowsOfForm
    let textRows = PageTop(of: screen, columns: size.columns).textRows
    let isFree = !key.isCompact && !screen.facts.form.isQuestion
    var taken = textRows + PageButtons(of: screen, columns: size.columns).rows
    guard !screen.filling.sheet.isReviewing else {
      spacesButtons = isFree && DealtRows.answers(of: screen, fitIn: view - taken - 1, on: size)
      return
    }
    for note in key.shownNotes.indices {
      taken += NoteLayout(note, of: screen, columns: size.columns).height
    }
    var claims: [Claim] = []
    var headings = 0
    for index in indices where screen.filling.sheet.isAsked(fieldAt: index) {
      let row = screen.indices(ofRowAt: index, on: size)
      guard row[0] == index else { continue }
      let heading = FieldHeading.lines(above: index, in: screen, on: size).count
      if heading > 0, !claims.isEmpty { headings += 1 }
      taken += heading + DealtRows.restingHeight(ofRow: row, in: screen, on: size)
      restingRows = taken
      // The page scrolls.
      guard taken <= view else { return }
      claims.append(Claim(ofRow: row, at: index - first, in: screen, on: size))
    }
    spacesHeadings = taken + headings <= view
    var spare = view - taken - (spacesHeadings ? headings : 0)
    // The title would read as the label of a first field that it touches.
    spacesTitle = isFree && textRows == 0 && spare > 0 && size.rows >= DealtRows.usualRows
    if spacesTitle { spare -= 1 }
    deal(&spare, to: claims)
    // The line above the keys may need the other rows.
    spacesButtons = isFree && spare > DealtRows.hintRows && counts.last == 0
    if spacesButtons { spare -= 1 }
    guard size.rows >= DealtRows.tallRows, isFree else { return }
    guard spare >= claims.count + DealtRows.reserve else { return }
    for claim in claims where claim.likelihood == 2 { counts[claim.position] += 1 }
  }

  /// Returns whether the answers of the review fit in a number of rows.
  /// - Complexity: O(n), in the rows.
  private static func answers(of screen: Screen, fitIn rows: Int, on size: Size) -> Bool {
    var left = rows
    for index in screen.filling.sheet.indicesOnPage where left >= 0 {
      left -= screen.answerLayout(at: index, on: size)?.height ?? 0
    }
    return left >= 0
  }

  /// Returns the height of a row of fields without messages, open lists and filters.
  private static func restingHeight(ofRow row: [Int], in screen: Screen, on size: Size) -> Int {
    screen.slots(ofRowAt: row[0], on: size, below: 0).reduce(0) { height, slot in
      if screen.measures.fields[slot.index].isBoxed {
        return max(height, screen.widgetSize(of: slot, above: 1, on: size).rows)
      }
      let room = Size(columns: slot.columns, rows: size.rowsOfForm)
      let field = screen.filling.sheet.fields[slot.index]
      var widget = field.isOpen ? screen.form.fields[slot.index].widget : field.widget
      if screen.facts.form.isQuestion, let sole = widget as? any SoleWidget { widget = sole.alone }
      let rows = field.isReadOnly ? 1 : widget.fittedHeight(in: room)
      return max(height, slot.corner.row + rows)
    }
  }

  /// Deals out rows for messages and help.
  private mutating func deal(_ spare: inout Int, to claims: [Claim]) {
    guard let last = claims.last else { return }
    counts = [UInt8](repeating: 0, count: last.position + 1)
    var dense: Set<Range<Int>> = []
    for likelihood in [2, 1, 0] {
      let equals = claims.filter { $0.likelihood == likelihood }
      for claim in equals where counts[claim.position] == 0 {
        let peers = equals.filter { $0.stretch == claim.stretch }
        // The last row of a group looks right without a row below it.
        let last = claims.last { $0.stretch == claim.stretch }
        let needed = peers.count - (peers.last?.position == last?.position ? 1 : 0)
        guard needed <= spare, !dense.contains(claim.stretch) else {
          dense.insert(claim.stretch)
          continue
        }
        for peer in peers.prefix(spare) { counts[peer.position] = 1 }
        spare -= min(spare, peers.count)
      }
    }
    for claim in claims where claim.helpRows > 1 && counts[claim.position] == 1 {
      let more = min(claim.helpRows - 1, spare)
      counts[claim.position] += UInt8(clamping: more)
      spare -= more
    }
    restingRows += counts.reduce(0) { $0 + Int($1) }
  }
}

extension Screen {
  /// Returns the rows dealt out on the page on a screen.
  func dealtRows(on screen: Size) -> DealtRows {
    let key = dealingKey(on: screen)
    return dealt.key == key ? dealt : DealtRows(of: self, on: screen, key: key)
  }

  /// Deals out the rows of the page again if anything they depend on has changed.
  mutating func deal() {
    let key = dealingKey(on: size)
    if dealt.key != key { dealt = DealtRows(of: self, on: size, key: key) }
  }

  /// Returns the values that the rows dealt out depend on.
  func dealingKey(on screen: Size) -> DealtRows.Key {
    DealtRows.Key(
      page: filling.sheet.page,
      screen: screen,
      isCompact: isCompact,
      ranks: filling.sheet.ranks,
      shownNotes: facts.hasNotes ? filling.sheet.notesOnPage.map(filling.sheet.isShown) : []
    )
  }
}

extension FormFacts {
  /// Returns the indices of the outermost group that contains a field, for a repeated one those of
  /// all entries; otherwise an empty range at the start of its part.
  fileprivate func stretch(ofFieldAt index: Int) -> Range<Int> {
    if let list = form.lists.first(where: { $0.indices ~= index }) { return list.indices }
    let start = fields[index].part?.start ?? 0
    return fields[index].groups.first?.indices ?? start..<start
  }
}
