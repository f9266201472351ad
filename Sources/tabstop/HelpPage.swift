import ArgumentParser

/// A help page, which says how to see the options that it leaves out.
struct HelpPage {
  /// The page, with a line break at the end.
  let text: String

  /// Creates the page from what the parser prints; `nil` if that is no help.
  init?(parsed page: String) {
    var lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let index = lines.firstIndex(where: { $0.hasPrefix(HelpPage.usage) }) else { return nil }
    let words = lines[index].dropFirst(HelpPage.usage.count).split(separator: " ")
      .prefix { $0.first?.isLetter == true }
    lines[index] = HelpPage.summarized(lines[index], of: words.joined(separator: " "))
    while lines.last == "" { lines.removeLast() }
    let command = words.dropFirst().reduce(Tabstop.self as any ParsableCommand.Type) {
      $0.subcommand(named: String($1)) ?? $0
    }
    if command.hidesOptions {
      lines += ["", "\(words.joined(separator: " ")) \(FullHelp.option) shows all options."]
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  private static let usage = "USAGE: "

  /// Returns the line of the usage without the names of options that can be left out, which the
  /// parser lists if they are few, at any length; what follows `--` is last.
  private static func summarized(_ line: String, of command: String) -> String {
    let short = line.replacing(/\x20\[-([^\[\]]|\[[^\]]*\])*\]/, with: "")
    let options = short == line ? "" : " [<options>]"
    return (usage + command + options + short.dropFirst(usage.count + command.count))
      .replacing(/(\x20--\x20\[[^\]]*\])(.*)/) { "\($0.2)\($0.1)" }
  }
}

extension ParsableCommand {
  /// Whether short help is requested and leaves out some of its options.
  fileprivate static var hidesOptions: Bool {
    Tabstop.helpMessage(for: self, includeHidden: true) != Tabstop.helpMessage(for: self)
  }
}
