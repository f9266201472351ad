import SeededRandom
import TestSupport
import Testing

@testable import FormRecords

struct RecordInputTests {
  @Test(arguments: RecordFormat.allCases)
  func `short records after a long one arrive in batches of limited size`(
    format: RecordFormat
  ) throws {
    let count = 200_000
    let text =
      switch format {
      case .csv: "name\n\"\n" + String(repeating: "a\n", count: count - 1)
      case .json: "[" + String(repeating: "1,", count: count - 1) + "1]"
      case .jsonl: String(repeating: "1\n", count: count)
      }
    let stream = ByteStream(Array(text.utf8), chunk: 1 << 20)
    var input = RecordInput(RecordSource(name: "r", format: format) { stream.read(into: $0) })
    var (next, faults) = (1, 0)
    while let batch = try input.next() {
      #expect(batch.firstNumber == next)
      #expect(batch.records.count <= 1 << 16)
      faults += batch.records.filter { $0.fault != nil }.count
      next += batch.records.count
    }
    #expect(next == count + 1)
    #expect(faults == (format == .csv ? 1 : 0))
  }

  /// Files, the encoding that is given, and the header and records read.
  @Test(
    arguments: [
      ("é;b\n1;ü\n", .utf8, nil, "é;b|2: 1;ü"),
      ("\u{FEFF}é;b\n1;ü\n", .utf8, .latin1, "é;b|2: 1;ü"),
      ("\u{FEFF}é;b\n1;😀\n", .utf16LittleEndian, nil, "é;b|2: 1;😀"),
      ("\u{FEFF}é;b\n1;😀\n", .utf16BigEndian, .windows1252, "é;b|2: 1;😀"),
      ("é;b\n1;😀\n", .utf16LittleEndian, nil, "é;b|2: 1;😀"),
      ("é;b\n1;😀\n", .utf16BigEndian, .utf16, "é;b|2: 1;😀"),
      ("Ж;b\n1;Ċ\n", .utf16LittleEndian, .utf16, "Ж;b|2: 1;Ċ"),
      ("Ж;b\n1;Ċ\n", .utf16BigEndian, .utf16BigEndian, "Ж;b|2: 1;Ċ"),
      ("a\nb\n", .utf16LittleEndian, nil, "a|2: b"), ("a\nb\n", .utf16BigEndian, nil, "a|2: b"),
      ("é;b\n1;ü\n", .latin1, .latin1, "é;b|2: 1;ü"),
      ("é;b\n1;ü", .latin1, .windows1252, "é;b|2: 1;ü"),
      ("\u{FEFF}sep=|\r\n\r\na|b;c\r\n1|2\r\n", .utf16LittleEndian, nil, "a|b;c|4: 1|2\r"),
      ("sep=;\na,b\n1\n", .utf8, nil, "a,b|3: 1"), ("sep=;", .utf8, nil, ""),
      ("\"a\n,\";b\n\"1\n\";2\n3;4", .utf8, nil, "a\n,;b|3: \"1\n\";2|5: 3;4"),
    ] as [(String, TextEncoding, TextEncoding?, String)]
  )
  func `a table is the same in any encoding, in parts of any size`(
    text: String,
    encoding: TextEncoding,
    given: TextEncoding?,
    found: String
  ) throws {
    let bytes = text.bytes(in: encoding)
    for chunk in [1, 2, 3, 5, 1 << 20] {
      let stream = ByteStream(bytes, chunk: chunk)
      let source = RecordSource(name: "r", format: .csv, encoding: given) { stream.read(into: $0) }
      var input = RecordInput(source)
      var parts: [String] = []
      while let batch = try input.next() {
        if batch.headerLine != nil {
          let delimiter = String(Unicode.Scalar(batch.delimiter.byte))
          parts.append((batch.header ?? []).joined(separator: delimiter))
        }
        parts += batch.records.map {
          "\($0.line): \(String(decoding: batch.bytes[$0.range], as: UTF8.self))"
        }
      }
      #expect(parts.joined(separator: "|") == found, "\(chunk)")
    }
  }

