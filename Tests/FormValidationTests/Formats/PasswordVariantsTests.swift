import Testing

@testable import FormValidation

struct PasswordVariantsTests {
  @Test(arguments: [
    "password", "PASSWORD", "P4ssw0rd!", "password2024", "pa$$w0rd12!", "p@55w0rd", "ｐａｓｓｗｏｒｄ",
  ])
  func `a slight change does not help`(_ password: String) {
    #expect(PasswordVariants(password).meet(["password"]))
  }

  @Test(arguments: [
    "password20245", "password!!!", "1password", "passwords", "pass word", "",
    String(repeating: "password", count: 100),
  ])
  func `more than a slight change is another password`(_ password: String) {
    #expect(!PasswordVariants(password).meet(["password"]))
  }

  @Test func `a symbol can replace more than one letter`() {
    #expect(PasswordVariants("1ucky").meet(["lucky"]))
    #expect(PasswordVariants("m1chael").meet(["michael"]))
  }
}
