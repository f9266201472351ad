import SourceText
import Testing

struct PlaceTests {
  @Test func `a place is printed the way compilers do`() {
    #expect("\(Place(line: 7, column: 13))" == "7:13")
  }

  @Test(arguments: [
    (Place(line: 1, column: 9), Place(line: 2, column: 1)),
    (Place(line: 2, column: 1), Place(line: 2, column: 2)),
  ])
  func `lines come before columns`(first: Place, second: Place) {
    #expect(first < second)
    #expect(!(second < first))
    #expect(!(first < first))
  }
}
