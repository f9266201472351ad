import SourceText

/// An error in a text, as libyaml reports it.
struct YAMLError: Error {
  /// The problem, in libyaml's words.
  let problem: String

  /// Its position.
  let mark: Mark

  /// The construct being read, and its start, if reported.
  let activity: String?
  let activityMark: Mark?

  /// Whether the text contains a character that YAML does not allow, whose position is not
  /// reported.
  let isUnprintable: Bool
}

extension SourceText {
  /// Returns an error as a finding, reworded.
  func finding(_ error: YAMLError) -> Finding {
    if error.isUnprintable {
      return Finding(
        firstUnprintable ?? Mark(line: 1, column: 1),
        "control characters are not allowed in YAML; escape them in double quotes",
        extent: .part(0..<1)
      )
    }
    if let slip = slip(behind: error) { return slip }
    let mark = error.mark
    if error.problem.hasPrefix("found character that cannot start"),
      let scalar = self[line: mark.line].unicodeScalars.dropFirst(mark.column - 1).first
    {
      let message =
        scalar == "\t"
        ? YAMLWords.noTabs
        : "quote text that begins with \(String(scalar).quoted)"
      return Finding(mark, message, extent: .part(0..<1))
    }
    let start = error.activityMark
    let line = start.flatMap { $0.line == mark.line ? nil : $0.line }
    let words = YAMLWords(error.problem, during: error.activity, startedOn: line)
    let shown = words.isAboutStart ? start ?? mark : onText(mark)
    if !words.isAboutStart, let slip = Indentation.slip(inLine: mark.line, of: self) { return slip }
    return Finding(
      shown,
      words.message,
      extent: words.isAboutStart ? .token : .part(0..<1),
      note: words.help
    )
  }

  /// Returns a position, or the end of the last line with content if it is after that.
  private func onText(_ mark: Mark) -> Mark {
    guard let last = lines.lastIndex(where: { !$0.allSatisfy(\.isWhitespace) }),
      mark.line > last + 1
    else { return mark }
    return Mark(line: last + 1, column: lines[last].unicodeScalars.count + 1)
  }

  /// The position of the first scalar that YAML does not allow.
  /// - Source: YAML 1.2.2, production 1, "c-printable".
  private var firstUnprintable: Mark? {
    for (line, text) in lines.enumerated() {
      for (column, scalar) in text.unicodeScalars.enumerated() {
        switch scalar.value {
        case 0x09, 0x20..<0x7F, 0x85, 0xA0..<0xFEFF, 0xFF00..<0xFFFE, 0x10000...: continue
        default: return Mark(line: line + 1, column: column + 1)
        }
      }
    }
    return nil
  }
}

/// An error reported by libyaml, reworded.
private struct YAMLWords {
  let message: String

  /// Whether the error is at the beginning of the construct, not where the scanner failed.
  let isAboutStart: Bool

  /// How to fix it, if that is clear.
  var help: String?

  private init(_ message: String, isAboutStart: Bool = false, help: String? = nil) {
    self.message = message
    self.isAboutStart = isAboutStart
    self.help = help
  }

  /// Rewords an error, given the scanner's activity and the line on which it began, if reported.
  init(_ problem: String, during activity: String?, startedOn line: Int?) {
    let known =
      YAMLWords.problems[problem]
      ?? YAMLWords.activities.first { activity?.hasSuffix($0.key) ?? false }?.value
    if let known {
      self = known
    } else if let expected = problem.suffix(after: "did not find expected ").map(String.init) {
      let whole = activity.flatMap { activity in
        YAMLWords.wholes.first { activity.hasSuffix($0.key) }?.value
      }
      let within = whole.map { " in the \($0)" } ?? ""
      let sought = ["key": "a key", "'-' indicator": "'-'"][expected] ?? expected
      self.init("expected \(sought)\(within)\(line.map { " that starts on line \($0)" } ?? "")")
    } else {
      self.init("invalid YAML: \(problem)")
    }
  }

