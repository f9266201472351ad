/// Decodes the bytes that a terminal sends into keys.
///
/// Escape sequences are read as in xterm; unknown ones are dropped, so that the rest of an unknown
/// key never becomes text in a field. Control strings, with which a terminal answers a query of
/// some program, are also dropped. Characters are read as UTF-8 in every locale.
///
/// - Source: ECMA-48, 5.6 "Control strings"; "XTerm Control Sequences" on what ends them.
package struct KeyDecoder: Sendable {
  /// The input decoded from some bytes.
  package enum Input: Equatable, Sendable {
    /// A key was pressed.
    case key(Key)
    /// A mouse event.
    case pointer(Pointer)
    /// The start of a paste: the following bytes up to its closing bracket are data for a
    /// `PasteBuffer`.
    case pasteStart
    /// A tape player's request to report when everything before it is done; only players send it.
    case cue(Cue)
  }

  private enum State {
    case ground
    case escape
    case sequence
    case shift
    case character
    /// In a control string, which a byte after Escape began.
    case string(UInt8)
  }

  private var state = State.ground

  /// The bytes of the current sequence or character.
  private var bytes: [UInt8] = []

  private var modifiers: Key.Modifiers = []

  /// Input that the last byte completed besides the returned one, until it is taken.
  private var queued: Input?

  /// Creates a decoder before the first byte.
  package init() {}

  /// Whether a sequence or character has begun that may be completed soon.
  package var isMidway: Bool {
    switch state {
    case .ground, .escape: false
    case .sequence, .shift, .character, .string: true
    }
  }

  /// Decodes a byte, and returns the input that it completes.
  package mutating func feed(_ byte: UInt8) -> Input? {
    switch state {
    case .ground: return begin(byte, with: [])
    case .escape: return afterEscape(byte)
    case .sequence: return inSequence(byte)
    case .shift: return inShift(byte)
    case .character: return inCharacter(byte)
    case .string(let start): return inString(byte, since: start)
    }
  }

  /// Takes the input that the last byte completed besides the returned one; `nil` after nearly all
  /// bytes.
  package mutating func takeQueued() -> Input? { queued.take() }

  /// Handles a key decoded elsewhere, or `nil` for an unknown one, and returns it as pressed:
  /// directly after Escape, with Alt.
  package mutating func feed(_ key: Key?) -> Input? {
    let isAlt = if case .escape = state { true } else { false }
    state = .ground
    return key.map { .key(isAlt ? $0.with(.alt) : $0) }
  }

  /// Handles a pause in the input, and returns the input that it completes.
  package mutating func pause() -> Input? {
    defer { state = .ground }
    switch state {
    case .ground: return nil
    case .escape: return .key(.escape)
    case .sequence: return bytes.isEmpty ? .key(.alt("[")) : nil
    case .shift: return .key(.alt("O"))
    case .character: return .key(.character("\u{FFFD}"))
    // With nothing after it, it was a letter or symbol with Alt.
    case .string(let start): return bytes.isEmpty ? .key(.alt(start)) : nil
    }
  }
}

extension KeyDecoder {
  private mutating func begin(_ byte: UInt8, with held: Key.Modifiers) -> Input? {
    state = .ground
    switch byte {
    case 0x1B:
      state = .escape
      return nil
    case 0x80...:
      guard byte.countOfUTF8Sequence != nil else { return .key(.character("\u{FFFD}")) }
      bytes = [byte]
      modifiers = held
      state = .character
      return nil
    default: return Key(byte: byte).map { .key($0.with(held)) }
    }
  }

  private mutating func afterEscape(_ byte: UInt8) -> Input? {
    switch byte {
    case 0x1B: return .key(.escape)
    // The Linux console's Shift-Tab; elsewhere, window systems use Alt-Tab themselves.
    case 0x09:
      state = .ground
      return .key(.backTab)
    case UInt8(ascii: "["):
      bytes.removeAll(keepingCapacity: true)
      state = .sequence
      return nil
    case UInt8(ascii: "O"):
      state = .shift
      return nil
    // Operating system command, device control, application program command, privacy message and
    // start of string.
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      bytes.removeAll(keepingCapacity: true)
      state = .string(byte)
      return nil
    default: return begin(byte, with: .alt)
    }
  }

