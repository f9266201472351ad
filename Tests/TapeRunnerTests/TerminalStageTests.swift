import FormTape
import SystemCalls
import TestSupport
import Testing

@testable import TapeRunner

/// Any program in a pseudo-terminal: small ones, and such that behave badly.
@Suite(.waiting, .timeLimit(.minutes(10)))
struct TerminalStageTests {
  /// Plays lines on a shell script.
  private func play(
    _ script: String,
    _ lines: String,
    options: PlayOptions = PlayOptions(),
    allowsCommands: Bool = true
  ) throws -> CasePlay {
    let folder = try PseudoFolder()
    let path = try folder.writeScript(script, to: "app")
    let text = "Test \"t\"\nSet WaitTimeout 60s\nProgram \(path) one \"two three\"\n\(lines)\n"
    let tape = try Tape(text, file: "\(folder.path)/t.tape", in: TapeFiles.surroundings)
    return tape.play(tape.cases[0], allowsCommands: allowsCommands, options)
  }

  @Test func `much output is read in time, and clipped in reports`() throws {
    let lines = "Expect@60s stdout \"800000\"\nExpect@60s exit 0\nExpect stdout \"3000000\""
    let report = try play("seq 1 3000000", lines).report
    guard case .failed(let mismatches) = report.ending else {
      Issue.record("\(report.ending)")
      return
    }
    #expect(report.tapeSeconds < 30)
    #expect(mismatches.count == 1 && mismatches[0].actual.count == 101)
    #expect(mismatches[0].hint?.hasPrefix("stdout is longer than 8 MiB") == true)
  }

  @Test(arguments: [
    ("echo \"$1,$2\"", "Expect row 1 is \"one,two three\"\nExpect exit 0"),
    ("read x; echo \"<$x>\"; exit 3", "Type \"hi\" Enter\nExpect screen \"<hi>\"\nExpect exit 3"),
    ("read x; echo \"<$x>\"", "Type \"hi\" Enter\nExpect stdout \"<hi>\"\nExpect stdout /hi/"),
    ("echo no >&2; exit 1", "Expect stderr \"no\"\nExpect exit 1"),
    ("kill -TERM $$", "Expect exit 143"), ("cat", "Expect running\nCtrl+C\nExpect exit 130"),
    (
      "cat",
      "Type \"ab\"\nExpect cursor 1 3\nBackspace\nExpect row 1 is \"a\"\nCtrl+D 2\nExpect exit 0"
    ),
    ("printf '\\033]2;My app\\007'; cat", "Expect title is \"My app\"\nExpect not title \"x\""),
    ("printf '\\033[31mred'; cat", "Expect style 1 1..3 fg=red\nExpect not screen \"blue\""),
    ("echo a; sleep 0.3; printf '\\033[2J'; cat", "Expect screen \"a\"\nExpect not screen \"a\""),
    (
      "echo wait; read x; stty size",
      "Expect screen \"wait\"\nResize 50x12\nEnter\nExpect screen \"12 50\""
    ),
    ("pwd; cat app | head -c 2", "Expect screen /tabstop-test-/\nExpect screen \"#!\""),
    (
      "echo $HOME; test -d $XDG_CONFIG_HOME && cd && touch x && ls",
      "Expect screen /tmp.tabstop-/\nExpect row 2 is \"x\""
    ),
    ("echo $TERM $A", "Env A \"b c\"\nExpect row 1 is \"xterm-256color b c\""),
    ("echo $TERM", "Env TERM \"vt100\"\nExpect row 1 is \"vt100\""),
    (
      "printf 'a\\033['; sleep 0.2; printf '31mb\\303'; sleep 0.2; printf '\\251'; cat",
      "Expect row 1 is \"abé\"\nExpect style 1 2 fg=red"
    ),
    (
      "printf '\\033[?2026hhalf'; sleep 0.3; printf '\\rwhole\\033[?2026l'; cat",
      "Expect row 1 is \"whole\""
    ),
    (
      "stty raw -echo; printf '\\033[6n'; dd bs=6 count=1 2>/dev/null | od -c | head -1; cat",
      "Expect screen /033 +\\[ +1 +; +1 +R/"
    ),
    (
      "stty raw -echo; printf '\\033[?1hgo'; dd bs=3 count=1 2>/dev/null | od -c; cat",
      "Expect screen \"go\"\nUp\nExpect screen /033 +O +A/"
    ),
    (
      "stty raw -echo; printf go; dd bs=3 count=1 2>/dev/null | od -c; cat",
      "Expect screen \"go\"\nUp\nExpect screen /033 +\\[ +A/"
    ),
    (
      "stty raw -echo; printf 'go\\033[?2004h'; dd bs=7 count=1 2>/dev/null | od -c; cat",
      "Expect screen \"go\"\nPaste \"x\"\nExpect screen /033 +\\[ +2 +0 +0 +~ +x/"
    ),
    (
      "stty raw -echo; printf 'Save\\033[?1000;1006h'; dd bs=9 count=1 2>/dev/null | od -c; cat",
      "Click \"Save\"\nExpect screen /033 +\\[ +< +0 +;/"
    ),
    (
      "stty raw -echo; printf go; dd bs=1 count=1 2>/dev/null | od -c; dd bs=1 count=1 2>/dev/null | od -c; cat",
      "Expect screen \"go\"\nEscape Type \"x\"\nExpect screen /033/\nExpect screen / x/"
    ),
    (
      "echo on; read x",
      "Wait+Screen /on/\nSleep 10ms\nSet TypingSpeed 1ms\nType \"a\" Enter\nExpect exit 0"
    ),
    (
      "echo one; sleep 0.2; echo two",
      "Sleep 1s\nExpect@5s row 2 is \"two\"\nSleep 1ms\nExpect exit 0"
    ),
  ])
  func `a program shows what is expected`(script: String, lines: String) throws {
    let report = try play(script, lines).report
    #expect(report.ending == .passed)
    #expect(report.unknowns.isEmpty && report.notes.isEmpty)
  }

