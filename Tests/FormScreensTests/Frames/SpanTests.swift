import Testing

@testable import FormWidgets

struct SpanTests {
  @Test func `plain scalars take one cell each and join nothing`() {
    let plain = (0..<0x1_1000).compactMap(Unicode.Scalar.init).filter(\.isPlainCell)
    #expect(plain.count > 1_000)
    for scalar in plain where scalar.value >= 0x20 {
      let sign = Character(scalar)
      #expect(sign.cellWidth == 1 && !sign.isOfDoubtfulWidth, "\(scalar.value)")
      #expect("\(sign)\(sign)a\(sign)".count == 4, "\(scalar.value)")
    }
  }

  @Test(arguments: [
    ("plain", true), ("naïve – “so” …", true), ("✓ ━●─", true), ("", true),
    ("e\u{301}", false), ("界", false), ("👍🏽", false), ("a\u{200D}", false), ("⚠", false),
  ])
  func `a text is plain if every scalar is`(text: String, isPlain: Bool) {
    let span = Span(column: 0, text: text, width: text.cellWidth, style: .plain)
    #expect(span.isOfPlainCells == isPlain)
  }
}
