/// Splits a program's output into text, control characters and sequences.
///
/// Unknown sequences are read to their end and dropped.
/// - Source: ECMA-48, 5.2 to 5.6; the states as in Paul Williams' "A parser for DEC's
///   ANSI-compatible video terminals".
struct TerminalStream: Hashable, Sendable {
  private enum State: Hashable, Sendable {
    case text
    case escape
    /// In an escape sequence, after an intermediate byte.
    case escapeTail
    case sequence
    /// In a control sequence that is dropped.
    case brokenSequence
    case string(StringKind)
    /// After an escape character in a string, which may end it.
    case stringEnd(StringKind)
    /// In the Linux console's palette sequence, which has a fixed length instead of an end.
    case palette(left: Int)
  }

  private enum StringKind: Hashable, Sendable {
    /// An operating system command, before its first character.
    case systemStart
    case system
    case application
    case other
  }

  /// The largest number of characters of a command that is kept.
  static let commandLimit = 1 << 20

  private var state = State.text
  private var sequence = ControlSequence()
  private var escape = ""
  private var command: [Unicode.Scalar] = []

  /// Processes a character, and returns the token that it completes.
  mutating func take(_ scalar: Unicode.Scalar) -> TerminalToken? {
    switch scalar.value {
    case 0x18, 0x1A:
      state = .text
      return nil
    case 0x1B:
      if case .string(let kind) = state { state = .stringEnd(kind) } else { state = .escape }
      return nil
    // 8-bit controls are ignored: in UTF-8, few programs write and few terminals obey them.
    case 0x7F...0x9F: return nil
    default: break
    }
    switch state {
    case .string(let kind): return takeString(scalar, kind)
    case .stringEnd(let kind): return end(kind, at: scalar)
    case .palette(let left):
      state = left > 1 ? .palette(left: left - 1) : .text
      return nil
    default: break
    }
    if scalar.value < 0x20 { return .control(UInt8(scalar.value)) }
    switch state {
    case .escape: return takeEscape(scalar)
    case .escapeTail: return takeEscapeTail(scalar)
    case .sequence, .brokenSequence: return takeSequence(scalar)
    default: return .text(scalar)
    }
  }

  private mutating func takeEscape(_ scalar: Unicode.Scalar) -> TerminalToken? {
    escape = String(scalar)
    switch scalar {
    case "[":
      sequence = ControlSequence()
      state = .sequence
    case "]": begin(.systemStart)
    case "_": begin(.application)
    // A title in GNU Screen's form, a device control string, a start of string, a privacy message.
    case "k", "P", "X", "^": begin(.other)
    case " "..."/": state = .escapeTail
    default:
      state = .text
      return .escape(escape)
    }
    return nil
  }

  private mutating func takeEscapeTail(_ scalar: Unicode.Scalar) -> TerminalToken? {
    if escape.utf8.count < 3 { escape.unicodeScalars.append(scalar) }
    if (" "..."/").contains(scalar) { return nil }
    state = .text
    return .escape(escape)
  }

  private mutating func takeSequence(_ scalar: Unicode.Scalar) -> TerminalToken? {
    let isFresh = sequence.name.isEmpty
    switch scalar {
    case "0"..."9", ";", ":":
      // A parameter after an intermediate byte is invalid.
      let isPrivate = sequence.name.utf8.first.map { $0 >= UInt8(ascii: "<") } ?? true
      if isPrivate, sequence.name.utf8.count <= 1 {
        sequence.take(parameterByte: UInt8(scalar.value))
      } else {
        state = .brokenSequence
      }
    case "<"..."?" where isFresh && sequence.parameters.isEmpty,
      " "..."/" where sequence.name.utf8.count < 2:
      sequence.name.unicodeScalars.append(scalar)
    case "@"..."~":
      let isWhole = state == .sequence
      state = .text
      sequence.name.unicodeScalars.append(scalar)
      return isWhole ? .sequence(sequence) : nil
    default: state = .brokenSequence
    }
    return nil
  }

  private mutating func begin(_ kind: StringKind) {
    command.removeAll()
    state = .string(kind)
  }

  private mutating func takeString(_ scalar: Unicode.Scalar, _ kind: StringKind) -> TerminalToken? {
    switch (kind, scalar) {
    case (.systemStart, "R"), (.systemStart, "\u{7}"), (.system, "\u{7}"): state = .text
    case (.systemStart, "P"): state = .palette(left: 7)
    case (.systemStart, _): state = .string(.system)
    case (.application, _):
      if scalar.value >= 0x20, command.count < TerminalStream.commandLimit {
        command.append(scalar)
      }
    default: break
    }
    return nil
  }

  /// Ends a string if a backslash follows the escape character, and aborts it otherwise.
  private mutating func end(_ kind: StringKind, at scalar: Unicode.Scalar) -> TerminalToken? {
    guard scalar == "\\" else {
      state = .escape
      return take(scalar)
    }
    state = .text
    return kind == .application ? .command(String(String.UnicodeScalarView(command))) : nil
  }
}
