import SourceText
import FormUI
import FormValidation

/// Reads an entry of the fields that begins a part of the form: `- section: Address`.
struct SectionReader {
  /// The kind of the part, and its position.
  let kind: Section.Kind
  let mark: Mark

  /// The title; `nil` after an error.
  private let title: String?

  private let condition: Condition?

  /// The findings.
  private(set) var findings: [Finding]

  /// The number of rules in its condition.
  let extent: RuleExtent

  /// Reads an entry; `nil` if it does not begin a part.
  init?(_ node: Node, in scope: RuleScope) {
    guard case .mapping(let entries) = node.content,
      let kind = Section.Kind.allCases.first(where: { kind in
        entries.contains { $0.name == kind.rawValue }
      })
    else { return nil }
    self.kind = kind
    mark = node.mark
    var settings = Settings(entries, of: "a \(kind.rawValue)", at: node.mark, scope: scope)
    title = settings.words(kind.rawValue)
    condition = settings.standing()
    settings.finish()
    findings = settings.findings
    extent = settings.extent
  }

  /// Returns the part that begins at a field's index; `nil` after an error.
  func section(from start: Int) -> Section? {
    guard findings.isEmpty else { return nil }
    return title.map { Section(kind, $0, from: start, when: condition) }
  }
}
