import FormValidation
import SourceText

/// A kind of file that a form can be made from.
package struct ImportKind: Sendable {
  /// The word after `--from`.
  package let name: String

  /// What it is, after "from": "a GitHub issue form".
  package let title: String

  /// The parts of it that become a form, in a few words.
  package let summary: String

  /// The names of files that are of the kind, whatever is in them.
  var fileNames: [String] = []

  /// Returns whether a text is one, given its root.
  let matches: @Sendable (_ root: Node) -> Bool

  /// Returns what is wrong with a root of which nothing can be asked for.
  var emptiness: @Sendable (_ root: Node) -> String = { _ in
    "there is nothing in it that a form can ask for"
  }

  /// Reads a root.
  let read: @Sendable (_ root: Node) -> ImportedForm

  /// Returns the kind of a text, given its root and the name of its file; `nil` if it is of none.
  static func of(_ root: Node, file: String) -> ImportKind? {
    all.first { $0.fileNames.contains(where: file.hasSuffix) } ?? all.first { $0.matches(root) }
  }

  /// All kinds; of those that match, the first is meant.
  package static let all = [
    IssueFormReader.kind, BackstageReader.kind, SurveyReader.kind, EditorInputsReader.kind,
    JSONSchemaReader.kind, CookiecutterReader.kind, CopierReader.kind,
  ]

  /// Returns the kind with a name.
  package static func named(_ name: String) -> ImportKind? { all.first { $0.name == name } }
}

extension Node {
  /// Whether it is a mapping of which a value, or one inside it, meets a condition.
  func hasText(where isSought: (String) -> Bool) -> Bool {
    switch content {
    case .scalar: text.map(isSought) ?? false
    case .list(let nodes): nodes.contains { $0.hasText(where: isSought) }
    case .mapping(let entries): entries.contains { $0.value.hasText(where: isSought) }
    }
  }

  /// The text, also of a number or a word as it was written; `nil` for null, lists and mappings.
  var spelledText: String? {
    switch content {
    case .scalar(.null): nil
    case .scalar(let value): text ?? spelling ?? value.description
    case .list, .mapping: nil
    }
  }

  /// The node as JSON on one line.
  var json: String {
    switch content {
    case .scalar(let value): value.json
    case .list(let nodes): "[\(nodes.map(\.json).joined(separator: ", "))]"
    case .mapping(let entries):
      "{\(entries.map { "\($0.name.json): \($0.value.json)" }.joined(separator: ", "))}"
    }
  }
}

extension ImportedForm {
  /// Notes a part that is left out or changed.
  mutating func note(_ mark: Mark, _ words: String) { notes.append(Finding(mark, words)) }
}

extension ImportedForm.Item {
  /// Creates a field of a type.
  init(_ name: String, type: String, at mark: Mark?) {
    self.init(keys: [("id", name.yaml), ("type", type)], mark: mark)
  }

  /// Sets the default to a value in YAML, and returns whether the field can have it.
  mutating func start(with yaml: String) -> Bool {
    var started = self
    started.keys.append(("default", yaml))
    guard started.isValid else { return false }
    self = started
    return true
  }
}
