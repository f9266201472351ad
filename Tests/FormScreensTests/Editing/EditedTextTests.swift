import SeededRandom
import TestSupport
import Testing

@testable import FormWidgets

struct EditedTextTests {
  /// Returns the text after keys, with a bar for the caret and the selection in brackets.
  private func edited(_ text: String = "", after keys: Keystrokes) -> String {
    var line = TextLine(text)
    for key in keys { _ = line.press(key) }
    let caret = line.edited.index(line.edited.caret)
    guard let selection = line.edited.selection else {
      return "\(line.text[..<caret])|\(line.text[caret...])"
    }
    let (start, end) = (
      line.edited.index(selection.lowerBound), line.edited.index(selection.upperBound)
    )
    let isAtStart = line.edited.caret == selection.lowerBound
    let selected = isAtStart ? "[|\(line.text[start..<end])]" : "[\(line.text[start..<end])|]"
    return line.text[..<start] + selected + line.text[end...]
  }

  @Test func `an edit that joins graphemes leaves the caret between graphemes`() {
    #expect(edited("\u{301}x", after: "<Home>e") == "e\u{301}|x")
    #expect(edited("🇩x🇪", after: "<Left><Backspace>") == "🇩🇪|")
  }

  @Test(arguments: [
    ("", "<Ctrl-_>", "|"),
    ("a", "<Ctrl-_>", "|"),
    ("one two", "<Ctrl-_>", "one |"),
    ("one two", "<Ctrl-_><Ctrl-_>", "|"),
    ("one  two", "<Ctrl-_>", "one  |"),
    ("one, two", "<Ctrl-_>", "one, |"),
    ("cafe\u{301}s", "<Ctrl-_>", "|"),
    ("ab<Left>c", "<Ctrl-_>", "a|b"),
    ("ab<Left>c<Right>d", "<Ctrl-_><Ctrl-_>", "a|b"),
    ("one two<Backspace><Backspace>", "<Ctrl-_>", "one two|"),
    ("a b c<Backspace><Backspace><Backspace><Backspace>", "<Ctrl-_>", "a b|"),
    ("one two<Home><Delete><Delete>", "<Ctrl-_>", "|one two"),
    ("abc<Backspace>d<Backspace>", "<Ctrl-_><Ctrl-_>", "ab|"),
    ("one two<Ctrl-W>", "<Ctrl-_>", "one two|"),
    ("one two<Left><Ctrl-U>", "<Ctrl-_>", "one tw|o"),
    ("ab<Ctrl-T>", "<Ctrl-_>", "ab|"),
    ("one<Ctrl-W><Ctrl-Y><Ctrl-Y>", "<Ctrl-_>", "one|"),
    ("ab<Shift-Left>c", "<Ctrl-_>", "a|b"),
  ])
  func `undo reverts a step or a typed word`(
    keys: String,
    undo: String,
    text: String
  ) {
    #expect(edited(after: Keystrokes(keys + undo)) == text)
  }

  @Test(arguments: [
    ("a<Alt-_>", "a|"),
    ("one two<Ctrl-_><Alt-_>", "one two|"),
    ("one two<Ctrl-_><Ctrl-_><Alt-_>", "one |"),
    ("one two<Ctrl-_><Ctrl-_><Alt-_><Alt-_><Alt-_>", "one two|"),
    ("one two<Ctrl-_>x<Alt-_>", "one x|"),
    ("one two<Ctrl-_><Home><Alt-_>", "one two|"),
    ("one<Home><Ctrl-K><Ctrl-_><Alt-_>", "|"),
  ])
  func `redo repeats it until something else is done`(keys: String, text: String) {
    #expect(edited(after: Keystrokes(keys)) == text)
  }

  @Test func `a paste is one step`() {
    var line = TextLine("a")
    line.paste("one two\nthree")
    #expect(line.text == "aone two three")
    _ = line.press(.control("_"))
    #expect(line.text == "a")
    _ = line.press(.alt("_"))
    #expect(line.text == "aone two three")
  }

  @Test func `steps can be merged, which ends the selection and a run of kills`() {
    var edited = EditedText("one two")
    edited.perform(.kill(.wordLeft))
    edited.perform(.select(.left))
    edited.step(to: "3")
    edited.step(to: "4")
    #expect(edited.text == "4")
    #expect(edited.selection == nil)
    #expect(edited.wasStepped)
    edited.perform(.kill(.lineStart))
    #expect(!edited.wasStepped)
    edited.perform(.yank)
    #expect(edited.text == "4")
    for text in ["", "4", "one ", "one two"] {
      edited.perform(.undo)
      #expect(edited.text == text)
    }
  }

  @Test func `a text set from outside can be undone after an edit`() {
    var line = TextLine("first")
    line.replace(with: "given")
    _ = line.press(.control("_"))
    #expect(line.text == "given")
    _ = line.press(.character("a"))
    line.replace(with: "proposed")
    #expect(line.beforeCaret == "proposed")
    _ = line.press(.control("_"))
    #expect(line.text == "givena")
    _ = line.press(.control("_"))
    #expect(line.text == "given")
  }

