import Tabstop

struct Greeting: Decodable {
  var name: String
  var volume: Double
}

let form = try TypedForm<Greeting>("Hello") {
  TypedField("Your name", \.name, TextField(), rules: [.required, .length(2...40)])
  TypedField("Volume", \.volume, Slider(min: 0, max: 11, value: 5))
}
if let greeting = try await form.run() {
  print("Hello, \(greeting.name)!")
}
