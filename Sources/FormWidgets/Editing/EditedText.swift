import FormValidation

/// A text being edited: with a caret between two graphemes, a selection, and a history.
///
/// Every edit affects entire graphemes: one Backspace deletes one displayed character, regardless
/// of its scalars. Positions in the text are in UTF-8 bytes.
struct EditedText: Equatable, Sendable {
  private(set) var text: String

  /// The position of the caret, always between two graphemes.
  private(set) var caret: Int

  /// The position where the selection began; `nil` without a selection.
  private var anchor: Int?

  private var history = EditHistory()

  /// The text of the last kills, for `yank`; consecutive ones are joined.
  private var killed = ""

  private var isKilling = false

  /// Creates a text with the caret at its end.
  init(_ text: String = "") {
    self.text = text
    self.caret = text.utf8.count
  }

  /// The text before the caret.
  var beforeCaret: Substring {
    caret == text.utf8.count ? text[...] : text[..<index(caret)]
  }

  /// The selected range; `nil` without a selection.
  var selection: Range<Int>? {
    guard let anchor, anchor != caret else { return nil }
    return min(anchor, caret)..<max(anchor, caret)
  }

  /// Replaces the text and moves the caret to its end; can be undone if the text was edited before.
  mutating func replace(with text: String) {
    leave()
    if history.isEmpty {
      self.text = text
    } else if !text.utf8.elementsEqual(self.text.utf8) {
      splice(0..<self.text.utf8.count, with: text)
    }
    caret = text.utf8.count
  }

  /// Moves the caret to the start of a text that is not edited yet, if it has more lines, or more
  /// bytes than lines of a narrow area.
  mutating func beginAtStart(ifTallerThan rows: Int) {
    let lines = 1 + text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    if history.isEmpty, lines > rows || text.utf8.count > rows * 40 { caret = 0 }
  }

  /// Replaces the entire text with one typed elsewhere, which can be undone.
  mutating func retype(_ text: String) {
    leave()
    guard !text.utf8.elementsEqual(self.text.utf8) else { return }
    splice(0..<self.text.utf8.count, with: text)
  }

  /// Ends editing when the focus leaves: clears the selection.
  mutating func leave() {
    anchor = nil
    rest()
  }

  /// Replaces the selection with a typed character, or inserts it at the caret.
  mutating func type(_ typed: Character) {
    isKilling = false
    splice(selection ?? caret..<caret, with: String(typed), as: .typing, isWord: typed.joinsWords)
  }

  /// Replaces the entire text as part of a run of such steps, which are undone together, and moves
  /// the caret to the end.
  mutating func step(to text: String) {
    guard !text.utf8.elementsEqual(self.text.utf8) else {
      return moveCaret(to: text.utf8.count)
    }
    isKilling = false
    splice(0..<self.text.utf8.count, with: text, as: .stepping, isWord: true)
  }

  /// Whether the last edit was a step.
  var wasStepped: Bool { history.isStepping }

  /// Replaces the selection with a text, or inserts it at the caret, which moves to its end.
  mutating func insert(_ inserted: String) {
    rest()
    if !inserted.isEmpty { splice(selection ?? caret..<caret, with: inserted) }
  }

  /// Moves the caret to a position between two graphemes, extending the selection if requested.
  mutating func moveCaret(to offset: Int, selecting: Bool = false) {
    rest()
    anchor = selecting ? anchor ?? caret : nil
    caret = offset
  }

  /// Places the caret at a pressed position, or selects up to it while dragging; a double click
  /// selects the word there, or all of a masked line, and a triple click the line.
  mutating func point(
    _ pointer: Pointer,
    at offset: Int,
    ofLine line: Range<Int>,
    isMasked: Bool = false
  ) {
    guard pointer.action == .press, pointer.clicks > 1 else {
      return moveCaret(to: offset, selecting: pointer.action == .drag)
    }
    select(pointer.clicks == 2 && !isMasked ? word(at: offset, ofLine: line) : line)
  }

  /// Selects a range, with the caret at its end.
  mutating func select(_ range: Range<Int>) {
    moveCaret(to: range.lowerBound)
    moveCaret(to: range.upperBound, selecting: true)
  }

