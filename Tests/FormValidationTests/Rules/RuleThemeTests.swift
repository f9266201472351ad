import Testing

@testable import FormValidation

struct RuleThemeTests {
  @Test func `no two rules share a name`() {
    let names = RuleDefinition.all.flatMap { [$0.name] + $0.aliases }
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: RuleDefinition.all.map(\.name))
  func `it has no duplicate parameter, and only constrains its own`(name: String) throws {
    let definition = try #require(RuleDefinition.named(name))
    let names = definition.parameters.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(definition.parameters.count(where: \.isMain) <= 1)
    if let main = definition.mainParameter { #expect(names.first == main) }
    for constraint in definition.constraints {
      switch constraint {
      case .ascending(let low, let high): #expect(Set(names).isSuperset(of: [low, high]))
      case .anyOf(let some): #expect(Set(names).isSuperset(of: some))
      case .oneOf(let first, let second): #expect(Set(names).isSuperset(of: [first, second]))
      case .excludes(let first, let others): #expect(Set(names).isSuperset(of: [first] + others))
      }
    }
  }

  @Test func `a rule is found only by its name or an alias`() {
    #expect(RuleDefinition.named("max_length")?.name == "max_length")
    #expect(RuleDefinition.named("maxlength")?.name == "max_length")
    #expect(RuleDefinition.named("max_lenght") == nil)
  }
}
