import FormValidation
@testable import FormWidgets
@testable import Forms
import Testing

/// Mistakes in binding fields to properties, found when the form is made.
struct TypedFormBindingTests {
  private struct Person: Decodable, Sendable {
    var name: String
    var age: Int
    var nick: String?
    var initial: Character { name.first ?? "?" }
  }

  private struct Renamed: Decodable, Sendable {
    var userName: String
    var phone: String?

    private enum CodingKeys: String, CodingKey {
      case userName = "user_name"
      case phone = "phone_number"
    }
  }

  private struct Trip: Decodable, Sendable {
    struct Address: Decodable, Sendable { var street: String; var zip: String? }
    struct Guest: Decodable, Sendable { var name: String; var age: Int? }
    var title: String
    var address: Address?
    var guests: [Guest]
  }

  private enum Plan: String, Decodable { case free, paid }
  private struct Order: Decodable, Sendable { var plan: Plan }

  private func mistakes<Answered>(
    _ type: Answered.Type,
    @FormBuilder<Answered> _ content: () -> FormContent
  ) -> [String] where Answered: Decodable & Sendable {
    do {
      _ = try TypedForm<Answered>("x", content)
      return []
    } catch {
      return error.description.split(separator: "\n").map(String.init)
    }
  }

  @Test func `a property without a field`() {
    #expect(
      mistakes(Person.self) { TypedField("Name", \.name, TextField()) } == [
        "age: no field answers this property, which is not optional, or a coding key renames it"
      ]
    )
    #expect(
      mistakes(Person.self) {
        TypedField("Name", \.name, TextField())
        TypedField("Age", \.age, NumberField())
      } == []
    )
  }

  @Test func `two fields on one property`() {
    let found = mistakes(Person.self) {
      TypedField("Name", \.name, TextField())
      TypedField("Again", \.name, TextField())
      TypedField("Age", \.age, NumberField())
    }
    #expect(found == ["name: several fields answer this property"])
  }

  @Test func `coding keys that rename`() {
    let found = mistakes(Renamed.self) { TypedField("Name", \.userName, TextField()) }
    #expect(found.count == 1 && found[0].hasPrefix("user_name: no field answers"))
    let phone = mistakes(Renamed.self) {
      Field("user_name", TextField())
      TypedField("Phone", \.phone, TextField())
    }
    #expect(
      phone == ["phone: no property is decoded from this name; a coding key must not rename it"]
    )
  }

  @Test func `a condition on a property that is not optional`() {
    let found = mistakes(Person.self) {
      TypedField("Name", \.name, TextField())
      TypedField("Age", \.age, NumberField(), when: .field("name", [.minLength(2)]))
      TypedField("Nick", \.nick, TextField(), when: .field("name", [.minLength(2)]))
    }
    #expect(found == ["age: the field may not be asked, so the property must be optional"])
    let onPage = mistakes(Person.self) {
      Page("One") { TypedField("Name", \.name, TextField()) }
      Page("Two", when: .field("name", [.minLength(2)])) {
        TypedField("Age", \.age, NumberField())
      }
    }
    #expect(onPage == found)
  }

  @Test func `conditions of groups and their fields`() {
    let condition = Condition.field("title", [.minLength(2)])
    func trip(zipWhen: Condition?, streetWhen: Condition?) -> [String] {
      mistakes(Trip.self) {
        TypedField("Title", \.title, TextField())
        Group("Address", \.address, when: condition) {
          TypedField("Street", \.street, TextField(), when: streetWhen)
          TypedField("Zip", \.zip, TextField(), when: zipWhen)
        }
        Repeat("Guest", \.guests, 0...3) {
          TypedField("Name", \.name, TextField())
          TypedField("Age", \.age, NumberField(), when: .field("name", [.minLength(2)]))
        }
      }
    }
    let inner = Condition.field("title", [.minLength(5)])
    #expect(trip(zipWhen: inner, streetWhen: nil) == [])
    #expect(
      trip(zipWhen: nil, streetWhen: inner) == [
        "address.street: the field may not be asked, so the property must be optional"
      ]
    )
  }

  @Test func `a repeated group is bound like its array`() {
    let found = mistakes(Trip.self) {
      TypedField("Title", \.title, TextField())
      Repeat("Guest", \.guests, 1...3) { TypedField("Age", \.age, NumberField()) }
    }
    #expect(found.count == 1 && found[0].hasPrefix("guests[0].name: no field answers"))
    let none = mistakes(Trip.self) { TypedField("Title", \.title, TextField()) }
    #expect(none.count == 1 && none[0].hasPrefix("guests: no field answers"))
  }

  @Test func `a key path that is not one of stored properties`() {
    let found = mistakes(Person.self) {
      TypedField("Count", \.name.count, NumberField())
      TypedField("Name", \.name, TextField())
      TypedField("Age", \.age, NumberField())
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("the key path is not one of stored properties") == true)
  }

  @Test func `a widget whose answers do not fit the property`() {
    let found = mistakes(Person.self) {
      TypedField("Name", \.name, TextField())
      TypedField("Age", \.age, Toggle())
    }
    #expect(found == ["age: a Toggle does not answer a property of type Int"])
    struct Tagged: Decodable, Sendable { var tags: [String] }
    #expect(
      mistakes(Tagged.self) { TypedField("Tags", \.tags, TextField()) } == [
        "tags: a TextField does not answer a property of type Array<String>"
      ]
    )
  }

  @Test func `a choice that is no case of an enumeration`() {
    let found = mistakes(Order.self) { TypedField("Plan", \.plan, Select(["free", "gold"])) }
    #expect(found == ["plan: the choice \"gold\" is no Plan"])
    #expect(mistakes(Order.self) { TypedField("Plan", \.plan, Radio(["free", "paid"])) } == [])
    #expect(mistakes(Order.self) { TypedField("Plan", \.plan, TextField()) } == [])
  }

  @Test func `a type of one's own that refuses samples is not a mistake`() {
    struct Even: Decodable, Sendable {
      var number: Int
      init(from decoder: any Decoder) throws {
        number = try decoder.singleValueContainer().decode(Int.self)
        guard number > 1_000 else {
          throw DecodingError.dataCorrupted(
            .init(codingPath: decoder.codingPath, debugDescription: "Use more than 1,000.")
          )
        }
      }
    }
    struct Counted: Decodable, Sendable { var even: Even }
    #expect(mistakes(Counted.self) { TypedField("N", \.even, NumberField()) } == [])
  }
}
