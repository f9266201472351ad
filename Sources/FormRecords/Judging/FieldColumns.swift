import FormFile
import FormValidation
import Forms
import Glibc

/// Locates the fields of a form in records, which usually have them in the same order.
struct FieldColumns {
  /// A field, and the position of its name.
  private struct Place {
    let field: Int
    let name: Range<Int>
  }

  /// The names of all fields, concatenated, and their positions by name.
  private let names: [UInt8]
  private let places: [String: Place]

  /// The field at each position of the last records, and the position to read.
  private var likely: [Place] = []
  private var position = 0

  /// The maximum number of fields that a record may omit before the next one without a search.
  private static let reach = 4

  /// The number of the current record, and of the record in which each field was last found.
  private var record = 0
  private var lastRecords: [Int]

  init(_ form: Form, _ members: MemberNames) {
    var names: [UInt8] = []
    var places: [String: Place] = [:]
    for (index, field) in form.fields.enumerated() where !field.isControl && !field.isPresence {
      let name = members.path(of: field.id)
      guard places[name] == nil else { continue }
      places[name] = Place(field: index, name: names.count..<names.count + name.utf8.count)
      names += name.utf8
    }
    (self.names, self.places) = (names, places)
    lastRecords = form.fields.map { _ in 0 }
  }

  /// Begins a record.
  mutating func begin() {
    position = 0
    record += 1
  }

  /// The meaning of a name in a record.
  enum Name {
    case field(Int)
    case unknown
    /// The record already has the field.
    case repeated
  }

  /// Returns the meaning of the next name of a record.
  mutating func read(_ name: UnsafeRawBufferPointer) -> Name {
    guard let field = likelyField(name) ?? searchedField(name) else { return .unknown }
    position += 1
    guard lastRecords[field] != record else { return .repeated }
    lastRecords[field] = record
    return .field(field)
  }

  /// Records that a field is in the current record.
  mutating func find(_ field: Int) { lastRecords[field] = record }

  /// Returns whether a field is in the current record.
  func hasFound(_ field: Int) -> Bool { lastRecords[field] == record }

  private mutating func likelyField(_ name: UnsafeRawBufferPointer) -> Int? {
    guard let bytes = name.baseAddress else { return nil }
    let end = min(position + FieldColumns.reach, likely.count)
    var next = position
    while next < end {
      let place = likely[next]
      if place.name.count == name.count, hasName(place, bytes) {
        position = next
        return place.field
      }
      next += 1
    }
    return nil
  }

  private func hasName(_ place: Place, _ bytes: UnsafeRawPointer) -> Bool {
    names.withUnsafeBytes { names in
      names.baseAddress.map { memcmp($0 + place.name.lowerBound, bytes, place.name.count) } == 0
    }
  }

  private mutating func searchedField(_ name: UnsafeRawBufferPointer) -> Int? {
    guard let place = places[String(decoding: name, as: UTF8.self)] else { return nil }
    if position < likely.count {
      likely[position] = place
    } else if position == likely.count {
      likely.append(place)
    }
    return place.field
  }
}
