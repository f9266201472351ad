/// An expression to search texts for, such as an entire screen or the output of a program.
///
/// Its syntax is that of `Pattern`. Unlike that rule, which runs on every keystroke, a search may
/// take up to about a second, so that long texts can be searched.
/// - Source: pcre2pattern(3), with the options UTF and DOLLAR_ENDONLY.
package struct SearchPattern: Equatable, Sendable {
  /// The expression in PCRE2 syntax.
  package let expression: String

  /// Whether `^` and `$` match at each line.
  package let isByLines: Bool

  private let compiled: CompiledPattern

  /// Creates a search, compiling the expression.
  /// - Throws: `PatternError` if the expression is invalid.
  package init(_ expression: String, byLines: Bool = false) throws(PatternError) {
    (self.expression, isByLines) = (expression, byLines)
    compiled = try CompiledPattern(expression, .search(byLines: byLines), ignoreCase: false)
  }

  /// Returns whether a part of a text matches; a search that is too costly finds no match.
  package func isFound(in text: String) -> Bool {
    compiled.match(text) == .match
  }

  /// Returns the parts of a text that match, without overlaps, in bytes of UTF-8.
  ///
  /// Empty parts are left out.
  package func ranges(in text: String) -> [Range<Int>] {
    compiled.ranges(in: text)
  }

  package static func == (left: SearchPattern, right: SearchPattern) -> Bool {
    left.expression == right.expression && left.isByLines == right.isByLines
  }
}
