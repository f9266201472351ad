import Tabstop

struct Signup: Decodable {
  var name: String
  var age: Int
}

func signUpForm() throws -> TypedForm<Signup> {
  try TypedForm("Sign up") {
    TypedField("Name", \.name, TextField(), rules: [.required, .length(2...40)])
    TypedField("Age", \.age, NumberField(), rules: [.range(13...)])
  }
}
