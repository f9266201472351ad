import FormValidation
import Forms
import SourceText

/// A row of a table, whose values replace `{column}` in the lines of its case.
struct TableRow {
  /// The cells by the names of their columns.
  private let cells: [String: TapeToken]

  /// The columns and their cells, in order.
  private let columns: [(name: String, cell: TapeToken)]

  /// The row's number in the table, from 1.
  let number: Int

  /// The row's line in its file, from 1, and its text.
  let line: Int
  let text: Substring

  /// The columns whose values are secret in the case of the row.
  var secretColumns: Set<String> = []

  /// Creates a row of cells, one for each column.
  init(_ tokens: [TapeToken], of columns: [TapeToken], number: Int, line: Int, _ text: Substring) {
    self.columns = zip(columns.map(\.text), tokens).map { ($0, $1) }
    cells = Dictionary(self.columns.map { ($0.name, $0.cell) }) { first, _ in first }
    self.number = number
    self.line = line
    self.text = text
  }

  /// The longest value in the name of a case, in characters.
  private static let labelLimit = 30

  /// Returns the name of its case: `limits [2: "ada@"]`, or if a column is in it, `limits: ada@ [2]`.
  ///
  /// Secrets are hidden, and redactions apply to values.
  func name(of title: CaseTitle, _ redactions: Redactions = Redactions()) -> String {
    let test = title.text { column in
      cells[column].map { cell in
        let isSecret = secretColumns.contains(column)
        return redactions.applied(to: isSecret ? SecretTexts.substitute : plain(cell))
      }
    }
    guard let first = columns.first, title.columns.allSatisfy({ cells[$0] == nil }) else {
      return "\(test) [\(number)]"
    }
    let label = redactions.applied(to: shown(first.cell, of: first.name))
    let clipped =
      label.count > TableRow.labelLimit ? label.prefix(TableRow.labelLimit - 1) + "…" : label[...]
    return "\(test) [\(number): \(clipped)]"
  }

  /// The row as reports show it, without secrets.
  var description: String {
    "line \(line): " + columns.map { shown($0.cell, of: $0.name) }.joined(separator: " ")
  }

  /// Returns a cell as written, unless its column is secret.
  private func shown(_ cell: TapeToken, of column: String) -> String {
    guard secretColumns.contains(column) else { return source(of: cell) }
    return cell.kind == .string ? SecretTexts.substitute.tapeQuoted : SecretTexts.substitute
  }

  /// Hides the columns whose values are in a line that gives a secret field a value, except for the
  /// name of the field.
  mutating func hide(_ used: Set<String>, in line: TapeLine, of form: Form?) {
    let words = Set(line.tokens.lazy.filter { $0.kind == .word || $0.kind == .string }.map(\.text))
    guard let form, line.firstWord != "Expect" || words.contains("value") else { return }
    let secrets = words.filter { form.field(named: FieldID($0))?.isSecret ?? false }
    guard !secrets.isEmpty else { return }
    secretColumns.formUnion(used.filter { cells[$0].map { !secrets.contains($0.text) } ?? false })
  }

  /// Returns a cell as written.
  private func source(of cell: TapeToken) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: bytes[cell.range], as: UTF8.self)
  }

  /// Returns a line with the values of the row; `nil` if it has no placeholder.
  ///
  /// Outside of texts, a value is written as in its row. In a text, a pattern and a text in JSON, it
  /// stands for itself.
  func substitution(in line: TapeLine) -> Substitution? {
    var substitution = Substitution(of: line)
    for token in line.tokens { substitute(token, in: line, &substitution) }
    return substitution.hasChanged ? substitution : nil
  }

  private func substitute(
    _ token: TapeToken,
    in line: TapeLine,
    _ substitution: inout Substitution
  ) {
    let places = line.placeholders(in: token)
    let known = places.filter { cells[$0.name] != nil }
    for place in places where cells[place.name] == nil {
      let nearest = cells.keys.sorted().nearest(to: place.name)
      if place.isInText, nearest == nil { continue }
      substitution.findings.append(
        TapeFinding(
          code: place.isInText ? .doubtfulPlaceholder : .table,
          range: place.range,
          message: "no column \(place.name.tapeQuoted) in the table above",
          suggestion: nearest,
          note: place.isInText ? "it is typed as it is" : nil
        )
      )
    }
    if token.kind == .string {
      guard !known.isEmpty else { return }
      return requote(token, known, in: line, &substitution)
    }
    for place in known {
      guard let cell = cells[place.name] else { continue }
      substitution.replace(place.range, by: written(cell, at: place), cell: cell, place.name)
    }
  }

  /// Returns a value as it stands at a place.
  private func written(_ cell: TapeToken, at place: Placeholder) -> String {
    switch place.context {
    case .code: source(of: cell)
    case .json: cell.kind == .string ? cell.text.json : source(of: cell)
    case .textInJSON: String(plain(cell).json.dropFirst().dropLast())
    case .pattern: cell.kind == .pattern ? cell.text : plain(cell).escapedForPattern
    case .text: plain(cell)
    }
  }

  private func plain(_ cell: TapeToken) -> String {
    cell.kind == .string ? cell.text : source(of: cell)
  }

  /// Replaces a whole text, in quotation marks that the values do not contain.
  private func requote(
    _ token: TapeToken,
    _ places: [Placeholder],
    in line: TapeLine,
    _ substitution: inout Substitution
  ) {
    substitution.used.formUnion(places.map(\.name))
    var text = ""
    var end = token.range.lowerBound + 1
    for place in places {
      text += line.text(end..<place.range.lowerBound)
      if let cell = cells[place.name] { text += plain(cell) }
      end = place.range.upperBound
    }
    text += line.text(end..<token.range.upperBound - 1)
    let isWhole = places.count == 1 && places[0].range.count == token.range.count - 2
    guard text.fitsTape else {
      let message = "the text would have all three quotation marks"
      return substitution.findings.append(
        TapeFinding(code: .table, range: token.range, message: message)
      )
    }
    let cell = isWhole ? cells[places[0].name] : nil
    substitution.replace(token.range, by: text.tapeQuoted, cell: cell, places[0].name)
  }
}

