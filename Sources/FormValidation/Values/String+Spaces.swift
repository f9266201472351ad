extension String {
  /// The text from its first scalar that is no white space.
  var withoutSpaceAtStart: String {
    String(unicodeScalars.drop(while: \.properties.isWhitespace))
  }

  /// The text up to its last scalar that is no white space.
  var withoutSpaceAtEnd: String {
    let end = unicodeScalars.lastIndex { !$0.properties.isWhitespace }
      .map(unicodeScalars.index(after:))
    return String(unicodeScalars[..<(end ?? startIndex)])
  }

  /// The text with one space for each run of white space.
  var withSpacesCollapsed: String {
    var collapsed = ""
    var isInRun = false
    for scalar in unicodeScalars {
      let isSpace = scalar.properties.isWhitespace
      if !isSpace {
        collapsed.unicodeScalars.append(scalar)
      } else if !isInRun {
        collapsed.append(" ")
      }
      isInRun = isSpace
    }
    return collapsed
  }

  /// The text without the scalars of another one.
  func stripped(of characters: String) -> String {
    let unwanted = Set(characters.unicodeScalars)
    return String(String.UnicodeScalarView(unicodeScalars.filter { !unwanted.contains($0) }))
  }
}
