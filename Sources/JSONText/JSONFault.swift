/// The first thing that is wrong with a text of JSON.
package struct JSONFault: Error, Hashable {
  /// Where it stands.
  package let mark: JSONMark

  /// What is wrong, without a full stop.
  package let message: String

  init(at mark: JSONMark, _ message: String) {
    self.mark = mark
    self.message = message
  }
}
