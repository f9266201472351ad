import FormTape
import Tabstop
import Testing

@Test func `a short name is incomplete`() throws {
  let form = Form("Sign up") {
    Field("name", label: "Name", TextField(), rules: [.required, .minLength(3)])
  }
  var driver = try FormDriver(form)
  try driver.type("Al")
  try driver.expect("field name incomplete")
  try driver.type("ice")
  try driver.expect("field name ok")
  try driver.press(.control("s"))
  try driver.expect(#"submitted {"name": "Alice"}"#)
}
