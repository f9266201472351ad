import FormUI

/// `field plan options "solo" "team"`: all options, in order.
public struct FieldOptions: ReadableFieldTest {
  static let words = ["options"]

  /// The options.
  public let options: [String]

  /// Creates the test.
  public init(_ options: [String]) {
    self.options = options
  }

  init(_ arguments: inout TapeArguments, word _: TapeToken, of _: Field?) throws(TapeFinding) {
    var options: [String] = []
    repeat {
      guard let token = arguments.take(.string) else {
        throw arguments.unexpected("quoted options")
      }
      options.append(token.text)
    } while !arguments.isAtEnd
    self.options = options
  }

  public var description: String {
    "options " + options.map(\.tapeQuoted).joined(separator: " ")
  }

  public func check(_ field: FieldScene) -> Unmet? {
    guard field.options != options else { return nil }
    return Unmet(
      "options",
      expected: options.map(\.tapeQuoted),
      actual: field.options.isEmpty ? ["none"] : field.options.map(\.tapeQuoted)
    )
  }
}
