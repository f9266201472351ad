import FormFile
import FormValidation
import FormWidgets
import SourceText

/// The options to choose from, each its value or an object with its value and label.
struct OfferedChoices {
  /// The largest file, in bytes: 16 MiB.
  private static let byteLimit = 1 << 24

  /// The options, without blank ones and duplicates.
  let values: [Value]

  /// Reads a file of options, up to a time limit if there is one: a JSON list, a JSON object on each
  /// line, or texts that end with a line break, or with a NUL.
  /// - Parameters:
  ///   - path: The path; `-` for standard input.
  ///   - separator: What is between a label and its value, if labels are given.
  ///   - isNull: Whether each option ends with a NUL.
  ///   - limit: The time limit for reading.
  /// - Throws: An error if it cannot be read, or has no options.
  init(
    of path: String,
    separatedBy separator: String?,
    isNull: Bool,
    within limit: TimeLimit?
  ) throws(CommandError) {
    let file = InputFile(path: path, kind: "file of options", limit: limit)
    let bytes = try file.bytes(limit: OfferedChoices.byteLimit)
    guard bytes.count <= OfferedChoices.byteLimit else {
      throw CommandError("\(file.name) is larger than \(OfferedChoices.byteLimit >> 20) MiB")
    }
    guard let text = String(validating: bytes, as: UTF8.self)?.withoutByteOrderMark else {
      throw CommandError("\(file.name) is not UTF-8")
    }
    if separator == nil, let options = try OfferedChoices.json(text, of: file.name) {
      values = try OfferedChoices.checked(options)
    } else {
      let texts = text.split { isNull ? $0 == "\0" : $0.isNewline }
      values = try OfferedChoices.checked(
        texts.map { OfferedChoices.option(String($0), separatedBy: separator) }
      )
    }
    guard values.isEmpty else { return }
    let notation = isNull ? "each ending with a NUL" : "one per line"
    throw CommandError("\(file.name) has no options; expected \(notation)")
  }

  /// Creates options from arguments.
  init(_ texts: [String], separatedBy separator: String?) throws(CommandError) {
    values = try OfferedChoices.checked(
      texts.map { OfferedChoices.option($0, separatedBy: separator) }
    )
    if values.isEmpty { throw CommandError("every option is blank") }
  }

  /// Returns the options in JSON; `nil` if it is none.
  private static func json(_ text: String, of name: String) throws(CommandError) -> [Value]? {
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
    let isObjects = !lines.isEmpty && lines.allSatisfy { $0.first { !$0.isWhitespace } == "{" }
    let list = isObjects ? "[\(lines.map(String.init).joined(separator: ","))]" : text
    guard list.first(where: { !$0.isWhitespace }) == "[", OptionText.isJSON(list) else {
      return nil
    }
    do {
      return try OptionText.values(ofOutput: list)
    } catch {
      let reasons = error.findings.map { [$0.message, $0.note].compactMap { $0 } }
      throw CommandError("\(name): \(reasons.joined().joined(separator: "; "))")
    }
  }

  /// Returns the option of a text, which may be a label and a value.
  private static func option(_ text: String, separatedBy separator: String?) -> Value {
    guard let separator, let range = text.firstRange(of: separator) else { return .text(text) }
    let (label, value) = (text[..<range.lowerBound], text[range.upperBound...])
    guard !label.allSatisfy(\.isWhitespace) else { return .text(String(value)) }
    return .object(["label": .text(String(label)), "value": .text(String(value))])
  }

  /// Returns options without blank ones and repeated ones, unless one is too long, or two have the
  /// same value and different labels.
  private static func checked(_ options: [Value]) throws(CommandError) -> [Value] {
    var firsts: [Value: Int] = [:]
    var distinct: [Value] = []
    for (index, option) in options.enumerated() {
      let value = option.optionValue
      if String(value)?.allSatisfy(\.isWhitespace) ?? false { continue }
      if let first = firsts[value] {
        if options[first].optionLabel == option.optionLabel { continue }
        let name = value.description.quoted
        throw CommandError(
          "option \(index + 1): duplicate option \(name); first is option \(first + 1)"
        )
      }
      firsts[value] = index
      distinct.append(option)
    }
    let index = distinct.firstIndex {
      $0.optionValue.description.utf8.count > OptionText.lengthLimit
    }
    if let index {
      throw CommandError("option \(index + 1) is longer than \(OptionText.lengthLimit) bytes")
    }
    return distinct
  }

  /// Returns the values of options that are named by their values or labels.
  func values(named names: [String], by option: String) throws(CommandError) -> [Value] {
    var named: [Value] = []
    for name in names {
      let found =
        values.first { $0.optionValue.description == name }
        ?? values.first { $0.optionLabel == name }
      guard let found else {
        let all = values.flatMap { [$0.optionValue.description, $0.optionLabel] }
        let nearest = all.nearest(to: name).didYouMean
        throw CommandError("\(option): no option \(name.quoted)\(nearest)")
      }
      named.append(found.optionValue)
    }
    return named
  }

  /// Returns the options that can be chosen and match a text, best first; all if it is empty.
  func values(matching text: String) -> [Value] {
    ChoiceList(.options(values)).choices(matching: text).map(\.value)
  }
}

extension Value {
  /// The value of an option.
  var optionValue: Value {
    if case .object(let members) = self { members["value"] ?? .null } else { self }
  }

  /// The label of an option.
  fileprivate var optionLabel: String {
    guard case .object(let members) = self, let label = members["label"] else {
      return optionValue.description
    }
    return label.description
  }
}
