public import Diagnostics
public import FormValidation
import JSONText

extension Value {
  /// Creates a value from JSON.
  ///
  /// Numbers are kept exactly; one whose power of ten is beyond `Number.exponentLimit` becomes the
  /// text it is, which every rule on numbers refuses, as it would when typed.
  /// - Parameters:
  ///   - json: The text.
  ///   - file: What the person knows the text by, for diagnostics.
  /// - Throws: the first thing that is wrong in the text.
  public init(json: String, file: String = "value") throws(Diagnostics) {
    self = try Node(json: SourceText(json, file: file)).value
  }
}
