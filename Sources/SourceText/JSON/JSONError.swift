/// The first error in a JSON text.
package struct JSONError: Error, Hashable {
  /// Where it is.
  package let mark: Mark

  /// What is wrong, without a period at the end.
  package let message: String

  init(at mark: Mark, _ message: String) {
    self.mark = mark
    self.message = message
  }
}
