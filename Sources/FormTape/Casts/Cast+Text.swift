import FormUI
import SourceText

extension Cast {
  /// Returns the recording as text: a header, then a line per event.
  /// - Source: asciinema, "asciicast file format", versions 2 and 3.
  public func text(_ version: Version = .second) -> String {
    var text = version == .second ? secondHeader : thirdHeader
    var clock = CastClock()
    for event in events {
      let (letter, data) = event.code
      // Version 2 has no event for the end of the program.
      if version == .second, case .exit = event.kind { continue }
      let time = version == .second ? clock.time(of: event) : clock.interval(to: event)
      text += "[\(time), \"\(letter)\", \(data.json)]\n"
    }
    return text
  }

  private var secondHeader: String {
    header([
      ("version", "2"), ("width", "\(size.columns)"), ("height", "\(size.rows)"),
      ("command", command?.json), ("title", title?.json),
      ("env", terminal.map { Cast.object([("TERM", $0.json)]) }), ("theme", themeObject),
    ])
  }

  private var thirdHeader: String {
    let term = Cast.object([
      ("cols", "\(size.columns)"), ("rows", "\(size.rows)"), ("type", terminal?.json),
      ("theme", themeObject),
    ])
    return header([
      ("version", "3"), ("term", term), ("command", command?.json), ("title", title?.json),
    ])
  }

  private func header(_ members: [(String, String?)]) -> String { Cast.object(members) + "\n" }

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
