extension Equatable {
  /// Whether another value is of the same type and equal, as `any` values may be.
  package func isEqual(to other: any Equatable) -> Bool {
    other as? Self == self
  }
}
