import Tabstop

let form = Form("Sign up") {
  Field("name", label: "Name", TextField(), rules: [.required, .length(2...40)])
}
