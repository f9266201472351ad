import FormValidation
import SourceText

/// The texts of a form in its languages, as far as they were read.
///
/// It is shared by everything that is read in one file.
final class FormTexts {
  /// The languages of the form; `nil` if it has only one.
  private(set) var languages: FormLanguages?

  /// The codes of the languages, in order.
  private(set) var codes: [String]

  /// Whether the list of languages has an error, so that texts cannot be compared with it.
  private(set) var isUnclear = false

  /// The chosen text of each mapping from languages to texts, by its position.
  private(set) var chosen: [Mark: Node] = [:]

  /// A finding for each text that lacks a language.
  private(set) var gaps: [Finding] = []

  /// The maximum number of gaps reported in another file.
  private static let otherLimit = 5

  /// Creates texts before any is read.
  init(in languages: FormLanguages? = nil) {
    self.languages = languages
    codes = languages?.languages.map(\.code) ?? []
  }

  /// Sets the languages, all of them unless there was an error.
  func begin(in languages: FormLanguages?, isUnclear: Bool) {
    (self.languages, self.isUnclear) = (languages, isUnclear)
    codes = languages?.languages.map(\.code) ?? []
  }

  /// The number of texts that were chosen or lack a language.
  var count: Int { chosen.count + gaps.count }

  /// Whether a node is a text in several languages, rather than some other mapping.
  func isTranslated(_ node: Node) -> Bool {
    node.hasLanguages || node.members.contains { codes.contains($0.name) }
  }

  /// Records the text that was chosen for a mapping, and the languages that it lacks.
  func choose(_ text: Node.Entry, in node: Node, of subject: String) {
    chosen[node.mark] = text.value
    let given = Set(node.members.map(\.name))
    let missing = codes.filter { !given.contains($0) }.joined(separator: ", ")
    if missing.isEmpty { return }
    let note = codes.first(where: given.contains).map { "the text in \($0) is shown instead" }
    noteGap(at: node.mark, "\(subject) has no text in \(missing)", note: note)
  }

  /// Records a text that is the same in all languages, unless it has nothing to translate.
  func note(plain node: Node, of subject: String) {
    guard codes.count > 1, (node.text ?? node["other"]?.text)?.isTranslatable == true else {
      return
    }
    let note = "write \(placeholder), even if the text is the same"
    noteGap(at: node.mark, "\(subject) has one text for \(list)", note: note)
  }

  /// Records options without labels, which are the same in all languages.
  func note(bareOptions nodes: [Node], at mark: Mark) {
    guard codes.count > 1, let bare = nodes.lazy.compactMap(\.text).first(where: \.isTranslatable)
    else { return }
    let note = "write {value: \(bare.yaml), label: \(placeholder)}"
    noteGap(at: mark, "the options have no labels in \(list)", note: note)
  }

  /// Records the gaps in the texts of another file, which a node of this one names.
  func add(_ other: FormTexts, of path: String, at mark: Mark) {
    for gap in other.gaps.prefix(FormTexts.otherLimit) {
      noteGap(at: mark, "\(path):\(gap.mark.line): \(gap.message)", note: gap.note)
    }
  }

  private var list: String { codes.joined(separator: ", ") }

  /// A text in all languages, as written.
  private var placeholder: String {
    "{\(codes.map { "\($0): …" }.joined(separator: ", "))}"
  }

  private func noteGap(at mark: Mark, _ message: String, note: String?) {
    guard codes.count > 1, !isUnclear, gaps.count < Finding.limit else { return }
    gaps.append(Finding(mark, message, note: note))
  }
}

extension Node {
  /// Whether all its keys look like languages: `en`, `pt-BR`.
  var hasLanguages: Bool {
    !members.isEmpty
      && members.allSatisfy { entry in
        let code = entry.name.prefix { $0 != "-" }
        return code.utf8.count == 2 && code.unicodeScalars.allSatisfy { ("a"..."z").contains($0) }
      }
  }

  /// Returns the node with the chosen text for each mapping at a position.
  func choosing(_ chosen: [Mark: Node]) -> Node {
    switch content {
    case .scalar: self
    case .list(let nodes):
      Node(.list(nodes.map { $0.choosing(chosen) }), at: mark, spelling: spelling)
    case .mapping(let entries):
      chosen[mark]
        ?? Node(
          .mapping(entries.map { $0.with($0.value.choosing(chosen)) }),
          at: mark,
          spelling: spelling
        )
    }
  }
}

extension String {
  /// Whether it has words, rather than only numbers, capitals and placeholders, such as `XL`.
  fileprivate var isTranslatable: Bool {
    Message(self).replacingPlaceholders { _ in "" }.unicodeScalars.contains {
      $0.properties.isAlphabetic && !$0.properties.isUppercase
    }
  }
}
