public import FormWidgets
public import SourceText

extension Theme {
  /// The largest theme file in bytes.
  public static let byteLimit = 1 << 16

  /// Creates a theme from YAML: a base theme, an accent, and the looks of styles.
  ///
  /// ```yaml
  /// base: dark
  /// accent: '#ffaf00'
  /// styles:
  ///   title: bold underline
  ///   error: bold white on red
  ///   focused field: on '#303540'
  /// ```
  ///
  /// A color that is not readable on its background is moved closer to that of ordinary text.
  /// - Parameters:
  ///   - yaml: The text.
  ///   - file: The name of the file, for diagnostics.
  /// - Throws: All errors in the text, in order.
  public init(yaml: String, file: String = "theme.yaml") throws(Diagnostics) {
    let source = SourceText(yaml.withoutByteOrderMark, file: file)
    guard let node = try YAML.node(of: source), case .mapping(let entries) = node.content else {
      let start = Mark(line: 1, column: 1)
      throw source.failure([Finding(start, "expected a mapping with base, accent or styles")])
    }
    var settings = Settings(entries, of: "a theme", at: node.mark)
    var theme = settings.base()
    if let accent = settings.color("accent") { theme = theme.accented(with: accent) }
    theme = settings.styled(theme)
    settings.finish()
    guard settings.findings.isEmpty else { throw source.failure(settings.findings) }
    self = theme
  }
}

extension Settings {
  fileprivate mutating func base() -> Theme {
    guard let name = text("base") else { return .default }
    if let theme = Theme(named: name) { return theme }
    let nearest = Theme.names.nearest(to: name)
    report(
      "unknown theme \(name.quoted)",
      at: "base",
      suggestion: nearest,
      note: nearest == nil ? "list them with `tabstop themes`" : nil
    )
    return .default
  }

  fileprivate mutating func color(_ key: String) -> TerminalColor? {
    guard let text = text(key) else { return nil }
    if let color = TerminalColor(named: text) { return color }
    reportColor(text, at: key)
    return nil
  }

  private mutating func reportColor(_ text: String, at key: String, orOther words: [String] = []) {
    let nearest = (TerminalColor.names + words).nearest(to: text)
    report(
      "unknown \(words.isEmpty ? "color" : "look") \(text.quoted)",
      at: key,
      suggestion: nearest,
      note: nearest == nil
        ? "expected \((words + TerminalColor.names.prefix(8)).joined(separator: ", ")), …, or '#rrggbb'"
        : nil
    )
  }

  /// Returns a theme with the looks under `styles`, each a text like `bold red on black`.
  fileprivate mutating func styled(_ theme: Theme) -> Theme {
    guard let node = node("styles") else { return theme }
    guard case .mapping(let entries) = node.content else {
      report("styles", wants: "a mapping of styles", not: node)
      return theme
    }
    let named = entries.map {
      let name = ThemePart.name(spelled: $0.name) ?? $0.name
      return Node.Entry(name: name, mark: $0.mark, value: $0.value)
    }
    let given = named.map(\.name)
    let others = ThemePart.all.map(\.name).filter { !given.contains($0) }
    var styles = Settings(named, of: "styles", at: node.mark) {
      others.nearest(to: $0.name) != nil
        ? nil : ForeignWords.Meant(note: "list the names with `tabstop themes dark`")
    }
    let result = ThemePart.all.reduce(theme) { styles.setting($1, of: $0) }
    styles.finish()
    findings += styles.findings
    return result
  }

  /// Returns a theme with the look of one part, if present.
  private mutating func setting(_ part: ThemePart, of theme: Theme) -> Theme {
    guard let text = text(part.name) else { return theme }
    guard !part.styles.isEmpty else { return coloring(part, text, of: theme) }
    let look = look(text, at: part.name, on: theme)
    if part.ground == .form { return theme.showing(text: look) }
    var looks: [Style: Look] = [:]
    for style in part.styles { looks[style] = look }
    for style in part.underlined {
      looks[style] = look
      looks[style]?.attributes.insert(.underline)
    }
    let own = look.background.flatMap { $0 == theme.ground.background ? nil : $0 }
    let colors = part.ground.flatMap { ground in own.map { [ground: $0] } } ?? [:]
    return theme.showing(looks, on: colors)
  }

  /// Returns a theme with the color of a ground, like `#303540` or `on black`.
  private mutating func coloring(_ part: ThemePart, _ text: String, of theme: Theme) -> Theme {
    var words = text.wordsOfLook
    if words.first == "on" { words.removeFirst() }
    guard let ground = part.ground, words.count == 1 else {
      report("expected one color, like on black, found \(text.quoted)", at: part.name)
      return theme
    }
    guard let color = TerminalColor(named: words[0]) else {
      reportColor(words[0], at: part.name)
      return theme
    }
    guard theme.hasGrounds else {
      report("\(theme.name) has no backgrounds to change", at: part.name, note: "use another base")
      return theme
    }
    return theme.showing([:], on: [ground: color])
  }

  private mutating func look(_ text: String, at key: String, on theme: Theme) -> Look {
    let attributes: [String: Look.Attributes] = [
      "bold": .bold, "dim": .dim, "underline": .underline, "reverse": .reverse,
    ]
    var look = Look(foreground: theme.ground.foreground, background: theme.ground.background)
    var isBackground = false
    var places: Set<Bool> = []
    for word in text.wordsOfLook {
      if let attribute = attributes[word] {
        look.attributes.insert(attribute)
      } else if word == "on" {
        isBackground = true
      } else if let color = TerminalColor(named: word) {
        if !places.insert(isBackground).inserted {
          report("expected one color, and one after on, found \(text.quoted)", at: key)
        }
        if isBackground { look.background = color } else { look.foreground = color }
      } else if word != "plain" {
        reportColor(word, at: key, orOther: ["plain", "on"] + attributes.keys.sorted())
      }
    }
    return look
  }
}

extension String {
  /// The words of a look, like `on` and `#303540`, which may be quoted within the text.
  fileprivate var wordsOfLook: [String] {
    split(separator: " ").map { word in
      let isQuoted = word.count > 2 && word.first == word.last && ["'", "\""].contains(word.first)
      return String(isQuoted ? word.dropFirst().dropLast() : word)
    }
  }
}
