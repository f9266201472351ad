public import FormValidation
public import SourceText

extension Value {
  /// Creates a value from JSON.
  ///
  /// Numbers are kept exactly; one with a power of ten above 6,144 or below -6,144 becomes text,
  /// which every rule on numbers rejects, as when typed.
  /// - Parameters:
  ///   - json: The text.
  ///   - file: The name of the text, for diagnostics.
  /// - Throws: The first error in the text.
  public init(json: String, file: String = "value") throws(Diagnostics) {
    self = try Node(json: SourceText(json, file: file)).value
  }
}

extension Node {
  /// Creates the root node of a JSON text.
  /// - Throws: The first error.
  init(json source: SourceText) throws(Diagnostics) {
    do {
      self = try JSONReader.node(of: source.text)
    } catch {
      throw source.failure([Finding(error.mark, error.message)])
    }
  }
}
