/// Decodes a value: answers as an object by name, and their contents.
struct AnswerDecoder: Decoder {
  /// How values are decoded.
  struct Options {
    /// Records what is asked for; `nil` if no one needs to know.
    var trial: DecodingTrial?

    /// Whether a blank text is a text, and not no answer.
    var isExact = false
  }

  private let value: Value
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  private let options: Options

  init(_ value: Value, at codingPath: [any CodingKey] = [], in options: Options = Options()) {
    self.value = value
    self.codingPath = codingPath
    self.options = options
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value else { throw misfit("named values") }
    return KeyedDecodingContainer(AnswerMembers<Key>(members, at: codingPath, in: options))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let items) = value else { throw misfit("a list") }
    return AnswerItems(items, at: codingPath, in: options)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  /// Returns the error for a value of the wrong type.
  private func misfit(_ expected: String, _ rules: RuleSet = []) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: codingPath,
        debugDescription: "expected \(expected), found \(value.kindInWords)",
        underlyingError: AnswerMismatch(violation: rules.verdict(on: value).violations.first)
      )
    )
  }
}

/// Marks an error whose text does not repeat the answer, with the rule that the answer breaks.
struct AnswerMismatch: Error {
  let violation: Violation?
}

/// The members that a type asks for when it is decoded.
final class DecodingTrial {
  /// The paths of the members that were asked for, by their names and indices.
  var asked: Set<[String]> = []

  /// Whether all members of an object were asked for, whatever their names.
  var asksForAll = false
}

extension AnswerDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { value == .null || !options.isExact && value == .text("") }

  func decode<Decoded: Decodable>(_ type: Decoded.Type) throws -> Decoded {
    guard let convertible = type as? any AnswerConvertible.Type else {
      return try type.init(from: self)
    }
    guard let converted = convertible.init(answer: value) as? Decoded else {
      throw misfit(convertible.answerWords, convertible.answerRules)
    }
    return converted
  }
}

/// The members of an object.
private struct AnswerMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let members: [String: Value]
  let codingPath: [any CodingKey]
  private let options: AnswerDecoder.Options

  init(
    _ members: [String: Value],
    at codingPath: [any CodingKey],
    in options: AnswerDecoder.Options
  ) {
    self.members = members
    self.codingPath = codingPath
    self.options = options
  }

  var allKeys: [Key] {
    options.trial?.asksForAll = true
    return members.keys.compactMap { Key(stringValue: $0) }
  }

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

  func superDecoder() -> any Decoder {
    AnswerDecoder(.object(members), at: codingPath, in: options)
  }

  func superDecoder(forKey key: Key) -> any Decoder { decoder(of: key) }

  private func decoder(of key: Key) -> AnswerDecoder {
    AnswerDecoder(value(of: key) ?? .null, at: codingPath + [key], in: options)
  }

  private func value(of key: Key) -> Value? {
    options.trial?.asked.insert((codingPath + [key]).names)
    return members[key.stringValue]
  }
}

/// The items of a list.
private struct AnswerItems: UnkeyedDecodingContainer {
  private let items: [Value]
  let codingPath: [any CodingKey]
  private(set) var currentIndex = 0
  private let options: AnswerDecoder.Options

  init(_ items: [Value], at codingPath: [any CodingKey], in options: AnswerDecoder.Options) {
    self.items = items
    self.codingPath = codingPath
    self.options = options
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
    let path = codingPath + [ItemIndex(currentIndex)]
    return AnswerDecoder(isAtEnd ? .null : items[currentIndex], at: path, in: options)
  }

  private struct ItemIndex: CodingKey {
    let intValue: Int?

    init(_ index: Int) { intValue = index }

    init(intValue: Int) { self.init(intValue) }

    init?(stringValue: String) { nil }

    var stringValue: String { intValue.map(String.init) ?? "" }
  }
}

extension [any CodingKey] {
  /// The names of members and the indices of items.
  var names: [String] { map { $0.intValue.map(String.init) ?? $0.stringValue } }
}

extension Value {
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
