import SourceText
import FormUI

/// `field email not pending`: whether a field has a trait.
public struct FieldTraitTest: ReadableFieldTest {
  static let words = ["not"] + opposites.keys.sorted() + FieldTrait.allCases.map(\.rawValue)

  /// The trait.
  public let trait: FieldTrait

  /// Whether the field should have it; `pristine` is `not dirty`.
  public let holds: Bool

  /// Creates the test.
  public init(_ trait: FieldTrait, holds: Bool = true) {
    self.trait = trait
    self.holds = holds
  }

  init(_ arguments: inout TapeArguments, word: TapeToken, of _: Field?) throws(TapeFinding) {
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

  public var description: String { FieldTraitTest.words(for: trait, holds: holds) }

  /// Returns a state in words; a missing trait by its opposite, if that has a name.
  private static func words(for trait: FieldTrait, holds: Bool) -> String {
    if holds { return trait.rawValue }
    return opposites.first { $0.value == trait }?.key ?? "not \(trait)"
  }

  public func check(_ field: FieldScene) -> Unmet? {
    guard field.traits.contains(trait) != holds else { return nil }
    return Unmet(
      "state",
      expected: [description],
      actual: [FieldTraitTest.words(for: trait, holds: !holds)]
    )
  }
}
