import FormTape
import FormValidation
import FormWidgets
import SourceText

/// Recognizes files that tapes have made, which may be replaced.
///
/// Other tools write some of the formats, too, so all of a file that is typical is looked at.
enum MadeFiles {
  /// The narrowest screens whose recording as text is recognized; shorter lines of dashes also
  /// underline headings.
  private static let columnLimit = 20

  /// Returns whether a file with an ending was made by a tape.
  static func contains(_ bytes: [UInt8], ending: String) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    return switch ending {
    case "svg": text.hasPrefix("<svg ") && text.prefix(400).contains("role=\"img\" font-family=")
    case "html", "htm": text.hasPrefix(HTMLFilm.beginning)
    case "cast": isCast(text)
    case "json": isScreen(text)
    default: isScript(text)
    }
  }

  /// Returns whether a text is an asciicast with a title, but no date, whose last screen is held.
  private static func isCast(_ text: String) -> Bool {
    let lines = text.split(separator: "\n", maxSplits: 1)
    guard let header = lines.first.flatMap({ members(of: String($0)) }),
      Set(header.keys) == ["version", "width", "height", "title"]
    else { return false }
    return lines.count == 1 || text.hasSuffix(", \"o\", \"\"]\n")
  }

  /// Returns whether a text is a screen as JSON.
  private static func isScreen(_ text: String) -> Bool {
    guard let screen = members(of: text) else { return false }
    return Set(screen.keys) == ["columns", "rows", "cursor", "lines", "looks"]
      && screen["lines"]?.items.count == screen["rows"]?.whole
  }

  private static func members(of text: String) -> [String: Value]? {
    (try? JSONReader.node(of: text).value)?.members
  }

  /// Returns whether a text is screens, each followed by a line of dashes across it.
  private static func isScript(_ text: String) -> Bool {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let dashes = lines.dropLast().last ?? ""
    guard lines.last == "", dashes.count >= columnLimit, dashes.isDashed else { return false }
    let columns = lines.lazy.filter(\.isDashed).map(\.count).max() ?? 0
    return lines.allSatisfy { $0.cellWidth <= columns }
  }
}

extension String {
  /// Whether the text consists of the dashes that follow a screen.
  fileprivate var isDashed: Bool { allSatisfy { $0 == "─" } }
}
