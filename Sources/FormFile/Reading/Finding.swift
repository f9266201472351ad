import Diagnostics

/// Something wrong at a node of a text, cheap to gather; only what is printed becomes a diagnostic.
struct Finding: Hashable {
  /// What is meant at the node.
  enum Extent: Hashable {
    /// The word or number that begins there.
    case token
    /// Some scalars of the text that begins there, counted from its first one.
    case part(Range<Int>)
  }

  /// How many findings are gathered, about, before no more are looked for: many more than are
  /// printed.
  static let limit = 1_000

  /// Where the node begins.
  let mark: Mark

  /// What is meant there.
  let extent: Extent

  /// What is wrong.
  let message: String

  /// The name that was probably meant.
  let suggestion: String?

  /// The misspelt name, where the one that was meant is to be sought among many.
  let misspelt: Misspelt?

  /// What else helps.
  let note: String?

  /// Whether what was read is clear nonetheless, though nobody can want it.
  let isDoubt: Bool

  /// Creates a finding.
  init(
    _ mark: Mark,
    _ message: String,
    extent: Extent = .token,
    suggestion: String? = nil,
    misspelt: Misspelt? = nil,
    note: String? = nil,
    isDoubt: Bool = false
  ) {
    self.mark = mark
    self.misspelt = misspelt
    self.isDoubt = isDoubt
    self.extent = extent
    self.message = message
    self.suggestion = suggestion
    self.note = note
  }
}

/// A name that is none of those known; the nearest is sought only where the finding is printed.
struct Misspelt: Hashable {
  /// The name.
  let name: String

  /// The names known, in lists of their own, which are not copied.
  let known: [[String]]
}

extension SourceText {
  /// Throws everything found, if anything was.
  func check(_ findings: [Finding]) throws(Diagnostics) {
    guard findings.isEmpty else { throw failure(findings) }
  }

  /// Everything found as an error, in the order of the text, each once.
  /// - Precondition: something was found.
  func failure(_ findings: [Finding]) -> Diagnostics {
    let order = findings.indices.sorted { (findings[$0].mark, $0) < (findings[$1].mark, $1) }
    var kept: [Finding] = []
    for index in order where kept.count < Diagnostics.limit && !kept.contains(findings[index]) {
      kept.append(findings[index])
    }
    // Below the limit all were looked at, and whatever is not kept was there twice.
    let isComplete = kept.count < Diagnostics.limit
    return Diagnostics(
      kept.map { diagnostic(of: $0) },
      omittedCount: isComplete ? 0 : findings.count - kept.count
    )
  }

  /// Findings as warnings, in their order.
  func warnings(_ findings: [Finding]) -> [Diagnostic] {
    findings.map { diagnostic(of: $0, severity: .warning) }
  }

  private func diagnostic(
    of finding: Finding,
    severity: Diagnostic.Severity = .error
  ) -> Diagnostic {
    let token = Token(in: self[line: finding.mark.line], at: finding.mark.column - 1)
    var scalars = 0..<token.length
    if case .part(let part) = finding.extent, let shown = token.part(part) { scalars = shown }
    let start = finding.mark.column + scalars.lowerBound
    let place = self.place(line: finding.mark.line, scalar: start)
    let end = self.place(line: finding.mark.line, scalar: start + scalars.count)
    return diagnostic(
      at: place,
      length: end.column - place.column,
      severity: severity,
      finding.message,
      suggestion: finding.suggestion
        ?? finding.misspelt.flatMap { $0.known.joined().nearest(to: $0.name) },
      note: finding.note
    )
  }
}
