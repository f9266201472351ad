import FormFile
import SeededRandom
import TestSupport
import Testing

@testable import FormFilling
@testable import FormScreens
@testable import FormValidation
@testable import FormWidgets
@testable import Forms

/// Moving the focus moves nothing else, messages begin under their own controls, and no words are
/// cut where rows are free.
struct StillnessTests {
  private static let sizes = [
    Size(columns: 40, rows: 10), Size(columns: 60, rows: 20), Size(columns: 80, rows: 24),
    Size(columns: 120, rows: 40), Size(columns: 200, rows: 50),
  ]

  /// The rows of a page that fits; otherwise, only the heights of what is in view.
  private static func places(_ screen: Screen) -> [Int: [Int]] {
    let layout = screen.layout(on: screen.size)
    let fits = !layout.hasMoreAbove && !layout.hasMoreBelow
    return Dictionary(
      uniqueKeysWithValues: layout.blocks.map {
        ($0.number, fits ? [$0.height, $0.row] : [$0.height])
      }
    )
  }

  /// The cells of the controls of a page.
  private static func corners(_ screen: Screen) -> [Position] {
    screen.filling.sheet.askedIndicesOnPage.map {
      screen.slot(ofFieldAt: $0, on: screen.size).corner
    }
  }

  /// Walks through each page with Tab, and returns the stops at which something moved.
  private static func moves(of form: Form, on size: Size) -> [String] {
    var screen = Screen(form)
    screen.fit(size)
    var moves: [String] = []
    for page in screen.filling.sheet.openPages where page < screen.facts.pages.count {
      screen.filling.turn(to: page)
      screen.fit(size)
      var (before, corners) = (places(screen), self.corners(screen))
      for _ in 0..<screen.filling.sheet.askedIndicesOnPage.count + 2 {
        let shown = screen.filling.sheet.problems.shown.count
        screen.handle(.key(.tab))
        let (after, newCorners) = (places(screen), self.corners(screen))
        defer { (before, corners) = (after, newCorners) }
        guard screen.filling.sheet.problems.shown.count == shown else { continue }
        let isSame = before.allSatisfy { number, place in
          after[number].map { $0.count != place.count || $0 == place } ?? true
        }
        if !isSame || newCorners != corners { moves.append("\(screen.filling.focus)") }
      }
    }
    return moves
  }

  @Test(arguments: sizes)
  func `Tab moves nothing in any form to copy`(size: Size) throws {
    for file in try Folder.texts(in: "Forms", ending: ".yaml") {
      guard let form = try? Form(yaml: file.text) else { continue }
      #expect(StillnessTests.moves(of: form, on: size) == [], "\(file.name)")
    }
  }

  @Test(arguments: sizes)
  func `Tab moves nothing in a hundred random forms`(size: Size) {
    var random = SeededGenerator()
    for _ in 0..<100 {
      let form = StillnessTests.form(using: &random)
      #expect(StillnessTests.moves(of: form, on: size) == [], "\(random)")
    }
  }

