/// A text being edited: a caret between two graphemes, what is selected, and what was done to it.
///
/// Every edit moves by whole graphemes: one Backspace takes one character as a person sees it,
/// whatever it is made of. Places in the text are counted in bytes of UTF-8.
struct EditedText: Hashable, Sendable {
  /// The text.
  private(set) var text: String

  /// Where the caret stands, always between two graphemes.
  private(set) var caret: Int

  /// Where the caret stood when selecting began; nothing where nothing is selected.
  private var anchor: Int?

  private var history = EditHistory()

  /// What the last kills took, for `yank`; those in a row make one text.
  private var killed = ""

  private var isKilling = false

  /// Creates a text with the caret at its end.
  init(_ text: String = "") {
    self.text = text
    self.caret = text.utf8.count
  }

  /// What stands before the caret.
  var beforeCaret: Substring { text[..<index(caret)] }

  /// What is selected; nothing where nothing is.
  var selection: Range<Int>? {
    guard let anchor, anchor != caret else { return nil }
    return min(anchor, caret)..<max(anchor, caret)
  }

  /// Replaces the text by one from elsewhere and puts the caret at its end; where something was
  /// done to the text before, this can be undone as well.
  mutating func replace(with text: String) {
    leave()
    if history.isEmpty {
      self.text = text
    } else if !text.utf8.elementsEqual(self.text.utf8) {
      splice(0..<self.text.utf8.count, with: text)
    }
    caret = text.utf8.count
  }

  /// Takes note that the editing goes on elsewhere: nothing is selected any more.
  mutating func leave() {
    anchor = nil
    rest()
  }

  /// Puts a typed character in place of what is selected, or in at the caret.
  mutating func type(_ typed: Character) {
    isKilling = false
    splice(selection ?? caret..<caret, with: String(typed), as: .typing, isWord: typed.joinsWords)
  }

  /// Puts another text in the place of the whole, and the caret behind it, as one more of a run of
  /// such steps, which are undone at once.
  mutating func step(to text: String) {
    guard text != self.text else { return moveCaret(to: text.utf8.count) }
    isKilling = false
    splice(0..<self.text.utf8.count, with: text, as: .stepping, isWord: true)
  }

  /// Whether the last key was a step.
  var wasStepped: Bool { history.isStepping }

  /// Puts a text in place of what is selected, or in at the caret, which ends up behind it.
  mutating func insert(_ inserted: String) {
    rest()
    if !inserted.isEmpty { splice(selection ?? caret..<caret, with: inserted) }
  }

  /// Moves the caret to a place between two graphemes, and selects what it passes if that is
  /// wanted.
  mutating func moveCaret(to place: Int, selecting: Bool = false) {
    rest()
    anchor = selecting ? anchor ?? caret : nil
    caret = place
  }

  /// Carries out an editing command.
  /// - Parameters:
  ///   - command: The command.
  ///   - place: Where its move leads, if that is not where it leads in a single line.
  mutating func perform(_ command: EditingCommand, to place: Int? = nil) {
    switch command {
    case .move(.left) where selection != nil: moveCaret(to: selection?.lowerBound ?? caret)
    case .move(.right) where selection != nil: moveCaret(to: selection?.upperBound ?? caret)
    case .move(let move): moveCaret(to: place ?? self.place(of: move))
    case .select(let move): moveCaret(to: place ?? self.place(of: move), selecting: true)
    case .delete(let move): delete(to: place ?? self.place(of: move))
    case .kill(let move): kill(to: place ?? self.place(of: move))
    case .transpose: transpose()
    case .yank: insert(killed)
    case .undo: stepThroughHistory { $0.undo(in: &$1) }
    case .redo: stepThroughHistory { $0.redo(in: &$1) }
    }
  }
}

extension EditedText {
  /// Ends what only commands in a row make one of.
  private mutating func rest() {
    isKilling = false
    history.rest()
  }

  private mutating func delete(to place: Int) {
    isKilling = false
    let range = selection ?? min(place, caret)..<max(place, caret)
    guard !range.isEmpty else { return }
    let isWord = text[index(range.lowerBound)].joinsWords
    let run: EditRun.Kind? =
      selection != nil ? nil : place < caret ? .deletingBack : .deletingForward
    splice(range, with: "", as: run, isWord: isWord)
  }

  private mutating func kill(to place: Int) {
    let goesOn = isKilling
    rest()
    isKilling = goesOn
    let range = selection ?? min(place, caret)..<max(place, caret)
    guard !range.isEmpty else { return }
    let taken = String(text[index(range.lowerBound)..<index(range.upperBound)])
    killed = !goesOn ? taken : place < caret ? taken + killed : killed + taken
    splice(range, with: "")
    isKilling = true
  }

  /// Swaps the graphemes around the caret, or the two before it at the end of a line, as readline
  /// does.
  private mutating func transpose() {
    rest()
    var middle = index(caret)
    if middle == text.endIndex || text[middle].isNewline { middle = indexBefore(middle) }
    let start = indexBefore(middle)
    let end = indexAfter(middle)
    guard start < middle, middle < end, !text[start].isNewline else { return }
    let swapped = String(text[middle..<end] + text[start..<middle])
    splice(place(start)..<place(end), with: swapped)
  }

  private mutating func stepThroughHistory(
    _ step: (inout EditHistory, inout String) -> Int?
  ) {
    rest()
    guard let place = step(&history, &text) else { return }
    anchor = nil
    caret = place
  }

  /// Puts a text in the place of a part, and the caret behind it; all edits are made of this.
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
    history.note(step, as: run.map { EditRun(kind: $0, isAtWord: isWord) })
  }

  /// Moves the caret out of a grapheme that an edit joined around it, to its end.
  private mutating func settleCaret() {
    while caret < text.utf8.count, String.Index(index(caret), within: text) == nil {
      caret += 1
    }
  }
}
