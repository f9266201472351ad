import Testing

@testable import FormValidation

struct CallingCodeTests {
  @Test(arguments: [1, 7, 20, 27, 44, 49, 55, 86, 211, 353, 420, 599, 691, 800, 886, 972, 998])
  func `an assigned code can begin a number`(_ code: Int) {
    let digits = "\(code)"
    for count in 1...digits.count {
      #expect(CallingCode.canBegin(with: Int(digits.prefix(count)) ?? 0, count: count))
    }
  }

  @Test(arguments: [28, 83, 89, 210, 259, 384, 422, 671, 684, 693, 801, 999])
  func `a spare code cannot begin a number`(_ code: Int) {
    #expect(!CallingCode.canBegin(with: code, count: "\(code)".count))
  }

  @Test func `digits after the code do not matter`() {
    #expect(CallingCode.canBegin(with: 441, count: 3))
    #expect(CallingCode.canBegin(with: 123, count: 3))
    #expect(CallingCode.canBegin(with: 9_999, count: 4))
    #expect(!CallingCode.canBegin(with: 0, count: 1))
  }
}
