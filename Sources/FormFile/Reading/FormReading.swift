public import FormValidation
public import Forms
public import SourceText

/// A form read from a text, with its warnings.
///
/// ```swift
/// let reading = try FormReading(yaml: text)
/// for warning in reading.warnings { print(warning) }
/// ```
public struct FormReading: Sendable {
  /// The form.
  public let form: Form

  /// The languages of its texts; `nil` if they are all in one.
  public let languages: FormLanguages?

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
    self = try FormReading.parts(yaml: yaml, file: file, extensions: extensions).reading
  }

  /// The labels of fields in all languages of the form; empty if it has one.
  package let labels: [FieldID: [String]]

  /// The texts that lack a language.
  let gaps: [Finding]

  private init(_ form: Form, _ reader: FormReader, _ node: Node, of source: SourceText) {
    self.form = form
    languages = reader.texts.languages
    gaps = reader.texts.gaps
    labels = languages == nil ? [:] : node["fields"]?.entries.translatedLabels() ?? [:]
    let findings = CutTexts(in: node, of: source).findings + reader.warnings
    warnings = source.warnings(
      Array(findings.sorted { $0.mark < $1.mark }.prefix(Diagnostics.limit))
    )
  }

  /// Returns a form with its source, and its root with all texts in the form's language.
  /// - Throws: All errors in the text, in order.
  static func parts(
    yaml: String,
    file: String,
    extensions: FormExtensions
  ) throws(Diagnostics) -> (reading: FormReading, source: SourceText, root: Node) {
    let source = try SourceText(form: yaml, file: file)
    guard let node = try YAML.node(of: source), !node.isNull else {
      let start = Mark(line: 1, column: 1)
      throw source.failure([Finding(start, "the file contains no form", extent: .part(0..<1))])
    }
    let reader = FormReader(node, extensions)
    guard let form = reader.form else { throw source.failure(reader.settings.findings) }
    let chosen = reader.texts.chosen
    let root = chosen.isEmpty ? node : node.choosing(chosen)
    return (FormReading(form, reader, node, of: source), source, root)
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
    let text = try FormReading.text(of: bytes, file: file)
    try self.init(yaml: text, file: file, extensions: extensions)
  }

  /// Returns the text of a file.
  /// - Throws: The error that it is too long, or not UTF-8.
  static func text(of bytes: [UInt8], file: String) throws(Diagnostics) -> String {
    guard bytes.count <= Form.byteLimit else { throw .tooLong(file: file) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .notUTF8(bytes, file: file)
    }
    return text
  }
}

extension SourceText {
  /// Creates the source text of a form, without a byte order mark.
  fileprivate init(form yaml: String, file: String) throws(Diagnostics) {
    guard yaml.utf8.count <= Form.byteLimit else { throw .tooLong(file: file) }
    var text = yaml.withoutByteOrderMark
    text.makeContiguousUTF8()
    self.init(text, file: file)
    guard !text.isEmpty else {
      throw failure([Finding(Mark(line: 1, column: 1), "the file is empty")])
    }
  }
}

extension String {
  /// The text without a byte order mark.
  package var withoutByteOrderMark: String {
    unicodeScalars.first == "\u{FEFF}" ? String(unicodeScalars.dropFirst()) : self
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
    let message =
      bytes.beginsLikeUTF16
      ? "the file is in UTF-16; save it as UTF-8"
      : "not UTF-8: byte 0x\(digits), number \(offset + 1) of the file"
    return Diagnostics([Diagnostic(file: file, place: place, message: message)])
  }
}

extension [UInt8] {
  /// Whether the bytes begin with a byte-order mark of UTF-16, as some editors and shells write it.
  fileprivate var beginsLikeUTF16: Bool {
    starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF])
  }

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

extension Form {
  /// The maximum size of a form file in bytes: 4 MiB, enough for about ten thousand fields.
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
