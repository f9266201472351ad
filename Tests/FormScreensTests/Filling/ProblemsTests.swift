import Testing

@testable import FormFilling

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
}
