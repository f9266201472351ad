package import FormTape
package import FormWidgets

/// What the terminal sends for keys, pastes and the mouse, in the modes that the program chose.
extension TerminalEmulator {
  /// Returns the bytes of a key.
  package func bytes(of key: Key) -> [UInt8] {
    key.bytes(isApplication: isCursorKeyApplication)
  }

  /// Returns the bytes of a pasted text.
  package func bytes(ofPasted text: String) -> [UInt8] {
    text.pastedBytes(isBracketed: isBracketedPasteOn)
  }

  /// Returns the bytes of a mouse action; `nil` if the program does not use the mouse.
  package func bytes(of mouse: MouseInput) -> [UInt8]? {
    guard mouseMode != .off else { return nil }
    return mouse.steps.filter { isReported($0) }.flatMap(bytes)
  }

  private func isReported(_ step: MouseInput.Step) -> Bool {
    switch mouseMode {
    case .off: false
    case .presses: !step.isRelease && !step.isMove
    case .clicks: !step.isMove
    case .drags, .moves: true
    }
  }

  private func bytes(of step: MouseInput.Step) -> [UInt8] {
    // The older encodings do not tell which button is released.
    let code = step.isRelease ? 3 : step.code
    let cell = step.cell
    switch mouseEncoding {
    case .decimal: return step.bytes
    case .oldDecimal: return Array("\u{1B}[\(code + 32);\(cell.column);\(cell.row)M".utf8)
    case .characters:
      let scalars = [code, cell.column, cell.row].compactMap { Unicode.Scalar(32 + min($0, 2_015)) }
      return Array("\u{1B}[M".utf8) + scalars.flatMap { Array(String($0).utf8) }
    case .bytes:
      let numbers = [code, cell.column, cell.row].map { UInt8(32 + min($0, 223)) }
      return Array("\u{1B}[M".utf8) + numbers
    }
  }
}
