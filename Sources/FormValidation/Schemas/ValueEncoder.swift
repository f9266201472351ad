/// Encodes a type as a value: an object by name, a list, or a single value, kept as it is.
final class ValueEncoder: Encoder {
  private enum Content {
    case single(Value)
    case members([String: ValueEncoder])
    case items([ValueEncoder])
  }

  private var content = Content.single(.null)

  /// Errors are the encoded type's own, which need no path.
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// What was encoded.
  var value: Value {
    switch content {
    case .single(let value): value
    case .members(let members): .object(members.mapValues(\.value))
    case .items(let items): .list(items.map(\.value))
    }
  }

  func container<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .members = content {} else { content = .members([:]) }
    return KeyedEncodingContainer(EncodedMembers<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .items = content {} else { content = .items([]) }
    return EncodedItems(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  fileprivate var count: Int { if case .items(let items) = content { items.count } else { 0 } }

  /// Returns the encoder of a member.
  fileprivate func member(_ key: any CodingKey) -> ValueEncoder {
    let member = ValueEncoder()
    guard case .members(var members) = content else { return member }
    members[key.stringValue] = member
    content = .members(members)
    return member
  }

  /// Returns the encoder of the next item.
  fileprivate func item() -> ValueEncoder {
    let item = ValueEncoder()
    if case .items(let items) = content { content = .items(items + [item]) }
    return item
  }
}

extension ValueEncoder: SingleValueEncodingContainer {
  func encodeNil() { content = .single(.null) }

  func encode<Encoded: Encodable>(_ encoded: Encoded) throws {
    if let single = encoded as? any Validatable & AnswerConvertible {
      content = .single(single.valueToValidate)
    } else {
      try encoded.encode(to: self)
    }
  }
}

/// The members of an object.
private struct EncodedMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: ValueEncoder

  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) { encoder.member(key).encodeNil() }

  func encode<Encoded: Encodable>(_ encoded: Encoded, forKey key: Key) throws {
    try encoder.member(key).encode(encoded)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder.member(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.member(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder }

  func superEncoder(forKey key: Key) -> any Encoder { encoder.member(key) }
}

/// The items of a list.
private struct EncodedItems: UnkeyedEncodingContainer {
  let encoder: ValueEncoder

  var codingPath: [any CodingKey] { [] }
  var count: Int { encoder.count }

  func encodeNil() { encoder.item().encodeNil() }

  func encode<Encoded: Encodable>(_ encoded: Encoded) throws { try encoder.item().encode(encoded) }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    encoder.item().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    encoder.item().unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder.item() }
}

extension Value {
  /// Creates the value that a type encodes itself as.
  package init(encoding encoded: some Encodable) throws {
    let encoder = ValueEncoder()
    try encoder.encode(encoded)
    self = encoder.value
  }

  /// Returns the type that was encoded as the value; unlike an answer, a blank text is not absent.
  package func decoded<Decoded: Decodable>(as type: Decoded.Type) throws -> Decoded {
    try AnswerDecoder(self, in: AnswerDecoder.Options(isExact: true)).decode(type)
  }
}