  @Test(arguments: [
    ("sleep 600", "not on the screen", "the program has drawn nothing"),
    ("yes", "not on the screen", "the program is still drawing"),
    ("echo a; exit 3", "not on the screen", "the program has ended with exit status 3"),
    ("kill -SEGV $$", "not on the screen", "the program was killed by SIGSEGV"),
    ("echo a; cat", "not on the screen", nil),
  ])
  func `a failure says what the program did`(script: String, actual: String, hint: String?) throws {
    let start = ContinuousClock.now
    let lines = "Expect@600ms screen \"something\"\nExpect row 1 is \"other\""
    let report = try play(script, lines).report
    guard case .failed(let mismatches) = report.ending else {
      Issue.record("\(report.ending)")
      return
    }
    #expect(mismatches.count == 2, "the second one is looked at without another wait")
    #expect(mismatches[0].actual == [actual])
    #expect(mismatches[0].hint == hint)
    #expect(.now - start < .seconds(30))
  }

  @Test(arguments: [
    ("cat", "Click 1 1", "the program does not use the mouse"),
    ("exit 2", "Expect exit 2\nType \"abc\"", "the program ended (exit 2); 3 keys were not sent"),
  ])
  func `an input that cannot arrive ends the case`(script: String, lines: String, reason: String)
    throws
  {
    guard case .broken(let breakdown) = try play(script, lines).report.ending else {
      Issue.record("the case did not break down")
      return
    }
    #expect(breakdown.reason == reason)
  }

  @Test(arguments: [
    (
      "trap '' HUP TERM INT; echo on; while :; do sleep 1; done",
      "the program went on without its terminal; killed"
    ),
    ("trap '' HUP; sleep 600 & echo on; exit 0", "the program left 1 process running; killed"),
  ])
  func `what has to be killed is noted`(script: String, note: String) throws {
    let lines = "Expect screen \"on\"" + (script.contains("exit 0") ? "\nExpect exit 0" : "")
    #expect(try play(script, lines).report.notes == [note])
  }

  @Test func `a program that is missing or not allowed is not played`() throws {
    let tape = try Tape("Program ./missing\nExpect running\n", file: "t.tape")
    guard
      case .broken(let breakdown) = tape.play(tape.cases[0], allowsCommands: true, PlayOptions())
        .report.ending
    else {
      Issue.record("a missing program was played")
      return
    }
    #expect(breakdown.reason == "cannot start \"./missing\": No such file or directory")
    #expect(breakdown.origin == "t.tape:1")
    guard
      case .broken = try play("echo a", "Expect screen \"a\"", allowsCommands: false).report.ending
    else {
      Issue.record("a program was played that is not allowed")
      return
    }
  }

  @Test func `a recording shows the screens between the steps`() throws {
    var options = PlayOptions()
    options.isRecording = true
    let script = "echo one; read x; echo two; sleep 0.3; echo three; cat"
    let lines = "Expect screen \"one\"\nEnter\nExpect screen \"three\"\nScreenshot a.txt"
    let play = try play(script, lines, options: options)
    #expect(play.report.ending == .passed)
    let texts = play.recording.map(\.screen.text)
    #expect(texts.contains { $0.contains("two") && !$0.contains("three") })
    #expect(texts.last?.contains("three") == true)
    #expect(play.files.first?.text.contains("three") == true)
    let times = play.recording.map(\.time)
    #expect(times == times.sorted())
  }

  @Test(arguments: [
    ("stty -echo; echo x; cat", "hello"), ("cat & while :; do printf x; sleep 0.02; done", "hello"),
    ("echo x; cat", String(repeating: "y", count: 100)),
  ])
  func `a recording has the pace of the tape, whatever the program draws`(
    script: String,
    text: String
  ) throws {
    var options = PlayOptions()
    options.isRecording = true
    let play = try play(script, "Expect screen \"x\"\nType \"\(text)\"", options: options)
    let times = play.recording.filter { !$0.input.isEmpty }.map(\.time)
    #expect(times.count == text.count)
    let gaps = zip(times.dropFirst(), times).map { ($0 - $1) / .milliseconds(1) }
    let mean = gaps.reduce(0, +) / Double(gaps.count)
    #expect((35..<100).contains(mean), "\(gaps)")
  }

  @Test func `a case may take as long as its waits`() throws {
    let text = """
      Program app
      Set TypingSpeed 1s
      Type "abc"
      Expect screen "a"
      Expect@1m screen "a"
      Wait+Screen /a/
      Sleep 7s
      """
    let tape = try Tape(text, file: "t.tape")
    #expect(tape.programTime(of: tape.cases[0]) > .seconds(3 + 2 + 60 + 15 + 7))
    #expect(tape.programTime(of: tape.cases[0]) < .seconds(180))
  }
}
