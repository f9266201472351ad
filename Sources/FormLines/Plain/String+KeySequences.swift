extension String {
  /// The text without the sequences that a terminal sends for keys like the arrows, which it inserts
  /// in a line: `ESC [` or `ESC O`, numbers, and a last character.
  /// - Source: ECMA-48, 5.4, "Control sequences".
  var withoutKeySequences: String {
    guard unicodeScalars.contains("\u{1B}") else { return self }
    var kept = UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\u{1B}", let introducer = rest.first,
        "[O".unicodeScalars.contains(introducer)
      else {
        kept.append(scalar)
        continue
      }
      var end = rest.dropFirst().drop { (" "..."?").contains($0) }
      // The Linux console's function keys are `ESC [ [ A` and so on.
      if introducer == "[", end.first == "[" { end = end.dropFirst() }
      guard let last = end.first, ("@"..."~").contains(last) else {
        kept.append(scalar)
        continue
      }
      rest = end.dropFirst()
    }
    return String(kept)
  }
}
