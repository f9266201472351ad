// The JSON that servers and logs read and write. All conformances are here, because together they
// define the form of one object.

extension FieldID: Codable, CodingKeyRepresentable {}

extension Severity: Codable {}

extension CheckRequest.Purpose: Codable {}

extension Number: Codable {
  /// A number is exact if it is read from a text, or from an integer of up to 38 digits; any other
  /// is the nearest `Double`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let whole = try? container.decode(Int.self) {
      self.init(whole)
      return
    }
    let double = try? container.decode(Double.self)
    // Only for a number out of the range of `Int`, because each attempt that fails throws.
    let whole = double.flatMap { $0.magnitude < 0x1p63 ? nil : try? container.decode(Int128.self) }
    let text = try whole?.description ?? double?.description ?? container.decode(String.self)
    guard let number = Number(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected a number")
    }
    self = number
  }

  /// A number that no `Double` equals is encoded as a text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wholeValue {
      try container.encode(wholeValue)
    } else if let double = Double(text), Number(double.description) == self {
      try container.encode(double)
    } else {
      try container.encode(text)
    }
  }
}

extension Value: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .bool(flag)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let number = try? container.decode(Number.self) {
      self = .number(number)
    } else if decoder.codingPath.count >= FieldID.levelLimit {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "more than \(FieldID.levelLimit) levels of objects and lists"
      )
    } else if var items = try? decoder.unkeyedContainer() {
      var values: [Value] = []
      while !items.isAtEnd { values.append(try items.decode(Value.self)) }
      self = .list(values)
    } else {
      self = .object(try container.decode([String: Value].self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let items): try container.encode(items)
    case .object(let members): try container.encode(members)
    }
  }
}

/// An object of the answers by field, including hidden ones.
///
/// A member's name is never a path, and none sets the clock.
extension Answers: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([String: Value].self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(nested)
  }
}

/// An object of the members by field.
extension ByField: Encodable where Member: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(dictionary)
  }
}

/// An object of the field, the rule, the code, the message, its parameters, and its location.
extension Violation: Encodable {
  private enum ViolationMember: CodingKey {
    case field, rule, code, message, parameters, severity, incomplete, range, path
  }

  /// The message begins with what must hold, "Must be a number."; `MessageCatalog` words it for a
  /// label.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ViolationMember.self)
    try container.encodeIfPresent(field, forKey: .field)
    try container.encode(rule, forKey: .rule)
    try container.encode(code, forKey: .code)
    try container.encode(text(), forKey: .message)
    try container.encode(parameters, forKey: .parameters)
    try container.encode(severity, forKey: .severity)
    try container.encode(isIncomplete, forKey: .incomplete)
    try container.encodeIfPresent(
      range.map { [$0.lowerBound, $0.upperBound] },
      forKey: .range
    )
    if !path.isEmpty { try container.encode(path, forKey: .path) }
  }
}

/// An object of the values by name.
extension Parameters: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(
      Dictionary(pairs.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    )
  }
}

/// An object of the state, `valid`, `incomplete` or `invalid`, and the violations.
extension Verdict: Encodable {
  private enum VerdictMember: CodingKey {
    case state, violations
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: VerdictMember.self)
    try container.encode(isValid ? "valid" : isInvalid ? "invalid" : "incomplete", forKey: .state)
    try container.encode(violations, forKey: .violations)
  }
}

/// A text in ISO 8601 format, as a date field answers.
extension CalendarDate: Codable, LosslessStringConvertible {
  /// Creates the date of a text like `2026-03-31`; `nil` if it is not one.
  public init?(_ description: String) {
    let parts = description.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3,
      let date = CalendarDate(year: parts[0], month: parts[1], day: parts[2]),
      date.description == description
    else { return nil }
    self = date
  }

  public init(from decoder: any Decoder) throws {
    self = try decoder.writtenText()
  }

  public func encode(to encoder: any Encoder) throws {
    try description.encode(to: encoder)
  }
}

/// A text in ISO 8601 format, as a time field answers.
extension TimeOfDay: Codable, LosslessStringConvertible {
  /// Creates the time of a text like `09:30`; `nil` if it is not one.
  public init?(_ description: String) {
    guard let moment = Moment("2000-01-01T" + description), moment.offset == nil else {
      return nil
    }
    self = moment.time
  }

  public init(from decoder: any Decoder) throws {
    self = try decoder.writtenText()
  }

  public func encode(to encoder: any Encoder) throws {
    try description.encode(to: encoder)
  }
}

/// A text in RFC 3339 format.
extension Moment: Codable, LosslessStringConvertible {
  public init(from decoder: any Decoder) throws {
    self = try decoder.writtenText()
  }

  public func encode(to encoder: any Encoder) throws {
    try description.encode(to: encoder)
  }
}

extension Decoder {
  /// Returns the value of a text.
  fileprivate func writtenText<Written: LosslessStringConvertible>() throws -> Written {
    let container = try singleValueContainer()
    guard let value = Written(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected a date or time by ISO 8601"
      )
    }
    return value
  }
}
