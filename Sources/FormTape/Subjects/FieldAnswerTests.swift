package import FormValidation
package import Forms
import SourceText

/// `field seats value 8`, `field notes value "one" "two"`: the answer and its kind; a text of
/// several lines is written as one string per line.
package struct FieldValue: FieldTest {
  package static let words = ["value"]

  /// The answer.
  package let value: Value

  /// Creates the test.
  package init(_ value: Value) {
    self.value = value
  }

  package init(_ arguments: inout TapeArguments, word _: TapeToken, of field: Field?)
    throws(TapeFinding)
  {
    value = try arguments.value(of: field, spansLines: true)
  }

  package var description: String { "value \(value.tapeSpelling)" }

  package func check(_ field: FieldScene) -> Unmet? {
    guard field.value != value else { return nil }
    return Unmet(
      "value",
      expected: [value.json],
      actual: [field.isSecret ? "(hidden)" : field.value.json],
      hints: hint(about: field.value).map { [Unmet.Hint("note", [$0])] } ?? []
    )
  }

  private func hint(about actual: Value) -> String? {
    if actual.kindWords != value.kindWords {
      return "expected \(value.kindWords), but the answer is \(actual.kindWords)"
    }
    guard case .text(let wanted) = value, wanted.utf8.contains(UInt8(ascii: "\\")),
      case .text(let text) = actual, text.utf8.contains(UInt8(ascii: "\n"))
    else { return nil }
    return "tapes have no escape sequences; give one text per line: value \(text.tapeLines)"
  }
}

extension Value {
  /// The value as written in a tape: as JSON, except for texts, which have no escapes.
  var tapeSpelling: String {
    if case .text(let text) = self { text.tapeLines } else { json }
  }
}

/// `field plan options "solo" "team"`: all options, in order.
package struct FieldOptions: FieldTest {
  package static let words = ["options"]

  /// The options.
  package let options: [String]

  /// Creates the test.
  package init(_ options: [String]) {
    self.options = options
  }

  package init(_ arguments: inout TapeArguments, word _: TapeToken, of _: Field?)
    throws(TapeFinding)
  {
    var options: [String] = []
    repeat {
      guard let token = arguments.take(.string) else {
        throw arguments.unexpected("quoted options")
      }
      options.append(token.text)
    } while !arguments.isAtEnd
    self.options = options
  }

  package var description: String {
    "options " + options.map(\.tapeQuoted).joined(separator: " ")
  }

  package func check(_ field: FieldScene) -> Unmet? {
    guard field.options != options else { return nil }
    return Unmet(
      "options",
      expected: options.map(\.tapeQuoted),
      actual: field.options.isEmpty ? ["none"] : field.options.map(\.tapeQuoted)
    )
  }
}

/// `field email caret 3`: the number of characters before the caret.
package struct FieldCaret: FieldTest {
  package static let words = ["caret"]

  /// The number of characters before it.
  package let position: Int

  /// Creates the test.
  package init(_ position: Int) {
    self.position = position
  }

  package init(_ arguments: inout TapeArguments, word _: TapeToken, of _: Field?)
    throws(TapeFinding)
  {
    position = try arguments.whole("a position in the text, from 0", in: 0...1_000_000)
  }

  package var description: String { "caret \(position)" }

  package func check(_ field: FieldScene) -> Unmet? {
    guard field.caret != position else { return nil }
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

  /// Whether it should be on.
  package let isOn: Bool

  /// Creates the test.
  package init(isOn: Bool) {
    self.isOn = isOn
  }

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

  /// The trait.
  package let trait: FieldTrait

  /// Whether the field should have it; `pristine` is `not dirty`.
  package let holds: Bool

  /// Creates the test.
  package init(_ trait: FieldTrait, holds: Bool = true) {
    self.trait = trait
    self.holds = holds
  }

  package init(_ arguments: inout TapeArguments, word: TapeToken, of _: Field?) throws(TapeFinding)
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
