import FormValidation
import Testing

/// Answers that a server takes: valid ones, or an error with messages.
struct SchemaValidatedTests {
  private struct Signup: Decodable, Equatable {
    var name: String
    var age: Int
  }

  private static let schema: Schema = {
    var schema: Schema = ["age": [.required, .range(18...)]]
    schema.add("name", normalizers: [.trim], rules: [.required, .minLength(3)])
    return schema
  }()

  @Test func `valid answers come back normalized`() throws {
    let answers = try Self.schema.validated(["name": " Ada ", "age": 36])
    #expect(try answers.decode(as: Signup.self) == Signup(name: "Ada", age: 36))
  }

  @Test func `invalid answers are an error with the messages of all fields`() throws {
    let error = #expect(throws: InvalidAnswers.self) {
      _ = try Self.schema.validated(["name": "Al", "age": 17], labels: ["age": "Age"])
    }
    let invalid = try #require(error)
    #expect(invalid.violations.map(\.field) == ["age", "name"])
    #expect(invalid.messages["age"] == ["Age must be at least 18."])
    #expect(invalid.description == "Age must be at least 18.\nMust have at least 3 characters.")
  }

  @Test func `external checks are asked only where they can be awaited`() async throws {
    let schema: Schema = ["name": [.remote("free")]]
    let answers: Answers = ["name": "ada"]
    #expect(throws: InvalidAnswers.self) { _ = try schema.validated(answers) }
    let free: OutsideCheck = { request in
      .verdict(request.value == "ada" ? .valid : .invalid("taken", "Taken."))
    }
    let clock = ContinuousClock()
    #expect(try await schema.validated(answers, asking: ["free": free], clock: clock) == answers)
    let error = await #expect(throws: InvalidAnswers.self) {
      _ = try await schema.validated(["name": "bob"], asking: ["free": free], clock: clock)
    }
    #expect(error?.description == "Taken.")
  }
}
