public import SourceText
public import FormValidation

extension Normalizer {
  /// Creates a normalizer from its spelling in a form file: `trim`, `strip: " -"`.
  /// - Throws: All errors in the text, in order.
  public init(yaml spelling: String, file: String = "normalize") throws(Diagnostics) {
    var text = spelling
    text.makeContiguousUTF8()
    let source = SourceText(text, file: file)
    guard let node = try YAML.node(of: source), !node.isNull else {
      throw source.failure([Finding(Mark(line: 1, column: 1), "expected a normalizer")])
    }
    let entry = Node.Entry(name: "normalize", mark: node.mark, value: node)
    var settings = Settings([entry], of: "normalize", at: node.mark)
    let normalizers = settings.normalizers("normalize") ?? []
    try source.check(settings.findings)
    guard let first = normalizers.first, normalizers.count == 1 else {
      throw source.failure([Finding(node.mark, "expected a single normalizer")])
    }
    self = first
  }
}
