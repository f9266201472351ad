import FormUI
import FormValidation

/// `field terms on` or `field terms off`: the answer of a toggle.
public struct FieldSwitch: ReadableFieldTest {
  static let words = ["on", "off"]

  /// Whether it should be on.
  public let isOn: Bool

  /// Creates the test.
  public init(isOn: Bool) {
    self.isOn = isOn
  }

  init(_ arguments: inout TapeArguments, word: TapeToken, of field: Field?) throws(TapeFinding) {
    isOn = word.text == "on"
    guard let field, let complaint = field.complaint(about: .bool(isOn)) else { return }
    throw arguments.finding(
      .valueKind,
      at: word,
      complaint.message,
      note: "use value instead"
    )
  }

  public var description: String { isOn ? "on" : "off" }

  public func check(_ field: FieldScene) -> Unmet? {
    guard field.value != .bool(isOn) else { return nil }
    return Unmet("toggle", expected: [description], actual: [isOn ? "off" : "on"])
  }
}
