import Testing

@testable import FormValidation

struct EquatableExistentialsTests {
  @Test(
    arguments: [
      (1, 1, true), (1, 2, false), (1, 1 as UInt, false), ("1", 1, false),
    ] as [(any Equatable & Sendable, any Equatable & Sendable, Bool)]
  )
  func `values of any type are equal to equals of their type`(
    left: any Equatable & Sendable,
    right: any Equatable & Sendable,
    isEqual: Bool
  ) {
    #expect(left.isEqual(to: right) == isEqual)
    #expect(right.isEqual(to: left) == isEqual)
  }
}
