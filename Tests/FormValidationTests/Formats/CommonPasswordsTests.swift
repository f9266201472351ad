import Testing

@testable import FormValidation

struct CommonPasswordsTests {
  @Test(arguments: ["123456", "qwerty", "zxcvbnm", "iloveyou", "Dr4gon99", "administrator"])
  func `common passwords are known`(_ password: String) {
    #expect(CommonPasswords.contain(password))
  }

  @Test(arguments: ["", "correct horse battery", "ocelot4711x", "1a2b3c4d5e6f7g"])
  func `other passwords are not`(_ password: String) {
    #expect(!CommonPasswords.contain(password))
  }
}
