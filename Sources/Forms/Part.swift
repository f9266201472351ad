package import FormValidation

extension Form {
  /// A part of a form, which is a tree of them.
  package indirect enum Part: Equatable, Sendable {
    case field(Field)
    case note(PartNote)
    /// Parts under a heading, among those of a page.
    case section(Heading)
    /// Parts on a screen of their own.
    case page(Heading)
    case group(PartGroup)
    case repeated(PartList)
    case check(Check)
  }

  /// A text among the parts, in CommonMark.
  package struct PartNote: Equatable, Sendable {
    package let text: String

    /// The condition on other answers for it to be shown; `nil` for always.
    var condition: Condition?
  }

  /// The title of a section or page, and its parts.
  package struct Heading: Equatable, Sendable {
    package let title: String

    /// The condition on other answers for its parts to be asked; `nil` for always.
    var condition: Condition?

    package var parts: [Part]
  }

  /// Parts whose answers form one object.
  package struct PartGroup: Equatable, Sendable {
    /// The name in the enclosing group or form, like `address`.
    package let id: FieldID

    /// The name of its object; `nil` for that of the group.
    package let member: String?

    /// The heading; of an optional group, the question whether it is there.
    package let label: String

    /// Whether users add and remove it, with a toggle.
    package let isOptional: Bool

    /// The condition on other answers for its parts to be asked; `nil` for always.
    var condition: Condition?

    package let parts: [Part]

    /// What is written if all of its answers are left out; `nil` for the form's policy, or for an
    /// object without members if it is optional and on.
    package let unanswered: Unanswered?

    /// The rules on the toggle of an optional group.
    let rules: RuleSet
  }

  /// How the answers of a repeated group form an object with a member for each entry.
  package struct EntryNaming: Equatable, Sendable {
    /// The field of an entry whose answer names the member.
    package let key: FieldID

    /// The field of an entry whose answer is the member; `nil` for an object of all but the key.
    package let value: FieldID?

    package init(key: FieldID, value: FieldID?) {
      (self.key, self.value) = (key, value)
    }
  }

  /// Parts of which users add entries, whose answers form a list of objects, or an object.
  package struct PartList: Equatable, Sendable {
    /// The name in the enclosing group or form, like `passengers`.
    package let id: FieldID

    /// The name of its list or object; `nil` for that of the group.
    package let member: String?

    /// The label of an entry, in which `{n}` is its number from 1.
    let label: String

    /// The minimum and maximum number of entries.
    let counts: ClosedRange<Int>

    /// The condition on other answers for it to be asked; `nil` for always.
    var condition: Condition?

    /// The parts of each entry.
    package let parts: [Part]

    /// Whether it answers a property in a `TypedForm`.
    let isBound: Bool

    /// What is written without an entry; `nil` for the form's policy.
    package let unanswered: Unanswered?

    /// How the answers form an object; `nil` for a list.
    package let naming: EntryNaming?

    /// The rules on the entries as a whole.
    let rules: RuleSet

    /// The label of the group as a whole.
    package var name: String { entryName ?? id.rawValue }

    /// The words before the number and the answers in the label of an entry; `nil` if there are none,
    /// or others after them, which make no name together.
    var entryName: String? {
      let parts = AnswerText(label).wordsBetween.map { part in
        let words = part.split(separator: " ")
        // What only joins an answer to it: the colon of `Guest {n}: {name}`.
        let last = words.lastIndex { $0.contains { $0.isLetter || $0.isNumber } }
        let name = words[..<(last.map { $0 + 1 } ?? 0)].joined(separator: " ")
        return name.last == ":" ? String(name.dropLast()) : name
      }
      guard let name = parts.first, !name.isEmpty, parts.dropFirst().allSatisfy(\.isEmpty) else {
        return nil
      }
      return name
    }

    /// Returns the label of an entry, from 0.
    package func title(ofEntry number: Int) -> String {
      let label = label.contains("{n}") ? label : label + " {n}"
      return label.replacing("{n}", with: "\(number + 1)")
    }
  }
}

extension Form.Part {
  /// The title of a section or page, and its parts; `nil` for any other part.
  var heading: Form.Heading? {
    switch self {
    case .section(let heading), .page(let heading): heading
    default: nil
    }
  }

