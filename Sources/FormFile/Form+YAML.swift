public import SourceText
public import FormUI

extension Form {
  /// The largest form file in bytes: 4 MiB, enough for about ten thousand fields.
  public static let byteLimit = 4 << 20

  /// Creates a form from YAML; use `FormReading` to get warnings, too.
  ///
  /// ```yaml
  /// title: Hello
  /// fields:
  ///   - {id: name, type: text, label: Your name, rules: [required]}
  /// ```
  /// - Parameters:
  ///   - yaml: The text.
  ///   - file: The name of the file, for diagnostics.
  ///   - extensions: The program's own rules and checks.
  /// - Throws: All errors in the text, in order.
  public init(
    yaml: String,
    file: String = "form.yaml",
    extensions: FormExtensions = FormExtensions()
  ) throws(Diagnostics) {
    self = try FormReading(yaml: yaml, file: file, extensions: extensions).form
  }

  /// Creates a form from the bytes of a file.
  /// - Parameters:
  ///   - bytes: The file's content; reading can stop one byte after `byteLimit`.
  ///   - file: The name of the file, for diagnostics.
  ///   - extensions: The program's own rules and checks.
  /// - Throws: All errors in the text, in order, including bytes that are not UTF-8.
  public init(
    bytes: [UInt8],
    file: String,
    extensions: FormExtensions = FormExtensions()
  ) throws(Diagnostics) {
    self = try FormReading(bytes: bytes, file: file, extensions: extensions).form
  }
}
