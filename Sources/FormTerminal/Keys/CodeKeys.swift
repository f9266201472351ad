import CNcurses
import FormWidgets
import Glibc
import SystemCalls

/// How long an Escape may begin a sequence.
struct EscapeTiming: Equatable {
  /// The time before it is a key.
  let delay: Duration

  /// The further time before it ends a form: in total as much as on a connection, because a terminal
  /// does not always say that it is one.
  let finalDelay: Duration

  /// Reads the timing of an environment: `ESCDELAY` says it in milliseconds, as for every program
  /// with ncurses; otherwise, connections get more time than a terminal on the same machine.
  init(of setting: (String) -> String? = Posix.setting) {
    if let text = setting("ESCDELAY"), let number = Int(text), 0...60_000 ~= number {
      (delay, finalDelay) = (.milliseconds(number), .zero)
    } else if setting("SSH_CONNECTION") != nil || setting("SSH_TTY") != nil {
      (delay, finalDelay) = (.milliseconds(150), .zero)
    } else {
      (delay, finalDelay) = (.milliseconds(50), .milliseconds(100))
    }
  }
}

extension CursesScreen {
  /// Returns what the database of the open screen says of some bytes.
  @Sendable static func entry(of bytes: [UInt8]) -> KeyDecoder.Entry {
    if bytes.contains(0) { return .none }
    let code = (bytes + [0]).withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { key_defined($0.baseAddress) }
    }
    switch code {
    case ...(-1): return .beginning
    case 0: return .none
    default:
      return .key(
        CodeKeys.key(of: code)
          ?? keyname(code).flatMap { CodeKeys.key(named: String(cString: $0)) }
      )
    }
  }
}

/// The keys that ncurses reports by a code or a name.
enum CodeKeys {
  /// Returns the key of an ncurses code; `nil` if it is not used here.
  static func key(of code: Int32) -> Key? {
    if let number = functionNumber(of: code) { return functionKey(number) }
    return table[code]
  }

  /// Returns the key of an extended name like `kLFT5`: a key, then a digit for its modifiers.
  static func key(named name: String) -> Key? {
    guard let digit = name.last?.wholeNumberValue else {
      return extendedNames[name].map { Key($0, .shift) }
    }
    return extendedNames[String(name.dropLast())].map { Key($0, Key.Modifiers(xterm: digit)) }
  }

  private static let table: [Int32: Key] = [
    KEY_DOWN: .down, KEY_UP: .up, KEY_LEFT: .left, KEY_RIGHT: .right,
    KEY_HOME: .home, KEY_END: .end, KEY_FIND: .home, KEY_SELECT: .end, KEY_LL: .end,
    KEY_PPAGE: .pageUp, KEY_NPAGE: .pageDown,
    KEY_IC: Key(.insert), KEY_DC: .delete,
    KEY_BACKSPACE: .backspace, KEY_ENTER: .enter, KEY_BTAB: .backTab,
    KEY_SR: .shift(.up), KEY_SF: .shift(.down),
    KEY_SLEFT: .shift(.left), KEY_SRIGHT: .shift(.right),
    KEY_SHOME: .shift(.home), KEY_SEND: .shift(.end),
    KEY_SPREVIOUS: .shift(.pageUp), KEY_SNEXT: .shift(.pageDown),
    KEY_SIC: .shift(.insert), KEY_SDC: .shift(.delete),
    // The Linux console's entry has a key to suspend, which is Ctrl-Z.
    KEY_SUSPEND: .control("z"),
  ]

  private static let extendedNames: [String: Key.Symbol] = [
    "kUP": .up, "kDN": .down, "kLFT": .left, "kRIT": .right, "kHOM": .home, "kEND": .end,
    "kPRV": .pageUp, "kNXT": .pageDown, "kIC": .insert, "kDC": .delete,
    // The Linux console's second sequence for Shift-Tab is `kcbt2`, whose digit means Shift here.
    "kcbt": .tab,
  ]

  private static func functionNumber(of code: Int32) -> Int? {
    KEY_F0 + 1...KEY_F0 + 63 ~= code ? Int(code - KEY_F0) : nil
  }

  /// xterm and similar terminals continue the numbering after F12, with twelve keys for each
  /// combination of Shift, Ctrl, and Alt.
  private static func functionKey(_ number: Int) -> Key {
    let rows: [Key.Modifiers] = [[], .shift, .control, [.shift, .control], .alt, [.shift, .alt]]
    return Key(.function((number - 1) % 12 + 1), rows[(number - 1) / 12])
  }
}
