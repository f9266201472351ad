import Foundation
import Testing

@testable import FormFile

struct RuleReferencePageTests {
  private static let codesPage = """
    card_code: The security code of a card

    Three digits, or four for American Express; while the brand is open, both will
    do.

    Holds for   a text
    Short form  card_code: CARD_FIELD
    Codes       format.card_code

    Parameters
      card_field  the field that holds the card's number

    Example
      rule    card_code: card
      with    {"card": "3714"}
      passes  "1234"
      fails   "12345"
              format.card_code: A card's code has no more than 4 digits.

    """

  @Test func `a page tells what there is, and how the example fails`() throws {
    let page = try #require(RuleReference.named("card_code")).page(askedAs: "card_code")
    let modifiers = try #require(page.range(of: "\nEvery rule also takes\n  message "))
    #expect(page[..<modifiers.lowerBound] == Self.codesPage)
  }

  @Test func `a page asked for by an alias says so`() throws {
    let page = try #require(RuleReference.named("minlength")).page(askedAs: "minlength")
    #expect(page.hasPrefix("minlength is another name of min_length.\nmin_length: At least"))
    #expect(page.contains("Also called  minlength, minLength, min_len\n"))
  }

  @Test func `a page of a rule with rules within says whose codes there are`() throws {
    let each = try #require(RuleReference.named("each")).page(askedAs: "each")
    #expect(each.contains("Codes       those of the rules\n"))
    let all = try #require(RuleReference.named("all")).page(askedAs: "all")
    #expect(all.contains("Codes        all.not_met, those of the rules\n"))
  }

  @Test(arguments: RuleReference.all)
  func `a page fits the narrowest terminal`(reference: RuleReference) {
    for line in reference.page(askedAs: reference.name).split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
      #expect(!line.hasSuffix(" "), "\(line)")
    }
  }

  @Test func `the list has a line for each rule, in columns that fit`() {
    let lines = RuleReference.list.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    for reference in RuleReference.all {
      let rows = lines.filter { $0.hasPrefix("  \(reference.name) ") }
      #expect(rows.count == 1)
      #expect(rows.first?.hasSuffix("  \(reference.summary)") ?? false)
    }
  }
}
