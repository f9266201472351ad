import ArgumentParser

/// Arguments that list their own properties, for which the parser would otherwise search by
/// reflection.
///
/// That and the help of `SoleCommand` took a fifth of the instructions of `tabstop fill --no-input`.
protocol ListedArguments: ParsableArguments, CustomReflectable {
  /// The property wrappers by name; nothing can be parsed without one of them.
  var properties: [Mirror.Child] { get }
}

extension ListedArguments {
  // The type of the subject is not used, and each type would be looked up.
  var customMirror: Mirror { Mirror((), children: properties) }
}
