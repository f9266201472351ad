/// A violation, and what came with the rule that was broken.
public struct Breach<UserInfo: Sendable>: Sendable {
  /// What is broken.
  public let violation: Violation

  /// What the rule was registered with: an error of your own type, a text, whatever you need then.
  public let userInfo: UserInfo

  /// Creates a breach.
  public init(_ violation: Violation, userInfo: UserInfo) {
    self.violation = violation
    self.userInfo = userInfo
  }
}

extension Breach: Equatable where UserInfo: Equatable {}

extension Breach: Hashable where UserInfo: Hashable {}
