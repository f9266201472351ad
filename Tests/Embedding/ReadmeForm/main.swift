import Tabstop

let form = Form(
  title: "Hello",
  fields: [
    Field("name", label: "Your name", TextField(), rules: [.required, .length(2...40)]),
    Field("volume", label: "Volume", Slider(min: 0, max: 11, value: 5)),
  ]
)
if case .submitted(let answers) = try await form.run() {
  print("Hello, \(answers["name"])!")
}