  @Test(arguments: sizes)
  func `a message begins under its own control, and its words are whole`(size: Size) {
    var random = SeededGenerator()
    for _ in 0..<100 {
      var screen = Screen(StillnessTests.form(using: &random))
      screen.fit(size)
      screen.handle(.key(.function(2)))
      let size = screen.size
      for index in screen.filling.sheet.askedIndicesOnPage {
        guard let row = screen.rowLayout(at: index, on: size) else { continue }
        for field in row.fields where !field.lines.isEmpty {
          let isNarrow = field.corner.column > size.columns - FieldLayout.messageMinimum - 1
          #expect(isNarrow || field.lineCorner.column == field.corner.column, "\(random)")
          let block = screen.fieldBlock(at: index, on: size)
          let text = block.rows.joined().map(\.text).joined(separator: "\n")
          for line in field.lines { #expect(text.contains(line.text), "\(random)") }
        }
      }
    }
  }

  /// The styles of labels, consents, messages, and help, and of answers on the review.
  private static func isWhole(_ style: Style, isReviewing: Bool) -> Bool {
    switch style {
    case .label, .focusedLabel, .errorLabel, .title, .quiet, .hint, .error, .warning, .success: true
    case .value: isReviewing
    default: false
    }
  }

  /// Returns the words that a screen cuts although rows of it are blank; of the line above the keys,
  /// rows below the focused control.
  private static func cuts(_ screen: Screen) -> [String] {
    let rows = screen.frame(in: screen.size).rows
    let end = screen.size.rowsOfForm
    guard rows[1...end].contains(where: \.isEmpty) else { return [] }
    let below = rowBelowFocus(screen)
    // Long answers are cut in the texts that show them.
    let form = screen.facts.form
    let labels = form.fields.map(\.label) + form.groups.map(\.label)
    let hasRoom = below <= end && rows[below...end].contains(where: \.isEmpty)
    return rows[1...(hasRoom ? end + 1 : end)].joined().filter { span in
      isWhole(span.style, isReviewing: screen.filling.sheet.isReviewing) && span.text.count > 1
        && span.text.hasSuffix(screen.narrator.glyphs.hint)
        && !labels.contains { $0.contains(span.text) }
    }.map(\.text)
  }

  /// Returns the row of a screen below the focused control, if that has its help above the keys;
  /// otherwise, the first one.
  private static func rowBelowFocus(_ screen: Screen) -> Int {
    let number = screen.numberOfBlock(of: screen.filling.focus, on: screen.size)
    let blocks = screen.layout(on: screen.size).blocks
    guard let index = screen.filling.sheet.focusedIndex,
      let block = blocks.first(where: { $0.number == number }),
      let hint = screen.fieldBlock(
        at: screen.leader(ofRowAt: index, on: screen.size),
        on: screen.size
      ).hint
    else { return 1 }
    return 1 + block.row + hint.end
  }

  /// Walks through a form with Tab, and again with a text in each field, and returns what is cut at
  /// any stop, and after a submit.
  private static func cuts(of form: Form, on size: Size) -> [String] {
    var screen = Screen(form)
    screen.fit(size)
    var cut: [String] = []
    var typed: Set<Int?> = []
    for text in ["", "Words and more words, as many as no row of a small screen has room for."] {
      for page in screen.filling.sheet.openPages {
        screen.filling.turn(to: page)
        screen.fit(size)
        for _ in 0..<screen.filling.sheet.askedIndicesOnPage.count + 2 {
          let isNew = !text.isEmpty && typed.insert(screen.filling.sheet.focusedIndex).inserted
          if isNew, !screen.filling.sheet.isReviewing { screen.handle(.paste(text)) }
          cut += cuts(screen)
          screen.handle(.key(.tab))
        }
      }
      screen.handle(.key(.function(2)))
      cut += cuts(screen)
    }
    return cut
  }

  @Test(arguments: sizes)
  func `no label, consent, message, or help is cut where rows are free in any form to copy`(
    size: Size
  ) throws {
    for file in try Folder.texts(in: "Forms", ending: ".yaml") {
      guard let form = try? Form(yaml: file.text) else { continue }
      #expect(StillnessTests.cuts(of: form, on: size) == [], "\(file.name)")
    }
  }

  @Test(arguments: sizes)
  func `no label, consent, message, or help is cut where rows are free in random forms`(
    size: Size
  ) {
    var random = SeededGenerator()
    for _ in 0..<20 {
      let form = StillnessTests.form(using: &random, hasReview: Bool.random(using: &random))
      #expect(StillnessTests.cuts(of: form, on: size) == [], "\(random)")
    }
  }

  private static func form(
    using random: inout SeededGenerator,
    hasReview: Bool = false
  ) -> Form {
    let count = Int.random(in: 1...14, using: &random)
    let fields = (0..<count).map { field($0, using: &random) }
    let starts = (1...count).filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
    let sections = starts.filter { $0 < count }.map { start in
      let kind = Form.Section.Kind.allCases.randomElement(using: &random) ?? .section
      return Form.Section(kind, "Part \(start) of the form", from: start)
    }
    return Form(title: "A form", fields: fields, sections: sections, hasReview: hasReview)
  }

  private static func field(_ number: Int, using random: inout SeededGenerator) -> Field {
    let choices = ["Red", "Green", "A color between blue and green"].map { Choice(.text($0)) }
    let widgets: [any Widget] = [
      TextField(), NumberField(), DateField(), TimeField(), PasswordField(), Tags(), TextArea(),
      Toggle(), Toggle(isOn: nil), Slider(min: 0, max: 10), Radio(choices), Select(choices),
      Radio(choices, arrangement: .automatic), Checklist(choices),
    ]
    let labels = ["Name", "How many", "A label that is longer than the others of the form"]
    let helps = [
      nil, nil, "Short.", "A help that says much, in two sentences: what to type, and why.",
    ]
    let widget = widgets.randomElement(using: &random) ?? TextField()
    let isRequired = Bool.random(using: &random)
    return Field(
      FieldID("f\(number)"),
      label: labels.randomElement(using: &random),
      widget,
      help: helps.randomElement(using: &random) ?? nil,
      rules: isRequired ? [.required] : [],
      hasChecklist: isRequired && Int.random(in: 0..<4, using: &random) == 0,
      width: widget.traits.isBox && Int.random(in: 0..<4, using: &random) == 0 ? 8 : nil,
      isBeside: Int.random(in: 0..<4, using: &random) == 0
    )
  }
}
