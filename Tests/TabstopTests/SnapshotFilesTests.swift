import Foundation
import TestSupport
import Testing

/// Snapshots on disk, as left by the real program.
struct SnapshotFilesTests {
  private static let path = "a.snaps/one/ready.snap"

  private func tape(typing text: String, expecting value: String? = nil) -> String {
    let expected = value ?? text
    return "Test \"one\"\nForm form.yaml\nSize 40x10\nType \"\(text)\"\nExpect snapshot \"ready\"\n"
      + "Expect field name value \"\(expected)\"\n"
  }

  @Test func `a missing snapshot fails and is written for review`() throws {
    let folder = try TapeFolder(["a.tape": tape(typing: "x")])
    let (output, _, status) = try folder.test()
    #expect(output.contains("actual   snapshot  no stored snapshot\n"))
    #expect(output.contains("kept: a.snaps/one/ready.snap.new\n"))
    #expect(status == 1)
    #expect(folder.read(SnapshotFilesTests.path) == nil)
    #expect(
      try #require(folder.read(SnapshotFilesTests.path + ".new")).hasPrefix("snap 1\nsize 40x10\n")
    )
  }

  @Test func `without a review, nothing is written`() throws {
    let folder = try TapeFolder(["a.tape": tape(typing: "x")])
    #expect(try folder.test(environment: ["CI": "true"]).status == 1)
    #expect(folder.read(SnapshotFilesTests.path + ".new") == nil)
  }

  @Test func `updating stores the snapshot, and the next run compares it`() throws {
    let folder = try TapeFolder(["a.tape": tape(typing: "x")])
    #expect(try folder.test().status == 1)
    let (output, _, status) = try folder.test("--update")
    #expect(output.hasPrefix("NOTE a.tape:1  one: updated a.snaps/one/ready.snap\nPASS"))
    #expect(status == 0)
    #expect(folder.read(SnapshotFilesTests.path + ".new") == nil)
    #expect(try folder.test().output == "PASS a.tape  1 passed\n\n1 passed, 0 failed\n")
    try folder.write(tape(typing: "y"), to: "a.tape")
    let changed = try folder.test()
    #expect(changed.output.contains("snapshot"))
    #expect(changed.status == 1)
  }

  @Test func `updating stores nothing if something else fails`() throws {
    let folder = try TapeFolder(["a.tape": tape(typing: "x", expecting: "z")])
    let (output, _, status) = try folder.test("--update")
    #expect(output.contains("did not update a.snaps/one/ready.snap"))
    #expect(status == 1)
    #expect(folder.read(SnapshotFilesTests.path) == nil)
  }

  @Test func `unused snapshots are listed, and deleted on request`() throws {
    let skipped = "Test \"two\" skip \"no\"\nForm form.yaml\nExpect snapshot \"later\"\n"
    let folder = try TapeFolder([
      "a.tape": tape(typing: "x") + skipped, "a.snaps/one/ready.snap": "",
      "a.snaps/two/later.snap": "",
      "a.snaps/one/ready.snap.new": "", "a.snaps/one/old.snap": "", "a.snaps/gone/x.snap": "",
      "a.snaps/gone/x.snap.new": "", "a.snaps/gone/README": "", "no.snaps/b/c.snap": "",
    ])
    let all = [
      "a.snaps/gone/x.snap", "a.snaps/gone/x.snap.new", "a.snaps/one/old.snap", "no.snaps/b/c.snap",
    ]
    let listed = try folder.test("--unused")
    #expect(listed.output == all.map { $0 + "\n" }.joined())
    #expect(listed.status == 1)
    #expect(try folder.test("--unused", "a.tape").output == all[..<3].map { $0 + "\n" }.joined())
    let pruned = try folder.test("--prune")
    #expect(pruned.output == listed.output)
    #expect(pruned.status == 0)
    for path in all { #expect(folder.read(path) == nil) }
    for path in ["a.snaps/one/ready.snap", "a.snaps/two/later.snap", "a.snaps/gone/README"] {
      #expect(folder.read(path) != nil)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "no.snaps").path))
    let again = try folder.test("--unused")
    #expect(again.output == "")
    #expect(again.status == 0)
  }
}
