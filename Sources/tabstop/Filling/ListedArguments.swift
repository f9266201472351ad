import ArgumentParser

/// Arguments that list their own properties, so that the parser need not find them by reflection.
///
/// Reflection and the search for requests for help would be a fifth of the instructions of
/// `tabstop fill --no-input`.
protocol ListedArguments: ParsableArguments, CustomReflectable {
  /// All property wrappers by name; without one of them, parsing fails.
  var properties: [Mirror.Child] { get }
}

extension ListedArguments {
  // The type of the subject is not used, and each type would be looked up.
  var customMirror: Mirror { Mirror((), children: properties) }
}
