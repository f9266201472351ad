extension Answers {
  /// Returns the answers as a type whose properties have the names of the fields.
  ///
  /// ```swift
  /// struct Signup: Decodable { var name: String; var age: Int; var phone: String? }
  /// let signup = try answers.decode(as: Signup.self)
  /// ```
  ///
  /// An optional property needs no answer; a blank text is no answer. Numbers may be written as
  /// text. The fields `address.city` and `address.street` form a property `address` of a type with
  /// these two properties, and `passengers[0].name` is in the first item of an array.
  /// - Throws: What the first answer that does not fit should be.
  public func decode<Decoded: Decodable>(
    as type: Decoded.Type = Decoded.self
  ) throws(AnswerDecodingError) -> Decoded {
    let decoder = AnswerDecoder(.object(nested))
    do {
      return try decoder.decode(type)
    } catch {
      throw AnswerDecodingError(error, hiding: hides)
    }
  }
}

/// An answer that does not fit the property it is decoded for.
///
/// Its description names the field: `age: expected a whole number, found no answer`.
public struct AnswerDecodingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The path to the answer: the field, then members and indices from 0.
  public let path: [String]

  /// What was expected instead.
  public let reason: String

  /// The field; `nil` if no particular answer is at fault.
  public var field: FieldID? { path.first.map { FieldID($0) } }

  public var description: String {
    path.isEmpty ? reason : path.joined(separator: ".") + ": " + reason
  }

  /// Returns the name of the field at a path.
  private static func field(at path: ArraySlice<String>) -> FieldID {
    path.dropFirst().reduce(FieldID(path[0])) { field, step in
      Int(step).map(field.entry) ?? field.member(FieldID(step))
    }
  }

  /// Creates an error from one thrown during decoding; the answer to a hidden field is not
  /// repeated.
  fileprivate init(_ error: any Error, hiding isHidden: (FieldID) -> Bool) {
    let context: DecodingError.Context? =
      switch error as? DecodingError {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .keyNotFound(_, let context), .dataCorrupted(let context):
        context
      default: nil
      }
    let path = (context?.codingPath ?? []).map { $0.intValue.map(String.init) ?? $0.stringValue }
    self.path = path
    let isOurs = context?.underlyingError is AnswerMisfit
    let isSecret = path.indices.contains { isHidden(AnswerDecodingError.field(at: path[...$0])) }
    let reason = context?.debugDescription ?? "\(error)"
    self.reason = isSecret && !isOurs ? "the answer does not fit" : reason
  }
}
