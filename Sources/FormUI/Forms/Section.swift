public import FormValidation

/// Where a part of a form begins, and what it is called.
///
/// It reaches to the next part; a section ends with its page, too.
public struct Section: Hashable, Sendable {
  /// How a part stands apart from the others.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Under a heading of its own, among the fields of a page.
    case section
    /// On a screen of its own.
    case page
  }

  /// How it stands apart.
  public let kind: Kind

  /// What it is called.
  public let title: String

  /// The place in the form of its first field, from 0.
  public let start: Int

  /// What must hold of other answers for its fields to be asked; without one they always are.
  public let condition: Condition?

  /// Creates a part.
  public init(_ kind: Kind, _ title: String, from start: Int, when condition: Condition? = nil) {
    self.kind = kind
    self.title = title
    self.start = start
    self.condition = condition
  }
}
