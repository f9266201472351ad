import CNcurses
import FormWidgets

/// A theme for ncurses: attributes and color pairs.
struct Inks {
  /// The theme in the colors that the terminal has.
  let theme: Theme

  /// The look of each style on each ground, and a blank cell of it, by their numbers.
  private let looks: [Look]
  private let blanks: [cchar_t]

  private let colors: CursesColors

  /// Prepares the colors of a theme on the open screen, or the nearest available ones.
  ///
  /// The terminal's own colors are used if a theme names none; if they cannot be combined with
  /// others, or there are no colors, only attributes are used.
  init(_ theme: Theme, usesColors: Bool) {
    let depth = usesColors ? Inks.startColors() : .none
    let missing = Inks.capabilities.filter { capability($0.name) == nil }.map(\.attribute)
    self.theme = theme.reduced(to: depth).reduced(lacking: Look.Attributes(missing))
    var colors = CursesColors()
    looks = self.theme.paints
    blanks = looks.map { look in
      var blank = cchar_t()
      setcchar(&blank, [0x20, 0], look.attributes.curses, colors.pair(of: look), nil)
      return blank
    }
    self.colors = colors
  }

  /// Returns the look of a style on a ground.
  func look(of paint: Paint) -> Look { looks[paint.number] }

  /// Returns a blank cell of a style and ground.
  func blank(for paint: Paint) -> cchar_t {
    blanks[paint.number]
  }

  /// Sets the background of a window to that of the theme.
  func ground(_ window: CursesWindow) {
    guard theme.ground != Look() else { return }
    var blank = blank(for: .plain)
    wbkgrndset(window, &blank)
  }

  /// Returns the sequence that sets a style and ground, bypassing ncurses: all of it, or what
  /// differs from another look.
  func sequence(for paint: Paint, after last: Look? = nil) -> String {
    let look = look(of: paint)
    let isColored = look.foreground != nil || look.background != nil
    let base = last.flatMap { look.canFollow($0) ? $0 : nil } ?? Look()
    // The attributes that the terminal cannot combine with colors, as bits.
    let excluded = isColored ? max(0, tigetnum("ncv")) : 0
    var parts = base == last ? [] : [CursesScreen.plain]
    let attributes = look.attributes.subtracting(base.attributes)
    for row in Inks.capabilities where attributes.contains(row.attribute) {
      if excluded & row.bit == 0 { parts.append((capability(row.name) ?? "").withoutPadding) }
    }
    if let color = look.foreground, color != base.foreground {
      parts.append(capability("setaf", colors.number(of: color)))
    }
    if let color = look.background, color != base.background {
      parts.append(capability("setab", colors.number(of: color)))
    }
    return Inks.joined(parts)
  }

  /// Returns sequences as one, if they only set attributes.
  /// - Source: ECMA-48, 8.3.117, "Select graphic rendition".
  private static func joined(_ sequences: [String]) -> String {
    let areOfOne = sequences.allSatisfy { sequence in
      sequence.hasPrefix("\u{1B}[") && sequence.hasSuffix("m")
        && sequence.utf8.dropFirst(2).dropLast().allSatisfy { 0x30..<0x3C ~= $0 }
    }
    guard areOfOne, sequences.count > 1 else { return sequences.joined() }
    return "\u{1B}[" + sequences.map { $0.dropFirst(2).dropLast() }.joined(separator: ";") + "m"
  }

  /// - Source: terminfo(5), "no_color_video", for the bits.
  private static let capabilities: [(attribute: Look.Attributes, name: String, bit: Int32)] = [
    (.bold, "bold", 32), (.dim, "dim", 16), (.underline, "smul", 2), (.reverse, "rev", 4),
  ]

  /// Initializes colors, and returns how many can be used.
  private static func startColors() -> ColorDepth {
    guard has_colors(), start_color() == OK, use_default_colors() == OK else { return .none }
    return ColorDepth(count: Int(tigetnum("colors")), isMixing: tigetflag("RGB") > 0)
  }
}

extension Look {
  /// Whether it can be set after another look without a reset, which attributes and the terminal's
  /// own colors need.
  fileprivate func canFollow(_ last: Look) -> Bool {
    last.attributes == attributes && (last.foreground == nil || foreground != nil)
      && (last.background == nil || background != nil)
  }
}

extension Look.Attributes {
  fileprivate var curses: attr_t {
    let table: [(Look.Attributes, attr_t)] = [
      (.bold, curses_bold), (.dim, curses_dim), (.underline, curses_underline),
      (.reverse, curses_reverse),
    ]
    return table.reduce(curses_normal) { contains($1.0) ? $0 | $1.1 : $0 }
  }
}

/// How ncurses numbers the colors of the terminal, and pairs of them.
private struct CursesColors {
  private let plainCount = max(8, tigetnum("CO"))
  private let isMixing = tigetflag("RGB") > 0
  private var pairs: [Pair] = []

  /// Two colors by number; -1 is the terminal's own.
  private struct Pair: Equatable {
    let foreground: Int32
    let background: Int32
  }

  /// Returns the number of the pair of a look, initializing it the first time; pair 0 is the
  /// terminal's own colors.
  mutating func pair(of look: Look) -> Int16 {
    let pair = Pair(
      foreground: look.foreground.map(number) ?? -1,
      background: look.background.map(number) ?? -1
    )
    if pair.foreground < 0, pair.background < 0 { return 0 }
    if let index = pairs.firstIndex(of: pair) { return Int16(index + 1) }
    pairs.append(pair)
    init_extended_pair(Int32(pairs.count), pair.foreground, pair.background)
    return Int16(pairs.count)
  }

  /// Returns the number of a color; for a mixed color, the one formed by its components.
  ///
  /// The first ones of those still mean the plain colors; they are close to black, which replaces
  /// them.
  func number(of color: TerminalColor) -> Int32 {
    if case .numbered(let number) = color, number < plainCount || !isMixing { return Int32(number) }
    let (red, green, blue) = color.parts
    let number = Int32(red) << 16 | Int32(green) << 8 | Int32(blue)
    return number < plainCount ? 0 : number
  }
}
