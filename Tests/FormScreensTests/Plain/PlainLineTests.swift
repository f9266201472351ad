import Testing

@testable import FormLines

struct PlainLineTests {
  @Test(
    arguments: [
      ("", .answer("")), ("a", .answer("a")), (" :next", .answer(" :next")),
      ("::", .answer(":")), ("::next", .answer(":next")), (":", .unknown(nearest: nil)),
      (":nex", .unknown(nearest: .next)), (":c", .unknown(nearest: nil)),
      (":cacnel", .unknown(nearest: .cancel)),
      (":next", .command(.next, "")), (":NEXT  ", .command(.next, "")),
      (":go  E-mail again ", .command(.go, "E-mail again")), (": next", .command(.next, "")),
    ] as [(String, PlainLine)]
  )
  func `a line is an answer or a command`(line: String, meaning: PlainLine) {
    #expect(PlainLine(line) == meaning)
  }
}
