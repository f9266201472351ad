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

  /// Where the node begins.
  let mark: Mark

  /// What is meant there.
  let extent: Extent

  /// What is wrong.
  let message: String

  /// The name that was probably meant.
  let suggestion: String?

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
    note: String? = nil,
    isDoubt: Bool = false
  ) {
    self.mark = mark
    self.isDoubt = isDoubt
    self.extent = extent
    self.message = message
    self.suggestion = suggestion
    self.note = note
  }
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

  private func diagnostic(of finding: Finding) -> Diagnostic {
    let token = Token(in: self[line: finding.mark.line], at: finding.mark.column - 1)
    var scalars = 0..<token.length
    if case .part(let part) = finding.extent, let shown = token.part(part) { scalars = shown }
    let start = finding.mark.column + scalars.lowerBound
    let place = self.place(line: finding.mark.line, scalar: start)
    let end = self.place(line: finding.mark.line, scalar: start + scalars.count)
    return diagnostic(
      at: place,
      length: end.column - place.column,
      finding.message,
      suggestion: finding.suggestion,
      note: finding.note
    )
  }
}
