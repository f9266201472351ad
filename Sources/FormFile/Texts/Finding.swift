import SourceText

/// An error or warning at a node, cheap to create; only printed ones become diagnostics.
struct Finding: Equatable {
  /// The extent of the marked text.
  enum Extent: Equatable {
    /// The word or number that begins there.
    case token
    /// Some scalars of the text that begins there, counted from its first one.
    case part(Range<Int>)
  }

  /// The approximate number of findings after which no more are collected, far more than are
  /// printed.
  static let limit = 1_000

  /// The position of the node.
  var mark: Mark

  /// The extent of the marked text.
  let extent: Extent

  /// The error or warning.
  let message: String

  /// The name that was probably meant.
  let suggestion: String?

  /// The misspelled name, if the nearest one must be searched for among many.
  let misspelling: Misspelling?

  /// Further help.
  let note: String?

  /// Whether the text can be read nonetheless, although it is useless.
  let isDoubt: Bool

  /// The change that fixes it, if one certainly does.
  let fix: Fix?

  /// Whether it is about a number that would be another text, so that its note is needed as well.
  private(set) var isAboutSpelling = false

  init(
    _ mark: Mark,
    _ message: String,
    extent: Extent = .token,
    suggestion: String? = nil,
    misspelling: Misspelling? = nil,
    note: String? = nil,
    isDoubt: Bool = false,
    fix: Fix? = nil
  ) {
    self.mark = mark
    self.fix = fix
    self.misspelling = misspelling
    self.isDoubt = isDoubt
    self.extent = extent
    self.message = message
    self.suggestion = suggestion
    self.note = note
  }
}

extension Finding {
  /// Creates a finding about a number that may be meant as a text, and would be another one; `nil`
  /// for any other node.
  init?(respelled node: Node) {
    guard let message = node.respelling else { return nil }
    self.init(node.mark, message, note: node.quotedHint)
    isAboutSpelling = true
  }
}

/// A change of a text.
struct Fix: Equatable {
  /// Its effect, in words.
  let words: String

  /// The change.
  let edit: Edit

  /// A change of a part of a line, or the removal of an entire line.
  enum Edit: Hashable {
    case replace(Mark, scalars: Int, with: String)
    case removeLine(Int)
  }
}

/// An unknown name; the nearest known one is only searched for if the finding is printed.
struct Misspelling: Equatable {
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
    // Below the limit, all were considered, and those that were not kept are duplicates.
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

  /// Returns the diagnostic of a finding, with a code to look it up by if it has one.
  func diagnostic(
    of finding: Finding,
    severity: Diagnostic.Severity = .error,
    code: String? = nil
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
      code: code,
      severity: severity,
      finding.message,
      suggestion: finding.suggestion
        ?? finding.misspelling.flatMap { $0.known.joined().nearest(to: $0.name) },
      note: finding.note
    )
  }
}

/// The word, number or quoted text that begins at a position in a line.
struct Token {
  /// The largest number of scalars considered; an excerpt is narrower.
  private static let limit = 200

  /// The scalars from its first to the end of the line, or to the limit.
  private let scalars: [Unicode.Scalar]

  /// Creates the token that begins at an offset, in scalars.
  init(in line: Substring, at offset: Int) {
    scalars = Array(line.unicodeScalars.dropFirst(offset).prefix(Token.limit))
  }

  /// Its length in scalars, including quotation marks.
  var length: Int {
    guard let first = scalars.first else { return 0 }
    switch first {
    case "[", "]", "{", "}", "|", ">", ",": return 1
    case "'", "\"":
      return offsets.count < scalars.count - 1 ? (offsets.last.map { $0 + 2 } ?? 2) : scalars.count
    case "&", "*", "!": return scalars.firstIndex(of: " ") ?? scalars.count
    default: return plainLength
    }
  }

  /// Returns the scalars of the line for a part of the text, counted from the token's first.
  ///
  /// `nil` if the text spans several lines, or the part is after an escape.
  func part(_ part: Range<Int>) -> Range<Int>? {
    guard let first = scalars.first, first != "|", first != ">" else { return nil }
    guard first == "'" || first == "\"" else {
      return part.lowerBound <= scalars.count ? part : nil
    }
    let offsets = offsets
    guard part.lowerBound <= offsets.count else { return nil }
    let start = part.lowerBound < offsets.count ? offsets[part.lowerBound] : end(of: offsets)
    let end = part.upperBound < offsets.count ? offsets[part.upperBound] : end(of: offsets)
    return start..<max(start + 1, end)
  }

  private func end(of offsets: [Int]) -> Int { offsets.last.map { $0 + 1 } ?? 1 }

  /// The offset of each scalar of a quoted text, up to the closing mark or the first long escape.
  private var offsets: [Int] {
    guard let quote = scalars.first else { return [] }
    var offsets: [Int] = []
    var index = 1
    while index < scalars.count {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if quote == "'", scalars[index] == quote {
        guard next == quote else { break }
        index += 1
      } else if quote == "\"", scalars[index] == "\\" {
        if let next, "xuU".unicodeScalars.contains(next) { break }
        index += 1
      } else if scalars[index] == quote {
        break
      }
      offsets.append(index)
      index += 1
    }
    return offsets
  }

  private var plainLength: Int {
    var index = 0
    while index < scalars.count {
      let isLast = index + 1 == scalars.count || scalars[index + 1] == " "
      if scalars[index] == ":", isLast { break }
      if ",]}".unicodeScalars.contains(scalars[index]) { break }
      if scalars[index] == " ", index + 1 < scalars.count, scalars[index + 1] == "#" { break }
      index += 1
    }
    while index > 0, scalars[index - 1] == " " { index -= 1 }
    return index
  }
}
