import SourceText

/// A table while the case of one of its rows is read.
struct OpenTable {
  var row: TableRow

  /// The name of the case with the table.
  let title: CaseTitle

  /// The file of the table.
  let source: SourceText

  /// The columns that placeholders use.
  var used: Set<String> = []

  /// What was reported.
  var told: Set<String> = []
}

/// Tables, whose rows are cases.
extension TapeReader {
  /// The largest number of lines that the rows of a table are read as.
  private static let lineLimit = 2_000_000

  /// A line below a table, up to the next case.
  private struct BodyLine {
    let line: TapeLine

    /// What was read in it, if that is the same in all rows.
    var reader: LineReader?
  }

  /// Reads a table and the lines below it, up to the next case, once for each row.
  /// - Returns: The index of the line after them.
  mutating func readTable(
    below header: TapeLine,
    _ shape: TableShape,
    of source: SourceText
  ) -> Int {
    recordSpelling(of: header)
    let reader = LineReader(header, in: context)
    for finding in reader.findings { report(finding, header.number, source) }
    let columns = (reader.readings.first?.command as? Each)?.columns ?? []
    let (rows, areWhole, start) = rows(of: columns, from: header.number, shape, source)
    let (body, end) = body(from: start, source)
    guard !columns.isEmpty else {
      // The lines below are read as if there were no table, except for its placeholders.
      hasBrokenTable = true
      return start
    }
    let range = header.tokens[0].range
    func refuse(_ message: String, note: String? = nil) {
      let finding = TapeFinding(code: .table, range: range, message: message, note: note)
      report(finding, header.number, source)
    }
    guard let opened = openCase, sources.count == 1 else {
      refuse("Each must follow a Test of the same tape")
      return end
    }
    openCase = nil
    if rows.isEmpty, !areWhole { return end }
    if rows.isEmpty {
      refuse(
        "the table has no rows",
        note: "give one value for each column in lines below, indented deeper than Each"
      )
    } else if rows.count * max(1, body.count) > TapeReader.lineLimit {
      refuse("\(rows.count) rows of \(body.count) lines are too many")
    } else {
      let title = title(of: opened, columns, source)
      let site = Site(line: header, source: source)
      let used = read(body, of: opened, title, for: rows, at: site, range)
      for column in columns where !used.union(title.columns).contains(column.text) {
        let message = "no command uses {\(column.text)}"
        let finding = TapeFinding(code: .unusedColumn, range: column.range, message: message)
        report(finding, header.number, source)
      }
    }
    return end
  }

  /// Returns the name of a case with a table, and reports placeholders without a column.
  private mutating func title(
    of opened: OpenCase,
    _ columns: [TapeToken],
    _ source: SourceText
  ) -> CaseTitle {
    let number = opened.origin.place.line
    let title = CaseTitle(TapeLine(source[line: number], number: number))
    let names = columns.map(\.text)
    for place in title.placeholders where !names.contains(place.name) {
      let finding = TapeFinding(
        code: .doubtfulPlaceholder,
        range: place.range,
        message: "no column \(place.name.tapeQuoted) in the table below",
        suggestion: names.nearest(to: place.name),
        note: "it stays in the name as it is"
      )
      report(finding, number, source)
    }
    return title
  }

  /// Reads the rows of a table, and reports those with another number of values than columns.
  /// - Returns: The rows, whether nothing is wrong with them, and the index of the line after them.
  private mutating func rows(
    of columns: [TapeToken],
    from start: Int,
    _ shape: TableShape,
    _ source: SourceText
  ) -> (rows: [TableRow], areWhole: Bool, end: Int) {
    let lines = source.lines
    var (rows, areWhole, index) = ([TableRow](), true, start)
    while index < lines.count, case let part = shape.part(lines[index]), part != .end {
      defer { index += 1 }
      guard part == .row, !columns.isEmpty else { continue }
      let (text, number) = (lines[index], index + 1)
      let (cells, faults) = TableShape.cells(of: text)
      for fault in faults { report(fault, number, source) }
      areWhole = areWhole && faults.isEmpty && cells.count == columns.count
      if faults.isEmpty, cells.count == columns.count {
        let row = TableRow(cells, of: columns, number: rows.count + 1, line: number, text)
        rows.append(row)
      } else if faults.isEmpty {
        let end = text.utf8.count
        let wanted = columns.count == 1 ? "1 value" : "\(columns.count) values"
        report(
          TapeFinding(
            code: .table,
            range: cells.count > columns.count ? cells[columns.count].range : end..<end + 1,
            message: "expected \(wanted), found \(cells.count)",
            note: "columns: \(columns.map(\.text).joined(separator: " "))"
          ),
          number,
          source
        )
      }
    }
    return (rows, areWhole, index)
  }

