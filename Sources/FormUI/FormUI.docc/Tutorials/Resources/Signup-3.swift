import FormUI

struct Signup: Decodable {
  var name: String
  var age: Int
}

let form = TypedForm<Signup>("Sign up") {
  TypedField("Name", \.name, TextField(), rules: [.required, .length(2...40)])
  TypedField("Age", \.age, NumberField(), rules: [.range(13...)])
}
