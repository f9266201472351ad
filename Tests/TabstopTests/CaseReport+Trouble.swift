import FormTape

extension CaseReport {
  /// What went wrong in a case, with its screen; `nil` if nothing did.
  var trouble: String? {
    switch ending {
    case .passed: unknowns.isEmpty ? nil : "\(name): " + unknowns.joined(separator: "\n")
    case .skipped: nil
    case .broken(let breakdown): "\(name)\n\(breakdown.account)"
    case .failed(let mismatches): "\(name)\n" + mismatches.map(\.account).joined(separator: "\n")
    }
  }
}

extension Breakdown {
  fileprivate var account: String {
    ([origin, line, reason].compactMap(\.self) + screen).joined(separator: "\n")
  }
}

extension Mismatch {
  fileprivate var account: String {
    let found = [("expected", expected), ("actual", actual)].map { name, lines in
      "\(name) \(aspect): " + lines.joined(separator: "\n")
    }
    let hints = details.flatMap { ["\($0.name):"] + $0.lines }
    return (["line \(line): \(text)"] + found + hints + screen).joined(separator: "\n")
  }
}
