import SourceText
import Testing

struct DiagnosticsTests {
  private static func diagnostic(_ line: Int, _ message: String) -> Diagnostic {
    Diagnostic(file: "f", place: Place(line: line, column: 1), message: message, line: "x")
  }

  @Test func `all are printed, and nothing else`() {
    let diagnostics = Diagnostics([
      DiagnosticsTests.diagnostic(1, "one"), DiagnosticsTests.diagnostic(2, "two"),
    ])
    #expect(
      "\(diagnostics)" == """
        f:1:1: error: one
           1 | x
             | ^
        f:2:1: error: two
           2 | x
             | ^
        """
    )
  }

  @Test func `omitted ones are counted`() {
    let diagnostics = Diagnostics([DiagnosticsTests.diagnostic(1, "one")], omittedCount: 41)
    #expect(
      "\(diagnostics)" == """
        f:1:1: error: one
           1 | x
             | ^
        f: 41 more errors
        """
    )
  }
}
