import FormFile
import FormUI
import FormValidation
import Glibc

/// Where the fields of a form are in records, which usually have them in the same order.
struct FieldColumns {
  /// The names of all fields, one after the other, and where each is.
  private let names: [UInt8]
  private let ranges: [Range<Int>]
  private let indices: [String: Int]

  /// The field at each position of the last records, and the position to read.
  private var likely: [Int] = []
  private var position = 0

  /// The most fields that a record may omit before the next without a search.
  private static let reach = 4

  /// The number of the record, and that in which each field was found last.
  private var record = 0
  private var lastRecords: [Int]

  /// The columns of the last header, and their fields.
  private var header: [String] = []
  private var fields: [Int?] = []

  init(_ form: Form) {
    var names: [UInt8] = []
    ranges = form.fields.map { field in
      let start = names.count
      names += field.id.rawValue.utf8
      return start..<names.count
    }
    self.names = names
    let indices = form.fields.indices.filter { !form.fields[$0].isControl }
    self.indices = Dictionary(indices.map { (form.fields[$0].id.rawValue, $0) }) { first, _ in
      first
    }
    lastRecords = ranges.map { _ in 0 }
  }

  /// Begins a record.
  mutating func begin() {
    position = 0
    record += 1
  }

  /// A name in a record.
  enum Name {
    case field(Int)
    case unknown
    /// The record has the field already.
    case repeated
  }

  /// Returns what the next name of a record is.
  mutating func read(_ name: UnsafeRawBufferPointer) -> Name {
    guard let index = likelyIndex(of: name) ?? searchedIndex(of: name) else { return .unknown }
    position += 1
    guard lastRecords[index] != record else { return .repeated }
    lastRecords[index] = record
    return .field(index)
  }

  private mutating func likelyIndex(of name: UnsafeRawBufferPointer) -> Int? {
    let end = min(position + FieldColumns.reach, likely.count)
    var place = position
    while place < end {
      if isName(name, ofFieldAt: likely[place]) {
        position = place
        return likely[place]
      }
      place += 1
    }
    return nil
  }

  private func isName(_ name: UnsafeRawBufferPointer, ofFieldAt index: Int) -> Bool {
    let range = ranges[index]
    guard range.count == name.count, let bytes = name.baseAddress else { return false }
    return names.withUnsafeBytes { names in
      guard let start = names.baseAddress else { return false }
      return memcmp(start + range.lowerBound, bytes, name.count) == 0
    }
  }

  private mutating func searchedIndex(of name: UnsafeRawBufferPointer) -> Int? {
    guard let index = indices[String(decoding: name, as: UTF8.self)] else { return nil }
    if position < likely.count {
      likely[position] = index
    } else if position == likely.count {
      likely.append(index)
    }
    return index
  }

  /// Returns the fields of columns; of those with the same name, only the first has one.
  mutating func indices(of header: [String], _ names: AnswerNames) -> [Int?] {
    if header.count == fields.count, header == self.header { return fields }
    var known: Set<Int> = []
    self.header = header
    fields = header.map { name in
      names.fields[FieldID(name)].flatMap { known.insert($0).inserted ? $0 : nil }
    }
    return fields
  }
}
