public import SourceText
public import FormUI

/// A form read from a text, with its warnings.
///
/// ```swift
/// let reading = try FormReading(yaml: text)
/// for warning in reading.warnings { print(warning) }
/// ```
public struct FormReading: Sendable {
  /// The form.
  public let form: Form

  /// The warnings, in the order of the text.
  public let warnings: [Diagnostic]

  /// Reads a form from YAML.
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
    let source = try SourceText(form: yaml, file: file)
    guard let node = try YAML.node(of: source), !node.isNull else {
      let start = Mark(line: 1, column: 1)
      throw source.failure([Finding(start, "the file contains no form", extent: .part(0..<1))])
    }
    let reader = FormReader(node, extensions)
    guard let form = reader.form else { throw source.failure(reader.settings.findings) }
    self.form = form
    warnings = source.warnings(CutTexts(in: node, of: source).findings)
  }

  /// Reads a form from the bytes of a file.
  /// - Parameters:
  ///   - bytes: The file's content; reading can stop one byte after `Form.byteLimit`.
  ///   - file: The name of the file, for diagnostics.
  ///   - extensions: The program's own rules and checks.
  /// - Throws: All errors in the text, in order, including bytes that are not UTF-8.
  public init(
    bytes: [UInt8],
    file: String,
    extensions: FormExtensions = FormExtensions()
  ) throws(Diagnostics) {
    guard bytes.count <= Form.byteLimit else { throw .tooLong(file: file) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .notUTF8(bytes, file: file)
    }
    try self.init(yaml: text, file: file, extensions: extensions)
  }
}

extension SourceText {
  /// Creates the source text of a form, without a byte order mark.
  fileprivate init(form yaml: String, file: String) throws(Diagnostics) {
    guard yaml.utf8.count <= Form.byteLimit else { throw .tooLong(file: file) }
    var text = yaml
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    text.makeContiguousUTF8()
    self.init(text, file: file)
    guard !text.isEmpty else {
      throw failure([Finding(Mark(line: 1, column: 1), "the file is empty")])
    }
  }
}

extension Diagnostics {
  fileprivate static func tooLong(file: String) -> Diagnostics {
    let message = "the file is larger than 4 MiB"
    return Diagnostics([
      Diagnostic(file: file, place: Place(line: 1, column: 1), message: message)
    ])
  }

  fileprivate static func notUTF8(_ bytes: [UInt8], file: String) -> Diagnostics {
    let offset = bytes.firstInvalidOffset
    let before = SourceText(String(decoding: bytes[..<offset], as: UTF8.self), file: file)
    let place = Place(line: before.lines.count, column: (before.lines.last?.count ?? 0) + 1)
    let digits = String(bytes[offset], radix: 16, uppercase: true)
    let message = "not UTF-8: byte 0x\(digits), number \(offset + 1) of the file"
    return Diagnostics([Diagnostic(file: file, place: place, message: message)])
  }
}

extension [UInt8] {
  /// The offset of the first invalid byte in UTF-8.
  /// - Precondition: There is one.
  fileprivate var firstInvalidOffset: Int {
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = makeIterator()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &bytes) { offset += scalar.count }
    return offset
  }
}