  @Test func `a record that is too long is the same in a file and in a pipe`() throws {
    let line = String(repeating: "a", count: 1 << 20) + ",\n"
    let long = "\"" + String(repeating: line, count: 9) + "\",\n"
    let text = Array(("name,n\n1,\n" + long + "2,\n").utf8)
    var found: [[String]] = []
    for chunk in [1 << 14, 1 << 17, 1 << 24] {
      let stream = ByteStream(text, chunk: chunk)
      var input = RecordInput(RecordSource(name: "r", format: .csv) { stream.read(into: $0) })
      var records: [String] = []
      while let batch = try input.next() {
        records += batch.records.map { "\($0.line) \($0.fault == nil)" }
      }
      found.append(records)
    }
    let lines = (4...11).map { "\($0) true" }
    #expect(found[0] == ["2 true", "3 false"] + lines + ["12 false", "13 true"])
    #expect(found[1] == found[0])
    #expect(found[2] == found[0])
  }

  @Test func `quotation marks in tables are paired as when each line is searched alone`() throws {
    var random = SeededGenerator()
    print("RecordInputTests: TABSTOP_SEED=\(random.seed)")
    for _ in 0..<1000 {
      let count = Int.random(in: 0...30, using: &random)
      let rows = (0..<count).map { _ in Array("\"\",x\n\n".utf8).randomElement(using: &random)! }
      let expected = Self.records(in: rows)
      for chunk in [1 << 20, 5, 1] {
        let stream = ByteStream(Array("name\n".utf8) + rows, chunk: chunk)
        var input = RecordInput(RecordSource(name: "r", format: .csv) { stream.read(into: $0) })
        var found: [String] = []
        while let batch = try input.next() {
          for record in batch.records {
            let text = String(decoding: batch.bytes[record.range], as: UTF8.self)
            found.append("\(record.line): \(text) \(record.fault == nil)")
          }
        }
        #expect(found == expected, "\(String(decoding: rows, as: UTF8.self).debugDescription)")
      }
    }
  }

  @Test func `a quotation mark in each of many lines is searched for only once`() throws {
    let count = 100_000
    let stream = ByteStream(Array(("name\n" + String(repeating: "x\"y,\"\n", count: count)).utf8))
    var input = RecordInput(RecordSource(name: "r", format: .csv) { stream.read(into: $0) })
    var faults = 0
    while let batch = try input.next() { faults += batch.records.count { $0.fault == .openQuote } }
    #expect(faults == count)
  }

  /// Returns the records in the rows of a table, with line, text and whether they have an end.
  private static func records(in rows: [UInt8]) -> [String] {
    enum State { case begin, inside, quoted, closed }
    var records: [String] = []
    var (rest, line) = (rows[...], 2)
    while !rest.isEmpty {
      var state = State.begin
      let end = rest.firstIndex { byte in
        switch (state, byte) {
        case (.quoted, UInt8(ascii: "\"")): state = .closed
        case (.quoted, _): break
        case (.begin, UInt8(ascii: "\"")), (.closed, UInt8(ascii: "\"")): state = .quoted
        case (_, UInt8(ascii: "\n")): return true
        case (_, let byte): state = byte == UInt8(ascii: ",") ? .begin : .inside
        }
        return false
      }
      let isWhole = end != nil || state != .quoted
      let lineEnd = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      let record = rest[..<(isWhole ? end ?? rest.endIndex : lineEnd)]
      if !record.isEmpty {
        records.append("\(line): \(String(decoding: record, as: UTF8.self)) \(isWhole)")
      }
      rest = rest[record.endIndex...].dropFirst()
      line += 1 + record.count { $0 == UInt8(ascii: "\n") }
    }
    return records
  }
}

extension String {
  /// Returns the bytes of the text in an encoding.
  fileprivate func bytes(in encoding: TextEncoding) -> [UInt8] {
    switch encoding {
    case .utf8: Array(utf8)
    case .utf16, .utf16LittleEndian: utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf16BigEndian: utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    case .windows1252, .latin1: unicodeScalars.map { UInt8($0.value) }
    }
  }
}
