/// What each byte means in each state.
extension KeyDecoder {
  /// Begins with a byte, and returns the input that it is.
  mutating func start(with byte: UInt8, _ held: Key.Modifiers = []) -> Input? {
    state = .ground
    switch byte {
    case 0x1B: begin(.escape, [byte])
    case 0x20..<0x7F: return Key(byte: byte).map { .key($0.with(held)) }
    case 0x80...:
      guard byte.countOfUTF8Sequence != nil else { return nil }
      begin(.character, [byte])
      modifiers = held
    default:
      switch lookUp([byte]) {
      case .key(let key): return key.map { .key($0.with(held)) }
      case .beginning where held.isEmpty: begin(.listed, [byte])
      case .beginning, .none: return Key(byte: byte).map { .key($0.with(held)) }
      }
    }
    return nil
  }

  mutating func afterEscape(_ byte: UInt8) -> Input? {
    if bytes.count > 1 { return afterEscapes(byte) }
    if byte == 0x1B {
      bytes.append(byte)
      return nil
    }
    let state = State(introducedBy: byte)
    let entry = lookUp([0x1B, byte])
    switch entry {
    case .key(let key):
      self.state = .ground
      return key.map(Input.key)
    case .beginning where state == nil: begin(.listed, [0x1B, byte])
    case .beginning, .none:
      // The Linux console's Shift-Tab; elsewhere, window systems use Alt-Tab themselves.
      if byte == 0x09 {
        self.state = .ground
        return .key(.backTab)
      }
      guard let state else { return start(with: byte, .alt) }
      begin(state, [0x1B, byte])
    }
    return nil
  }

  /// Handles a byte after two Escapes, which are keys unless they begin a key with Alt.
  private mutating func afterEscapes(_ byte: UInt8) -> Input? {
    if byte == 0x1B { return .key(.escape) }
    begin(.escape, [0x1B])
    let input = afterEscape(byte)
    isAlternate = state == .sequence || state == .shift
    if isAlternate { return nil }
    if let input { queued.append(input) }
    return .key(.escape)
  }

  mutating func inListed(_ byte: UInt8) -> Input? {
    bytes.append(byte)
    switch lookUp(bytes) {
    case .key(let key):
      state = .ground
      return key.map(Input.key)
    case .beginning: return nil
    case .none: return release()
    }
  }

  mutating func inShift(_ byte: UInt8) -> Input? {
    // Before its letter, old terminals send the modifiers of a key.
    if countOfKnown == nil, byte.isOfParameters {
      if bytes.count < KeyDecoder.limit { bytes.append(byte) }
      return nil
    }
    let key = XtermSequence.key(shifted: byte, bytes.dropFirst(2))
    // No key contains an Escape.
    if byte == 0x1B || countOfKnown != nil && key == nil { return end(before: byte) }
    finish()
    if case .key(let key) = lookUp(bytes + [byte]) { return key.map(Input.key) }
    return key.map(Input.key)
  }

  /// Drops the content of a control string, up to the bell or `ESC \` that ends it.
  ///
  /// Only a string that begins like a reply is one: Alt and a letter may be typed directly before
  /// other keys.
  mutating func inString(_ byte: UInt8) -> Input? {
    if bytes.count == 2 {
      if isRedo, byte != UInt8(ascii: "G"), byte >= 0x20 { countOfKnown = countOfKnown ?? 0 }
      if !byte.beginsString(after: bytes[1]) { return end(before: byte) }
      bytes.append(byte)
      return nil
    }
    let isAfterEscape = bytes.last == 0x1B
    let isEnd =
      isAfterEscape && byte == UInt8(ascii: "\\") || bytes.last == 0xC2 && byte == 0x9C
    // The bell ends a string, and two other control characters cancel one.
    if isEnd || byte == 0x07 {
      finish()
      return reply
    } else if byte == 0x18 || byte == 0x1A {
      finish()
    } else if countOfKnown != nil, isAfterEscape || byte < 0x20 && byte != 0x1B {
      return end(before: byte)
    } else if isAfterEscape {
      // An Escape that does not end it begins another sequence.
      begin(.escape, [0x1B])
      return afterEscape(byte)
    } else if byte < 0x20, byte != 0x1B {
      finish()
    } else {
      if bytes.count >= KeyDecoder.limit {
        bytes.removeSubrange(2...)
        countOfKnown = nil
      }
      bytes.append(byte)
    }
    return nil
  }

  /// The color in the current string; `nil` if it is another string, or was cut.
  /// - Source: "XTerm Control Sequences", "Operating System Commands", 10 and 11.
  private var reply: Input? {
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    let isText = text.hasPrefix("]10;")
    guard isText || text.hasPrefix("]11;") else { return nil }
    let color = text.dropFirst(4).prefix { $0.isHexDigit || "rgba:/".contains($0) }
    return TerminalColor(reply: color).map(isText ? Input.text : Input.background)
  }

  /// Ends a sequence that is complete.
  private mutating func finish() {
    state = .ground
    countOfKnown = nil
  }

