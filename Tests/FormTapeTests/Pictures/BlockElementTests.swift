import Testing

@testable import FormTape

struct BlockElementTests {
  /// What a character fills of a cell of 8 by 8, as a path.
  @Test(
    arguments: [
      ("▀", "M0 0H8V4H0Z"), ("▁", "M0 7H8V8H0Z"), ("▄", "M0 4H8V8H0Z"), ("█", "M0 0H8V8H0Z"),
      ("▉", "M0 0H7V8H0Z"), ("▏", "M0 0H1V8H0Z"), ("▐", "M4 0H8V8H4Z"), ("▔", "M0 0H8V1H0Z"),
      ("▕", "M7 0H8V8H7Z"), ("▖", "M0 4H4V8H0Z"), ("▗", "M4 4H8V8H4Z"), ("▘", "M0 0H4V4H0Z"),
      ("▝", "M4 0H8V4H4Z"), ("▚", "M0 0H4V4H0ZM4 4H8V8H4Z"), ("▞", "M4 0H8V4H4ZM0 4H4V8H0Z"),
      ("▙", "M0 0H4V4H0ZM0 4H4V8H0ZM4 4H8V8H4Z"), ("▛", "M0 0H4V4H0ZM4 0H8V4H4ZM0 4H4V8H0Z"),
      ("▜", "M0 0H4V4H0ZM4 0H8V4H4ZM4 4H8V8H4Z"), ("▟", "M4 0H8V4H4ZM0 4H4V8H0ZM4 4H8V8H4Z"),
    ] as [(Unicode.Scalar, String)]
  )
  func `blocks fill their part`(scalar: Unicode.Scalar, commands: String) throws {
    let block = try #require(BlockElement(scalar))
    var path = PicturePath()
    block.add(to: &path, in: PictureRectangle(left: 0, top: 0, width: 8, height: 8))
    #expect(path.commands == commands)
    #expect(block.opacity == 1)
  }

  @Test(arguments: [("░", 0.25), ("▒", 0.5), ("▓", 0.75)] as [(Unicode.Scalar, Double)])
  func `shades are translucent`(scalar: Unicode.Scalar, opacity: Double) {
    #expect(BlockElement(scalar)?.opacity == opacity)
  }

  @Test(arguments: ["\u{257F}", "\u{25A0}"] as [Unicode.Scalar])
  func `other characters are letters`(scalar: Unicode.Scalar) {
    #expect(BlockElement(scalar) == nil)
  }

  @Test(
    arguments: [
      (0, "0"), (9.6, "9.6"), (0.05, "0.05"), (-0.05, "-0.05"), (1.005, "1"), (19.999, "20"),
      (-12.345, "-12.35"), (.infinity, "0"), (.nan, "0"), (1e300, "0"),
    ] as [(Double, String)]
  )
  func `numbers have two decimals at most`(number: Double, text: String) {
    #expect(number.svg == text)
  }
}
