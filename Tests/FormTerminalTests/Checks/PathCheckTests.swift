import FormValidation
import Foundation
import SystemCalls
import Testing

@testable import FormTerminal

/// What path fields hear of the file system.
final class PathCheckTests {
  private let root: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "tabstop-\(UUID().uuidString)"
    )
    for path in ["src/deep", ".hidden"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: path),
        withIntermediateDirectories: true
      )
    }
    for path in ["b.yaml", "a.txt", "src/c.yaml", "new\nline"] {
      try Data().write(to: folder.appending(path: path))
    }
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "src/out"),
      withDestinationURL: URL(filePath: "/")
    )
    root = folder.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  private func names(_ arguments: String...) async -> [String] {
    let request = CheckRequest(
      id: 1,
      for: .options,
      check: "path",
      arguments: arguments,
      field: "a"
    )
    guard case .options(let options) = await PathCheck.answer(to: request) else { return [] }
    return options.compactMap { option in
      if case .object(let members) = option { members["label"].flatMap { String($0) } } else { nil }
    }
  }

  @Test func `folders come first and hidden names last, without names that cannot be typed`() async
  {
    #expect(await names(root + "/", "", "") == ["src/", "a.txt", "b.yaml", ".hidden/"])
    #expect(await names(root + "/", "folder", "") == ["src/", ".hidden/"])
    #expect(await names(root + "/", "file", "", "yaml") == ["src/", "b.yaml", ".hidden/"])
    #expect(await names(root + "/nowhere/", "", "").isEmpty)
  }

  @Test func `names outside a root are left out`() async {
    #expect(await names(root + "/src/", "", root + "/src") == ["deep/", "c.yaml"])
    #expect(await names(root + "/", "", root + "/src") == ["src/"])
  }

  @Test func `a tilde is the home folder`() async throws {
    let home = try #require(ProcessInfo.processInfo.environment["HOME"])
    func verdict(_ path: String, _ demand: String, _ root: String = "") async -> String? {
      let arguments = [demand, root]
      let request = CheckRequest(
        id: 1,
        check: "path",
        arguments: arguments,
        field: "a",
        value: .text(path)
      )
      guard case .verdict(let verdict) = await PathCheck.answer(to: request) else { return "none" }
      return verdict.violations.first?.code
    }
    let user = try #require(getpwuid(geteuid())?.pointee)
    let named = "~" + String(cString: user.pw_name)
    #expect(Posix.home(of: named.dropFirst()) == String(cString: user.pw_dir))
    for path in [named, named + "/", named + "/."] { #expect(await verdict(path, "folder") == nil) }
    for path in ["~", "~/", "~/."] { #expect(await verdict(path, "folder", "~") == nil) }
    #expect(await verdict("~/tabstop-none", "new", home) == nil)
    #expect(await verdict("~/..", "", home) == (home == "/" ? nil : "path.outside"))
    for path in ["~tabstop", "x/~", "~/tabstop-none"] {
      #expect(await verdict(path, "exist") == "path.nothing")
    }
    #expect(await names("~/", "", "") == names(home + "/", "", ""))
    let request = CheckRequest(
      id: 1,
      for: .options,
      check: "path",
      arguments: ["~/", "", ""],
      field: "a"
    )
    guard case .options(let options) = await PathCheck.answer(to: request) else { return }
    for case .object(let members) in options {
      #expect(members["value"].flatMap { String($0) }?.hasPrefix("~/") == true)
    }
  }

  @Test(arguments: [
    ("b.yaml", "file", "", nil), ("src", "file", "", "path.is_folder"),
    ("x", "file", "", "path.no_file"),
    ("src", "folder", "", nil), ("src/", "folder", "", nil),
    ("b.yaml", "folder", "", "path.is_file"),
    ("x", "folder", "", "path.no_folder"), ("x", "exist", "", "path.nothing"),
    ("src", "exist", "", nil),
    ("b.yaml", "new", "", "path.exists"), ("src/x", "new", "", nil),
    ("x/y", "new", "", "path.no_folder"),
    ("x", "", "", nil), ("src/c.yaml", "", "src", nil), ("b.yaml", "", "src", "path.outside"),
    ("src/../b.yaml", "", "src", "path.outside"), ("src/out/tmp", "", "src", "path.outside"),
    ("src/x", "new", "src", nil), ("src/../x", "new", "src", "path.outside"),
  ])
  func `a path must lead to what is required`(
    path: String,
    demand: String,
    within: String,
    code: String?
  ) async {
    let request = CheckRequest(
      id: 1,
      check: "path",
      arguments: [demand, within.isEmpty ? "" : "\(root)/\(within)"],
      field: "a",
      value: .text("\(root)/\(path)")
    )
    guard case .verdict(let verdict) = await PathCheck.answer(to: request) else {
      Issue.record("no verdict")
      return
    }
    #expect(verdict.violations.first?.code == code)
    #expect(!verdict.isInvalid)
  }
}