  /// The messages for libyaml's problems.
  private static let problems = [
    "could not find expected ':'": YAMLWords("missing colon after a key", isAboutStart: true),
    "mapping values are not allowed in this context":
      YAMLWords("unexpected colon; quote text that contains a colon"),
    "mapping keys are not allowed in this context":
      YAMLWords("quote text that begins with \("?".quoted)"),
    "block sequence entries are not allowed in this context":
      YAMLWords(
        "unexpected list",
        help: "begin it on the next line, or quote text that begins with a dash"
      ),
    "found unknown escape character": unknownEscape,
    "found invalid Unicode character escape code": unknownEscape,
    "did not find expected hexdecimal number": unknownEscape,
    "found unexpected end of stream": unterminated,
    "found unexpected document indicator": unterminated,
    "found a tab character where an indentation space is expected": YAMLWords(noTabs),
    "found a tab character that violates indentation": YAMLWords(noTabs),
    "did not find expected <document start>":
      YAMLWords("unexpected text after the end of the document"),
    "did not find expected node content": YAMLWords("expected a value"),
    "found undefined tag handle": YAMLWords(YAML.tagsRefused, isAboutStart: true),
    "found duplicate %YAML directive": percent, "found duplicate %TAG directive": percent,
    "found incompatible YAML document": YAMLWords("unsupported version of YAML; remove the line"),
  ]

  /// The messages for other problems, by the ends of libyaml's activities.
  private static let activities = [
    " a tag": YAMLWords(YAML.tagsRefused, isAboutStart: true),
    " an anchor": YAMLWords(YAML.anchorsRefused, isAboutStart: true),
    " an alias": YAMLWords(YAML.anchorsRefused, isAboutStart: true), " directive": percent,
    " a block scalar": YAMLWords("expected a line break after \("|".quoted) or \(">".quoted)"),
  ]

  /// The message for a tab used as indentation.
  static let noTabs = "tabs cannot indent YAML; use spaces"

  private static let unknownEscape = YAMLWords(
    "unknown escape in double quotes",
    help: "put patterns in single quotes, which have no escapes: '\\d+'"
  )

  private static let unterminated = YAMLWords("unterminated quoted text", isAboutStart: true)

  private static let percent = YAMLWords(
    "quote text that begins with \("%".quoted)",
    isAboutStart: true
  )

  /// libyaml's names for constructs, and their common names.
  private static let wholes = [
    "block mapping": "mapping", "flow mapping": "mapping", "block collection": "list",
    "flow sequence": "list",
  ]
}

extension String {
  fileprivate func suffix(after prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}

/// The columns, from 0, at which the dashes and the first word of a line of YAML begin.
struct Indentation {
  private let dashes: [Int]
  private let word: Int
  private let hasKey: Bool

  /// Returns a finding about the indentation of a line, from 1, at which a scanner failed: no line
  /// above has the same one, but one has nearly the same; `nil` otherwise.
  static func slip(inLine number: Int, of source: SourceText) -> Finding? {
    guard source.lines.indices.contains(number - 1),
      let line = Indentation(of: source.lines[number - 1]), line.hasKey
    else { return nil }
    let indent = line.dashes.first ?? line.word
    var levels: [(column: Int, isDash: Bool)] = []
    var limit = Int.max
    for above in source.lines[..<(number - 1)].reversed() where limit > 0 {
      guard let above = Indentation(of: above) else { continue }
      levels += [(above.word, false)] + above.dashes.map { ($0, true) }.filter { $0.0 < limit }
      limit = min(limit, above.dashes.first ?? above.word)
    }
    guard !levels.contains(where: { $0.column == indent }) else { return nil }
    let open = levels.filter { $0.isDash == !line.dashes.isEmpty }.map(\.column)
    guard let nearest = open.min(by: { abs($0 - indent) < abs($1 - indent) }),
      abs(nearest - indent) <= 3
    else { return nil }
    return Finding(
      Mark(line: number, column: indent + 1),
      "indented by \(spaces(indent)), unlike every line above it",
      note: "indent it by \(spaces(nearest))"
    )
  }

  private static func spaces(_ count: Int) -> String { count == 1 ? "1 space" : "\(count) spaces" }

  /// Reads a line; `nil` if it is blank or only a comment.
  private init?(of line: Substring) {
    var dashes: [Int] = []
    var column = 0
    var rest = line.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "-", rest.first ?? " " == " " {
        dashes.append(column)
      } else if scalar != " " {
        guard scalar != "#" else { return nil }
        self.dashes = dashes
        word = column
        hasKey = !dashes.isEmpty || rest.contains(":")
        return
      }
      column += 1
    }
    return nil
  }
}
