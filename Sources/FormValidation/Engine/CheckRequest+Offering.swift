/// Options that arrive one after another.
extension CheckRequest {
  /// Shows options before all are known.
  package typealias Offering = @Sendable ([Value]) -> Void

  /// Shows the options of the request that the current task answers; `nil` if it answers none.
  @TaskLocal package static var offering: Offering?

  /// Shows the options that are known so far, in the task that answers the request.
  ///
  /// ```swift
  /// form.run(asking: ["hosts": { request in
  ///   var hosts: [Value] = []
  ///   for await host in browse() {
  ///     hosts.append(.text(host))
  ///     request.offer(hosts)
  ///   }
  ///   return .options(hosts)
  /// }])
  /// ```
  public func offer(_ options: [Value]) {
    if asksForOptions { CheckRequest.offering?(options) }
  }
}
