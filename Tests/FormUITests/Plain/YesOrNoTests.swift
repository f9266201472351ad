import Testing

@testable import FormUI

struct YesOrNoTests {
  @Test(arguments: ["yes", "Y", " true ", "on", "1", "ja", "J", "はい"])
  func `these are a yes`(line: String) {
    #expect(YesOrNo(line) == .yes)
  }

  @Test(arguments: ["no", "N", "false", "off", "0", "nein", "いいえ"])
  func `these are a no`(line: String) {
    #expect(YesOrNo(line) == .no)
  }

  @Test(arguments: ["", "yess", "2", "maybe", "yes no"])
  func `these are neither`(line: String) {
    #expect(YesOrNo(line) == nil)
  }
}