  /// What it is among the answers; `nil` if it has none of its own.
  var answered: Form.AnsweredPart? {
    switch self {
    case .field(let field): .field(field)
    case .group(let group): .group(group)
    case .repeated(let list): .repeated(list)
    default: nil
    }
  }

  /// The parts below a section or page, with its condition; any other part itself.
  var withoutHeadings: [Form.Part] {
    guard let heading else { return [self] }
    return heading.parts.flatMap { $0.asked(when: heading.condition).withoutHeadings }
  }

  /// Returns the part if a condition must hold, too, for it to be asked or shown.
  func asked(when condition: Condition?) -> Form.Part {
    switch self {
    case .field(var field):
      field.condition = .both(condition, field.condition)
      return .field(field)
    case .note(var note):
      note.condition = .both(condition, note.condition)
      return .note(note)
    case .section(var heading):
      heading.condition = .both(condition, heading.condition)
      return .section(heading)
    case .page(var heading):
      heading.condition = .both(condition, heading.condition)
      return .page(heading)
    case .group(var group):
      group.condition = .both(condition, group.condition)
      return .group(group)
    case .repeated(var list):
      list.condition = .both(condition, list.condition)
      return .repeated(list)
    case .check: return self
    }
  }
}

extension Form {
  /// A part that is a member of the answers.
  package enum AnsweredPart {
    case field(Field)
    case group(PartGroup)
    case repeated(PartList)

    /// The name in the enclosing group or form.
    package var id: FieldID {
      switch self {
      case .field(let field): field.id
      case .group(let group): group.id
      case .repeated(let list): list.id
      }
    }

    /// The name of the member; `nil` for that of the part.
    package var member: String? {
      switch self {
      case .field(let field): field.member
      case .group(let group): group.member
      case .repeated(let list): list.member
      }
    }
  }
}

extension [Form.Part] {
  /// The parts that are members of the answers, also those below headings.
  package var answered: [Form.AnsweredPart] {
    flatMap { part in part.heading?.parts.answered ?? part.answered.map { [$0] } ?? [] }
  }

  /// The names that rules and conditions of these parts can use without that of their group.
  var names: Set<FieldID> { Set(answered.map(\.id)) }
}

extension FormContent {
  /// A form of the content, with an entry in every repeated group.
  /// - Complexity: O(n), in fields.
  package var specimen: Form { Form(title: "", content: self).specimen }

  /// Creates the content of a form whose sections are given by their first fields.
  init(_ fields: [Field], sections: [Form.Section], checks: [Check]) {
    var collector = PartCollector()
    let fit = sections.filter { section in
      fields.indices ~= section.start || !section.kind.holdsFields && section.start == fields.count
    }
    var next = fit.enumerated()
      .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map(\.element)[...]
    for index in fields.indices {
      while let section = next.first, section.start <= index {
        collector.begin(section)
        next.removeFirst()
      }
      collector.add(.field(fields[index]))
    }
    next.forEach { collector.begin($0) }
    self.init(collector.finish() + checks.map(Form.Part.check))
  }
}

/// Parts in the order in which they are written, where a heading begins a section or page that
/// holds what follows it.
package struct PartCollector {
  private var parts: [Form.Part] = []
  private var page: Form.Heading?
  private var section: Form.Heading?

  /// Creates a collector without parts.
  package init() {}

  /// Adds a part to the section or page that has begun, if any.
  package mutating func add(_ part: Form.Part) {
    if section != nil {
      section?.parts.append(part)
    } else if page != nil {
      page?.parts.append(part)
    } else {
      parts.append(part)
    }
  }

  /// Begins a section or page, or adds a note.
  package mutating func begin(_ section: Form.Section) {
    let heading = Form.Heading(title: section.title, condition: section.condition, parts: [])
    switch section.kind {
    case .page:
      endPage()
      page = heading
    case .section:
      endSection()
      self.section = heading
    case .note: add(.note(Form.PartNote(text: section.title, condition: section.condition)))
    }
  }

  /// Returns all parts, and ends those that have begun.
  package mutating func finish() -> [Form.Part] {
    endPage()
    defer { parts = [] }
    return parts
  }

  private mutating func endSection() {
    guard let section = section.take() else { return }
    add(.section(section))
  }

  private mutating func endPage() {
    endSection()
    guard let page = page.take() else { return }
    parts.append(.page(page))
  }
}
