/// How colours are written.
public enum ColorFormat: String, Hashable, Sendable, CaseIterable {
  /// A number sign with 3, 4, 6 or 8 hexadecimal digits.
  /// - Source: CSS Color Module Level 4, 5.2.
  case hex
  /// A number sign with 6 hexadecimal digits, as HTML's colour picker has it.
  /// - Source: HTML Living Standard, 2.3.6, "valid simple color".
  case html = "html-simple"
  /// `rgb(255, 0, 0)`, or `rgba(…)` with a fourth part from 0 to 1.
  /// - Source: CSS Color Module Level 4, 5.1, the legacy syntax, without what would be clamped.
  case rgb
  /// `hsl(120deg, 50%, 50%)`, with commas or without.
  /// - Source: CSS Color Module Level 4, 7.
  case hsl
  /// Any of these but `html`, or the name of a colour.
  /// - Source: CSS Color Module Level 4, 6.
  case css
}
