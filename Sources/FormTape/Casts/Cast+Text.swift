import FormUI
import SourceText

extension Cast {
  /// The recording as text: a header, then a line per event.
  /// - Source: asciinema, "asciicast file format", version 2.
  public var text: String {
    var text =
      Cast.object([
        ("version", "2"), ("width", "\(size.columns)"), ("height", "\(size.rows)"),
        ("command", command?.json), ("title", title?.json),
        ("env", terminal.map { Cast.object([("TERM", $0.json)]) }), ("theme", themeObject),
      ]) + "\n"
    var clock = CastClock()
    for event in events {
      let (letter, data) = event.code
      text += "[\(clock.time(of: event)), \"\(letter)\", \(data.json)]\n"
    }
    return text
  }

  private var themeObject: String? {
    theme.map { theme in
      Cast.object([
        ("fg", theme.foreground.json), ("bg", theme.background.json),
        ("palette", theme.palette.joined(separator: ":").json),
      ])
    }
  }

  /// Returns an object of the members that have a value, in order.
  private static func object(_ members: [(name: String, value: String?)]) -> String {
    let present = members.compactMap { name, value in value.map { "\(name.json): \($0)" } }
    return "{" + present.joined(separator: ", ") + "}"
  }
}
