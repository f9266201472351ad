import Testing

@testable import FormScreens
@testable import FormWidgets

struct KeyProbeTests {
  private func probe(_ steps: [(bytes: String, event: Event?)]) -> KeyProbe {
    var probe = KeyProbe(terminalType: "vt100") { $0.description }
    for step in steps {
      probe.receive(step.bytes.utf8)
      if let event = step.event { probe.handle(event) } else { probe.settle() }
    }
    return probe
  }

  @Test(
    arguments: [
      ("a", .key(.character("a")), ["a", "A", "types the character"]),
      ("\u{1B}OP", .key(.function(1)), ["\\eOP", "F1", "help"]),
      ("\u{13}", .key(.control("s")), ["\\x13", "Ctrl-S", "submit"]),
      ("\u{1B}[D", .key(.left), ["\\e[D", "Left", "in text: moves left"]),
      ("\t", .key(.tab), ["\\x09", "Tab", "next"]),
      ("\\", .key(.character("\\")), ["\\\\", "\\", "types the character"]),
      ("å", .key(.character("å")), ["\\xc3\\xa5", "Å", "types the character"]),
      ("\u{1B}[9~", nil, ["\\e[9~", "not a key", "not used in forms"]),
      ("ab", .paste("ab"), ["ab", "pasted text", "inserts 2 characters"]),
    ] as [(String, Event?, [String])]
  )
  func `a key is shown with its bytes, its name and its effect`(
    bytes: String,
    event: Event?,
    parts: [String]
  ) {
    let entry = probe([(bytes, event)]).entries[0]
    #expect(
      [entry.bytes, entry.name.uppercased(), entry.meaning] == [
        parts[0], parts[1].uppercased(), parts[2],
      ]
    )
    #expect(probe([(bytes, event)]).report.hasPrefix("TERM=vt100\n\(parts[0])  "))
  }

  @Test func `the columns of the report are aligned`() {
    let report = probe([("a", .key(.character("a"))), ("\u{1B}OP", .key(.function(1)))]).report
    #expect(report == "TERM=vt100\na     a   types the character\n\\eOP  F1  help\n")
  }

  @Test(arguments: [(40, 10, "key."), (40, 20, "Ctrl-L."), (80, 24, "Ctrl-L.")])
  func `advice has complete sentences`(columns: Int, rows: Int, end: String) {
    let frame = probe([("z", .key(.character("z")))]).frame(in: Size(columns: columns, rows: rows))
    let words = frame.lines.joined(separator: " ").split(separator: " ")
    #expect(words.last.map(String.init) == end, "\(frame.lines)")
  }

  @Test func `Ctrl-C ends it only twice in a row`() {
    let press = ("\u{3}", Event.key(.control("c")) as Event?)
    #expect(!probe([press]).isOver)
    #expect(probe([press, press]).isOver)
    #expect(!probe([press, ("q", .key(.character("q"))), press]).isOver)
  }

  @Test func `bytes of several keys are shown once`() {
    var probe = probe([])
    probe.receive("ab".utf8)
    probe.handle(.key(.character("a")))
    #expect(!probe.isWaiting)
    probe.handle(.key(.character("b")))
    #expect(probe.entries.map(\.bytes) == ["ab", ""])
    probe.settle()
    #expect(probe.entries.count == 2)
  }

  @Test(arguments: [(80, 24), (40, 10), (20, 6), (1, 1)])
  func `the last key and how to quit are shown on any screen`(columns: Int, rows: Int) {
    let keys = "abcdefghijklmnopqrstuvwxyz".map {
      (String($0), Event.key(.character($0)) as Event?)
    }
    let frame = probe(keys).frame(in: Size(columns: columns, rows: rows))
    #expect(frame.size == Size(columns: columns, rows: rows))
    guard rows >= 6 else { return }
    #expect(frame.lines[0].hasPrefix(" Ctrl-C twice"))
    #expect(frame.lines.contains { $0.hasPrefix(" z ") })
    let text = frame.lines.joined(separator: "\n")
    #expect(columns < 80 || text.contains("F2 Ctrl-S"))
  }

  @Test(arguments: [
    (Key.escape, "Alt"), (.character("∂"), "Option"), (.control("s"), "flow control"),
    (.control("c"), "again"),
  ])
  func `a key that is often mistaken for another comes with advice`(key: Key, word: String) {
    let probe = probe([("?", .key(key))])
    let lines = probe.frame(in: Size(columns: 80, rows: 24)).lines
    #expect(lines.contains { $0.contains(word) && !$0.contains("Ctrl-C twice") }, "\(lines)")
  }
}
