import FormValidation
import FormWidgets
package import Forms
import SourceText

/// `field seats value >= 8`, `field notes value "one" "two"`, `field tags value has "one"`: the answer
/// and its kind; a text of several lines is written as one string per line.
package struct FieldValue: FieldTest {
  package static let words = ["value"]

  package static let entry = TapeEntry(
    .fieldTests,
    usage: "Expect field FIELD value VALUE|/PATTERN/",
    "Expect field FIELD value has TEXT...",
    "Expect field FIELD value <|<=|>|>=|!= VALUE",
    summary: "Its answer",
    example: """
      Type "ada"
      Expect field username value "ada"
      Expect field username value /^a/
      Expect field frequency value >= 2
      """
  )

  /// What is expected of the answer.
  package let match: AnswerMatch

  package init(_ arguments: inout TapeArguments, word _: TapeToken, of field: Field?)
    throws(TapeFinding)
  {
    match = try arguments.answerMatch(of: field)
  }

  init(_ value: Value) { match = .compared(.equal, value) }

  package var description: String { "value \(match)" }

  package func check(_ field: FieldScene) -> Unmet? {
    guard !match.matches(field.value) else { return nil }
    return Unmet(
      "value",
      expected: [wanted],
      actual: [field.isSecret ? "(hidden)" : field.value.json],
      hints: hint(about: field.value).map { [Unmet.Hint("note", [$0])] } ?? []
    )
  }

  private var wanted: String {
    if case .compared(.equal, let value) = match { value.json } else { "\(match)" }
  }

  private func hint(about actual: Value) -> String? {
    guard case .compared(let comparison, let value) = match, comparison != .notEqual else {
      return nil
    }
    if actual.kindWords != value.kindWords {
      return "expected \(value.kindWords), but the answer is \(actual.kindWords)"
    }
    guard case .text(let wanted) = value, wanted.utf8.contains(UInt8(ascii: "\\")),
      case .text(let text) = actual, text.utf8.contains(UInt8(ascii: "\n"))
    else { return nil }
    return "tapes have no escape sequences; give one text per line: value \(text.tapeLines)"
  }
}

extension TapeArguments {
  /// Takes what is expected of an answer of a field: a value, a comparison, a pattern, or parts.
  fileprivate mutating func answerMatch(of field: Field?) throws(TapeFinding) -> AnswerMatch {
    if next?.kind == .pattern { return .found(try pattern()) }
    if take(word: "has") { return .has(try optionNames(of: nil)) }
    guard let sign = next, let comparison = try comparison() else {
      return .compared(.equal, try value(of: field, spansLines: true))
    }
    if comparison == .notEqual {
      return .compared(comparison, try value(of: field, spansLines: true))
    }
    let message = "only numbers, dates and times can be above or below"
    let isOrdered = field.map { $0.widget.traits.role.facts.notation != nil } ?? true
    // No other value would be right.
    if !isOrdered, field?.widget.traits.kind == .text {
      throw finding(.valueKind, at: sign, message)
    }
    let value = try value(of: field)
    switch value {
    case .number: break
    case .text where isOrdered: break
    default: throw finding(.valueKind, at: sign, message)
    }
    return .compared(comparison, value)
  }
}

extension Value {
  /// The value as written in a tape: as JSON, except for texts, which have no escapes.
  var tapeSpelling: String {
    if case .text(let text) = self { text.tapeLines } else { json }
  }
}

/// `field plan options "solo" "team"`, `options has "solo"`, `options >= 2`: all options, in order,
/// some of them, or their number.
package struct FieldOptions: FieldTest {
  package static let words = ["options"]

  package static let entry = TapeEntry(
    .fieldTests,
    usage: "Expect field FIELD options TEXT...",
    "Expect field FIELD options has TEXT|/PATTERN/...",
    "Expect field FIELD options [<|<=|>|>=|!=] COUNT",
    summary: "All its options, some of them, or how many",
    example: """
      Form application.yaml
      Expect field travel options "never" "rarely" "sometimes" "often"
      Expect field travel options has "often"
      Expect field travel options 4
      """
  )

  /// The expected options.
  package enum Content: Equatable, Sendable {
    /// Exactly these, in order.
    case all([String])
    /// These among others.
    case some([TextMatch])
    /// This many.
    case count(CountMatch)
  }

  /// The expected options.
  package let content: Content

  package init(_ arguments: inout TapeArguments, word _: TapeToken, of _: Field?)
    throws(TapeFinding)
  {
    if arguments.isAtCount {
      content = .count(try arguments.countMatch("a number of options", in: 0...1_000_000))
    } else if arguments.take(word: "has") {
      var matches = [try arguments.exactMatch()]
      while !arguments.isAtEnd { matches.append(try arguments.exactMatch()) }
      content = .some(matches)
    } else {
      var options: [String] = []
      repeat {
        guard let token = arguments.take(.string) else {
          throw arguments.unexpected("quoted options, has or a number")
        }
        options.append(token.text)
      } while !arguments.isAtEnd
      content = .all(options)
    }
  }

  package var description: String { "options " + wanted.joined(separator: " ") }

  private var wanted: [String] {
    switch content {
    case .all(let options): options.map(\.tapeQuoted)
    case .some(let matches): ["has"] + matches.map(\.description)
    case .count(let count): [count.description]
    }
  }

  package func check(_ field: FieldScene) -> Unmet? {
    let isMet =
      switch content {
      case .all(let options): field.options == options
      case .some(let matches): matches.allSatisfy { field.options.contains(where: $0.matches) }
      case .count(let count): count.matches(field.options.count)
      }
    guard !isMet else { return nil }
    if case .count = content {
      return Unmet("options", expected: wanted, actual: ["\(field.options.count)"])
    }
    return Unmet(
      "options",
      expected: wanted,
      actual: field.options.isEmpty ? ["none"] : field.options.map(\.tapeQuoted)
    )
  }
}

