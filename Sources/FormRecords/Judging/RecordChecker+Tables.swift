import FormFile
import FormValidation
import Forms

/// Records in tables.
extension RecordChecker {
  /// Returns the violations of the names of columns, and of the fields that every record needs but
  /// no column is for.
  mutating func violations(
    inHeader header: [String],
    separatedBy delimiter: Delimiter
  ) -> [RecordViolation] {
    open(header, separatedBy: delimiter)
    return table.violations(columnNames)
  }

  /// Prepares for the records of a table.
  mutating func open(_ header: [String], separatedBy delimiter: Delimiter) {
    guard table.header != header || table.delimiter != delimiter else { return }
    table = TableColumns(
      header,
      separatedBy: delimiter,
      columnNames,
      needed: judge.neededFields
    )
  }

  mutating func checkCSV(
    _ bytes: UnsafeRawBufferPointer,
    in encoding: FileEncoding,
    _ repeated: [RecordJudge.UniqueKey]
  ) throws -> Outcome {
    if table.hasOtherDelimiter { return Outcome(violations: []) }
    if bytes.contains(0) { return Outcome(violations: [.malformed("NUL byte")]) }
    var form = judge.isDirect ? nil : judge.form
    let isUTF8 = form == nil && bytes.isUTF8
    let fields = table.fields
    var cells = CSVCells(bytes, separatedBy: table.delimiter)
    var column = 0
    var hasExcess = false
    while true {
      let cell: CSVCells.Cell?
      do throws(CSVCells.Fault) { cell = try cells.next() } catch {
        let message = error.message(separatedBy: table.delimiter) + ", in column \(column + 1)"
        return Outcome(violations: [.malformed(message)])
      }
      guard let cell else { break }
      defer { column += 1 }
      guard column < fields.count else {
        hasExcess = hasExcess || !cell.isBlank
        continue
      }
      guard let index = fields[column] else {
        if table.meanings[column] == .unnamed, !cell.isBlank {
          let message = "text in column \(column + 1), which has no name"
          return Outcome(violations: [.malformed(message, code: "record.unknown_field")])
        }
        continue
      }
      if isUTF8, case .plain(let text) = cell, judge.settles(text, at: index) { continue }
      guard let text = cell.text else { return Outcome(violations: [.illegible(in: encoding)]) }
      read(text, at: index, inColumn: column, &form)
    }
    // Cells without text and without a name do not count.
    guard column >= table.namedCount, !hasExcess else {
      return Outcome(violations: [.malformed(table.miscount(column))])
    }
    var found = if let form { try outcome(of: form, repeated) } else { outcome(repeated) }
    if !table.missing.isEmpty {
      found.violations.removeAll { $0.field.map(table.missing.contains) ?? false }
    }
    return found
  }

  private mutating func read(
    _ cell: String,
    at index: Int,
    inColumn column: Int,
    _ form: inout Form?
  ) {
    let text = isDate[index] ? cell.withoutMidnight : cell
    if form != nil, case .field(_, let id) = table.meanings[column] {
      // An empty cell adds no entry.
      guard let index = text.isEmpty ? form?.index(of: id) : form?.index(adding: id) else { return }
      let isTaken = form?.start(fieldAt: index, withStored: text) ?? true
      if !isTaken, !text.isEmpty, let form { add(form.misfit(ofTyped: text, forFieldAt: index)) }
    } else if let answer = judge.entered(text, at: index) {
      judge.give(answer, for: nil, at: index)
    } else {
      add(judge.form.misfit(ofTyped: text, forFieldAt: index))
    }
  }
}

extension CSVCells.Cell {
  /// Whether it has only spaces.
  fileprivate var isBlank: Bool {
    switch self {
    case .plain(let bytes): bytes.allSatisfy { $0 == UInt8(ascii: " ") }
    case .doubled: false
    }
  }
}

extension CSVCells.Fault {
  /// Returns the error message.
  fileprivate func message(separatedBy delimiter: Delimiter) -> String {
    switch self {
    case .textAfterQuote: "expected \(delimiter.words) after the closing quotation mark"
    case .quoteInText: "quotation mark in a cell that does not begin with one"
    }
  }
}

extension TableColumns {
  /// Returns the error message for a record with another number of cells.
  fileprivate func miscount(_ count: Int) -> String {
    let cells = header.count == 1 ? "1 cell" : "\(header.count) cells"
    // The header does not show what separates cells.
    let advice = header.count == 1 ? "; quote text that has \(delimiter.plural)" : ""
    return "expected \(cells), found \(count)" + advice
  }
}
