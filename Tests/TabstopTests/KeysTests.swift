import TestSupport
import Testing

/// `tabstop keys` as used in a script.
struct KeysTests {
  @Test func `it lists all keys or those of one type`() throws {
    let all = try runProgram(["keys"])
    #expect(all.output.hasPrefix("Anywhere in a form\n  Tab, "))
    #expect(all.output.contains("\nIn a field of type slider\n"))
    let one = try runProgram(["keys", "slider"])
    #expect(one.output.hasPrefix("In a field of type slider\n  Left, Right"))
    #expect(one.complaint == "" && one.status == 0)
  }

  @Test func `an unknown type is an error, with the nearest one`() throws {
    let end = try runProgram(["keys", "slidr"])
    #expect(
      end.complaint.hasPrefix("tabstop: error: unknown type \"slidr\"; did you mean \"slider\"?\n")
    )
    #expect(end.complaint.contains("help: types: text, masked, "))
    #expect(end.output == "" && end.status == 2)
  }
}
