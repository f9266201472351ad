import FormValidation
import Testing

@testable import FormFile

struct RuleKeysFormatsTests {
  @Test(arguments: [
    ("uuid: 9", 7, "uuid has no version 9"),
    ("uuid: {version: nul}", 17, "version has no choice \"nul\"; did you mean \"nil\"?"),
    ("ip: [4]", 5, "ip wants a version, not a list"),
    ("ip: {allow_zone: eth0}", 18, "allow_zone wants true or false, not a text"),
    ("luhn: 5", 7, "luhn wants true or its parameters, not a number"),
    ("payment_card: [viza]", 16, "brands has no choice \"viza\"; did you mean \"visa\"?"),
    ("iban: 5", 7, "iban wants a country's two letters, not a number"),
    ("iban: {countries: [DE, Fr]}", 19, "countries wants two capitals, like DE, not \"Fr\""),
    ("isbn: 12", 7, "isbn has no version 12"),
    ("phone: DE", 8, "phone has no choice \"DE\""),
    (
      "phone: {region: US, format: e164}", 29,
      "region leaves nothing for format to say"
    ),
    ("date: DD.MM.YY", 7, "date wants YYYY, MM and DD once each, not \"DD.MM.YY\""),
    ("time: {format: HH}", 16, "format wants HH, mm and perhaps ss once each, not \"HH\""),
    (
      "date: {format: YYYY-MM-DD, standard: html}", 38,
      "standard leaves nothing for format to say"
    ),
    ("month: {standard: iso}", 19, "standard has no choice \"iso\""),
  ])
  func `a setting that is not to be had says what is`(
    spelling: String,
    column: Int,
    message: String
  ) {
    let complaint = complaint(aboutRule: spelling)
    #expect(complaint.hasPrefix("rule:1:\(column): error: \(message)\n"), "\(complaint)")
  }
}
