import FormValidation
import Testing

@testable import FormUI

struct RevealTests {
  private let missing = Violation("missing", "more", isIncomplete: true)
  private let broken = Violation("broken", "other")

  /// Returns how a violation is shown under a policy, as a letter: `h`int, `e`rror or `-`.
  private func manner(
    _ reveal: Reveal,
    _ violation: Violation,
    _ change: (inout FieldState) -> Void = { _ in },
    hasFocus: Bool = true,
    wasSubmitted: Bool = false,
    hasBegun: Bool = true
  ) -> String {
    var state = FieldState()
    change(&state)
    state.wasSubmitted = wasSubmitted
    let now = Reveal.Circumstances(
      state: state,
      hasFocus: hasFocus,
      hasBegun: hasBegun
    )
    switch reveal.manner(of: violation, in: now) {
    case .hint: return "h"
    case .error: return "e"
    case .warning: return "w"
    case .remark: return "r"
    case nil: return "-"
    }
  }

  private func changed(_ state: inout FieldState) { state.isChanged = true }

  private func left(_ state: inout FieldState) { state.wasLeft = true }

  private func leftChanged(_ state: inout FieldState) {
    changed(&state)
    left(&state)
    state.wasLeftChanged = true
  }

  @Test func `warnings are shown when an error would be`() {
    for (severity, letter) in zip([Severity.warning, .info], ["w", "r"]) {
      var (missing, broken) = (missing, broken)
      missing.severity = severity
      broken.severity = severity
      #expect(manner(.polite, broken) == "-")
      #expect(manner(.polite, missing, changed) == "h")
      #expect(manner(.polite, broken, changed) == letter)
      #expect(manner(.polite, missing, leftChanged, hasFocus: false) == letter)
      #expect(manner(.onSubmit, missing, wasSubmitted: true) == letter)
    }
  }

  @Test(arguments: zip(Reveal.allCases, ["--", "he", "--", "--"]))
  func `an untouched field with the focus`(reveal: Reveal, manners: String) {
    #expect(manner(reveal, missing) + manner(reveal, broken) == manners)
  }

  @Test(arguments: zip(Reveal.allCases, ["--", "--", "--", "--"]))
  func `an untouched field before the first key`(reveal: Reveal, manners: String) {
    let both =
      manner(reveal, missing, hasBegun: false) + manner(reveal, broken, hasBegun: false)
    #expect(both == manners)
  }

  @Test(arguments: zip(Reveal.allCases, ["he", "he", "--", "--"]))
  func `a field being typed into`(reveal: Reveal, manners: String) {
    #expect(manner(reveal, missing, changed) + manner(reveal, broken, changed) == manners)
  }

  @Test(arguments: zip(Reveal.allCases, ["--", "ee", "ee", "--"]))
  func `a field left without a change`(reveal: Reveal, manners: String) {
    let both =
      manner(reveal, missing, left, hasFocus: false)
      + manner(reveal, broken, left, hasFocus: false)
    #expect(both == manners)
  }

  @Test(arguments: zip(Reveal.allCases, ["ee", "ee", "ee", "--"]))
  func `a field left after a change`(reveal: Reveal, manners: String) {
    let both =
      manner(reveal, missing, leftChanged, hasFocus: false)
      + manner(reveal, broken, leftChanged, hasFocus: false)
    #expect(both == manners)
  }

  @Test(arguments: Reveal.allCases)
  func `a refused submit shows everything as errors`(reveal: Reveal) {
    #expect(manner(reveal, missing, wasSubmitted: true) == "e")
    #expect(manner(reveal, broken, hasFocus: false, wasSubmitted: true) == "e")
  }

  @Test(arguments: Reveal.allCases)
  func `a shown error stays an error`(reveal: Reveal) {
    #expect(manner(reveal, missing, { $0.showsError = true }) == "e")
  }
}
