import FormValidation
import SeededRandom
import TestSupport
import Testing

@testable import FormFilling
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

struct DrawnBlocksTests {
  private static func form(_ reveal: Reveal) -> Form {
    Form(
      title: "Everything that a key may change elsewhere",
      intro: "An intro of some words, which narrow screens wrap.",
      reveal: reveal,
      fields: [
        Field(
          "name",
          label: "Name",
          TextField(),
          help: "Yours.",
          rules: [.required, .length(2...5)]
        ),
        Field(
          "password",
          label: "Password",
          PasswordField(),
          rules: [.required, .password(min: 3, minDigits: 1), .differentFrom("name")],
          hasChecklist: true
        ),
        Field("again", label: "Again", PasswordField(), rules: [.sameAs("password")]),
        Field("news", label: "News", Toggle()),
        Field("often", label: "How often", Slider(min: 0, max: 9, step: 3, value: 3)),
        Field(
          "mail",
          label: "Mail",
          TextField(),
          rules: [
            .required.when("news", .accepted), .email, .maxLength(6).severity(.warning),
          ]
        ),
        Field("age", label: "Age", NumberField(), rules: [.range(1...9), .sameAs("often")]),
      ]
    )
  }

  private static let keys: [Key] = [
    .tab, .tab, .backTab, .character("a"), .character("1"), .character("@"), .character("日"),
    .space, .space, .backspace, .left, .right, .down, .enter, .pageDown, .function(2), .function(8),
    .function(9), .escape, .control("r"),
  ]

  @Test(arguments: Reveal.allCases)
  func `a frame with reused parts equals one without, including its focus`(_ reveal: Reveal)
    throws
  {
    var random = SeededGenerator()
    let form = DrawnBlocksTests.form(reveal)
    var filled = Screen(form)
    var blocks = DrawnBlocks()
    var size = Size(columns: 80, rows: 24)
    for _ in 0..<400 {
      let lot = Int.random(in: 0..<40, using: &random)
      if lot == 0 {
        size.columns = Int.random(in: 10...90, using: &random)
        size.rows = Int.random(in: 4...30, using: &random)
        filled.handle(.resize)
      } else if lot == 1 {
        filled.handle(.paste("a1@b\nc"))
      } else {
        filled.handle(.key(try #require(DrawnBlocksTests.keys.randomElement(using: &random))))
      }
      // Only some frames are drawn, as when keys come faster than the screen.
      if Bool.random(using: &random) {
        let frame = filled.frame(in: size, reusing: &blocks)
        try #require(frame == filled.frame(in: size), "\(random)")
        let cursor = frame.cursor ?? Position(row: -1, column: -1)
        let isSeen = 0..<size.rows ~= cursor.row && 0..<size.columns ~= cursor.column
        try #require(isSeen, "\(random): at \(cursor) on \(size)")
        for block in filled.layout(on: size).blocks where size.isFillable {
          let drawn = drawnHeight(of: filled.pageBlocks.content(of: block.number), filled, on: size)
          try #require(drawn.map { $0 == block.height } ?? true, "\(random): block \(block)")
        }
      }
      if filled.filling.outcome != nil {
        filled = Screen(form)
        blocks = DrawnBlocks()
      }
    }
  }

  /// Returns the height of a block as drawn; `nil` for the list of problems, which depends on others.
  private func drawnHeight(
    of content: PageBlocks.Content,
    _ filled: Screen,
    on size: Size
  ) -> Int? {
    switch content {
    case .top: filled.topBlock(on: size).height
    case .note(let number): filled.noteBlock(number, columns: size.columns).height
    case .field(let index): filled.fieldBlock(at: index, on: size).height
    case .answer(let index): filled.answerBlock(at: index, on: size).height
    case .buttons: filled.buttonBlock(on: size).height
    case .summary: nil
    }
  }

  @Test func `a part is drawn again only if what it depends on has changed`() {
    var drawn = 0
    var blocks = DrawnBlocks()
    let form = FormMeasures(of: FormFacts(of: Form(title: "T", fields: [])), .unicode)
    let asked: [(number: Int, isFirst: Bool, columns: Int)] = [
      (5, true, 80), (5, true, 80), (0, true, 80), (5, false, 80), (5, false, 80), (5, false, 40),
      (5, false, 40), (5, false, 80),
    ]
    for (number, isFirst, columns) in asked {
      let size = Size(columns: columns, rows: 1)
      blocks.prepare(
        for: DrawnBlocks.Context(
          dealing: DealtRows.Key(
            page: 0,
            screen: size,
            isCompact: false,
            ranks: [],
            shownNotes: []
          ),
          isReviewing: false,
          hasBegun: true,
          errorsShown: .first
        ),
        of: form
      )
      guard !blocks.holds(number, .top(isFirst: isFirst)) else { continue }
      drawn += 1
      blocks.keep(Block(Canvas(size: size)), number, .top(isFirst: isFirst))
    }
    #expect(drawn == 5)
  }
}
