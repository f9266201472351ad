import Testing

@testable import FormValidation

struct DomainDirectionTests {
  private static func direction(of labels: [String]) -> DomainDirection {
    var direction = DomainDirection()
    for label in labels { direction.add(label.unicodeScalars) }
    return direction
  }

  @Test(arguments: [
    [], ["0a"], ["a-", "1"], ["א"], ["א1"], ["א", "a"], ["ب٠"], ["א\u{5B0}"], ["א-1", "a1"],
  ])
  func `labels of one direction are recognized`(_ labels: [String]) {
    #expect(DomainDirectionTests.direction(of: labels).isValid)
  }

  @Test(arguments: [
    ["אa"], ["aא"], ["א", "0a"], ["0a", "א"], ["א-"], ["٠"], ["ب٠1"], ["א", "a-"], ["\u{301}א"],
    ["א", "a\u{2B9}"],
  ])
  func `mixed labels are not`(_ labels: [String]) {
    #expect(!DomainDirectionTests.direction(of: labels).isValid)
  }

  @Test(arguments: ["", "a", "A1", "1a", "1", "a-", "-a", "a_", "_a", "a-1"])
  func `an ASCII label has the direction of its letters`(_ label: String) {
    var direction = DomainDirectionTests.direction(of: ["א"])
    direction.add(ascii: Array(label.utf8))
    #expect(direction.isValid == DomainDirectionTests.direction(of: ["א", label]).isValid)
  }
}
