@testable import FormValidation
import Testing

struct PasswordStrengthTests {
  @Test(arguments: [
    ("", 0), ("a", 0), ("password", 0), ("drowssap", 0), ("P4ssword", 1), ("aaaaaaaaaaaa", 0),
    ("abcdefgh", 0), ("qwertyuiop", 0), ("12345678", 0), ("20251126", 1), ("2019", 0),
    ("password2024", 1), ("dragonmonkey", 1), ("abcabcabcabc", 1), ("kx7!q", 1), ("kx7!qz", 2),
    ("kx7!qzpm", 3), ("kx7!qzpmwv", 4), ("correct horse battery staple", 4), ("漢字かな交じり文", 3),
  ])
  func `a password has a score`(_ password: String, _ score: Int) {
    #expect(PasswordGuesses(password).score == score, "\(PasswordGuesses(password).logarithm)")
  }

  @Test func `a lower score is incomplete, and one that is high enough passes`() {
    let verdict = PasswordStrength(3).verdict(on: "password2024", among: [:])
    #expect(verdict.standing == .incomplete)
    #expect(verdict.texts == ["Use a longer or less predictable password."])
    #expect(verdict.violations.first?.parameters["actual"] == 1)
    #expect(PasswordStrength(1).verdict(on: "password2024", among: [:]).isValid)
    #expect(PasswordStrength(0).verdict(on: "a", among: [:]).isValid)
    #expect(PasswordStrength(9).verdict(on: "kx7!qzpmwv", among: [:]).isValid)
  }

  @Test func `logarithms are exact enough`() {
    for (number, logarithm) in [
      (1.0, 0.0), (2, 0.301029995664), (10, 1), (1_000, 3), (119, 2.075546961393),
    ] {
      #expect(abs(PasswordParts.log10(number) - logarithm) < 1e-9)
    }
  }
}
