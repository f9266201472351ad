import FormWidgets
import Testing

@testable import FormTape

struct CastTests {
  private static let cast = Cast(
    size: Size(columns: 20, rows: 5),
    title: "Sign \"up\"",
    events: [
      CastEvent(at: .zero, .marker("signup.tape:3 Type \"Ada\"")),
      CastEvent(at: .milliseconds(50), .output("A\u{1B}[1m漢\r\n")),
      CastEvent(at: .microseconds(1_250_400), .resize(Size(columns: 30, rows: 6))),
    ]
  )

  @Test func `times are counted from the start`() {
    #expect(
      CastTests.cast.text == #"""
        {"version": 2, "width": 20, "height": 5, "title": "Sign \"up\""}
        [0.0, "m", "signup.tape:3 Type \"Ada\""]
        [0.05, "o", "A\u001b[1m漢\r\n"]
        [1.2504, "r", "30x6"]

        """#
    )
  }

  @Test(
    arguments: [
      (.zero, "0.0"), (.microseconds(1), "0.000001"), (.microseconds(999_999), "0.999999"),
      (.seconds(61), "61.0"), (.milliseconds(-5), "0.0"), (.nanoseconds(1_999), "0.000001"),
      (.seconds(Int64.max), "10000000000.0"),
    ] as [(Duration, String)]
  )
  func `times are exact to the microsecond`(time: Duration, text: String) {
    let cast = Cast(
      size: Size(columns: 1, rows: 1),
      title: "t",
      events: [CastEvent(at: time, .output(""))]
    )
    #expect(cast.text.hasSuffix("\n[\(text), \"o\", \"\"]\n"))
  }

  @Test func `times never decrease`() {
    let events = [2, 1, 3].map { CastEvent(at: .seconds($0), .marker("")) }
    let cast = Cast(size: Size(columns: 1, rows: 1), title: "t", events: events)
    #expect(
      cast.text.split(separator: "\n").dropFirst().map { $0.prefix(4) } == [
        "[2.0", "[2.0", "[3.0",
      ]
    )
  }
}
