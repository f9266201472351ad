import FormFilling
import FormTape
import FormValidation
import FormWidgets
import Forms
import Testing

/// A whole form in a test: its own checks, its submit handler, and its typed result.
struct FormDriverSettlingTests {
  private struct Signup: Decodable, Equatable, Sendable {
    var name: String
    var age: Int
  }

  private static func form() throws -> TypedForm<Signup> {
    try TypedForm<Signup>("Sign up") {
      Page("You") {
        TypedField("Name", \.name, TextField(), rules: [.required, .remote("free")])
      }
      Page("Age") { TypedField("Age", \.age, NumberField()) }
    }
  }

  private static let isFree: OutsideCheck = { request in
    await Task.yield()
    return .verdict(request.value == "ada" ? .incomplete("taken", "{label} is taken.") : .valid)
  }

  @Test func `the program's own checks and its handler decide`() async throws {
    let form = try Self.form()
    var driver = try FormDriver(
      form,
      asking: ["free": Self.isFree],
      submittingTo: { answers in
        answers["age"] == 13 ? .rejected(["age": "Not thirteen."]) : .accepted
      }
    )
    #expect(driver.page == "You")
    try driver.type("ada")
    try driver.expect(\Signup.name, .pending)
    try await driver.settle()
    try driver.expect(\Signup.name, .shows("Name is taken."))
    try driver.type("2")
    try await driver.settle()
    try driver.expect(\Signup.name, .ok)
    try driver.press(.pageDown)
    #expect(driver.page == "Age")
    try driver.type("13")
    try driver.press(.control("s"))
    #expect(try driver.result(of: form) == nil)
    try await driver.settle()
    try driver.expect(\Signup.age, .shows("Not thirteen."))
    try driver.press(.backspace)
    try driver.type("4")
    try driver.press(.control("s"))
    try await driver.settle()
    #expect(try driver.result(of: form) == Signup(name: "ada2", age: 14))
  }

  @Test func `a failure names the line of the test`() throws {
    var driver = try FormDriver(Self.form(), asking: ["free": Self.isFree])
    let line = #line + 1
    let failure = #expect(throws: CaseFailure.self) { try driver.expect("focus age") }
    #expect(failure?.description.contains("at \(#fileID):\(line)") == true)
  }
}
