extension String {
  /// The text as a string of a tape: between marks that do not stand in it, as there is no way to
  /// escape one.
  var tapeQuoted: String {
    let marks: [Character] = ["\"", "'", "`"]
    let mark = String(marks.first { !contains($0) } ?? "\"")
    return mark + self + mark
  }
}