/// `field email caret 3`, `caret >= 3`: the number of characters before the caret.
package struct FieldCaret: FieldTest {
  package static let words = ["caret"]

  package static let entry = TapeEntry(
    .fieldTests,
    usage: "Expect field FIELD caret [<|<=|>|>=|!=] COUNT",
    summary: "The number of characters before the caret",
    example: """
      Type "ada" Left
      Expect field username caret 2
      """
  )

  /// The number of characters before it.
  package let position: CountMatch

  package init(_ arguments: inout TapeArguments, word _: TapeToken, of _: Field?)
    throws(TapeFinding)
  {
    position = try arguments.countMatch("a position in the text, from 0", in: 0...1_000_000)
  }

  package var description: String { "caret \(position)" }

  package func check(_ field: FieldScene) -> Unmet? {
    guard !(field.caret.map(position.matches) ?? false) else { return nil }
    return Unmet(
      "caret",
      expected: ["\(position)"],
      actual: [field.caret.map(String.init) ?? "none"]
    )
  }
}

/// `field terms on` or `field terms off`: the answer of a toggle.
package struct FieldSwitch: FieldTest {
  package static let words = ["on", "off"]

  package static let entry = TapeEntry(
    .fieldTests,
    usage: "Expect field FIELD on|off",
    summary: "The answer of a toggle",
    example: """
      Expect field terms off
      """
  )

  /// Whether it should be on.
  package let isOn: Bool

  package init(_ arguments: inout TapeArguments, word: TapeToken, of field: Field?)
    throws(TapeFinding)
  {
    isOn = word.text == "on"
    guard let field, let complaint = field.complaint(about: .bool(isOn)) else { return }
    throw arguments.finding(
      .valueKind,
      at: word,
      complaint.message,
      note: "use value instead"
    )
  }

  package var description: String { isOn ? "on" : "off" }

  package func check(_ field: FieldScene) -> Unmet? {
    guard field.value != .bool(isOn) else { return nil }
    return Unmet("toggle", expected: [description], actual: [isOn ? "off" : "on"])
  }
}

/// `field email not pending`: whether a field has a trait.
package struct FieldTraitTest: FieldTest {
  package static let words = ["not"] + opposites.keys.sorted() + FieldTrait.allCases.map(\.rawValue)

  package static let entry = TapeEntry(
    .fieldTests,
    name: "STATE",
    usage: "Expect field FIELD [not] STATE",
    summary: "Its state",
    placeholder: "STATE",
    choices: FieldTrait.allCases.map(\.rawValue) + opposites.keys.sorted(),
    example: """
      Expect field username focused
      Expect field username required
      Expect field email not touched
      """
  )

  package let trait: FieldTrait

  /// Whether the field should have it; `pristine` is `not dirty`.
  package let holds: Bool

  package init(_ arguments: inout TapeArguments, word: TapeToken, of field: Field?)
    throws(TapeFinding)
  {
    let isNegated = word.text == "not"
    guard let name = isNegated ? arguments.take() : word else {
      throw arguments.unexpected("a state after not")
    }
    if let trait = FieldTrait(rawValue: name.text) {
      self.trait = trait
      holds = !isNegated
    } else if let trait = FieldTraitTest.opposites[name.text] {
      self.trait = trait
      holds = isNegated
    } else {
      if isNegated, FieldTestTable.words.contains(name.text) {
        throw arguments.finding(
          .subject,
          at: name,
          "not cannot be before \(name.text.quoted)",
          note: "put it first: Expect not field \(field?.id.tapeSpelling ?? "email") \(name.text)"
        )
      }
      let known = FieldTrait.allCases.map(\.rawValue) + FieldTraitTest.opposites.keys.sorted()
      throw arguments.finding(
        .subject,
        at: name,
        "unknown field state \(name.text.quoted)",
        suggestion: known.nearest(to: name.text),
        note: "expected one of \(known.joined(separator: ", "))"
      )
    }
  }

  init(_ trait: FieldTrait) { (self.trait, holds) = (trait, true) }

  private static let opposites: [String: FieldTrait] = [
    "disabled": .enabled, "hidden": .visible, "pristine": .dirty,
  ]

  package var description: String { FieldTraitTest.words(for: trait, holds: holds) }

  /// Returns a state in words; a missing trait is named by its opposite, if there is one.
  private static func words(for trait: FieldTrait, holds: Bool) -> String {
    if holds { return trait.rawValue }
    return opposites.first { $0.value == trait }?.key ?? "not \(trait)"
  }

  package func check(_ field: FieldScene) -> Unmet? {
    guard field.traits.contains(trait) != holds else { return nil }
    return Unmet(
      "state",
      expected: [description],
      actual: [FieldTraitTest.words(for: trait, holds: !holds)]
    )
  }
}
