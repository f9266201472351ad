import Tabstop

struct Signup: Decodable {
  var name: String
  var age: Int
  var guardian: String?
}

func signUpForm() throws -> TypedForm<Signup> {
  try TypedForm("Sign up") {
    Page("You") {
      TypedField("Name", \.name, TextField(), rules: [.required, .length(2...40)])
      TypedField("Age", \.age, NumberField(), rules: [.range(13...)])
    }
    Page("Your guardian", when: .field(FieldID(\Signup.age), [.range(...17)])) {
      TypedField("Guardian", \.guardian, TextField(), rules: [.required])
    }
  }
}
