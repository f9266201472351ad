import ArgumentParser
import FormFile
import FormValidation
import SourceText

/// Wrong usage, in the program's own style of error message.
extension CommandError {
  /// Creates the error for a command line that the parser rejected.
  init(usage error: any Error, in arguments: some Collection<String>) {
    let (command, words) = Tabstop.command(in: arguments)
    let lines = CommandError.lines(of: Tabstop.message(for: error))
    var message = CommandError.reworded(lines.first ?? "")
    let unknown = CommandError.unknownOption(in: arguments, of: command, refusedWith: message)
    if let unknown { message = unknown.message }
    let advice = lines.dropFirst().map { $0.drop { $0 == " " } }.joined(separator: "; ")
      .replacing(":; ", with: ": ")
    let page = "see \((words + ["--help"]).joined(separator: " "))"
    self.init(
      message.printable,
      help: unknown?.note
        ?? CommandError.adviceOnHyphen(in: arguments, of: command, refusedWith: message)
        ?? (advice.isEmpty ? page : advice)
    )
  }

  /// Returns the lines of the parser's message, with the values of an option, which are each on a
  /// line if there are more than five, on the first.
  private static func lines(of message: String) -> [String] {
    let lines = message.split(separator: "\n").map(String.init)
    let end = "the following:"
    guard let first = lines.first, first.hasSuffix(". Please provide one of \(end)") else {
      return lines
    }
    let names = lines.dropFirst().map { "'\($0.drop { " -".contains($0) })'" }
    return [first.dropLast(end.count) + names.joined(separator: ", ")]
  }

  /// Returns how to give a value or an option to choose that begins with a hyphen, if that is what
  /// was not understood.
  private static func adviceOnHyphen(
    in arguments: some Collection<String>,
    of command: any ParsableCommand.Type,
    refusedWith message: String
  ) -> String? {
    if message.hasPrefix("unknown option"), !message.hasSuffix("?"), command is Choose.Type {
      return "options that begin with a hyphen follow --"
    }
    guard let option = message.suffix(after: "missing value for ")?.split(separator: " ").first,
      let index = arguments.firstIndex(where: { $0 == option }),
      let value = arguments[index...].dropFirst().first, value.hasPrefix("-")
    else { return nil }
    return "for a value that begins with a hyphen, write \(option)=\(value.printable)"
  }

  /// Returns the error about the first unknown option, if any, and what to write instead.
  ///
  /// The parser would report a missing argument instead.
  private static func unknownOption(
    in arguments: some Collection<String>,
    of command: any ParsableCommand.Type,
    refusedWith message: String
  ) -> (message: String, note: String?)? {
    guard
      [
        "missing argument", "missing option", "unknown", "unexpected", "expected a form file",
      ].contains(where: message.hasPrefix)
    else { return nil }
    let help = Tabstop.helpMessage(for: command, includeHidden: true, columns: 1_000)
    let known = help.split { !($0.isLetter || $0.isNumber || $0 == "-") }.map(String.init)
      .filter { $0.utf8.first == UInt8(ascii: "-") }
    let options = arguments.prefix { $0 != "--" }.filter { $0.utf8.first == UInt8(ascii: "-") }
    let names = options.filter { !($0.dropFirst().first?.isNumber ?? true) }
      .map { String($0.prefix { $0 != "=" }) }
    guard let name = names.first(where: { !known.contains($0) }) else { return nil }
    let meant = ForeignOptions.meant(by: name, of: command.configuration.commandName)
    let own = meant?.names.first(where: known.contains)
    // Any two letters would be near.
    let isSlip = meant?.note == nil && own == nil && name.utf8.count > 2
    let nearest = isSlip ? known.nearest(to: name) : own
    return ("unknown option \(name)\(nearest.didYouMeanUnquoted)", meant?.note)
  }

  /// Returns the parser's sentence as a message: lowercase, without a period, with the option
  /// first.
  private static func reworded(_ sentence: String) -> String {
    var words = sentence
    if words.hasSuffix(".") { words.removeLast() }
    if let subject = words.suffix(after: "Missing expected argument ") {
      let name = subject.filter { $0 != "'" }
      return name.hasPrefix("-") ? "missing option \(name)" : "missing argument \(name)"
    }
    if let subject = words.suffix(after: "Missing value for ") {
      return "missing value for \(subject.filter { $0 != "'" })"
    }
    if let subject = words.suffix(after: "Unexpected argument '"), subject.hasSuffix("'") {
      return "unexpected argument \(String(subject.dropLast()).quoted)"
    }
    if let rest = words.suffix(after: "The option '"), words.hasSuffix("' was specified"),
      let option = rest.split(separator: "'").first
    {
      return "\(option) takes no value"
    }
    if let rest = words.suffix(after: "The value '"),
      let value = rest.firstRange(of: "' is invalid for '")
    {
      return refusal(of: String(rest[..<value.lowerBound]), by: rest[value.upperBound...])
    }
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  /// Rewords `--theme <name>': Unknown theme "x"` and the parser's other errors about a value.
  private static func refusal(of value: String, by rest: Substring) -> String {
    let parts = rest.split(separator: "'", maxSplits: 1, omittingEmptySubsequences: false)
    let option = parts[0].split(separator: " ").first ?? ""
    let reason = parts.count < 2 ? "" : parts[1]
    if let reason = reason.suffix(after: ": ") {
      return "\(option): \(reason.prefix(1).lowercased())\(reason.dropFirst())"
    }
    if let list = reason.suffix(after: ". Please provide one of ") {
      let names = list.split(separator: "'").enumerated().filter { $0.offset % 2 == 0 }
        .map { String($0.element) }
      let truths = ["true": "yes", "1": "yes", "on": "yes", "false": "no", "0": "no", "off": "no"]
      let meant = truths[value.lowercased()].flatMap { names.contains($0) ? $0 : nil }
      let nearest = (meant ?? names.nearest(to: value)).didYouMeanUnquoted
      return "\(option): \(value.quoted) is not one of \(names.joined(separator: ", "))\(nearest)"
    }
    if value.allSatisfy(\.isWholeNumber) { return "\(option): \(value.quoted) is too large" }
    let kind = Double(value) == nil ? "number" : "whole number"
    return "\(option): expected a \(kind), found \(value.quoted)"
  }
}

extension Tabstop {
  /// Returns the command that arguments name, and its words; `fill` by default.
  fileprivate static func command(
    in arguments: some Collection<String>
  ) -> (type: any ParsableCommand.Type, words: [String]) {
    var command: any ParsableCommand.Type = Tabstop.self
    var words = [Tabstop.word]
    for argument in arguments {
      guard let next = command.subcommand(named: argument) else { break }
      command = next
      words.append(argument)
    }
    return words.count == 1 ? (Fill.self, words + [Fill.word]) : (command, words)
  }
}

extension StringProtocol {
  /// Returns the rest after a prefix; `nil` without that prefix.
  fileprivate func suffix(after prefix: String) -> SubSequence? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