  /// Performs an editing command.
  /// - Parameters:
  ///   - command: The command.
  ///   - offset: The target of its move, if not that in a single line.
  mutating func perform(_ command: EditingCommand, to offset: Int? = nil) {
    switch command {
    case .move(.left) where selection != nil: moveCaret(to: selection?.lowerBound ?? caret)
    case .move(.right) where selection != nil: moveCaret(to: selection?.upperBound ?? caret)
    case .move(let move): moveCaret(to: offset ?? self.offset(of: move))
    case .select(let move): moveCaret(to: offset ?? self.offset(of: move), selecting: true)
    case .delete(let move): delete(to: offset ?? self.offset(of: move))
    case .kill(let move): kill(to: offset ?? self.offset(of: move))
    case .transpose: transpose()
    case .yank: insert(killed)
    case .undo: stepThroughHistory { $0.undo(in: &$1) }
    case .redo: stepThroughHistory { $0.redo(in: &$1) }
    }
  }
}

extension EditedText {
  /// Ends every combination of consecutive commands.
  mutating func rest() {
    isKilling = false
    history.rest()
  }

  private mutating func delete(to offset: Int) {
    isKilling = false
    let range = selection ?? min(offset, caret)..<max(offset, caret)
    guard !range.isEmpty else { return }
    let isWord = text[index(range.lowerBound)].joinsWords
    let run: EditRun.Kind? =
      selection != nil ? nil : offset < caret ? .deletingBack : .deletingForward
    splice(range, with: "", as: run, isWord: isWord)
  }

  private mutating func kill(to offset: Int) {
    let goesOn = isKilling
    rest()
    isKilling = goesOn
    let range = selection ?? min(offset, caret)..<max(offset, caret)
    guard !range.isEmpty else { return }
    let taken = String(text[index(range.lowerBound)..<index(range.upperBound)])
    killed = !goesOn ? taken : offset < caret ? taken + killed : killed + taken
    splice(range, with: "")
    isKilling = true
  }

  /// Swaps the graphemes around the caret, or the two before it at the end of a line, like
  /// readline.
  private mutating func transpose() {
    rest()
    var middle = index(caret)
    if middle == text.endIndex || text[middle].isNewline { middle = indexBefore(middle) }
    let start = indexBefore(middle)
    let end = indexAfter(middle)
    guard start < middle, middle < end, !text[start].isNewline else { return }
    let swapped = String(text[middle..<end] + text[start..<middle])
    splice(offset(start)..<offset(end), with: swapped)
  }

  private mutating func stepThroughHistory(
    _ step: (inout EditHistory, inout String) -> Int?
  ) {
    rest()
    guard let offset = step(&history, &text) else { return }
    anchor = nil
    caret = offset
  }

  /// Replaces a part and moves the caret after it; all edits use this.
  private mutating func splice(
    _ range: Range<Int>,
    with new: String,
    as run: EditRun.Kind? = nil,
    isWord: Bool = false
  ) {
    var step = EditStep(at: range.lowerBound, count: new.utf8.count, caret: caret)
    if range.isEmpty, range.lowerBound == text.utf8.count {
      text += new
      caret = text.utf8.count
    } else {
      let part = index(range.lowerBound)..<index(range.upperBound)
      step.absent = String(text[part])
      text.replaceSubrange(part, with: new)
      caret = range.lowerBound + new.utf8.count
      settleCaret()
    }
    step.caretAfter = caret
    anchor = nil
    history.record(step, as: run.map { EditRun(kind: $0, isAtWord: isWord) })
  }

  /// Moves the caret out of a grapheme that an edit joined around it, to its end.
  private mutating func settleCaret() {
    while caret < text.utf8.count, String.Index(index(caret), within: text) == nil {
      caret += 1
    }
  }
}

