extension String {
  /// The text with a capital first in each word and small letters behind it.
  ///
  /// A word is one by `WordScanner`; in `o'brien` the apostrophe belongs to it, so that it becomes
  /// `O'brien`.
  /// - Source: Unicode Standard, 3.13, R3, toTitlecase.
  var titleCased: String {
    var words = WordScanner()
    var count = 0
    var hasCapital = false
    var text = ""
    for scalar in unicodeScalars {
      words.read(scalar)
      if words.count > count {
        count = words.count
        hasCapital = false
      }
      if hasCapital || count == 0 || scalar.isMark || !scalar.properties.isCased {
        text += scalar.properties.lowercaseMapping
      } else {
        text += scalar.properties.titlecaseMapping
        hasCapital = true
      }
    }
    return text
  }
}
