/// All answers of one filling-in, by field.
public struct Answers: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  private var values: [FieldID: Value]

  /// Creates a set of answers without any.
  public init() {
    values = Dictionary()
  }

  /// Creates answers from a literal; of two answers to one field the last counts.
  public init(dictionaryLiteral answers: (FieldID, Value)...) {
    values = Dictionary()
    for (field, value) in answers { values[field] = value }
  }

  /// The answer to a field, `.null` where there is none.
  public subscript(field: FieldID) -> Value {
    get { values[field] ?? .null }
    set { values[field] = newValue }
  }

  /// The moment by the clock that was handed in with the answers, if one was.
  public var now: Moment? {
    guard case .text(let text) = self[.now], let moment = Moment(text), moment.offset != nil else {
      return nil
    }
    return moment
  }

  /// The date by the clock that was handed in with the answers, if one was.
  public var today: CalendarDate? { now?.date }

  /// Whether a field has an entry, be it a blank one.
  public func contains(_ field: FieldID) -> Bool {
    values[field] != nil
  }

  /// Forgets the answer to a field.
  public mutating func remove(_ field: FieldID) {
    values[field] = nil
  }
}
