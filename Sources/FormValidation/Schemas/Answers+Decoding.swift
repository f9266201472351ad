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

  /// The field, like `guests[0].name`; `nil` if no particular answer is at fault.
  public var field: FieldID? {
    let end = path.lastIndex { Int($0) == nil } ?? path.indices.first
    return end.map { AnswerDecodingError.field(at: path[...$0]) }
  }

  public var description: String { (fields.first.map { "\($0): " } ?? "") + reason }

  /// Returns the name of the field at a path.
  private static func field(at path: ArraySlice<String>) -> FieldID {
    path.dropFirst().reduce(FieldID(memberName: path[path.startIndex])) { field, step in
      Int(step).map(field.entry) ?? field.member(named: step)
    }
  }

  /// The code of violations that decoding found.
  private static let code = "type"

  /// The violation of the rule that the answer breaks, or one that says what decoding it said.
  package let violation: Violation

  /// The fields that may have the answer, the innermost first.
  package var fields: [FieldID] {
    path.indices.reversed().map { AnswerDecodingError.field(at: path[...$0]) }
  }

  public static func == (left: AnswerDecodingError, right: AnswerDecodingError) -> Bool {
    left.path == right.path && left.reason == right.reason
  }

  /// Creates an error from one thrown during decoding; the answer to a hidden field is not
  /// repeated.
  fileprivate init(_ error: any Error, hiding isHidden: (FieldID) -> Bool) {
    var path: [String] = []
    var context: DecodingError.Context?
    switch error as? DecodingError {
    case .keyNotFound(let key, let found):
      (path, context) = ((found.codingPath + [key]).names, found)
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .dataCorrupted(let found):
      (path, context) = (found.codingPath.names, found)
    default: break
    }
    self.path = path
    let misfit = context?.underlyingError as? AnswerMismatch
    let isSecret = path.indices.contains { isHidden(AnswerDecodingError.field(at: path[...$0])) }
    let reason = context?.debugDescription ?? "\(error)"
    self.reason = isSecret && misfit == nil ? "the answer does not fit" : reason
    // The compiler's own errors are for programmers.
    let isWorded = misfit == nil && !isSecret && !reason.hasPrefix("Cannot initialize")
    violation =
      misfit?.violation
      ?? (isWorded
        ? Violation(AnswerDecodingError.code, "{reason}", ["reason": .text(reason)])
        : Violation(
          AnswerDecodingError.code,
          Message("custom", "{label} needs another answer.")
        ))
  }
}

/// What a type asks for when it is decoded from answers.
package struct TrialDecoding {
  /// The paths of the members that it asked for.
  package let asked: Set<[String]>

  /// Whether it asked for all members of an object, whatever their names.
  package let asksForAll: Bool

  /// Whether it could be decoded.
  package let isComplete: Bool

  /// The path at which it found no answer; `nil` if there is no such path.
  package let missing: [String]?

  /// Decodes a type from answers.
  package init<Decoded: Decodable>(_ type: Decoded.Type, from answers: Answers) {
    let trial = DecodingTrial()
    let members = answers.nested
    do {
      _ = try AnswerDecoder(.object(members), in: AnswerDecoder.Options(trial: trial)).decode(type)
      (isComplete, missing) = (true, nil)
    } catch {
      let path = AnswerDecodingError(error, hiding: { _ in false }).path
      isComplete = false
      missing = !path.isEmpty && Value.object(members).isMissing(at: path[...]) ? path : nil
    }
    (asked, asksForAll) = (trial.asked, trial.asksForAll)
  }
}

extension Value {
  /// Whether there is no value at a path.
  fileprivate func isMissing(at path: ArraySlice<String>) -> Bool {
    guard let step = path.first else { return self == .null }
    return switch self {
    case .object(let members): members[step]?.isMissing(at: path.dropFirst()) ?? true
    case .list(let items):
      Int(step).map { !items.indices.contains($0) || items[$0].isMissing(at: path.dropFirst()) }
        ?? true
    default: self == .null
    }
  }
}
