import CNcurses
import FormUI

/// Turns what ncurses reads, code by code, into keys.
///
/// A code is a byte that was typed, or one of ncurses' numbers for a key it knows. Sequences it does
/// not know are read here in xterm's notation, and dropped if they mean nothing, so that the rest
/// of an unknown key never ends up as text in a field. Characters are read as UTF-8 in every locale.
struct KeyDecoder {
  /// What a run of codes turned out to be.
  enum Input: Hashable {
    case key(Key)
    case pasteStart
  }

  /// The terminal database's name for a code beyond the standard ones, such as `kLFT5`.
  var nameOfCode: (Int32) -> String? = { _ in nil }

  private enum State {
    case ground
    case escape
    case sequence
    case shift
    case character
  }

  private var state = State.ground

  /// The bytes of the sequence or character under way.
  private var bytes: [UInt8] = []

  private var modifiers: Key.Modifiers = []

  init(nameOfCode: @escaping (Int32) -> String? = { _ in nil }) {
    self.nameOfCode = nameOfCode
  }

  /// Whether a sequence or character has begun that a moment's wait may complete.
  var isMidway: Bool {
    switch state {
    case .ground, .escape: false
    case .sequence, .shift, .character: true
    }
  }

  /// Takes a code, and returns what it completes.
  mutating func feed(_ code: Int32) -> Input? {
    guard let byte = UInt8(exactly: code) else {
      let isAlt = state == .escape
      state = .ground
      return key(ofCode: code).map { .key(isAlt ? $0.with(.alt) : $0) }
    }
    switch state {
    case .ground: return begin(byte, with: [])
    case .escape: return afterEscape(byte)
    case .sequence: return inSequence(byte)
    case .shift:
      state = .ground
      return XtermSequence(final: byte).key.map(Input.key)
    case .character: return inCharacter(byte)
    }
  }

  /// Takes note that nothing follows for now, and returns what that completes.
  mutating func pause() -> Input? {
    defer { state = .ground }
    switch state {
    case .ground: return nil
    case .escape: return .key(.escape)
    case .sequence: return bytes.isEmpty ? .key(.alt("[")) : nil
    case .shift: return .key(.alt("O"))
    case .character: return .key(.character("\u{FFFD}"))
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
    default: return ControlKeys.key(of: byte).map { .key($0.with(held)) }
    }
  }

  private mutating func afterEscape(_ byte: UInt8) -> Input? {
    switch byte {
    case 0x1B: return .key(.escape)
    case UInt8(ascii: "["):
      bytes.removeAll(keepingCapacity: true)
      state = .sequence
      return nil
    case UInt8(ascii: "O"):
      state = .shift
      return nil
    default: return begin(byte, with: .alt)
    }
  }

  private mutating func inSequence(_ byte: UInt8) -> Input? {
    switch byte {
    case 0x20..<0x40 where bytes.count < 32:
      bytes.append(byte)
      return nil
    case 0x40...0x7E:
      // The Linux console's function keys are `ESC [ [ A` and so on.
      if byte == UInt8(ascii: "["), bytes.isEmpty {
        bytes.append(byte)
        return nil
      }
      state = .ground
      let sequence = XtermSequence(parameters: bytes, final: byte)
      return sequence.isPasteStart ? .pasteStart : sequence.key.map(Input.key)
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

  private func key(ofCode code: Int32) -> Key? {
    CodeKeys.key(of: code) ?? nameOfCode(code).flatMap(CodeKeys.key(named:))
  }
}

extension Key {
  fileprivate func with(_ held: Modifiers) -> Key {
    Key(symbol, modifiers.union(held))
  }
}

extension UInt8 {
  /// The bytes of the UTF-8 sequence that the byte begins; nothing where it begins none.
  fileprivate var countOfUTF8Sequence: Int? {
    switch self {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: nil
    }
  }
}