  mutating func inSequence(_ byte: UInt8) -> Input? {
    let isFirst = bytes.count == 2
    if countOfKnown != nil, isFirst, !byte.followsLateBracket { return end(before: byte) }
    // rxvt ends the sequence of a key with Shift with a byte that continues a sequence in other
    // terminals.
    let isShift = byte == UInt8(ascii: "$") && bytes.dropFirst(2).areDigits
    switch byte {
    // The Linux console's function keys are `ESC [ [ A` and so on.
    case UInt8(ascii: "[") where isFirst, 0x20..<0x40 where !isShift:
      if bytes.count < KeyDecoder.limit { bytes.append(byte) }
      return nil
    case UInt8(ascii: "$"), 0x40...0x7E:
      finish()
      if case .key(let key) = lookUp(bytes + [byte]) { return key.map(Input.key) }
      return bytes.count < KeyDecoder.limit ? input(endingIn: byte) : nil
    default: return end(before: byte)
    }
  }

  /// Returns the input of a control sequence with a last byte.
  private mutating func input(endingIn final: UInt8) -> Input? {
    let parameters = bytes.dropFirst(2)
    if final == UInt8(ascii: "M"), parameters.isEmpty {
      state = .mouse(missing: 3)
      return nil
    }
    if parameters.first == UInt8(ascii: "<") {
      return Pointer(report: parameters.dropFirst(), final: final).map(Input.pointer)
    }
    let sequence = XtermSequence(parameters: parameters, final: final)
    if sequence.isPasteStart { return .pasteStart }
    if let cue = sequence.cue { return .cue(cue) }
    queued += sequence.keys.map(Input.key)
    return queued.popFirst()
  }

  /// Drops the button, column and row of an old mouse report: a byte each, or in UTF-8 up to two.
  mutating func inMouseReport(_ byte: UInt8, missing: Int) -> Input? {
    let isContinuation = byte & 0xC0 == 0x80 && bytes.last?.countOfUTF8Sequence == 2
    if byte < 0x20 || missing == 0 && !isContinuation { return start(with: byte) }
    bytes = [byte]
    let left = isContinuation ? missing : missing - 1
    state = left == 0 && byte.countOfUTF8Sequence != 2 ? .ground : .mouse(missing: left)
    return nil
  }

  mutating func inCharacter(_ byte: UInt8) -> Input? {
    guard byte & 0xC0 == 0x80 else { return start(with: byte) }
    bytes.append(byte)
    guard bytes.count == bytes[0].countOfUTF8Sequence else { return nil }
    state = .ground
    guard let text = String(validating: bytes, as: UTF8.self),
      let scalar = text.unicodeScalars.first
    else { return nil }
    guard 0x80..<0xA0 ~= scalar.value else {
      return .key(Key(.character(Character(scalar)), modifiers))
    }
    // Control characters that introduce sequences like an Escape and a letter.
    if let state = State(introducedBy: UInt8(scalar.value - 0x40)) {
      begin(state, [UInt8(scalar.value), UInt8(scalar.value - 0x40)])
    }
    return nil
  }
}

extension KeyDecoder.State {
  /// Creates the state after an Escape and a byte that introduces a sequence; `nil` for other bytes.
  init?(introducedBy byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): self = .sequence
    case UInt8(ascii: "O"): self = .shift
    // Operating system command, device control, application program command, privacy message and
    // start of string.
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      self = .string
    default: return nil
    }
  }
}

extension Collection<UInt8> {
  /// Whether these are the digits of a number.
  fileprivate var areDigits: Bool {
    !isEmpty && allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }
}

extension UInt8 {
  /// Whether the byte is part of the numbers of a sequence.
  fileprivate var isOfParameters: Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= self || self == UInt8(ascii: ";")
  }

  /// Returns whether the byte begins a terminal's reply in a control string, given the string's own
  /// first byte: a number or symbol in a device control, a number or a title in a system command.
  fileprivate func beginsString(after start: UInt8) -> Bool {
    switch start {
    case UInt8(ascii: "P"): 0x20..<0x40 ~= self
    case UInt8(ascii: "]"):
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= self || self | 0x20 == UInt8(ascii: "l")
    default: self >= 0x20
    }
  }

  /// Returns whether the byte may continue a sequence whose beginning was taken for a key.
  func continues(_ beginning: [UInt8]) -> Bool {
    guard let introducer = beginning.dropFirst().first else {
      return KeyDecoder.State(introducedBy: self) != nil
    }
    return switch introducer {
    case UInt8(ascii: "["): followsLateBracket
    case UInt8(ascii: "O"): XtermSequence.key(shifted: self) != nil
    case UInt8(ascii: "_"): self == UInt8(ascii: "G")
    default: beginsString(after: introducer)
    }
  }

  /// Whether the byte may follow the bracket of a sequence whose Escape was taken for a key: a
  /// number, a private mark, or a letter of a cursor or function key.
  fileprivate var followsLateBracket: Bool {
    switch self {
    case 0x30..<0x40: self != UInt8(ascii: ";")
    case UInt8(ascii: "A")...UInt8(ascii: "["), UInt8(ascii: "a")...UInt8(ascii: "d"): true
    default: false
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
