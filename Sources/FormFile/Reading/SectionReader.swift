import Diagnostics
import FormUI
import FormValidation

/// Reads an entry between a form's fields that begins a part of it: `- section: Address`.
struct SectionReader {
  /// How the part stands apart, and where that is written.
  let kind: Section.Kind
  let mark: Mark

  /// What it is called, if nothing is wrong with that.
  private let title: String?

  private let condition: Condition?

  /// Everything found.
  private(set) var findings: [Finding]

  /// How many rules its condition asks.
  let extent: RuleExtent

  /// Reads an entry, or nothing where it is none of a part.
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

  /// The part, beginning at the field of a place, from 0; nothing where something is wrong with it.
  func section(from start: Int) -> Section? {
    guard findings.isEmpty else { return nil }
    return title.map { Section(kind, $0, from: start, when: condition) }
  }
}
