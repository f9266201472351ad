/// The name of one question, unique in its form.
public struct FieldID: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
  /// The name as written in form files.
  public let rawValue: String

  /// Creates a name from its spelling.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a name from its spelling.
  public init(_ name: String) {
    self.rawValue = name
  }

  /// Creates a name from a literal.
  public init(stringLiteral name: String) {
    self.rawValue = name
  }
}

extension FieldID {
  /// The name of the clock's reading among the answers, which no question can have.
  ///
  /// Its answer is a text, the local date and time with its offset in RFC 3339 format:
  /// `2026-11-21T09:13:12+01:00`. A rule that needs a clock reads this name, so it runs again
  /// whenever the answer changes.
  public static let now = FieldID("(now)")

  /// The name of the whole form in a request to submit it, which no question can have.
  public static let form = FieldID("(form)")
}

extension FieldID {
  /// Creates the name of a stored property: `name` for `\Signup.name`, `address.city` for
  /// `\Order.address.city`.
  ///
  /// Names of properties are reflection metadata, so the program must not be compiled without.
  /// - Precondition: Every component of the key path is a stored property of a structure.
  public init<Root, Property>(_ property: KeyPath<Root, Property>) {
    guard let field = FieldID(storedProperty: property) else {
      preconditionFailure("\(property) is not a stored property")
    }
    self = field
  }

  /// Creates the name of a stored property; `nil` if a component of the key path is not one.
  package init?<Root, Property>(storedProperty property: KeyPath<Root, Property>) {
    let name = "\(property)".dropFirst("\\\(Root.self).".count)
    let isStored = name.allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) }
    guard !name.isEmpty, isStored else { return nil }
    self.init(String(name))
  }
}

extension FieldID: CustomStringConvertible {
  public var description: String { rawValue }
}