/// The name of a case with a table, which may have placeholders.
struct CaseTitle {
  /// The line of the `Test`.
  let line: TapeLine

  /// The placeholders in the name.
  let placeholders: [Placeholder]

  private let range: Range<Int>

  /// Reads the name in the line of a `Test`.
  init(_ line: TapeLine) {
    let token = line.tokens.first { $0.kind == .string }
    self.line = line
    placeholders = token.map(line.placeholders) ?? []
    range = token.map { $0.range.lowerBound + 1..<$0.range.upperBound - 1 } ?? 0..<0
  }

  /// The columns that it names.
  var columns: [String] { placeholders.map(\.name) }

  /// Returns the name with values for its columns; one without a value stays as it is.
  func text(_ value: (_ column: String) -> String?) -> String {
    var (text, end) = ("", range.lowerBound)
    for place in placeholders {
      guard let value = value(place.name) else { continue }
      text += line.text(end..<place.range.lowerBound) + value
      end = place.range.upperBound
    }
    return text + line.text(end..<range.upperBound)
  }
}

/// A `{column}` in a line.
struct Placeholder {
  /// What surrounds it.
  enum Context: Hashable {
    case code, json, textInJSON, text, pattern
  }

  /// The name of the column.
  let name: String

  /// Its range, with its braces, in bytes of the line.
  let range: Range<Int>

  let context: Context

  /// Whether it may be part of a text that has nothing to do with the table.
  var isInText: Bool { context == .text || context == .pattern || context == .textInJSON }
}

extension TapeLine {
  /// The first placeholder outside of a text, if any.
  var placeholder: Placeholder? {
    guard bytes.contains(UInt8(ascii: "{")) else { return nil }
    return tokens.lazy.flatMap(placeholders).first { $0.context == .code }
  }

  /// Returns the placeholders in a token.
  func placeholders(in token: TapeToken) -> [Placeholder] {
    switch token.kind {
    case .string: return placeholders(in: token.range) { _ in .text }
    case .pattern: return placeholders(in: token.range) { _ in .pattern }
    case .json:
      var texts: Set<Int> = []
      var (isInText, offset) = (false, token.range.lowerBound)
      while offset < token.range.upperBound {
        if isInText { texts.insert(offset) }
        if bytes[offset] == UInt8(ascii: "\\"), isInText { offset += 1 }
        if bytes[offset] == UInt8(ascii: "\"") { isInText.toggle() }
        offset += 1
      }
      return placeholders(in: token.range) { range in
        range == token.range ? .code : texts.contains(range.lowerBound) ? .textInJSON : .json
      }
    default: return []
    }
  }

  private func placeholders(
    in range: Range<Int>,
    _ context: (Range<Int>) -> Placeholder.Context
  ) -> [Placeholder] {
    var found: [Placeholder] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard bytes[offset] == UInt8(ascii: "{") else {
        offset += 1
        continue
      }
      let name = bytes[(offset + 1)..<range.upperBound].prefix(while: \.isPartOfName)
      let end = name.endIndex
      if name.first?.isLetter == true, end < range.upperBound, bytes[end] == UInt8(ascii: "}") {
        let whole = offset..<end + 1
        let text = String(decoding: name, as: UTF8.self)
        found.append(Placeholder(name: text, range: whole, context: context(whole)))
        offset = end
      }
      offset += 1
    }
    return found
  }
}

extension UInt8 {
  fileprivate var isPartOfName: Bool { isLetter || isDigit || "._-/%".utf8.contains(self) }
}

extension String {
  /// The text as a pattern that matches only itself.
  fileprivate var escapedForPattern: String {
    var escaped = ""
    for scalar in unicodeScalars {
      if "\\^$.|?*+()[]{}/".unicodeScalars.contains(scalar) { escaped.append("\\") }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }
}
