import FormValidation

/// A date as tests write it; today, which no table expects, if the text is none.
func date(_ text: String) -> DateReference {
  DateReference(text) ?? .today
}

/// Answers with a clock.
func clock(_ text: String) -> Answers {
  [.now: .text(text)]
}

/// A format as tests write it; HTML's, which no table expects, if the text is none.
func format(_ text: String) -> DateFormat {
  DateFormat(text) ?? .html
}
