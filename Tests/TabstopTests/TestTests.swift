import Foundation
import TestSupport
import Testing

/// `tabstop test` as used in a script: the real program between pipes, in a folder of its own.
@Suite(.waiting)
struct TestTests {
  @Test func `if no tape can be played, all errors are reported`() throws {
    let folder = try TapeFolder([
      "a.tape": "Expct focus name\n", "c.tape": .passing("c", form: "no.yaml"),
    ])
    let (output, complaint, status) = try folder.test()
    #expect(output == "")
    let first = "a.tape:1:1: error[T101]: unknown command \"Expct\"; did you mean \"Expect\"?\n"
    #expect(complaint.hasPrefix(first))
    #expect(complaint.contains("\nc.tape:2:6: error[T109]: no such form: \"no.yaml\"\n"))
    #expect(status == 2)
  }

  @Test func `a tape with errors counts as one failed case, and the others are played`() throws {
    let folder = try TapeFolder([
      "a.tape": .passing("a"), "b.tape": "Expct focus name\n", "c.tape": .passing("c"),
    ])
    let (output, complaint, status) = try folder.test()
    let error = "b.tape:1:1: error[T101]: unknown command \"Expct\"; did you mean \"Expect\"?\n"
    #expect(output.hasPrefix("PASS a.tape  1 passed\n" + error))
    #expect(output.hasSuffix("PASS c.tape  1 passed\n\n2 passed, 1 failed\n"))
    #expect(complaint == "")
    #expect(status == 2)
    let (tap, errors, _) = try folder.test("--report", "tap")
    #expect(tap.hasPrefix("TAP version 13\n1..3\nok 1 - a.tape: a\nnot ok 2 - b.tape\n"))
    #expect(errors.hasPrefix(error))
    #expect(try folder.test("--unused").complaint.hasPrefix(error))
  }

  @Test func `doubtful tapes get warnings but are played`() throws {
    let folder = try TapeFolder(["a.tape": .passing("a") + "# Expect nothing\n"])
    let (output, complaint, status) = try folder.test()
    #expect(output == "PASS a.tape  1 passed\n\n1 passed, 0 failed\n")
    #expect(complaint.hasPrefix("a.tape:5:"))
    #expect(complaint.contains("warning[T204]"))
    #expect(status == 0)
  }

  @Test func `folders are searched in order of name, except hidden ones`() throws {
    let folder = try TapeFolder([
      "z.tape": .passing("1"), "b/2.tape": .passing("2", form: "../form.yaml"),
      "b/a/1.tape": .passing("3"), ".build/x.tape": "wrong", "b/.hidden.tape": "wrong",
      "b/not.txt": "wrong", ".build-core/b/x.tape": "wrong",
    ])
    let files = { (output: String) in
      output.split(separator: "\n").filter { $0.hasPrefix("PASS") }
        .map { $0.split(separator: " ")[1] }
    }
    #expect(try files(folder.test().output) == ["b/2.tape", "b/a/1.tape", "z.tape"])
    #expect(try files(folder.test("z.tape", ".").output) == ["z.tape", "b/2.tape", "b/a/1.tape"])
    #expect(try files(folder.test("b/", "b/2.tape").output) == ["b/2.tape", "b/a/1.tape"])
    let again = ["./z.tape", "b/../z.tape", folder.url.appending(path: "z.tape").path]
    #expect(try files(folder.test(["z.tape"] + again).output) == ["z.tape"])
  }

  @Test func `a tape that others include runs only as part of them`() throws {
    let folder = try TapeFolder([
      "a.tape": .passing("a") + "Source sub/part.tape\n", "sub/part.tape": "Source more.tape\n",
      "sub/more.tape": "# Without a form.\nExpect field name value \"a\"\n",
    ])
    let (output, complaint, status) = try folder.test(".", "./sub/more.tape")
    #expect(output == "PASS a.tape  1 passed\n\n1 passed, 0 failed\n")
    #expect(complaint == "")
    #expect(status == 0)
    #expect(try folder.test("sub").status == 2)
    try folder.write("Source a.tape\n", to: "sub/more.tape")
    #expect(try folder.test().complaint.contains("a.tape\" includes itself\n"))
  }

  @Test func `a tape with an error still includes others`() throws {
    let folder = try TapeFolder([
      "a.tape": .passing("a") + "Source part.tape\nExpect focus nmae\n", "part.tape": "Tab\n",
      "b.tape": .passing("b"),
    ])
    let (output, _, status) = try folder.test()
    #expect(output.contains("error[T104]"))
    #expect(!output.contains("part.tape"), "\(output)")
    #expect(output.hasSuffix("\n1 passed, 1 failed\n"), "\(output)")
    #expect(status == 2)
  }

