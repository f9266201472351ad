import Testing

@testable import FormFile

struct SettingsTracksTests {
  @Test(arguments: [
    ("scale: log", "5:10: error: a log scale must start above 0, found 0"),
    ("scale: lag", #"7:12: error: unknown value "lag"; did you mean "log"?"#),
    ("forbidden: [3]", "7:17: error: expected zones like {min: 3, max: 5}, found a number"),
    ("forbidden: [{min: 3}]", #"7:17: error: a zone needs "max""#),
    ("forbidden: [{min: 3, max: x}]", "7:31: error: expected a number, found text"),
    ("forbidden: [{min: 3, max: 2}]", "7:23: error: min 3 is greater than max 2"),
    ("forbidden: [{min: 3, max: 4, step: 1}]", #"7:34: error: unknown key "step""#),
    ("forbidden: [{min: -1, max: 9}]", "7:16: error: the forbidden zones cover the whole range"),
    ("forbidden: [{min: 3, max: 4}]\n    default: 4", "8:14: error: invalid default"),
    ("default: 3.10", "7:14: error: invalid default"),
    ("ticks: 0", "7:12: error: expected a distance for 1 to 100 ticks"),
    ("ticks: 0.01", "7:12: error: expected a distance for 1 to 100 ticks"),
    ("ticks: [1, x]", "7:16: error: expected numbers, found text"),
    ("ticks: [1, 9]", "7:16: error: 9 is not between 0 and 8"),
    ("ticks: every", "7:12: error: expected a number or a list of numbers, found text"),
  ])
  func `errors in a track are reported`(keys: String, message: String) {
    let complaint = complaint(
      about: "title: T\nfields:\n  - id: a\n    type: slider\n    min: 0\n    max: 8\n    \(keys)\n"
    )
    #expect(complaint.hasPrefix("form.yaml:" + message + "\n"), "\(complaint)")
  }

  @Test(arguments: ["[1]", "[1, 2, 3]", "[2, 1]", "[a, b]"])
  func `a range starts with two numbers, the lower one first`(value: String) {
    let complaint = complaint(
      about:
        "title: T\nfields:\n  - {id: a, type: range_slider, min: 0, max: 8, default: \(value)}\n"
    )
    #expect(
      complaint.contains(":58: error: expected two numbers, the lower one first"),
      "\(complaint)"
    )
    #expect(!complaint.contains("invalid default"))
  }

  @Test(arguments: [
    ("min: 3, max: 2", "min 3 is greater than max 2"), ("max: 0", "max 0 allows no options"),
    ("min: 4", "min 4 is greater than the number of options"),
    ("min: -1", "expected 0 or more, found -1"),
    ("default: a", "expected a list, found text"),
    ("default: [d]", "invalid default"),
    ("max: 1, default: [a, b]", "invalid default"),
  ])
  func `errors in a checklist's limits are reported`(keys: String, message: String) {
    let complaint = complaint(
      about: "title: T\nfields:\n  - {id: x, type: checklist, options: [a, b, c], \(keys)}\n"
    )
    #expect(complaint.contains(message), "\(complaint)")
  }

  @Test func `a checklist can start with fewer items than required`() {
    #expect(
      complaint(
        about:
          "title: T\nfields:\n  - {id: x, type: checklist, options: [a, b], min: 2, default: [a]}"
      ) == "no complaint"
    )
  }
}