  /// Returns the lines from an index to the next case, and the index of that.
  private mutating func body(
    from start: Int,
    _ source: SourceText
  ) -> (lines: [BodyLine], end: Int) {
    let lines = source.lines
    var body: [BodyLine] = []
    var (index, isSkipping) = (start, false)
    while index < lines.count {
      let line = TapeLine(lines[index], number: index + 1)
      let word = line.spelling == .vhs ? nil : line.firstWord
      if !isSkipping, let shape = TableShape(below: line, lines[index]) {
        let message = "a case has only one table"
        let finding = TapeFinding(code: .table, range: line.tokens[0].range, message: message)
        report(finding, line.number, source)
        index += 1
        while index < lines.count, shape.part(lines[index]) != .end { index += 1 }
        continue
      }
      if isSkipping {
        isSkipping = line.firstWord != "End" || line.tokens.count > 1
      } else if word == "Test" {
        break
      } else {
        isSkipping = word == "Skip"
      }
      body.append(BodyLine(line: line))
      index += 1
    }
    return (body, index)
  }

  /// Reads lines once for each row of a table, each time as a case.
  /// - Returns: The columns that are used.
  private mutating func read(
    _ body: [BodyLine],
    of opened: OpenCase,
    _ title: CaseTitle,
    for rows: [TableRow],
    at site: Site,
    _ range: Range<Int>
  ) -> Set<String> {
    var body = body
    let (context, snapshots, source) = (context, snapshots, site.source)
    // Forms that depend on the row change how all lines are read.
    let isStable = !body.contains { line in
      ["Form", "Language", "Source"].contains(line.line.firstWord)
    }
    var (used, told): (Set<String>, Set<String>) = ([], [])
    for row in rows {
      (self.context, self.snapshots) = (context, snapshots)
      table = OpenTable(row: row, title: title, source: source, used: used, told: told)
      let test = Test(
        row.name(of: title),
        tags: opened.test.tags,
        skipReason: opened.test.skipReason
      )
      let origin = TapeOrigin(
        file: source.file,
        place: Place(line: row.line, column: 1),
        line: String(row.text)
      )
      open(OpenCase(test: test, origin: origin, steps: opened.steps, isRow: true), range, site)
      for index in body.indices { read(&body[index], isStable: isStable, source) }
      endSkipping(in: source)
      closeCase()
      (used, told) = (table?.used ?? [], table?.told ?? [])
    }
    table = nil
    return used
  }

  /// Reads a line for a row; one without placeholders is only read once.
  private mutating func read(_ body: inout BodyLine, isStable: Bool, _ source: SourceText) {
    let line = body.line
    guard isStable, skipping == nil, line.spelling != .blank,
      !line.bytes.contains(UInt8(ascii: "{"))
    else { return read(line, of: source) }
    if body.reader == nil {
      recordSpelling(of: line)
      body.reader = LineReader(line, in: context)
    }
    if let reader = body.reader { apply(reader, to: line, source) }
  }

  /// Returns a line with the values of the row for its placeholders; `nil` if there are none.
  ///
  /// Without a table, a placeholder is an error.
  mutating func substitution(in line: TapeLine, _ source: SourceText) -> Substitution? {
    guard line.bytes.contains(UInt8(ascii: "{")) else { return nil }
    guard let row = table?.row else {
      guard let placeholder = line.placeholder else { return nil }
      var substitution = Substitution(of: line)
      substitution.findings = [
        TapeFinding(
          code: .table,
          range: placeholder.range,
          message: "there is no table above with a column \(placeholder.name.tapeQuoted)",
          note: "add one below the Test, like Each \(placeholder.name)"
        )
      ]
      if !hasBrokenTable { report(substitution.findings[0], line.number, source) }
      return substitution
    }
    guard let substitution = row.substitution(in: line) else { return nil }
    for finding in substitution.findings { report(finding, line.number, source) }
    table?.used.formUnion(substitution.used)
    return substitution
  }

  /// Returns the name and the row of the open case; without a row, if it is not for one.
  func nameAndRow(of open: OpenCase) -> (name: String, row: String?) {
    guard open.isRow, let table else { return (open.test.name, nil) }
    let redactions = CaseSetup(of: preamble + open.steps).redactions
    return (table.row.name(of: table.title, redactions), table.row.description)
  }
}
