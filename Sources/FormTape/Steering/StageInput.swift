package import FormWidgets

/// An input, before a terminal encodes it.
package enum StageInput: Equatable, Sendable {
  /// A key.
  case key(Key)
  /// A pasted text.
  case paste(String)
  /// A mouse action.
  case mouse(MouseInput)

  /// The bytes that a terminal sends to a form.
  var bytes: [UInt8] {
    switch self {
    case .key(let key): key.bytes
    case .paste(let text): text.pastedBytes()
    case .mouse(let mouse): mouse.bytes
    }
  }
}
