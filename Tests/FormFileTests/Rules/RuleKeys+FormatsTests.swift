import FormValidation
import Testing

@testable import FormFile

struct RuleKeysFormatsTests {
  @Test(arguments: [
    ("uuid: {standard: laravel}", 18, "unknown value \"laravel\""),
    ("uuid: 9", 7, "unknown value \"9\""),
    ("uuid: {version: nul}", 17, "unknown value \"nul\"; did you mean \"nil\"?"),
    ("ip: [4]", 5, "expected a version, found a list"),
    ("ip: {allow_zone: eth0}", 18, "expected true or false, found text"),
    ("luhn: 5", 7, "expected true or its parameters, found a number"),
    ("payment_card: [viza]", 16, "unknown value \"viza\"; did you mean \"visa\"?"),
    ("iban: 5", 7, "expected two capital letters, like DE, found a number"),
    ("iban: {countries: [DE, Fr]}", 24, "expected two capital letters, like DE, found \"Fr\""),
    ("isbn: 12", 7, "unknown value \"12\"; did you mean \"10\"?"),
    ("phone: ZZ", 8, "unknown value \"ZZ\""),
    ("phone: {region: US, format: e164}", 29, "region cannot be combined with format"),
    ("date: DD.MM.YY", 7, "expected YYYY, MM and DD once each, found \"DD.MM.YY\""),
    ("time: {format: HH}", 16, "expected HH, mm and perhaps ss once each, found \"HH\""),
    ("date: {format: YYYY-MM-DD, standard: html}", 38, "format cannot be combined with standard"),
    ("month: {standard: iso}", 19, "unknown value \"iso\""),
  ])
  func `an invalid setting is reported with the valid ones`(
    spelling: String,
    column: Int,
    message: String
  ) {
    let complaint = complaint(aboutRule: spelling)
    #expect(complaint.hasPrefix("rule:1:\(column): error: \(message)\n"), "\(complaint)")
  }
}
