import SourceText

/// An error or warning at a node, cheap to create; only printed ones become diagnostics.
struct Finding: Hashable {
  /// The extent of the marked text.
  enum Extent: Hashable {
    /// The word or number that begins there.
    case token
    /// Some scalars of the text that begins there, counted from its first one.
    case part(Range<Int>)
  }

  /// The approximate number of findings after which no more are collected, far more than are
  /// printed.
  static let limit = 1_000

  /// The position of the node.
  let mark: Mark

  /// The extent of the marked text.
  let extent: Extent

  /// What is wrong.
  let message: String

  /// The name that was probably meant.
  let suggestion: String?

  /// The misspelled name, if the nearest one is to be found among many.
  let misspelt: Misspelt?

  /// Further help.
  let note: String?

  /// Whether the text can be read nonetheless, though it is useless.
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

/// An unknown name; the nearest known one is only searched for if the finding is printed.
struct Misspelt: Hashable {
  /// The name.
  let name: String

  /// The known names, in separate lists, which are not copied.
  let known: [[String]]
}

extension SourceText {
  /// Throws all findings, if there are any.
  func check(_ findings: [Finding]) throws(Diagnostics) {
    guard findings.isEmpty else { throw failure(findings) }
  }

  /// Returns all findings as an error, in the order of the text, without duplicates.
  /// - Precondition: `findings` is not empty.
  func failure(_ findings: [Finding]) -> Diagnostics {
    let order = findings.indices.sorted { (findings[$0].mark, $0) < (findings[$1].mark, $1) }
    var kept: [Finding] = []
    for index in order where kept.count < Diagnostics.limit && !kept.contains(findings[index]) {
      kept.append(findings[index])
    }
    // Below the limit, all were considered, and those not kept are duplicates.
    let isComplete = kept.count < Diagnostics.limit
    return Diagnostics(
      kept.map { diagnostic(of: $0) },
      omittedCount: isComplete ? 0 : findings.count - kept.count
    )
  }

  /// Returns findings as warnings, in order.
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
