import FormUI

let form = Form("Sign up") {
  Field("name", label: "Name", TextField())
}
