public import FormValidation

/// `field email error "Required"`: a test of one field.
public struct FieldSubject: ReadableSubject {
  static let words = ["field"]

  /// The field.
  public let field: FieldID

  /// The test.
  public let test: any FieldTest

  /// Creates the subject.
  public init(_ field: FieldID, _ test: any FieldTest) {
    self.field = field
    self.test = test
  }

  init(_ arguments: inout TapeArguments, word _: TapeToken) throws(TapeFinding) {
    let (name, field) = try arguments.field()
    self.field = name
    test = try FieldTestTable.test(&arguments, of: field)
  }

  public var description: String { "field \(field.tapeSpelling) \(test)" }

  public func check(_ scene: Scene) -> Unmet? {
    guard let form = scene.form else { return .noForm }
    guard let seen = form[field] else {
      return Unmet("field", expected: [field.rawValue], actual: ["no such field"])
    }
    return test.check(seen)
  }
}

extension FieldSubject {
  public static func == (left: FieldSubject, right: FieldSubject) -> Bool {
    left.field == right.field && AnyHashable(left.test) == AnyHashable(right.test)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(field)
    hasher.combine(AnyHashable(test))
  }
}
