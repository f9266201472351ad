/// The JSON Schema of form files.
package enum FormFileSchema {
  /// The schema.
  package static var text: String { "{}\n" }
}
