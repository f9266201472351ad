import Foundation
import TestSupport
import Testing

/// `tabstop lint`, `describe` and `import` as used: streams and exit statuses.
struct AuthoringTests {
  private static let wrong = "title: T\nfields: [{id: a, type: text, rules: [regex: x]}]\n"

  private func folder() throws -> TapeFolder {
    try TapeFolder([
      "wrong.yaml": AuthoringTests.wrong, "broken.yaml": "title: T\nfields: [{id: a, type: txt}]\n",
      "bug.yml": "name: B\nlabels: [x]\nbody: [{type: input, attributes: {label: L}}]\n",
    ])
  }

  @Test(arguments: [
    (["lint", "form.yaml"], 0, "", ""),
    (["lint", "wrong.yaml"], 1, "note[rule.alias]: regex is another name for pattern", ""),
    (["lint", "wrong.yaml", "form.yaml", "--ignore", "rule.alias"], 1, "pattern.no_message", ""),
    (
      ["lint", "wrong.yaml", "--ignore", "rule.alias", "--ignore", "pattern.no_message"], 0, "", ""
    ),
    (
      ["lint", "broken.yaml"], 2, "broken.yaml:2:24: error[form.invalid]: unknown type \"txt\"", ""
    ),
    (["lint", "none.yaml"], 2, "", "none.yaml: no such file"),
    (["lint"], 2, "", "missing argument"),
    (["lint", "--ignore", "rule.alas", "form.yaml"], 2, "", "did you mean rule.alias?"),
    (["lint", "--fix", "-"], 2, "", "--fix rewrites files"),
    (
      ["lint", "--format", "json", "wrong.yaml", "--ignore", "pattern.no_message"], 1,
      #"{"file": "wrong.yaml", "line": 2, "column": 38, "end": 43, "code": "rule.alias", "severity": "note", "#,
      ""
    ),
    (
      ["lint", "--format", "sarif", "wrong.yaml"], 1,
      #"{"ruleId": "rule.alias", "level": "note", "message": "#, ""
    ),
    (
      ["lint", "--format", "sarif", "form.yaml"], 0,
      #"{"version": "2.1.0", "runs": [{"results": ["#, ""
    ),
    (["lint", "--explain", "rule.alias"], 0, "rule.alias (note): A rule has the name", ""),
    (["lint", "--explain", "x"], 2, "", "unknown code \"x\""),
    (["lint", "--list"], 0, "\nbounds.contradiction  error: ", ""),
    (["describe", "form.yaml"], 0, "name  Name: text, required", ""),
    (["describe", "form.yaml", "--json"], 0, #""id": "name""#, ""),
    (["describe", "form.yaml", "--format", "json"], 0, #""id": "name""#, ""),
    (["describe", "form.yaml", "--format", "json", "--json"], 2, "", "print one of"),
    (["describe", "form.yaml", "--json-schema"], 0, #""required": ["name"]"#, ""),
    (["describe", "--form-file-schema"], 0, #""title": "Tabstop form""#, ""),
    (["describe"], 2, "", "missing argument"),
    (["describe", "form.yaml", "--json", "--json-schema"], 2, "", "print one of"),
    (["describe", "form.yaml", "--form-file-schema"], 2, "", "leave out the form"),
    (["describe", "broken.yaml"], 2, "", "unknown type \"txt\""),
    (
      ["import", "bug.yml"], 0, "heading: '{title}'\nfields:\n  - id: title\n",
      "bug.yml:2:1: warning: labels, which applies to"
    ),
    (["import", "form.yaml"], 2, "", "expected a GitHub issue form, a Backstage template"),
    (["import", "none.yml"], 2, "", "none.yml: no such file"),
  ])
  func `each command prints what it finds and exits with its status`(
    words: [String],
    status: Int,
    output: String,
    complaint: String
  ) throws {
    let folder = try folder()
    let run = try runProgram(words, in: folder.url)
    #expect(Int(run.status) == status, "\(run)")
    #expect(output.isEmpty ? run.output.isEmpty : run.output.contains(output), "\(run.output)")
    let isSilent = run.complaint.isEmpty
    #expect(complaint.isEmpty ? isSilent : run.complaint.contains(complaint), "\(run.complaint)")
  }

  @Test func `a form on standard input is checked, and described`() throws {
    let lint = try runProgram(["lint", "-"], input: AuthoringTests.wrong)
    #expect(lint.output.contains("standard input:2:38: note[rule.alias]"))
    #expect(lint.status == 1)
    let describe = try runProgram(["describe", "-"], input: AuthoringTests.wrong)
    #expect(describe.output == "T\n\na  text\n   - Matches x\n")
  }

  @Test func `--fix rewrites the file, prints each change, and reports the rest`() throws {
    let folder = try folder()
    let run = try runProgram(["lint", "--fix", "wrong.yaml", "form.yaml"], in: folder.url)
    #expect(run.complaint == "wrong.yaml:2:38: regex is now pattern\n")
    #expect(run.output.contains("pattern.no_message"))
    #expect(!run.output.contains("rule.alias"))
    #expect(run.status == 1)
    #expect(folder.read("wrong.yaml") == AuthoringTests.wrong.replacing("regex", with: "pattern"))
  }

  @Test func `--output writes an imported form that can be filled out`() throws {
    let folder = try folder()
    let run = try runProgram(["import", "bug.yml", "-o", "bug.yaml"], in: folder.url)
    #expect(run.output == "")
    #expect(run.status == 0)
    let filled = try runProgram(
      ["bug.yaml", "--no-input", "--set", "L=x", "--set", "title=t"],
      in: folder.url
    )
    #expect(filled.output == "{\n  \"title\": \"t\",\n  \"L\": \"x\"\n}\n")
  }

  @Test func `the page on the command line lists every code`() throws {
    let page = try String(
      contentsOfFile: Corpus.folder + "Sources/tabstop/tabstop.docc/CommandLine.md",
      encoding: .utf8
    )
    let list = try runProgram(["lint", "--list"]).output
    let codes = list.split(separator: "\n").compactMap { line -> Substring? in
      line.first?.isLetter == true && line.contains(".") && !line.hasPrefix("tabstop")
        ? line.prefix { $0 != " " } : nil
    }
    #expect(codes.count >= 15)
    for code in codes { #expect(page.contains("| `\(code)` |"), "\(code)") }
  }
}
