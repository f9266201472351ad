import CNcurses
import Glibc
import SystemCalls

/// The entry of a terminal whose colors are mixtures of three components, although the database says
/// that it has 256.
///
/// ncurses knows only the colors of an entry, and nearly none says that its terminal mixes them.
/// Terminals tell programs so in the environment. The sequence is the one that all of them obey, with
/// semicolons, unlike in entries such as `xterm-direct`.
/// - Source: term(5), "Extended Number Format" and "Extended Storage Format"; "XTerm Control
///   Sequences", "Character Attributes (SGR)", 38 and 48.
package struct DirectColorEntry {
  /// The compiled entry.
  private var bytes: [UInt8] = []

  /// Whether the environment says that the terminal mixes colors.
  ///
  /// GNU screen passes the variable of the terminal around it on, whose colors it does not.
  package static var isWanted: Bool {
    guard ["truecolor", "24bit"].contains(Posix.setting("COLORTERM") ?? "") else { return false }
    let isInTmux = Posix.setting("TMUX") != nil
    let isNamedScreen = Posix.setting("TERM")?.hasPrefix("screen") ?? false
    return Posix.setting("STY") == nil && (isInTmux || !isNamedScreen)
  }

  /// Changes the colors in the entry of a type of terminal, which ncurses has just looked up; `nil` if
  /// it has other than 256.
  init?(of type: String) {
    guard tigetnum("colors") == 256, tigetflag("RGB") <= 0, capability("setaf") != nil else {
      return nil
    }
    let flags = DirectColorEntry.names(curses_flag_name)
    let numbers = DirectColorEntry.names(curses_number_name)
    let texts = Texts(DirectColorEntry.names(curses_text_name).map(DirectColorEntry.text(of:)))
    let names = Array("\(type)|\(type) with direct colors\0".utf8)
    append([
      0o1036, names.count, flags.count, numbers.count, texts.offsets.count, texts.bytes.count,
    ])
    bytes += names + flags.map { tigetflag($0) > 0 && $0 != "ccc" ? 1 : 0 }
    align()
    for name in numbers { append(number: name == "colors" ? 1 << 24 : max(-1, tigetnum(name))) }
    append(texts.offsets)
    bytes += texts.bytes
    align()
    appendExtensions()
    // Offsets have two bytes.
    guard bytes.count < 1 << 15 else { return nil }
  }

  /// Calls a function while ncurses finds the entry first.
  func whileFound<Result>(_ body: () -> Result) -> Result {
    let variable = "TERMINFO"
    let before = Posix.variable(variable)
    let digits = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
    setenv(variable, "hex:" + digits.joined(), 1)
    defer {
      if let before { setenv(variable, before, 1) } else { unsetenv(variable) }
    }
    return body()
  }
}

extension DirectColorEntry {
  /// The texts of an entry: where each begins, -1 for those that the terminal lacks.
  private struct Texts {
    var offsets: [Int] = []
    var bytes: [UInt8] = []

    init(_ texts: [[UInt8]?]) {
      for text in texts {
        offsets.append(text == nil ? -1 : bytes.count)
        if let text { bytes += text + [0] }
      }
    }
  }

  /// The capabilities that are not of the standard, as far as ncurses or this program use them.
  private static let extensions = (
    flags: ["AX", "XT"],
    texts: ["BD", "BE", "E3", "XM", "kUP", "kDN", "kcbt2"]
      + ["kUP", "kDN", "kLFT", "kRIT", "kHOM", "kEND", "kPRV", "kNXT", "kIC", "kDC", "kFND"]
      .flatMap { key in (3...8).map { "\(key)\($0)" } }
  )

  private mutating func appendExtensions() {
    let flags = ["RGB"] + DirectColorEntry.extensions.flags.filter { tigetflag($0) > 0 }
    // The number of colors that are still meant by their numbers, not as mixtures.
    let numbers = [("CO", 16), ("U8", tigetnum("U8"))].filter { $0.1 >= 0 }
    let found = DirectColorEntry.extensions.texts.compactMap { name in
      DirectColorEntry.text(of: name).map { (name, $0) }
    }
    let texts = Texts(found.map(\.1))
    let names = Texts((flags + numbers.map(\.0) + found.map(\.0)).map { Array($0.utf8) })
    let table = texts.bytes + names.bytes
    append([
      flags.count, numbers.count, found.count, texts.offsets.count + names.offsets.count,
      table.count,
    ])
    bytes += flags.map { _ in 1 }
    align()
    for number in numbers { append(number: number.1) }
    append(texts.offsets + names.offsets)
    bytes += table
  }

  /// Returns the text of a capability; `nil` if the terminal lacks it.
  private static func text(of name: String) -> [UInt8]? {
    switch name {
    case "setaf": Array(selection(3).utf8)
    case "setab": Array(selection(4).utf8)
    // These would change what is meant by a number.
    case "initc", "initp", "oc", "setf", "setb": nil
    default:
      curses_capability(name).map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
    }
  }

  /// Returns the sequence that selects a color: by its number for the first sixteen, which users
  /// configure, else by its components.
  private static func selection(_ layer: Int) -> String {
    "\u{1B}[%?%p1%{8}%<%t\(layer)%p1%d%e%p1%{16}%<%t\(layer == 3 ? "9" : "10")%p1%{8}%-%d%e"
      + "\(layer)8;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m"
  }

  /// Returns the names of capabilities, in their order in an entry.
  private static func names(_ name: (Int32) -> UnsafePointer<CChar>?) -> [String] {
    var names: [String] = []
    while let next = name(Int32(names.count)) { names.append(String(cString: next)) }
    return names
  }

  private mutating func append(_ shorts: [Int]) {
    for short in shorts { withUnsafeBytes(of: Int16(short).littleEndian) { bytes += $0 } }
  }

  private mutating func append(number: Int32) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  private mutating func align() {
    if !bytes.count.isMultiple(of: 2) { bytes.append(0) }
  }
}
