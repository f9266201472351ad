import FormValidation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

struct ProblemsTests {
  @Test(arguments: [
    ([], 3, false, [3]),
    ([1, 5], 0, false, [0, 1, 5]),
    ([1, 5], 3, false, [1, 3, 5]),
    ([1, 5], 9, false, [1, 5, 9]),
    ([1, 5], 5, false, [1, 5]),
    ([1, 5], 1, true, [5]),
    ([1, 5], 5, true, [1]),
    ([1, 5], 3, true, [1, 5]),
    ([], 3, true, []),
  ])
  func `an answer that is not valid is listed in the form's order`(
    indices: [Int],
    index: Int,
    isValid: Bool,
    expected: [Int]
  ) {
    var problems = IndexList(indices)
    problems.list(index, if: !isValid)
    #expect(problems.indices == expected)
  }

  @Test(arguments: [
    (-1, 2, 7), (0, 2, 7), (2, 4, 7), (3, 4, 2), (4, 7, 2), (7, 2, 4), (9, 2, 7),
  ])
  func `the next and the previous one are found from anywhere`(index: Int, next: Int, previous: Int)
  {
    let problems = IndexList([2, 4, 7])
    #expect(problems.next(after: index) == next)
    #expect(problems.previous(before: index) == previous)
  }

  @Test func `an empty list has no next or previous index`() {
    #expect(IndexList().next(after: 0) == nil)
    #expect(IndexList().previous(before: 9) == nil)
  }

  @Test(arguments: [
    ("", 0, 2), ("x", 0, 3), ("xyz", 4, 2), ("xyz<Tab>xyz", 8, 1), ("xyz<Tab>xya", 4, 2),
    ("xyz<Tab>xyz<Tab>1", 6, 2), ("xyz<Tab>xyz<Tab><Tab>y", 12, 0), ("<Tab><Tab><Tab>y", 6, 1),
  ])
  func `the bar shows how much of what is required is done`(keys: String, done: Int, left: Int) {
    let form = Form(
      title: "T",
      fields: [
        Field("a", TextField(), rules: [.required, .minLength(3)]),
        Field("b", TextField(), rules: [.sameAs("a")]), Field("c", TextField(), rules: [.alpha]),
        Field("d", Toggle(), rules: [.accepted]), Field("e", TextField()),
      ]
    )
    let shown = Screen(form, with: Keystrokes(keys))
    let row = shown.frame(in: Size(columns: 80, rows: 24)).lines[0]
    #expect(row.count { $0 == "━" } == done)
    #expect(shown.filling.sheet.problems.invalid.count == left)
  }
}
