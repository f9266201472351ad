import FormValidation
import Foundation
import Testing

@testable import FormFile

struct RuleDefinitionPageTests {
  private static let codesPage = """
    card_code: A card's security code

    Three digits, or four for American Express; either while the brand is
    unknown.

    For         a text
    Short form  card_code: CARD_FIELD
    Codes       format.card_code

    Parameters
      card_field  the field that holds the card's number

    Example
      rule    card_code: card
      with    {"card": "3714"}
      passes  "1234"
      fails   "12345"
              format.card_code: Must be the 3 or 4 digits on the card.

    """

  @Test func `a page lists everything and shows how the example fails`() throws {
    let page = try #require(RuleDefinition.named("card_code")).page(askedAs: "card_code")
    let modifiers = try #require(page.range(of: "\nEvery rule also accepts\n  message "))
    #expect(page[..<modifiers.lowerBound] == Self.codesPage)
  }

  @Test func `a page requested by an alias names the rule`() throws {
    let page = try #require(RuleDefinition.named("minlength")).page(askedAs: "minlength")
    #expect(page.hasPrefix("minlength is another name for min_length.\nmin_length: At least"))
    #expect(page.contains("Also called  minlength, minLength, min_len\n"))
  }

  @Test func `a page of a rule with nested rules lists their codes`() throws {
    let each = try #require(RuleDefinition.named("each")).page(askedAs: "each")
    #expect(each.contains("Codes       those of the rules\n"))
    let all = try #require(RuleDefinition.named("all")).page(askedAs: "all")
    #expect(all.contains("Codes        all.not_met, those of the rules\n"))
  }

  @Test(arguments: RuleDefinition.all)
  func `a page fits the narrowest terminal`(definition: RuleDefinition) {
    for line in definition.page(askedAs: definition.name).split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
      #expect(!line.hasSuffix(" "), "\(line)")
    }
  }

  @Test func `the list has a line for each rule, in columns that fit`() {
    let lines = RuleDefinition.list(of: RuleDefinition.all).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    for definition in RuleDefinition.all {
      let rows = lines.filter { $0.hasPrefix("  \(definition.name) ") }
      #expect(rows.count == 1)
      #expect(rows.first?.hasSuffix("  \(definition.summary)") ?? false)
    }
  }
}
