extension Clause {
  /// Something outside every answer must hold, such as a connection.
  ///
  /// It is asked whatever the answer, and needs none. Like any rule on something outside the
  /// answers, it is asked again on every `refresh()` of its ruler. Where it does not hold, the
  /// verdict is invalid: no typing mends it.
  ///
  /// ```swift
  /// ruler.register("network", rules: [.environment("offline", "Connect first.") { isOnline() }])
  /// ```
  public static func environment(
    _ code: String,
    _ message: Message,
    holds: @escaping @Sendable () -> Bool
  ) -> Clause {
    Clause(
      Custom<Value>(code, requirement: Requirement(message), judgesBlank: true) { _, _ in
        holds() ? .valid : .invalid(code, message)
      }
    )
  }
}
