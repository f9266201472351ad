import FormValidation
import Foundation

/// The examples of the article on servers, compiled.
enum ServerSnippets {
  static let schema: Schema = {
    var schema: Schema = ["age": [.required, .range(18...)], "born": [.date, .minAge(18)]]
    schema.add("name", normalizers: [.trim], rules: [.required, .length(3...20)])
    schema.add("address", ["street": [.required], "zip": [.digits(5)]])
    schema.add(eachIn: "guests", ["name": [.required]])
    return schema
  }()

  struct Signup: Codable, Sendable {
    struct Address: Codable, Sendable { var street: String; var zip: String? }
    struct Guest: Codable, Sendable { var name: String }

    var name: String
    var age: Int
    var born: String?
    var address: Address
    var guests: [Guest]?
  }

  static func reply(
    to body: Data,
    at now: Moment,
    in language: Language
  ) throws -> (status: Int, body: Data) {
    guard var answers = try? JSONDecoder().decode(Answers.self, from: body) else {
      return (400, Data())
    }
    answers[.now] = .text("\(now)")
    let signup: Signup
    do throws(InvalidAnswers) {
      signup = try schema.validated(
        answers,
        as: Signup.self,
        labels: ["name": "Name"],
        wording: MessageCatalog(in: language)
      )
    } catch {
      return (422, try JSONEncoder().encode(error.messages))
    }
    return (201, try JSONEncoder().encode(signup))
  }
}
