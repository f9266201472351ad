/// A small form in YAML: a required name, and a toggle.
package let signUpForm = """
  title: Sign up
  fields:
    - {id: name, type: text, label: Name, rules: [required]}
    - {id: news, type: toggle, label: News}
  """
