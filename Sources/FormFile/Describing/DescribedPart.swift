import FormValidation
import Forms
import SourceText

/// A page, a section, a group or a matrix in the description of a form.
struct DescribedPart {
  /// Its name, like that of a field; empty for a page or a section.
  let name: String

  /// The index of the first field in it, or after it.
  let start: Int

  private let title: String

  /// What it is: `page`, `section`, `group` or `matrix`.
  private let kind: String

  /// The entries of a repeated group; `nil` for any other part.
  private let list: Form.EntryList?

  private let node: Node

  /// The keys that are described as they are written; the rules of a matrix are those of its rows.
  private var keys: [String] {
    ["key", "value", "member", "unanswered"] + (kind == "group" ? ["rules"] : [])
  }

  /// Whether it is a page or a section.
  var isHeading: Bool { name.isEmpty }

  /// Creates the description of a part; `nil` for a title after the last field.
  init?(_ part: PartOutline, of form: Form) {
    (node, start) = (part.node, part.start)
    switch part.kind {
    case .heading(let number):
      let headings = form.sections.filter(\.kind.holdsFields)
      guard headings.indices ~= number else { return nil }
      (name, title, list) = ("", headings[number].title, nil)
      kind = headings[number].kind == .page ? "page" : "section"
    case .group(let id):
      list = form.lists.first { $0.id.entry(0) == id }
      kind = node.members.rowNames.isEmpty ? "group" : "matrix"
      name = id.shownName
      title =
        list.map { form.fields[$0.control].label }
        ?? form.groups.first { $0.id == id }?.label ?? name
    }
  }

  private var isOptional: Bool { node["optional"]?.value == .bool(true) }

  /// The title and the properties, then the conditions.
  var lines: [String] {
    let conditions = node.conditions.map(\.conditionWords)
    if isHeading { return ["\(kind == "page" ? "Page" : "Section"): \(title)"] + conditions }
    let short = (node["group"] ?? node["id"])?.text
    var words = [kind]
    if isOptional { words.append("optional") }
    if let list { words.append(list.countWords) }
    for key in keys {
      if let name = node[key] { words.append("\(key) \(name.text ?? name.yaml)") }
    }
    let label = title == short ? "" : "\(title): "
    return [label + words.joined(separator: ", ")] + conditions
  }

  /// Returns the part as JSON, with the name of its first field among those of the form.
  func json(among fields: [FieldOutline]) -> JSONTree {
    var members: [JSONTree.Member] = []
    if isHeading {
      members += [.init("type", JSONTree(kind)), .init("title", JSONTree(title))]
      members.append(.init("first", JSONTree(fields[start].shownName)))
    } else {
      members += [.init("id", JSONTree(name)), .init("label", JSONTree(title))]
      members.append(.init("optional", .value(.bool(isOptional))))
    }
    if let list {
      members.append(.init("min", JSONTree(list.counts.lowerBound)))
      members.append(.init("max", JSONTree(list.counts.upperBound)))
    }
    for key in keys {
      if !isHeading, let name = node[key]?.value { members.append(.init(key, .value(name))) }
    }
    members += node.conditions.map { .init($0.name, .value($0.value.value)) }
    return .object(members)
  }
}

extension Node.Entry {
  /// A condition for something to be asked, as written.
  var conditionWords: String { "asked \(name) \(value.yaml)" }
}

extension Form.EntryList {
  /// How many entries there are.
  fileprivate var countWords: String {
    let (min, max) = (counts.lowerBound, counts.upperBound)
    let numbers = min == max ? "\(max)" : "\(min) to \(max)"
    return "\(numbers) \(max == 1 ? "entry" : "entries")"
  }
}
