import Diagnostics
import FormUI
import FormValidation

/// Reads one entry of a form's list of fields.
struct FieldReader {
  /// The field, if nothing is wrong with it.
  private(set) var field: Field?

  /// The field's name, if it is one, and where it stands.
  private(set) var name: (id: FieldID, mark: Mark)?

  /// Everything found.
  private(set) var settings: Settings

  /// Reads a field, whose rules can name some fields.
  init(_ node: Node, among fields: FieldNames) {
    guard case .mapping(let entries) = node.content else {
      settings = Settings([], of: "a field", at: node.mark)
      settings.findings.append(Finding(node.mark, "a field is a mapping, not \(node.kindWords)"))
      return
    }
    settings = Settings(entries, of: "a field", at: node.mark, fields: fields)
    readName()
    let label = settings.words("label")
    let help = settings.text("help")
    let widget = readWidget()
    let normalizers = settings.normalizers("normalize") ?? []
    let rules = readRules()
    let hasChecklist = settings.flag("checklist") ?? false
    let isSubmitted = settings.flag("submit") ?? true
    let reveal = settings.choice("reveal", of: Reveal.self)
    settings.finish()
    guard let id = name?.id, let widget, settings.findings.isEmpty else { return }
    field = Field(
      id,
      label: label,
      widget,
      help: help,
      normalizers: normalizers,
      rules: RuleSet(rules),
      hasChecklist: hasChecklist,
      isSubmitted: isSubmitted,
      reveal: reveal
    )
  }

  private mutating func readName() {
    guard settings.needs("id"), let text = settings.text("id"), let node = settings.node("id")
    else { return }
    guard FieldReader.isName(text) else {
      settings.report(
        "\(text.quoted) is no name",
        at: "id",
        note: "a name is a letter, then letters, digits, _ or -"
      )
      return
    }
    name = (FieldID(text), node.mark)
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
  }

  private mutating func readWidget() -> (any Widget)? {
    var key: WidgetKey?
    if settings.needs("type"), let type = settings.text("type") {
      key = WidgetKey.named(type)
      if key == nil {
        let types = WidgetKey.all.map(\.name)
        let nearest = types.nearest(to: type)
        settings.report(
          "unknown type \(type.quoted)",
          at: "type",
          suggestion: nearest,
          note: nearest == nil ? "it is one of \(types.joined(separator: ", "))" : nil
        )
      }
    }
    guard let key else {
      // Without a type no key of any widget can be called unknown.
      for key in WidgetKey.all { settings.know(key.read) }
      return nil
    }
    guard let widget = key.read(&settings) else { return nil }
    checkDefault(of: widget)
    return widget
  }

  /// A default must keep the widget's own rules: a slider starts on its track.
  private mutating func checkDefault(of widget: any Widget) {
    guard !widget.impliedRules.clauses.isEmpty, let value = settings.node("default")?.value,
      let violation = widget.impliedRules.verdict(on: value).violations.first
    else { return }
    settings.report("the default does not fit", at: "default", note: violation.text())
  }

  private mutating func readRules() -> [Clause] {
    let kind = settings.text("type").flatMap(WidgetKey.named)?.kind
    let entries = (settings.list("rules") ?? []).map {
      RuleEntry($0, among: settings.fields)
    }
    for entry in entries {
      settings.findings += entry.settings.findings
      if let kind { checkFit(of: entry, on: kind) }
    }
    return entries.compactMap(\.clause)
  }

  private mutating func checkFit(of entry: RuleEntry, on kind: ValueKind) {
    guard let key = entry.key else { return }
    let field = name?.id.rawValue ?? "this field"
    if key.kind != .any, key.kind != kind {
      let message = "\(key.name) applies to \(key.kind.plural); \(field) is a \(kind.rawValue)"
      settings.findings.append(Finding(entry.mark, message))
    }
    for node in entry.settings.comparands where node.value.kind != kind {
      settings.findings.append(
        Finding(
          node.mark,
          "\(key.name) compares with \(node.kindWords); \(field) is a \(kind.rawValue)",
          note: kind == .text ? node.quotedHint : nil
        )
      )
    }
  }
}

extension ValueKind {
  fileprivate var plural: String {
    switch self {
    case .any, .text: rawValue
    case .number, .toggle, .list: rawValue + "s"
    }
  }
}

extension Value {
  fileprivate var kind: ValueKind {
    switch self {
    case .null, .object: .any
    case .bool: .toggle
    case .number: .number
    case .text: .text
    case .list: .list
    }
  }
}
