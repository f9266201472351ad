package import FormValidation
import FormWidgets
import SourceText

/// Options in text form: a list in JSON or YAML, or one per line.
package struct OptionText {
  /// The largest text, in bytes: 16 MiB.
  package static let byteLimit = 16 << 20

  /// The largest number of options.
  package static let countLimit = 100_000

  /// The longest option that can be chosen, in bytes: the longest text that rules read.
  package static let lengthLimit = 100_000

  /// The maximum number of findings reported per file.
  static let findingLimit = 5

  /// The errors in a text.
  package struct Fault: Error {
    /// The findings, each with its line and what helps, if there are any.
    package let findings: [(line: Int?, message: String, note: String?)]
  }

  /// The options; at least one can be chosen.
  let choices: [Choice]

  /// The texts of the options in several languages.
  let texts: FormTexts

  /// Reads the bytes of a file, whose name tells its notation, in the languages of a form.
  init(_ bytes: [UInt8], file: String, in languages: FormLanguages? = nil) throws(Fault) {
    guard bytes.count <= OptionText.byteLimit else {
      throw Fault("larger than \(OptionText.byteLimit >> 20) MiB")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw Fault("not UTF-8") }
    let node = try OptionText.node(of: text.withoutByteOrderMark, file: file)
    texts = FormTexts(in: languages)
    var settings = Settings([], of: "options", at: node.mark, scope: RuleScope(texts: texts))
    let choices = settings.choices(node, of: "options")
    guard let choices, settings.findings.isEmpty else { throw Fault(settings.findings) }
    if choices.isEmpty { throw Fault("no options") }
    guard choices.count <= OptionText.countLimit else { throw Fault(OptionText.tooMany) }
    self.choices = choices
  }

  /// Returns the options in a program's output: a JSON list, or one per line without control
  /// characters.
  package static func values(ofOutput text: String) throws(Fault) -> [Value] {
    let text = text.withoutByteOrderMark
    let isList = text.first { !$0.isWhitespace } == "["
    if isList, case .list(let nodes)? = try? JSONReader.node(of: text).content {
      for (index, node) in nodes.enumerated() {
        var settings = Settings([], of: "options", at: node.mark)
        _ = settings.choice(from: node)
        if let finding = settings.findings.first {
          throw Fault("option \(index + 1): \(finding.message)")
        }
      }
      return try limited(nodes.map(\.value))
    }
    guard case .list(let nodes) = node(lines: text.withoutControls).content else { return [] }
    return try limited(nodes.map(\.value))
  }

  /// Returns whether a text is JSON.
  package static func isJSON(_ text: String) -> Bool { (try? JSONReader.node(of: text)) != nil }

  /// Returns a program's output as an answer, without control characters.
  package static func answer(ofOutput text: String) -> Value {
    .text(text.withoutByteOrderMark.withoutControls)
  }

  /// Returns the last nonblank line of a program's output, without control characters and, as part
  /// of a sentence, without its final period; empty if there is none.
  package static func lastLine(of output: String, isPart: Bool = true) -> String {
    let lines = output.withoutControls.split(whereSeparator: \.isNewline)
      .map { $0.trimming { $0.isWhitespace || isPart && $0 == "." } }
    return lines.last { !$0.isEmpty }.map(String.init) ?? ""
  }

  private static func limited(_ values: [Value]) throws(Fault) -> [Value] {
    if values.count > countLimit { throw Fault(tooMany) }
    return values
  }

  private static let tooMany = "more than \(countLimit) options"

  private static func node(of text: String, file: String) throws(Fault) -> Node {
    let name = file.lowercased()
    return if name.hasSuffix(".json") {
      try node(json: text)
    } else if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
      try node(yaml: SourceText(text, file: file))
    } else {
      node(lines: text)
    }
  }

  private static func node(yaml source: SourceText) throws(Fault) -> Node {
    do {
      if let node = try YAML.node(of: source) { return node }
    } catch {
      throw Fault(findings: error.all.map { ($0.place.line, $0.message, $0.note) })
    }
    throw Fault("no options")
  }

  private static func node(json text: String) throws(Fault) -> Node {
    do {
      return try JSONReader.node(of: text)
    } catch {
      throw Fault([Finding(error.mark, error.message)])
    }
  }

  private static func node(lines text: String) -> Node {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let nodes = lines.enumerated().compactMap { index, line -> Node? in
      let option = line.trimming(while: \.isWhitespace)
      if option.isEmpty { return nil }
      return Node(.scalar(.text(String(option))), at: Mark(line: index + 1, column: 1))
    }
    return Node(.list(nodes), at: Mark(line: 1, column: 1))
  }
}

extension OptionText {
  /// The options in the output of a program that is still running, one per line.
  package struct Lines: Sendable {
    private var options: [Value] = []
    private var readCount = 0
    private var isList: Bool?

    /// Creates lines of which none is written.
    package init() {}

    /// Returns the options in the lines written so far; `nil` if none has been completed since, or
    /// the output is a JSON list.
    package mutating func read(_ output: ArraySlice<UInt8>) -> [Value]? {
      let start = output.startIndex + readCount
      guard let last = output[start...].lastIndex(of: UInt8(ascii: "\n")),
        options.count < OptionText.countLimit,
        var text = String(validating: output[start...last], as: UTF8.self)
      else { return nil }
      if readCount == 0 { text = text.withoutByteOrderMark }
      readCount = last + 1 - output.startIndex
      if isList == nil { isList = text.first { !$0.isWhitespace }.map { $0 == "[" } }
      guard isList == false, case .list(let nodes) = node(lines: text.withoutControls).content,
        !nodes.isEmpty
      else { return nil }
      options += nodes.map(\.value)
      return options
    }
  }
}

extension OptionText.Fault {
  fileprivate init(_ message: String) {
    findings = [(nil, message, nil)]
  }

  fileprivate init(_ findings: [Finding]) {
    self.findings = findings.map { finding in
      let meant = finding.suggestion.didYouMean
      return (finding.mark.line, finding.message + meant, finding.note)
    }
  }
}

extension Substring {
  fileprivate func trimming(while isTrimmed: (Character) -> Bool) -> Substring {
    guard let last = lastIndex(where: { !isTrimmed($0) }) else { return "" }
    return self[...last].drop(while: isTrimmed)
  }
}

extension String {
  /// The text without control characters, except line breaks, and without the escape sequences that
  /// color it on a terminal.
  fileprivate var withoutControls: String {
    var kept = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}", rest.first == "[" {
        rest = rest.dropFirst().drop { !("@"..."~").contains($0) }.dropFirst()
      } else if scalar == "\n" || scalar == "\t" || scalar.properties.generalCategory != .control {
        kept.append(scalar)
      }
    }
    return String(kept)
  }
}
