import Tabstop

let form = Form("Sign up") {
  Field("name", label: "Name", TextField())
}
