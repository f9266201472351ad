import FormValidation
import Testing

@testable import FormFilling

struct RevealTests {
  private let missing = Violation("missing", "more", isIncomplete: true)
  private let broken = Violation("broken", "other")

  /// Returns how a violation is shown under a policy, as a letter: `h`int, `e`rror or `-`.
  private func kind(
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
    switch reveal.kind(of: violation, in: now) {
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
      #expect(kind(.polite, broken) == "-")
      #expect(kind(.polite, missing, changed) == "h")
      #expect(kind(.polite, broken, changed) == letter)
      #expect(kind(.polite, missing, leftChanged, hasFocus: false) == letter)
      #expect(kind(.onSubmit, missing, wasSubmitted: true) == letter)
    }
  }

  @Test(arguments: zip(Reveal.allCases, ["--", "he", "--", "--"]))
  func `an untouched field with the focus`(reveal: Reveal, kinds: String) {
    #expect(kind(reveal, missing) + kind(reveal, broken) == kinds)
  }

  @Test(arguments: zip(Reveal.allCases, ["--", "--", "--", "--"]))
  func `an untouched field before the first key`(reveal: Reveal, kinds: String) {
    let both =
      kind(reveal, missing, hasBegun: false) + kind(reveal, broken, hasBegun: false)
    #expect(both == kinds)
  }

  @Test(arguments: zip(Reveal.allCases, ["he", "he", "--", "--"]))
  func `a field being typed into`(reveal: Reveal, kinds: String) {
    #expect(kind(reveal, missing, changed) + kind(reveal, broken, changed) == kinds)
  }

  @Test(arguments: zip(Reveal.allCases, ["--", "ee", "ee", "--"]))
  func `a field left without a change`(reveal: Reveal, kinds: String) {
    let both =
      kind(reveal, missing, left, hasFocus: false)
      + kind(reveal, broken, left, hasFocus: false)
    #expect(both == kinds)
  }

  @Test(arguments: zip(Reveal.allCases, ["ee", "ee", "ee", "--"]))
  func `a field left after a change`(reveal: Reveal, kinds: String) {
    let both =
      kind(reveal, missing, leftChanged, hasFocus: false)
      + kind(reveal, broken, leftChanged, hasFocus: false)
    #expect(both == kinds)
  }

  @Test(arguments: Reveal.allCases)
  func `a refused submit shows everything as errors`(reveal: Reveal) {
    #expect(kind(reveal, missing, wasSubmitted: true) == "e")
    #expect(kind(reveal, broken, hasFocus: false, wasSubmitted: true) == "e")
  }

  @Test(arguments: Reveal.allCases)
  func `a shown error stays an error`(reveal: Reveal) {
    #expect(kind(reveal, missing, { $0.showsError = true }) == "e")
  }
}
