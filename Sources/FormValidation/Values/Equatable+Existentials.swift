extension Equatable {
  /// Returns whether another value has the same type and is equal, as `any` values may be.
  package func isEqual(to other: any Equatable) -> Bool {
    other as? Self == self
  }
}
