@testable import FormWidgets
import Testing

struct TextMaskTests {
  @Test(arguments: ["9", "A", "*", "99/99", "\\1-9", "\\\\9", "9…9"])
  func `a mask is written with symbols`(spelling: String) throws {
    #expect(try TextMask(spelling) == TextMask(spelling))
  }

  @Test(
    arguments: [
      ("M9", .unknownSign("M", offset: 0)), ("9/8", .unknownSign("8", offset: 2)),
      ("9ß", .unknownSign("ß", offset: 1)), ("9½", .unknownSign("½", offset: 1)),
      ("9\\", .unknownSign("\\", offset: 1)), ("", .noSlot), ("//", .noSlot), ("\\9", .noSlot),
      ("9\u{301}", .unshown(offset: 1)),
      ("9\n9", .unshown(offset: 1)), ("9\u{200B}", .unshown(offset: 1)),
      (String(repeating: "9", count: 65), .tooLong),
    ] as [(String, MaskError)]
  )
  func `an invalid mask is refused`(spelling: String, error: MaskError) {
    #expect(throws: error) { try TextMask(spelling) }
  }

  @Test func `a mask has at most 64 symbols`() throws {
    #expect(throws: Never.self) { try TextMask(String(repeating: "9", count: 64)) }
  }
}
