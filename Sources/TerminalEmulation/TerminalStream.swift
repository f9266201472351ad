/// Splits a program's output into text, control characters and sequences.
///
/// Unknown sequences are read to their end and dropped.
/// - Source: ECMA-48, 5.2 to 5.6; the states as in Paul Williams' "A parser for DEC's
///   ANSI-compatible video terminals".
struct TerminalStream: Equatable, Sendable {
  private enum State: Equatable, Sendable {
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
    /// A device control string.
    case device
    case other
  }

  private var state = State.text
  private var sequence = ControlSequence()
  private var escape = ""

  /// The content of the string so far.
  private var content = ""

  /// The largest number of bytes kept of a string.
  private static let contentLimit = 4_096

  /// Processes a character, and returns the token that it completes.
  mutating func feed(_ scalar: Unicode.Scalar) -> TerminalToken? {
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
    case .string(let kind): return feedString(scalar, kind)
    case .stringEnd(let kind): return endString(at: scalar, kind)
    case .palette(let left):
      state = left > 1 ? .palette(left: left - 1) : .text
      return nil
    default: break
    }
    if scalar.value < 0x20 { return .control(UInt8(scalar.value)) }
    switch state {
    case .escape: return feedEscape(scalar)
    case .escapeTail: return feedEscapeTail(scalar)
    case .sequence, .brokenSequence: return feedSequence(scalar)
    default: return .text(scalar)
    }
  }

  private mutating func feedEscape(_ scalar: Unicode.Scalar) -> TerminalToken? {
    escape = String(scalar)
    switch scalar {
    case "[":
      sequence = ControlSequence()
      state = .sequence
    case "]": (state, content) = (.string(.systemStart), "")
    case "P": (state, content) = (.string(.device), "")
    // A title in GNU Screen's form, a start of string, a privacy message, an application program
    // command.
    case "k", "X", "^", "_": (state, content) = (.string(.other), "")
    case " "..."/": state = .escapeTail
    default:
      state = .text
      return .escape(escape)
    }
    return nil
  }

  private mutating func feedEscapeTail(_ scalar: Unicode.Scalar) -> TerminalToken? {
    if escape.utf8.count < 3 { escape.unicodeScalars.append(scalar) }
    if (" "..."/").contains(scalar) { return nil }
    state = .text
    return .escape(escape)
  }

  private mutating func feedSequence(_ scalar: Unicode.Scalar) -> TerminalToken? {
    let isFresh = sequence.name.isEmpty
    switch scalar {
    case "0"..."9", ";", ":":
      // A parameter after an intermediate byte is invalid.
      let isPrivate = sequence.name.utf8.first.map { $0 >= UInt8(ascii: "<") } ?? true
      if isPrivate, sequence.name.utf8.count <= 1 {
        sequence.feed(parameterByte: UInt8(scalar.value))
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

  private mutating func feedString(
    _ scalar: Unicode.Scalar,
    _ kind: StringKind
  ) -> TerminalToken? {
    switch (kind, scalar) {
    case (.systemStart, "R"), (.systemStart, "\u{7}"): state = .text
    case (.system, "\u{7}"):
      state = .text
      return .command(content, endsInBell: true)
    case (.systemStart, "P"): state = .palette(left: 7)
    case (.systemStart, _):
      state = .string(.system)
      keep(scalar)
    case (.system, _), (.device, _): keep(scalar)
    default: break
    }
    return nil
  }

  private mutating func keep(_ scalar: Unicode.Scalar) {
    guard scalar.value >= 0x20, content.utf8.count < TerminalStream.contentLimit else { return }
    content.unicodeScalars.append(scalar)
  }

  /// Ends a string if a backslash follows the escape character, and aborts it otherwise.
  private mutating func endString(
    at scalar: Unicode.Scalar,
    _ kind: StringKind
  ) -> TerminalToken? {
    guard scalar == "\\" else {
      state = .escape
      return feed(scalar)
    }
    state = .text
    return switch kind {
    case .system: .command(content, endsInBell: false)
    case .device: .device(content)
    case .systemStart, .other: nil
    }
  }
}

/// A piece of a program's output to a terminal.
enum TerminalToken: Sendable {
  /// A character to show.
  case text(Unicode.Scalar)
  /// A control character, like a line feed.
  case control(UInt8)
  /// An escape sequence of two or three bytes, without the escape character: `7`, `(0`.
  case escape(String)
  /// A control sequence: `ESC [ 3 ; 4 H`.
  case sequence(ControlSequence)
  /// An operating system command, without its limits: `0;a title`.
  case command(String, endsInBell: Bool)
  /// A device control string, without its limits: `$qm`.
  case device(String)
}

/// A control sequence: `ESC [`, parameters, and a name.
/// - Source: ECMA-48, 5.4.
struct ControlSequence: Equatable, Sendable {
  /// The private marker, the intermediate byte and the final byte, if present, like `H`, `?h` or
  /// `!p`.
  var name = ""

  /// The parameters, each split at colons; `nil` if omitted.
  var parameters: [[Int?]] = []

  /// The largest parameter; larger ones are clamped to it.
  static let limit = 0xFFFF

  /// The largest number of parameters kept.
  static let countLimit = 32

  /// Returns a parameter as given, or 0.
  func number(_ index: Int) -> Int {
    parameters.indices.contains(index) ? parameters[index].first.flatMap(\.self) ?? 0 : 0
  }

  /// Returns a parameter that is a count or counts from 1: at least 1.
  func count(_ index: Int = 0) -> Int { max(1, number(index)) }

  /// The values of all parameters.
  var numbers: [Int] { parameters.indices.map(number) }

  /// Appends a digit, a semicolon or a colon.
  mutating func feed(parameterByte byte: UInt8) {
    if parameters.isEmpty { parameters = [[nil]] }
    let last = parameters.count - 1
    let part = parameters[last].count - 1
    switch byte {
    case UInt8(ascii: ";"):
      if last < ControlSequence.countLimit { parameters.append([nil]) }
    case UInt8(ascii: ":"):
      if part < ControlSequence.countLimit { parameters[last].append(nil) }
    default:
      let number = (parameters[last][part] ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
      parameters[last][part] = min(number, ControlSequence.limit)
    }
  }
}
