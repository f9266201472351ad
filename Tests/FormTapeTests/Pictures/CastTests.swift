import FormTape
import FormWidgets
import Testing

struct CastTests {
  private static let cast = Cast(
    size: Size(columns: 20, rows: 5),
    title: "Sign \"up\"",
    command: "tabstop fill signup.yaml",
    terminal: "xterm-256color",
    events: [
      CastEvent(at: .zero, .marker("signup.tape:3 Type \"Ada\"")),
      CastEvent(at: .milliseconds(50), .output("A\u{1B}[1m漢\r\n")),
      CastEvent(at: .milliseconds(50), .input("\t")),
      CastEvent(at: .microseconds(1_250_400), .resize(Size(columns: 30, rows: 6))),
    ]
  )

  @Test func `times are counted from the start`() {
    #expect(
      CastTests.cast.text == #"""
        {"version": 2, "width": 20, "height": 5, "command": "tabstop fill signup.yaml", \#
        "title": "Sign \"up\"", "env": {"TERM": "xterm-256color"}}
        [0.0, "m", "signup.tape:3 Type \"Ada\""]
        [0.05, "o", "A\u001b[1m漢\r\n"]
        [0.05, "i", "\t"]
        [1.2504, "r", "30x6"]

        """#
    )
  }

  @Test func `unknown values are omitted from the header`() {
    var cast = Cast(size: Size(columns: 8, rows: 2))
    #expect(cast.text == "{\"version\": 2, \"width\": 8, \"height\": 2}\n")
    cast.theme = .light
    #expect(
      cast.text.contains(
        "\"theme\": {\"fg\": \"#20242b\", \"bg\": \"#ffffff\", \"palette\": \"#20242b:#b3261e:"
      )
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
    let cast = Cast(size: Size(columns: 1, rows: 1), events: [CastEvent(at: time, .output(""))])
    #expect(cast.text.hasSuffix("\n[\(text), \"o\", \"\"]\n"))
  }

  @Test func `times never decrease`() {
    let events = [2, 1, 3].map { CastEvent(at: .seconds($0), .marker("")) }
    let cast = Cast(size: Size(columns: 1, rows: 1), events: events)
    #expect(
      cast.text.split(separator: "\n").dropFirst().map { $0.prefix(4) } == [
        "[2.0", "[2.0", "[3.0",
      ]
    )
  }
}
