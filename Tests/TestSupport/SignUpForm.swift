/// A small form for the program to fill, in YAML: a name that is required, and a toggle.
public let signUpForm = """
  title: Sign up
  fields:
    - {id: name, type: text, label: Name, rules: [required]}
    - {id: news, type: toggle, label: News}
  """
