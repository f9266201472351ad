public import Diagnostics
public import FormUI

extension Form {
  /// The most bytes that a form file may have: 4 MiB, room for some ten thousand fields.
  public static let byteLimit = 4 << 20

  /// Creates a form from YAML; `FormReading` has warnings, too.
  ///
  /// ```yaml
  /// title: Hello
  /// fields:
  ///   - {id: name, type: text, label: Your name, rules: [required]}
  /// ```
  /// - Parameters:
  ///   - yaml: The text.
  ///   - file: The name of the file, for diagnostics.
  ///   - extensions: The rules and checks that the program adds.
  /// - Throws: everything that is wrong in the text, in its order.
  public init(
    yaml: String,
    file: String = "form.yaml",
    extensions: FormExtensions = FormExtensions()
  ) throws(Diagnostics) {
    self = try FormReading(yaml: yaml, file: file, extensions: extensions).form
  }

  /// Creates a form from the bytes of a file.
  /// - Parameters:
  ///   - bytes: The file's content; whoever reads the file can stop one byte beyond `byteLimit`.
  ///   - file: The name of the file, for diagnostics.
  ///   - extensions: The rules and checks that the program adds.
  /// - Throws: everything that is wrong in the text, in its order; bytes that are no UTF-8.
  public init(
    bytes: [UInt8],
    file: String,
    extensions: FormExtensions = FormExtensions()
  ) throws(Diagnostics) {
    self = try FormReading(bytes: bytes, file: file, extensions: extensions).form
  }
}