  private mutating func inShift(_ byte: UInt8) -> Input? {
    // No key contains an Escape: what came before it was typed.
    state = byte == 0x1B ? .escape : .ground
    return byte == 0x1B ? .key(.alt("O")) : XtermSequence.key(shifted: byte).map(Input.key)
  }

  /// Drops the content of a control string, up to the bell or `ESC \` that ends it.
  ///
  /// Only a string that begins like a reply is dropped: Alt and a letter may be typed directly
  /// before other keys.
  private mutating func inString(_ byte: UInt8, since start: UInt8) -> Input? {
    if bytes.isEmpty {
      switch byte {
      case 0x1B:
        state = .escape
        return .key(.alt(start))
      case _ where !byte.beginsString(after: start):
        queued = begin(byte, with: [])
        return .key(.alt(start))
      default: bytes = [byte]
      }
    } else if byte == UInt8(ascii: "\\"), bytes[0] == 0x1B {
      state = .ground
    } else if bytes[0] == 0x1B {
      // An Escape that does not end it begins another sequence.
      return afterEscape(byte)
    } else if byte == 0x1B {
      bytes[0] = 0x1B
    } else if byte < 0x20 {
      state = .ground
    }
    return nil
  }

  private mutating func inSequence(_ byte: UInt8) -> Input? {
    switch byte {
    case 0x1B where bytes.isEmpty:
      state = .escape
      return .key(.alt("["))
    // rxvt ends the sequence of a key with Shift with a byte that continues a sequence in other
    // terminals.
    case 0x20..<0x40 where bytes.count < 32 && !(byte == UInt8(ascii: "$") && bytes.areDigits):
      bytes.append(byte)
      return nil
    case UInt8(ascii: "$") where bytes.areDigits, 0x40...0x7E:
      // The Linux console's function keys are `ESC [ [ A` and so on.
      if byte == UInt8(ascii: "["), bytes.isEmpty {
        bytes.append(byte)
        return nil
      }
      state = .ground
      if bytes.first == UInt8(ascii: "<") {
        return Pointer(report: bytes.dropFirst(), final: byte).map(Input.pointer)
      }
      let sequence = XtermSequence(parameters: bytes, final: byte)
      if sequence.isPasteStart { return .pasteStart }
      return sequence.cue.map(Input.cue) ?? sequence.key.map(Input.key)
    default: return begin(byte, with: [])
    }
  }

  private mutating func inCharacter(_ byte: UInt8) -> Input? {
    guard byte & 0xC0 == 0x80 else { return begin(byte, with: []) }
    bytes.append(byte)
    guard bytes.count == bytes[0].countOfUTF8Sequence else { return nil }
    state = .ground
    let text = String(decoding: bytes, as: UTF8.self)
    let scalar = text.unicodeScalars.first ?? "\u{FFFD}"
    return .key(Key(.character(Character(scalar)), modifiers))
  }
}

extension [UInt8] {
  /// Whether these are the digits of a number.
  fileprivate var areDigits: Bool {
    !isEmpty && allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }
}

extension Key {
  /// Returns the key with further modifiers.
  func with(_ held: Modifiers) -> Key {
    Key(symbol, modifiers.union(held))
  }
}

extension Key {
  /// Creates the key of a byte below 128 other than Escape; `nil` if it has none.
  fileprivate init?(byte: UInt8) {
    switch byte {
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x01...0x1A: self = .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x1C...0x1F: self = .control(Character(Unicode.Scalar(byte + 0x40)))
    case 0x20..<0x7F: self.init(.character(Character(Unicode.Scalar(byte))))
    default: return nil
    }
  }

  /// Returns the key of an ASCII symbol with Alt.
  fileprivate static func alt(_ byte: UInt8) -> Key { .alt(Character(Unicode.Scalar(byte))) }
}

extension UInt8 {
  /// Returns whether the byte begins a terminal's reply in a control string, given the string's own
  /// first byte: a number or symbol in a device control, `G` for graphics in a program command.
  fileprivate func beginsString(after start: UInt8) -> Bool {
    switch start {
    case UInt8(ascii: "P"): 0x20..<0x40 ~= self
    case UInt8(ascii: "_"): self == UInt8(ascii: "G")
    default: self >= 0x20
    }
  }

  /// The length of the UTF-8 sequence that the byte begins; `nil` if it begins none.
  fileprivate var countOfUTF8Sequence: Int? {
    switch self {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: nil
    }
  }
}
