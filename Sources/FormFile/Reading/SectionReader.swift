import FormValidation
import Forms
import SourceText

/// Reads an entry of the fields that begins a part of the form: `- section: Address`.
struct SectionReader {
  /// The kind of the part, and its position.
  let kind: Form.Section.Kind
  let mark: Mark

  /// The title; `nil` after an error.
  private let title: String?

  private let condition: Condition?

  /// The position of the condition, if it has one.
  var conditionMark: Mark? { (settings.entry("when") ?? settings.entry("unless"))?.mark }

  /// The part's own keys, with all findings in it.
  let settings: Settings

  var findings: [Finding] { settings.findings }

  /// Reads an entry; `nil` if it does not begin a part.
  init?(_ node: Node, in scope: RuleScope) {
    guard case .mapping(let entries) = node.content,
      let kind = Form.Section.Kind.allCases.first(where: { kind in
        entries.contains { $0.name == kind.rawValue }
      })
    else { return nil }
    self.kind = kind
    mark = node.mark
    var settings = Settings(entries, of: "a \(kind.rawValue)", at: node.mark, scope: scope) {
      ForeignWords.meant(bySectionKey: $0, of: kind.rawValue)
    }
    title = settings.answerText(kind.rawValue)
    condition = settings.standing()
    settings.finish()
    self.settings = settings
  }

  /// Returns the part that begins at a field's index; `nil` after an error.
  func section(from start: Int) -> Form.Section? {
    guard findings.isEmpty else { return nil }
    return title.map { Form.Section(kind, $0, from: start, when: condition) }
  }
}
