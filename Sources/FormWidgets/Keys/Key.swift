/// A key pressed, independent of what the terminal sent for it.
public struct Key: Hashable, Sendable {
  /// A key of the keyboard.
  public enum Symbol: Hashable, Sendable {
    /// A key that types a character: one grapheme, which may be a lone combining mark.
    case character(Character)
    case enter, tab, escape, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    /// A function key, from 1.
    case function(Int)
  }

  /// The modifier keys.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let shift = Modifiers(rawValue: 1)
    public static let alt = Modifiers(rawValue: 2)
    public static let control = Modifiers(rawValue: 4)
  }

  /// The key.
  public let symbol: Symbol

  /// The modifiers; a capital letter is its own character, without Shift.
  public let modifiers: Modifiers

  /// Creates a key; a letter with a modifier is lowercase, even with Caps Lock.
  public init(_ symbol: Symbol, _ modifiers: Modifiers = []) {
    self.symbol = modifiers.isEmpty ? symbol : symbol.withSmallLetter
    self.modifiers = modifiers
  }
}

extension Key.Symbol {
  /// The same symbol, with an ASCII capital letter in lowercase.
  fileprivate var withSmallLetter: Key.Symbol {
    guard case .character(let character) = self, let byte = character.asciiValue,
      UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
    else { return self }
    return .character(Character(Unicode.Scalar(byte | 0x20)))
  }
}

extension Key {
  public static let enter = Key(.enter)
  public static let tab = Key(.tab)
  public static let backTab = Key(.tab, .shift)
  public static let escape = Key(.escape)
  public static let space = Key(.character(" "))
  public static let backspace = Key(.backspace)
  public static let delete = Key(.delete)
  public static let up = Key(.up)
  public static let down = Key(.down)
  public static let left = Key(.left)
  public static let right = Key(.right)
  public static let home = Key(.home)
  public static let end = Key(.end)
  public static let pageUp = Key(.pageUp)
  public static let pageDown = Key(.pageDown)

  /// The character that the key types, if any.
  package var typed: Character? {
    if case .character(let character) = symbol, modifiers.isEmpty { character } else { nil }
  }

  /// Returns a key that types a character.
  public static func character(_ character: Character) -> Key { Key(.character(character)) }

  /// Returns a function key, from 1.
  public static func function(_ number: Int) -> Key { Key(.function(number)) }

  /// Returns a letter or symbol with Ctrl, in lowercase.
  public static func control(_ character: Character) -> Key { Key(.character(character), .control) }

  /// Returns a letter or symbol with Alt.
  public static func alt(_ character: Character) -> Key { Key(.character(character), .alt) }

  /// Returns a key with Shift.
  public static func shift(_ symbol: Symbol) -> Key { Key(symbol, .shift) }
}

extension Key: CustomStringConvertible {
  /// The key's name as in tapes and in help in most languages: `Tab`, `Shift-Tab`, `Ctrl-A`, `F2`.
  public var description: String { KeyNames.english.name(of: self) }
}