  @Test func `a filter selects cases by file and name`() throws {
    let folder = try TapeFolder([
      "a.tape": .passing("one") + .failing("two"), "b.tape": .failing("one"),
    ])
    #expect(
      try folder.test("--filter", "a.tape: one").output
        == "PASS a.tape  1 passed\n\n1 passed, 0 failed\n"
    )
    #expect(try folder.test("--filter", "one").output.hasSuffix("\n1 passed, 1 failed\n"))
    let (_, complaint, status) = try folder.test("--filter", "three")
    #expect(complaint == "tabstop: error: no case matches the options\n")
    #expect(status == 2)
  }

  @Test func `reports are written where requested`() throws {
    let folder = try TapeFolder(["a.tape": .passing("one") + .failing("two")])
    let (output, _, status) = try folder.test(
      "--report",
      "tap",
      "--report",
      "junit=report.xml",
      "--report",
      "json=report.json",
      "--report",
      "pretty=report.txt"
    )
    #expect(
      output.hasPrefix("TAP version 13\n1..2\nok 1 - a.tape: one\nnot ok 2 - a.tape: two\n  ---\n")
    )
    #expect(status == 1)
    #expect(
      try #require(folder.read("report.xml")).contains("tests=\"2\" failures=\"1\" errors=\"0\"")
    )
    #expect(try #require(folder.read("report.json")).contains("\"failed\": 1, \"passed\": 1"))
    #expect(try #require(folder.read("report.txt")).hasSuffix("\n\n1 passed, 1 failed\n"))
  }

  @Test func `a case without expectations is skipped, or rejected on request`() throws {
    let folder = try TapeFolder([
      "a.tape": "Test \"a\"\nForm form.yaml\nTab\n", "b.tape": .passing("b"),
    ])
    let (output, complaint, status) = try folder.test()
    #expect(output.hasPrefix("SKIP a.tape:1  a: no expectations; add an Expect or a Wait\n"))
    #expect(output.hasSuffix("\n1 passed, 0 failed, 1 skipped\n"))
    #expect(complaint == "")
    #expect(status == 0)
    let refused = try folder.test("--require-asserts")
    let silent = "a.tape:1:1: error[T201]: case \"a\" has no expectations\n"
    #expect(refused.output.hasPrefix(silent))
    #expect(refused.output.hasSuffix("\n1 passed, 1 failed\n"))
    #expect(refused.status == 2)
    #expect(try folder.test("--require-asserts", "b.tape").status == 0)
  }

  @Test func `--keep-going continues to the end of the case`() throws {
    let text = .failing("one") + "Type \"c\"\nExpect field name value \"d\"\nExpect focus name\n"
    let folder = try TapeFolder(["a.tape": text])
    let failures = { (output: String) in output.matches(of: /expected value/).count }
    #expect(try failures(folder.test().output) == 1)
    #expect(try failures(folder.test("--keep-going").output) == 2)
  }

  @Test func `the report is the same with any number of workers`() throws {
    var files: [String: String] = [:]
    for number in 10..<40 {
      files["\(number).tape"] = .passing("a") + (number % 7 == 0 ? .failing("b") : .passing("b"))
    }
    let folder = try TapeFolder(files)
    let alone = try folder.test("--jobs", "1")
    let together = try folder.test("--jobs", "5")
    #expect(alone.output == together.output)
    #expect(alone.output.hasSuffix("\n56 passed, 4 failed\n"))
    #expect([alone.status, together.status] == [1, 1])
  }

  @Test func `a tape can expect the program's output and exit status`() throws {
    let folder = try TapeFolder([
      "a.tape": .passing("one") + "F2\nExpect exit 0\nExpect stdout {\"name\": \"a\"}\n"
        + .passing("two") + "Ctrl+C 2\nExpect exit 130\nExpect not submitted\nTab 2\n"
    ])
    let (output, _, _) = try folder.test()
    #expect(output.contains("the program ended (exit 130); 2 keys were not sent\n"), "\(output)")
    #expect(output.hasSuffix("\n1 passed, 1 failed\n"))
  }

  @Test(arguments: [[], ["--pty"]])
  func `keys after the end are counted, whether sent together or not`(options: [String]) throws {
    let end = "Set TypingSpeed 0ms\nCtrl+C 5\n"
    let folder = try TapeFolder([
      "a.tape": .passing("one") + end + .passing("two") + end + "Tab 2\n"
    ])
    let (output, _, _) = try folder.test(options)
    for count in [3, 5] {
      let reason = "the program ended (exit 130); \(count) keys were not sent\n"
      #expect(output.contains(reason), "\(output)")
    }
    #expect(output.hasSuffix("\n0 passed, 2 failed\n"))
  }

  @Test func `uncovered rules are listed, or fail the run on request`() throws {
    let folder = try TapeFolder(["a.tape": .passing("one")])
    let rule = "RULE form.yaml  name  required: never shown\n"
    let sum = "0 of 1 rules seen failing, passing and shown (0%)\n"
    let (output, _, status) = try folder.test("--coverage")
    #expect(output == "PASS a.tape  1 passed\n\n\(rule)\n\(sum)\n1 passed, 0 failed\n")
    #expect(status == 0)
    #expect(
      try folder.test("--coverage", "--report", "tap").output.hasSuffix("\n# \(rule)# \(sum)")
    )
    let asked = try folder.test("--coverage-threshold", "1")
    #expect(asked.output == output)
    #expect(asked.complaint == "tabstop: error: rule coverage is 0%, below 1%\n")
    #expect(asked.status == 1)
    #expect(try folder.test("--coverage-threshold=0").status == 0)
  }

  @Test func `the real program can run alongside`() throws {
    let folder = try TapeFolder(["a.tape": .passing("one") + .failing("two")])
    let (output, complaint, status) = try folder.test("--pty", "--report", "json")
    #expect(output.contains("\"driver\": \"pty\", \"failed\": 1, \"passed\": 1"), "\(output)")
    #expect(complaint == "")
    #expect(status == 1)
  }

  @Test func `recordings and pictures are written where requested`() throws {
    let folder = try TapeFolder([
      "b/a.tape": "Output own.cast\nOutput film.svg\nOutput film.html\n"
        + .passing("It's one", form: "../form.yaml")
    ])
    let (output, complaint, status) = try folder.test("--cast", "kept/casts", "--svg", "kept")
    #expect(
      output == """
        NOTE b/a.tape:4  It's one: kept: kept/casts/b-a-it-s-one.cast  kept/b-a-it-s-one.svg  \
        own.cast  film.svg  film.html
        PASS b/a.tape  1 passed

        1 passed, 0 failed

        """,
      "\(complaint)"
    )
    #expect(status == 0)
    let cast = try #require(folder.read("kept/casts/b-a-it-s-one.cast"))
    #expect(
      cast.hasPrefix(
        "{\"version\": 2, \"width\": 80, \"height\": 24, \"title\": \"a: It's one\"}\n"
      )
    )
    #expect(folder.read("own.cast") == cast)
    #expect(try #require(folder.read("kept/b-a-it-s-one.svg")).contains("<title>a: It"))
    #expect(try #require(folder.read("film.svg")).contains("<svg"))
    #expect(try #require(folder.read("film.html")).contains("<title>a: It"))
  }

  @Test func `a recording ends with what the program prints, without secrets`() throws {
    let folder = try TapeFolder([
      "secret.yaml": "title: T\nfields: [{id: pin, type: password}]\n",
      "a.tape": "Output a.html\nOutput a.txt\nTest \"t\"\nForm secret.yaml\n"
        + "Type \"hunter\"\nType \"2\" Enter\nF2\nExpect exit 0\n",
    ])
    for run in [try folder.test(), try folder.test("--pty")] {
      #expect(run.status == 0, "\(run.output)")
      let recordings = try ["a.txt", "a.html"].map { try #require(folder.read($0)) }
      #expect(recordings[0].contains("$ tabstop secret.yaml\n{\n  \"pin\": \"(hidden)\"\n}\n"))
      #expect(recordings.allSatisfy { !$0.contains("hunter") && $0.contains("(hidden)") })
    }
  }

  @Test func `a file named by a tape stays below the folder`() throws {
    let folder = try TapeFolder(["run/form.yaml": "title: T\nfields: [{id: a, type: text}]\n"])
    let run = folder.url.appending(path: "run")
    let link = run.appending(path: "link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "..")
    let loose = run.appending(path: "loose.svg").path
    try FileManager.default.createSymbolicLink(atPath: loose, withDestinationPath: "../new.svg")
    let above = folder.url.appending(path: "above.svg").path
    for path in ["../x.svg", "new/../../x.svg", "link/x.svg", "loose.svg", above] {
      for command in ["Output", "Screenshot"] {
        try folder.write(
          "Form form.yaml\n\(command) \"\(path)\"\nExpect focus a\n",
          to: "run/a.tape"
        )
        let (output, _, status) = try runProgram(["test"], in: run)
        #expect(output.contains("   2 │ "), "\(output)")
        #expect(output.contains("is outside the current folder"), "\(output)")
        #expect(status == 1)
      }
    }
    for name in ["x.svg", "new.svg", "above.svg"] { #expect(folder.read(name) == nil) }
  }

  @Test func `a file named by a tape replaces only files made by tapes`() throws {
    let kept = [
      "package.json": "{}", "logo.svg": "<svg/>", "b.cast": "x", "b.txt": "mine",
      "index.html": "<!doctype html>",
      // As asciinema and pandas write them, and a text with an underlined heading.
      "demo.cast": "{\"version\": 2, \"width\": 80, \"height\": 24, \"timestamp\": 1504467315}\n"
        + "[0.2, \"o\", \"\"]\n",
      "data.json": "{\"columns\":[\"a\"],\"index\":[0],\"data\":[[1]]}",
      "notes.txt": "My notes\n──────\n",
    ]
    let folder = try TapeFolder(kept)
    let names = ["a.json", "a.svg", "a.cast", "a.html", "c.txt"]
    for (name, text) in kept {
      let films = ["b.cast", "demo.cast", "index.html", "notes.txt"]
      let command = films.contains(name) ? "Output" : "Screenshot"
      try folder.write(.passing("one") + "\(command) \(name)\n", to: "a.tape")
      let (output, _, status) = try folder.test()
      #expect(output.contains("\"\(name)\" already exists"), "\(output)")
      #expect(status == 1)
      #expect(folder.read(name) == text)
    }
    try folder.write(.passing("one") + "Screenshot b.txt\n", to: "a.tape")
    #expect(try folder.test("--update").status == 0)
    #expect(folder.read("b.txt") != "mine")
    for title in ["one", "two"] {
      let outputs = names.map { ($0 == "a.json" ? "Screenshot " : "Output ") + $0 + "\n" }
      let more = title == "two" ? "Type \"b\"\n" : ""
      try folder.write(.passing(title) + more + outputs.joined(), to: "a.tape")
      let (output, _, status) = try folder.test()
      #expect(status == 0, "\(output)")
    }
    for name in names { #expect(try #require(folder.read(name)).contains("ab"), "\(name)") }
  }

  @Test func `a file that a run has written is replaced by the same run`() throws {
    let shots = "Screenshot a.txt\nScreenshot a.ansi\n"
    let folder = try TapeFolder([
      "a.tape": .passing("one") + shots + "Type \"b\"\n" + shots + .passing("two") + "Type \"c\"\n"
        + shots
    ])
    let (output, _, status) = try folder.test()
    #expect(status == 0, "\(output)")
    #expect(try #require(folder.read("a.txt")).contains("ac"))
    #expect(try #require(folder.read("a.ansi")).contains("ac"))
  }

  @Test func `a form's warnings are not on the tape's screen`() throws {
    let folder = try TapeFolder([
      "cut.yaml": "title: T\nfields:\n  - id: name\n    type: text\n    help: Use # here\n",
      "a.tape": .passing("one", form: "cut.yaml") + "Expect not screen \"warning\"\n",
    ])
    let (output, _, status) = try folder.test("--pty")
    #expect(status == 0, "\(output)")
  }

  @Test func `a form's programs run only if allowed`() throws {
    let folder = try TapeFolder([
      "asking.yaml": "title: T\nfields: [{id: a, type: text, rules: [{command: [touch, ran]}]}]\n",
      "a.tape": "Set TypingSpeed 1ms\nSet WaitTimeout 5s\nTest \"t\"\nForm asking.yaml\n"
        + "Type \"x\"\nTab\nExpect@5s field a ok\n",
    ])
    let (output, _, status) = try folder.test("--pty")
    #expect(output.contains("Answer a \"x\" yes"), "\(output)")
    #expect(status == 1)
    #expect(folder.read("ran") == nil)
    let allowed = try folder.test("--pty", "--allow-commands")
    #expect(allowed.status == 0, "\(allowed.output)")
    #expect(folder.read("ran") != nil)
    try folder.write("Env LD_PRELOAD \"./x.so\"\n" + .passing("one"), to: "a.tape")
    let loading = try folder.test("--pty")
    #expect(loading.output.contains("   1 │ Env"), "\(loading.output)")
    #expect(loading.status == 1)
  }
}
