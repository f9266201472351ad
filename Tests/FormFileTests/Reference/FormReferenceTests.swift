import Foundation
import Forms
import SourceText
import Testing

@testable import FormFile

struct FormReferenceTests {
  private static let types = WidgetKey.all.map(\.name)

  /// The keys of each mapping, by the words for their owner.
  private static let owners: [(owner: String, keys: FormKeys)] =
    Form.Section.Kind.allCases.map { ("a \($0.rawValue)", .part($0)) } + [
      ("a form", .form), ("a field", .everyField), ("a group", .group),
      ("a hidden field", .hidden), ("a condition", .condition), ("buttons", .buttons),
      ("confirm", .confirmation), ("an option", .option),
    ]

  @Test func `every key of the form file and of its entries has a meaning, and no other`() {
    for (owner, keys) in Self.owners {
      #expect(keys.all.allSatisfy { $0.meaning != nil }, "\(owner)")
      let names = Set(keys.all.map(\.name))
      #expect(names == KeyMeanings.byOwner[owner].map { Set($0.keys) }, "\(owner)")
    }
    #expect(Set(KeyMeanings.byOwner.keys) == Set(Self.owners.map(\.owner)))
  }

  @Test(arguments: types) func `every key of a type has a meaning, and no other`(type: String) {
    let keys = FormKeys.own(ofType: type).all
    #expect(keys.allSatisfy { $0.meaning != nil })
    let explained = KeyMeanings.ofTypes.filter { $0.types.contains(type) }.flatMap(\.keys.keys)
    #expect(explained.sorted() == keys.map(\.name).sorted())
  }

  @Test func `no meaning is of a type that there is not`() {
    #expect(KeyMeanings.ofTypes.flatMap(\.types).allSatisfy(Self.types.contains))
  }

  @Test(arguments: WidgetKey.all.map(\.name))
  func `the page of a type has its keys and an example that is a valid form`(type: String) throws {
    let page = try #require(try FormReference.page(ofType: type))
    let lines = page.components(separatedBy: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    for key in FormKeys.own(ofType: type).all {
      #expect(lines.contains { $0.hasPrefix("  \(key.name) ") }, "\(key.name)")
    }
    let shown = lines.drop { $0 != "Example" }.dropFirst().prefix { !$0.isEmpty }
    let form = try Form(yaml: shown.map { $0.dropFirst(2) + "\n" }.joined())
    #expect(form.fields.count == 1 || type == "matrix")
    #expect(shown.contains("      type: \(type)"))
    #expect(page.contains("\n\nIn the field\n"))
  }

  @Test func `the page of the form file has an example with every kind of entry`() throws {
    let lines = FormReference.page.components(separatedBy: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    for (owner, keys) in Self.owners {
      for key in keys.all {
        #expect(lines.contains { $0.hasPrefix("  \(key.name) ") }, "\(owner): \(key.name)")
      }
    }
    let example = lines.drop { $0 != "Example" }.dropFirst().map { $0.dropFirst(2) + "\n" }.joined()
    #expect(try Form(yaml: example).title == "Order")
    for kind in FieldListReader.kinds + ["id"] { #expect(example.contains("\(kind): "), "\(kind)") }
  }

  @Test(arguments: FormKeys.condition.all.map(\.name))
  func `each key of a condition has an example that works`(key: String) throws {
    let meaning = try #require(KeyMeanings.meaning(of: key, in: "a condition"))
    let example = try #require(meaning.firstMatch(of: /\{.*\}/)).output
    #expect(example.hasPrefix("{\(key): "))
    let yaml = """
      title: T
      fields:
        - {id: age, type: number}
        - {id: id, type: text}
        - {id: last, type: text, when: \(example)}
      """
    #expect(try Form(yaml: yaml).fields.count == 3)
  }

  @Test func `the list has every type on a line`() {
    let lines = FormReference.types.components(separatedBy: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(
      lines.filter { $0.hasPrefix("  ") }.map { $0.split(separator: " ")[0] }.elementsEqual(
        Self.types.map { $0[...] }
      )
    )
  }

  @Test(arguments: [
    ("slidr", "slider", nil), ("dropdown", "select", nil), ("zzzzzz", nil, nil),
    ("email", nil, "email is a rule: write type: text, rules: [email]"),
  ])
  func `a word for a type leads to it`(word: String, nearest: String?, note: String?) {
    let advice = FormReference.advice(onType: word)
    #expect(advice.nearest == nearest && advice.note == note)
  }

  @Test(arguments: WidgetKey.all.map(\.name))
  func `the schema of a type has the keys that the reader takes`(type: String) throws {
    let definition = FormFileSchema.tree.members.first { $0.name == "definitions" }?.tree.members
      .first { $0.name == "field-\(type)" }
    let properties = definition?.tree.members.first { $0.name == "properties" }?.tree.members ?? []
    let described = Set(properties.map(\.name))
    let all = Set(
      WidgetKey.all.flatMap { FormKeys.field(ofType: $0.name).all.map(\.name) } + ["nonsense"]
    )
    for key in all.subtracting(["type", "id"]) {
      let others = ["options", "rows"].filter { $0 != key && described.contains($0) }
        .map { ", \($0): [a]" }.joined()
      let complaint = complaint(
        about: "title: T\nfields:\n  - {id: a, type: \(type)\(others), \(key): {}}\n"
      )
      let isRefused = ["unknown key \(key.quoted)", "a matrix cannot have \(key)"].contains {
        complaint.contains($0)
      }
      #expect(described.contains(key) == !isRefused, "\(key): \(complaint)")
    }
  }

  @Test func `the schema of form files says what each key is for`() {
    let schema = FormFileSchema.text
    for (owner, keys) in Self.owners where owner != "a condition" {
      for key in keys.all {
        #expect(schema.contains(#""description": \#((key.meaning ?? "").json)"#), "\(key.name)")
      }
    }
  }
}
