/// The first error in a JSON text.
package struct JSONFault: Error, Hashable {
  /// Where it is.
  package let mark: JSONMark

  /// What is wrong, without a period at the end.
  package let message: String

  init(at mark: JSONMark, _ message: String) {
    self.mark = mark
    self.message = message
  }
}