extension EditedText {
  /// Returns the index at a position.
  func index(_ offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: offset)
  }

  /// Returns the position of an index.
  func offset(_ index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  /// Returns the target of a caret move if the entire text is one line.
  func offset(of move: CaretMove) -> Int {
    switch move {
    case .left: offset(indexBefore(index(caret)))
    case .right: offset(indexAfter(index(caret)))
    case .wordLeft: offset(wordStart)
    case .wordRight: offset(wordEnd)
    case .lineStart, .textStart, .lineUp: 0
    case .lineEnd, .textEnd, .lineDown: text.utf8.count
    }
  }

  /// Returns the index one grapheme before, or the start.
  func indexBefore(_ index: String.Index) -> String.Index {
    index > text.startIndex ? text.index(before: index) : index
  }

  /// Returns the index one grapheme after, or the end.
  func indexAfter(_ index: String.Index) -> String.Index {
    index < text.endIndex ? text.index(after: index) : index
  }

  /// Returns the range of the word at a position of a line, or of the other characters there; at
  /// the end of the line, those before it.
  private func word(at offset: Int, ofLine line: Range<Int>) -> Range<Int> {
    let line = text[index(line.lowerBound)..<index(line.upperBound)]
    guard !line.isEmpty else { return offset..<offset }
    let position = min(index(offset), line.index(before: line.endIndex))
    let isWord = line[position].isWordCharacter
    let start = line[..<position].lastIndex { $0.isWordCharacter != isWord }
    let end = line[position...].firstIndex { $0.isWordCharacter != isWord }
    let first = start.map(line.index(after:)) ?? line.startIndex
    return self.offset(first)..<self.offset(end ?? line.endIndex)
  }

  /// The start of the word at or before the caret.
  private var wordStart: String.Index {
    let head = beforeCaret
    guard let last = head.lastIndex(where: \.isWordCharacter) else { return text.startIndex }
    let gap = head[..<last].lastIndex { !$0.isWordCharacter }
    return gap.map { text.index(after: $0) } ?? text.startIndex
  }

  /// The end of the word at or after the caret.
  private var wordEnd: String.Index {
    let tail = text[index(caret)...]
    guard let first = tail.firstIndex(where: \.isWordCharacter) else { return text.endIndex }
    return tail[first...].firstIndex { !$0.isWordCharacter } ?? text.endIndex
  }
}

/// The text as displayed: each grapheme takes at least one cell.
extension EditedText {
  /// Returns a part as displayed.
  /// - Complexity: O(n), in bytes of the part.
  func shown(_ range: Range<Int>) -> String {
    // The caret is usually at the end of the line.
    if range.isEmpty { return "" }
    if range.count == text.utf8.count { return text.shown }
    return String(text[index(range.lowerBound)..<index(range.upperBound)]).shown
  }

  /// Returns the width of a part as displayed, in cells.
  /// - Complexity: O(n), in bytes of the part.
  func cells(of range: Range<Int>) -> Int {
    shown(range).cellWidth
  }

  /// Returns the number of graphemes in a part.
  /// - Complexity: O(n), in bytes of the part.
  func graphemeCount(of range: Range<Int>) -> Int {
    String(text[index(range.lowerBound)..<index(range.upperBound)]).graphemeCount
  }

  /// Returns the position of the grapheme at a cell of a line; after the last one, the end of the
  /// line.
  /// - Complexity: O(n), in graphemes of the line.
  func offset(atCell cell: Int, ofLine line: Range<Int>) -> Int {
    let line = text[index(line.lowerBound)..<index(line.upperBound)]
    var end = 0
    for index in line.indices {
      end += line[index].shownWidth
      if cell < end { return offset(index) }
    }
    return offset(line.endIndex)
  }

  /// Returns the position of a grapheme by its number from 0; after the last one, the end of the
  /// text.
  /// - Complexity: O(n), in graphemes.
  func offset(ofGrapheme number: Int) -> Int {
    let end = text.endIndex
    return offset(text.index(text.startIndex, offsetBy: max(0, number), limitedBy: end) ?? end)
  }
}

extension Character {
  /// Whether the character is part of a word, for moving by words.
  var isWordCharacter: Bool {
    // Most letters need none of Unicode's properties.
    "a"..."z" ~= self || isLetter || isNumber || self == "_"
  }

  /// Whether the character, typed on its own, continues a word: it is part of one, or a mark or
  /// joiner that joins the character before.
  var joinsWords: Bool {
    guard let byte = utf8.first, byte >= 0x80 else { return isWordCharacter }
    return isWordCharacter || unicodeScalars.first?.cellWidth == 0
  }
}
