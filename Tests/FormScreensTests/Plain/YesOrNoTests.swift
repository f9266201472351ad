import Testing

@testable import FormWidgets

struct YesOrNoTests {
  @Test(arguments: ["yes", "Y", " true ", "on", "1", "ja", "J", "はい"])
  func `these mean yes`(line: String) {
    #expect(YesOrNo(line) == .yes)
  }

  @Test(arguments: ["no", "N", "false", "off", "0", "nein", "いいえ"])
  func `these mean no`(line: String) {
    #expect(YesOrNo(line) == .no)
  }

  @Test(arguments: ["", "yess", "2", "maybe", "yes no"])
  func `these mean neither`(line: String) {
    #expect(YesOrNo(line) == nil)
  }
}
