import FormTape
import FormValidation
import Testing

struct SnapshotTests {
  private let path = "a/t.snaps/my-case/ready.snap"

  private func play(
    _ lines: String,
    mode: SnapshotStore.Mode,
    stored: String? = nil
  ) throws -> CasePlay {
    var options = PlayOptions()
    let path = path
    options.snapshots = SnapshotStore(mode: mode) { $0 == path ? stored : nil }
    let tape = try tape("Test \"My case\"\nForm signup.yaml\n" + lines, file: "a/t.tape")
    return tape.play(tape.cases[0], options)
  }

  @Test func `a snapshot is stored as readable text`() throws {
    let play = try play("Size 40x10\nType \"Ada\"\nExpect snapshot \"ready\"", mode: .review)
    let file = try #require(play.files.first)
    #expect(file.path == path + ".new")
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[0...4] == [
        "snap 1", "size 40x10", "cursor 3 6 visible", "text",
        "| Sign up",
      ]
    )
    #expect(lines.contains("style"))
    #expect(lines.contains("1 2-8 bold"))
    #expect(lines.last == "")
    #expect(StoredScreen(file.text)?.file == file.text)
  }

  @Test func `only the rows differ that are new or gone`() throws {
    let file = try #require(play("Expect snapshot \"ready\"", mode: .review).files.first).text
    let stored = file.replacing("\ntext\n", with: "\ntext\n|gone\n")
    let play = try play("Expect snapshot \"ready\"", mode: .compare, stored: stored)
    guard case .failed(let found) = play.report.ending else {
      Issue.record("\(play.report)")
      return
    }
    #expect(found[0].details.map(\.lines) == [["- 1 gone"]])
  }

  @Test func `a missing snapshot fails and is written only for review`() throws {
    for (mode, paths) in [(SnapshotStore.Mode.compare, []), (.review, [path + ".new"])] {
      let play = try play("Expect snapshot \"ready\"", mode: mode)
      guard case .failed(let found) = play.report.ending else {
        Issue.record("\(mode) should fail")
        continue
      }
      #expect(found[0].actual == ["no stored snapshot"])
      #expect(play.files.map(\.path) == paths)
    }
  }

  @Test func `a screen equals its snapshot, or the differing rows are shown`() throws {
    let stored = try #require(
      play("Type \"Ada\"\nExpect snapshot \"ready\"", mode: .review).files.first
    ).text
    let same = try play(
      "Type \"Ada\"\nExpect snapshot \"ready\" style cursor",
      mode: .compare,
      stored: stored
    )
    #expect(same.report.ending == .passed)
    let other = try play("Type \"Bob\"\nExpect snapshot \"ready\"", mode: .compare, stored: stored)
    guard case .failed(let found) = other.report.ending else {
      Issue.record("another name should differ")
      return
    }
    #expect(found[0].details.map(\.name) == ["text"])
    #expect(found[0].details[0].lines.count == 2)
    let cursor = try play(
      "Type \"Ada\" Left\nExpect snapshot \"ready\"",
      mode: .compare,
      stored: stored
    )
    #expect(cursor.report.ending == .passed, "the cursor is compared only where the tape says so")
    let compared = try play(
      "Type \"Ada\" Left\nExpect snapshot \"ready\" cursor",
      mode: .compare,
      stored: stored
    )
    #expect(compared.report.ending != .passed)
  }

  @Test func `an update replaces the snapshot, unless the case has other failures`()
    throws
  {
    let good = try play("Expect snapshot \"ready\"", mode: .update)
    #expect(good.report.ending == .passed)
    #expect(good.files.map(\.path) == [path])
    #expect(good.report.notes == ["updated \(path)"])
    let stored = good.files[0].text
    let other = try play("Type \"Bob\"\nExpect snapshot \"ready\"", mode: .update, stored: stored)
    #expect(other.report.notes.first == "updated \(path)")
    #expect(other.report.notes.contains { $0.hasPrefix("text + 3 ") && $0.contains("Bob") })
    #expect(other.report.notes.contains { $0.hasPrefix("cursor - ") })
    let bad = try play("Expect snapshot \"ready\"\nExpect focus email", mode: .update)
    #expect(bad.files == [])
    #expect(bad.report.notes.count == 1)
  }

  @Test func `redacted text keeps its width`() throws {
    let lines =
      "Redact /Sign [a-z]+/ \"# up\"\nRedact /Ada/ \"somebody\"\nType \"Ada\"\nExpect snapshot \"ready\""
    let text = try #require(play(lines, mode: .review).files.first).text
    #expect(text.contains("| # up   "))
    #expect(text.contains(" som"))
    #expect(!text.contains("Ada"))
  }

  @Test(arguments: ["", "snap 2\n", "snap 1\nsize 1x1\ncursor hidden\ntext\nno bar\nstyle\n"])
  func `a file that is not a snapshot is not read as one`(text: String) {
    #expect(StoredScreen(text) == nil)
  }

  @Test(arguments: [
    ("Happy path", "happy-path"), ("a/b: c", "a-b-c"), ("Größe 3", "größe-3"), ("!?", "case"),
  ])
  func `a case's folder is named after it`(name: String, stem: String) {
    #expect(name.fileNameStem == stem)
  }
}
