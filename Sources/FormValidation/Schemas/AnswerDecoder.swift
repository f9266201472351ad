/// Decodes a value: answers as an object by name, and their contents.
struct AnswerDecoder: Decoder {
  private let value: Value
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ value: Value, at codingPath: [any CodingKey] = []) {
    self.value = value
    self.codingPath = codingPath
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value else { throw misfit("named values") }
    return KeyedDecodingContainer(AnswerMembers<Key>(members, at: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let items) = value else { throw misfit("a list") }
    return AnswerItems(items, at: codingPath)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  /// Returns the error for a value of the wrong type.
  private func misfit(_ expected: String) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: codingPath,
        debugDescription: "expected \(expected), found \(value.kindInWords)",
        underlyingError: AnswerMisfit()
      )
    )
  }
}

/// Marks an error whose text does not repeat the answer.
struct AnswerMisfit: Error {}

extension AnswerDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { value == .null || value == .text("") }

  func decode<Decoded: Decodable>(_ type: Decoded.Type) throws -> Decoded {
    guard let readable = type as? any AnswerReadable.Type else { return try type.init(from: self) }
    guard let read = readable.init(answer: value) as? Decoded else {
      throw misfit(readable.inWords)
    }
    return read
  }
}

/// The members of an object.
private struct AnswerMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let members: [String: Value]
  let codingPath: [any CodingKey]

  init(_ members: [String: Value], at codingPath: [any CodingKey]) {
    self.members = members
    self.codingPath = codingPath
  }

  var allKeys: [Key] { members.keys.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { value(of: key) != nil }

  func decodeNil(forKey key: Key) -> Bool { decoder(of: key).decodeNil() }

  func decode<Decoded: Decodable>(_ type: Decoded.Type, forKey key: Key) throws -> Decoded {
    try decoder(of: key).decode(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try decoder(of: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(of: key).unkeyedContainer()
  }

  func superDecoder() -> any Decoder { AnswerDecoder(.object(members), at: codingPath) }

  func superDecoder(forKey key: Key) -> any Decoder { decoder(of: key) }

  private func decoder(of key: Key) -> AnswerDecoder {
    AnswerDecoder(value(of: key) ?? .null, at: codingPath + [key])
  }

  private func value(of key: Key) -> Value? { members[key.stringValue] }
}

/// The items of a list.
private struct AnswerItems: UnkeyedDecodingContainer {
  private let items: [Value]
  let codingPath: [any CodingKey]
  private(set) var currentIndex = 0

  init(_ items: [Value], at codingPath: [any CodingKey]) {
    self.items = items
    self.codingPath = codingPath
  }

  var count: Int? { items.count }

  var isAtEnd: Bool { currentIndex == items.count }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, items[currentIndex] == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Decoded: Decodable>(_ type: Decoded.Type) throws -> Decoded {
    let decoded = try next().decode(type)
    currentIndex += 1
    return decoded
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    let container = try next().container(keyedBy: type)
    currentIndex += 1
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try next().unkeyedContainer()
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    defer { currentIndex += 1 }
    return next()
  }

  private func next() -> AnswerDecoder {
    AnswerDecoder(isAtEnd ? .null : items[currentIndex], at: codingPath + [ItemIndex(currentIndex)])
  }

  private struct ItemIndex: CodingKey {
    let intValue: Int?

    init(_ index: Int) { intValue = index }

    init(intValue: Int) { self.init(intValue) }

    init?(stringValue: String) { nil }

    var stringValue: String { intValue.map(String.init) ?? "" }
  }
}

/// A type that an answer is read as directly.
private protocol AnswerReadable {
  /// Creates the value of an answer; `nil` if it has none.
  init?(answer: Value)

  /// The expected answer, in words.
  static var inWords: String { get }
}

extension AnswerReadable where Self: FixedWidthInteger {
  init?(answer: Value) {
    guard let whole = Number(answer: answer)?.wholeValue else { return nil }
    self.init(exactly: whole)
  }

  static var inWords: String {
    bitWidth == Int.bitWidth && isSigned
      ? "a whole number" : "a whole number from \(min) to \(max)"
  }
}

extension AnswerReadable where Self: LosslessStringConvertible & BinaryFloatingPoint {
  init?(answer: Value) {
    guard let number = Number(answer: answer) else { return nil }
    self.init(number.text)
  }

  static var inWords: String { "a number" }
}

extension Int: AnswerReadable {}
extension Int8: AnswerReadable {}
extension Int16: AnswerReadable {}
extension Int32: AnswerReadable {}
extension Int64: AnswerReadable {}
extension UInt: AnswerReadable {}
extension UInt8: AnswerReadable {}
extension UInt16: AnswerReadable {}
extension UInt32: AnswerReadable {}
extension UInt64: AnswerReadable {}
extension Double: AnswerReadable {}
extension Float: AnswerReadable {}

extension Number: AnswerReadable {
  init?(answer: Value) {
    guard let number = NumericText(answer)?.number else { return nil }
    self = number
  }

  static var inWords: String { "a number" }
}

extension String: AnswerReadable {
  init?(answer: Value) {
    switch answer {
    case .text(let text): self = text
    case .number(let number): self = number.text
    default: return nil
    }
  }

  static var inWords: String { "text" }
}

extension Bool: AnswerReadable {
  init?(answer: Value) {
    guard answer.meansYes || answer.meansNo else { return nil }
    self = answer.meansYes
  }

  static var inWords: String { "true or false" }
}

extension Value: AnswerReadable {
  init?(answer: Value) {
    self = answer
  }

  static var inWords: String { "any value" }

  /// The kind of value, as errors name it.
  fileprivate var kindInWords: String {
    switch self {
    case .null: "no answer"
    case .bool: "true or false"
    case .number: "a number"
    case .text(let text): text.isEmpty ? "no answer" : "text"
    case .list: "a list"
    case .object: "named values"
    }
  }
}
