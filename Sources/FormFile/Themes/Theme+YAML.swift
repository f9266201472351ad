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
    let looks = settings.looks("styles", on: theme)
    settings.finish()
    guard settings.findings.isEmpty else { throw source.failure(settings.findings) }
    self = theme.showing(looks)
  }
}

extension Settings {
  fileprivate mutating func base() -> Theme {
    guard let name = text("base") else { return .default }
    if let theme = Theme(named: name) { return theme }
    let names = Theme.all.map(\.name)
    let nearest = names.nearest(to: name)
    report(
      "unknown theme \(name.quoted)",
      at: "base",
      suggestion: nearest,
      note: nearest == nil ? "expected one of \(names.joined(separator: ", "))" : nil
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

  /// Returns the looks of styles, each a text like `bold red on black`.
  fileprivate mutating func looks(_ key: String, on theme: Theme) -> [Style: Look] {
    guard let node = node(key) else { return [:] }
    guard case .mapping(let entries) = node.content else {
      report(key, wants: "a mapping of styles", not: node)
      return [:]
    }
    var styles = Settings(entries, of: key, at: node.mark)
    var looks: [Style: Look] = [:]
    for style in Style.allCases {
      guard let text = styles.text("\(style)") else { continue }
      looks[style] = styles.look(text, of: style, on: theme)
    }
    styles.finish()
    findings += styles.findings
    return looks
  }

  private mutating func look(_ text: String, of style: Style, on theme: Theme) -> Look {
    let attributes: [String: Look.Attributes] = [
      "bold": .bold, "dim": .dim, "underline": .underline, "reverse": .reverse,
    ]
    var look = Look(foreground: theme.ground.foreground, background: theme.ground.background)
    var isBackground = false
    for word in text.split(separator: " ").map(String.init) {
      if let attribute = attributes[word] {
        look.attributes.insert(attribute)
      } else if word == "on" {
        isBackground = true
      } else if let color = TerminalColor(named: word) {
        if isBackground { look.background = color } else { look.foreground = color }
      } else if word != "plain" {
        reportColor(word, at: "\(style)", orOther: ["plain", "on"] + attributes.keys.sorted())
      }
    }
    return look
  }
}
