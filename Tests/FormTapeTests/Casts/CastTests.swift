import FormTape
import FormUI
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
      CastEvent(at: .seconds(2), .exit(0)),
    ]
  )

  @Test func `version 2 counts from the start, and has no end of a program`() {
    #expect(
      CastTests.cast.text() == #"""
        {"version": 2, "width": 20, "height": 5, "command": "tabstop fill signup.yaml", \#
        "title": "Sign \"up\"", "env": {"TERM": "xterm-256color"}}
        [0.0, "m", "signup.tape:3 Type \"Ada\""]
        [0.05, "o", "A\u001b[1m漢\r\n"]
        [0.05, "i", "\t"]
        [1.2504, "r", "30x6"]

        """#
    )
  }

  @Test func `version 3 counts from the event before`() {
    #expect(
      CastTests.cast.text(.third) == #"""
        {"version": 3, "term": {"cols": 20, "rows": 5, "type": "xterm-256color"}, \#
        "command": "tabstop fill signup.yaml", "title": "Sign \"up\""}
        [0.000, "m", "signup.tape:3 Type \"Ada\""]
        [0.050, "o", "A\u001b[1m漢\r\n"]
        [0.000, "i", "\t"]
        [1.200, "r", "30x6"]
        [0.750, "x", "0"]

        """#
    )
  }

  @Test func `what is not known is left out of the header`() {
    var cast = Cast(size: Size(columns: 8, rows: 2))
    #expect(cast.text() == "{\"version\": 2, \"width\": 8, \"height\": 2}\n")
    #expect(cast.text(.third) == "{\"version\": 3, \"term\": {\"cols\": 8, \"rows\": 2}}\n")
    cast.theme = .light
    #expect(
      cast.text().contains(
        "\"theme\": {\"fg\": \"#20242b\", \"bg\": \"#ffffff\", \"palette\": \"#20242b:#b3261e:"
      )
    )
    #expect(cast.text(.third).contains("\"term\": {\"cols\": 8, \"rows\": 2, \"theme\": {"))
  }

  @Test func `rounding is carried forward, and times do not drift`() {
    let events = (1...3000).map { CastEvent(at: .microseconds($0 * 1_333), .output("x")) }
    let lines = Cast(size: Size(columns: 1, rows: 1), events: events).text(.third).split(
      separator: "\n"
    )
    let intervals = lines.dropFirst().compactMap { Double($0.dropFirst().prefix { $0 != "," }) }
    #expect(Set(intervals) == [0.001, 0.002])
    #expect(Int((intervals.reduce(0, +) * 1000).rounded()) == 3_999)
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
    #expect(cast.text().hasSuffix("\n[\(text), \"o\", \"\"]\n"))
  }

  @Test func `times never go back`() {
    let events = [2, 1, 3].map { CastEvent(at: .seconds($0), .marker("")) }
    let cast = Cast(size: Size(columns: 1, rows: 1), events: events)
    #expect(
      cast.text().split(separator: "\n").dropFirst().map { $0.prefix(4) } == [
        "[2.0", "[2.0", "[3.0",
      ]
    )
    #expect(
      cast.text(.third).split(separator: "\n").dropFirst().map { $0.prefix(6) }
        == ["[2.000", "[0.000", "[1.000"]
    )
  }

  @Test func `no character is divided between two events`() {
    var output = CastOutput()
    #expect(output.take([0x61, 0xE6, 0xBC]) == "a")
    #expect(output.take([0xA2, 0x62]) == "漢b")
    #expect(output.take([0xFF]) == "\u{FFFD}")
    #expect(output.take([0xC3]) == "")
    #expect(output.take([0x63]) == "\u{FFFD}c")
  }
}