  @Test(arguments: [
    ("ab", "", "<Ctrl-T>", "ba|"),
    ("ab", "<Left>", "<Ctrl-T>", "ba|"),
    ("ab", "<Home>", "<Ctrl-T>", "|ab"),
    ("a", "", "<Ctrl-T>", "a|"),
    ("", "", "<Ctrl-T>", "|"),
    ("abc", "<Home><Right>", "<Ctrl-T>", "ba|c"),
    ("abc", "<Home><Right>", "<Ctrl-T><Ctrl-T>", "bca|"),
    ("日👩‍👧", "", "<Ctrl-T>", "👩‍👧日|"),
  ])
  func `transpose swaps the graphemes around the caret`(
    text: String,
    before: String,
    keys: String,
    after: String
  ) {
    #expect(edited(text, after: Keystrokes(before + keys)) == after)
  }

  @Test(arguments: [
    ("one two three", "<Ctrl-W><Ctrl-W><Ctrl-Y>", "one two three|"),
    ("one two three", "<Ctrl-W><Left><Ctrl-W><Ctrl-Y>", "one two| "),
    ("one two three", "<Home><Alt-D><Alt-D><End> <Ctrl-Y>", " three one two|"),
    ("one two", "<Alt-B><Ctrl-K><Ctrl-U><Ctrl-Y>", "one two|"),
    ("one two", "<Ctrl-W>x<Ctrl-W><Ctrl-Y>", "one x|"),
    ("one two", "<Ctrl-W><Home><Ctrl-U><Ctrl-Y>", "two|one "),
    ("one", "<Ctrl-Y>", "one|"),
    ("one", "<Ctrl-W><Ctrl-_><Ctrl-Y>", "oneone|"),
    ("one", "<Ctrl-W><Ctrl-D><Backspace><Ctrl-Y>", "one|"),
  ])
  func `consecutive kills are yanked together`(text: String, keys: String, after: String) {
    #expect(edited(text, after: Keystrokes(keys)) == after)
  }

  @Test(arguments: [
    ("<Shift-Left>", "one tw[|o]"),
    ("<Shift-Left><Shift-Left>", "one t[|wo]"),
    ("<Shift-Left><Shift-Right>", "one two|"),
    ("<Home><Shift-Right>", "[o|]ne two"),
    ("<Home><Right><Shift-Right><Shift-Left><Shift-Left>", "[|o]ne two"),
    ("<Ctrl-Shift-Left>", "one [|two]"),
    ("<Home><Ctrl-Shift-Right>", "[one|] two"),
    ("<Alt-B><Shift-Home>", "[|one ]two"),
    ("<Alt-B><Shift-End>", "one [two|]"),
    ("<Home><Shift-Left>", "|one two"),
    ("<Ctrl-Shift-Left><Left>", "one |two"),
    ("<Ctrl-Shift-Left><Right>", "one two|"),
    ("<Ctrl-Shift-Left><Home>", "|one two"),
    ("<Ctrl-Shift-Left><Ctrl-Left>", "|one two"),
    ("<Ctrl-Shift-Left>x", "one x|"),
    ("<Ctrl-Shift-Left><Backspace>", "one |"),
    ("<Ctrl-Shift-Left><Delete>", "one |"),
    ("<Ctrl-Shift-Left><Ctrl-D>", "one |"),
    ("<Ctrl-Shift-Left><Ctrl-W><Ctrl-Y><Ctrl-Y>", "one twotwo|"),
    ("<Ctrl-W><Shift-Home><Ctrl-Y>", "two|"),
    ("<Ctrl-Shift-Left><Ctrl-T>", "onet |wo"),
    ("<Ctrl-Shift-Left><Alt-_>", "one [|two]"),
  ])
  func `keys with Shift select, and typing replaces the selection`(keys: String, text: String) {
    #expect(edited("one two", after: Keystrokes(keys)) == text)
  }

  @Test func `a paste replaces the selection`() {
    var line = TextLine("one two")
    _ = line.press(.shift(.home))
    line.paste("x")
    #expect(line.text == "x")
    _ = line.press(.control("_"))
    #expect(line.text == "one two")
  }

  @Test func `leaving ends a selection`() {
    var line = TextLine("one")
    _ = line.press(.shift(.home))
    line.leave()
    #expect(line.edited.selection == nil)
  }

  @Test func `random edits keep the caret between graphemes and the text equal to a list's`() throws
  {
    var random = SeededGenerator()
    let pieces: [Character] = ["a", "é", "日", "👩‍👧", " ", "_"]
    var edited = EditedText()
    var list: [Character] = []
    var caret = 0
    for _ in 0..<3_000 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0...2:
        let piece = try #require(pieces.randomElement(using: &random))
        edited.type(piece)
        list.insert(piece, at: caret)
        caret += 1
      case 3:
        edited.perform(.delete(.left))
        if caret > 0 {
          caret -= 1
          list.remove(at: caret)
        }
      case 4:
        edited.perform(.move(.left))
        caret = max(0, caret - 1)
      default:
        edited.perform(.move(.right))
        caret = min(list.count, caret + 1)
      }
      #expect(edited.text == String(list), "\(random)")
      #expect(edited.beforeCaret.count == caret, "\(random)")
    }
  }
}
