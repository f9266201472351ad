import FormValidation
import FormWidgets
import Forms
import SourceText

/// Reads one entry of a form's list of fields.
struct FieldReader {
  /// The field; `nil` after an error.
  private(set) var field: Field?

  /// The field's name and its position, if valid.
  private(set) var name: (id: FieldID, mark: Mark)?

  /// The names of its member and of its column, and their positions, if present and valid.
  private(set) var member: (name: String, mark: Mark)?
  private(set) var column: (name: String, mark: Mark)?

  /// The position of `beside: true`, if present.
  private(set) var besideMark: Mark?

  /// The position of the mnemonic, if present and valid.
  private(set) var mnemonicMark: Mark?

  /// The rows, if it is a matrix.
  var rows: [Choice] { settings.rows }

  /// The type, if known.
  private let type: WidgetKey?

  /// The field as the subject of its rules.
  private let subject: RuleSubject

  /// The findings.
  private(set) var settings: Settings

  /// Reads a field, whose rules can use the names in scope.
  init(_ node: Node, in scope: RuleScope) {
    guard case .mapping(let entries) = node.content else {
      type = nil
      subject = RuleSubject([], kind: nil)
      settings = Settings([], of: "a field", at: node.mark)
      let note = node.text.map { "like {id: \($0.yaml), type: text}" }
      let message = "expected a mapping, found \(node.kindWords)"
      settings.findings.append(Finding(node.mark, message, note: note))
      return
    }
    let type = WidgetKey.of(entries)
    self.type = type
    subject = RuleSubject(entries, kind: type?.kind)
    if entries.contains(where: { $0.name == "hidden" && $0.value.truth == nil }) {
      settings = Settings(entries, of: "a hidden field", at: node.mark, scope: scope) {
        ForeignWords.hiddenKeys[$0.name]
      }
      readHidden()
      return
    }
    let source =
      type?.name == "matrix"
      ? nil : entries.first { $0.name == "default" && $0.isSource(for: type) }
    settings = Settings(
      source == nil
        ? entries.map { $0.name == "default" ? $0.with($0.value.withPlainBraces) : $0 }
        : entries.filter { $0.name != "default" },
      of: "a field",
      at: node.mark,
      scope: scope,
      advice: { ForeignWords.meant(by: $0, inFieldOf: type) }
    )
    read(defaultFrom: source?.value)
  }

  /// Reads a field that is shown, whose default may be a source.
  private mutating func read(defaultFrom source: Node?) {
    name = settings.name("id")
    let label = settings.answerText("label")
    let help = settings.prose("help", hasAnswers: true)
    var widget = readWidget()
    let normalizers = settings.normalizers("normalize") ?? []
    if let widget, !normalizers.isEmpty { check(normalizers, of: widget) }
    let rules = readRules()
    let hasChecklist = settings.flag("checklist") ?? false
    let isSubmitted = settings.flag("submit") ?? true
    let unanswered = settings.choice("unanswered", of: Unanswered.self)
    let condition = settings.standing()
    let mnemonic = settings.mnemonic("mnemonic")
    if mnemonic != nil { mnemonicMark = settings.node("mnemonic")?.mark }
    let reveal = settings.choice("reveal", of: Reveal.self)
    let isReadOnly = settings.flag("read_only")
    var origin = readSource(source, isReadOnly)
    if case .text(let constant)? = origin, constant.references.isEmpty, var holder = widget {
      hold(constant, in: &holder)
      (widget, origin) = (holder, nil)
    }
    let width = settings.count("width", from: 1)
    let isBeside = settings.flag("beside") ?? false
    if isBeside { besideMark = settings.node("beside")?.mark }
    member = settings.filledName("member")
    column = settings.filledName("column")
    settings.finish()
    guard let id = name?.id, let widget, settings.findings.isEmpty else { return }
    field = Field(
      id,
      label: label,
      widget,
      help: help,
      normalizers: normalizers,
      rules: rules,
      hasChecklist: hasChecklist,
      isSubmitted: isSubmitted,
      isReadOnly: isReadOnly ?? settings.has("value"),
      source: origin,
      when: condition,
      mnemonic: mnemonic,
      reveal: reveal,
      width: width,
      isBeside: isBeside,
      member: member?.name,
      column: column?.name
    )
    field?.unanswered = unanswered
  }

  /// Reports changes of an answer that is no text, or that make an option one that does not exist.
  private mutating func check(_ normalizers: [Normalizer], of widget: any Widget) {
    let (kind, name) = (widget.traits.kind, type?.name ?? "")
    guard kind != .number, kind != .toggle, !widget.traits.role.isRange else {
      settings.report(
        "normalize applies to text; the answer of type \(name) is not text",
        at: "normalize"
      )
      return
    }
    let options = widget.description.choices.map(\.value)
    let changed = options.lazy.map { ($0, normalizers.apply(to: $0)) }
    guard let (old, new) = changed.first(where: { !options.contains($0.1) }) else { return }
    settings.report(
      "normalize makes the option \(old.description.quoted) \(new.description.quoted), which is not an option",
      at: "normalize"
    )
  }

  /// Returns the source of the answer, if it is not the widget's own.
  private mutating func readSource(_ source: Node?, _ isReadOnly: Bool?) -> AnswerSource? {
    guard settings.has("value") else {
      return source.flatMap { settings.source($0, of: "default") }
    }
    if isReadOnly == false { settings.report("a field with value is read-only", at: "read_only") }
    if source != nil { settings.report("a field with value has no default", at: "value") }
    return settings.answerMadeOfOthers("value").map(AnswerSource.text)
  }

  /// Makes the answer of a widget a constant, and reports one that it cannot have.
  private mutating func hold(_ constant: AnswerText, in widget: inout any Widget) {
    let text = constant.wordsAlone
    guard !widget.enter(data: text) else { return }
    let demand = "expected \(widget.traits.role.expectedWords), found \(text.quoted)"
    settings.report(demand, at: "value")
  }

  /// Reads a field that is never shown: `{hidden: source, value: terminal}`.
  private mutating func readHidden() {
    name = settings.name("hidden")
    let value = settings.needs("value") ? settings.node("value") : nil
    var source: AnswerSource?
    if let value {
      settings.refuseRespelled("value")
      if value.isNull {
        settings.report("value", wants: "a text, a number, true, false or a list", not: value)
      } else if value.isMapping {
        source = settings.source(value, of: "value")
      } else if value.text.map({ !AnswerText($0).references.isEmpty }) == true {
        source = settings.answerMadeOfOthers("value").map(AnswerSource.text)
      }
    }
    let rules = readRules()
    let unanswered = settings.choice("unanswered", of: Unanswered.self)
    let condition = settings.standing()
    member = settings.filledName("member")
    column = settings.filledName("column")
    settings.finish()
    guard let id = name?.id, let value, settings.findings.isEmpty else { return }
    let answer = source == nil ? value.withPlainBraces.value : .null
    field = .hidden(
      id,
      answer,
      from: source,
      rules: rules,
      when: condition,
      member: member?.name,
      column: column?.name
    )
    field?.unanswered = unanswered
  }

  private mutating func readWidget() -> (any Widget)? {
    if settings.needs("type"), let name = settings.text("type"), type == nil {
      let types = WidgetKey.all.map(\.name)
      let meant = ForeignWords.meant(byType: name)
      let isOption = settings.scope.typeKey == Question.typeKey
      let advice = isOption ? meant?.note?.asOptions : meant?.note
      let nearest = meant == nil ? types.nearest(to: name) : meant?.names.first
      let list = "expected one of \(types.joined(separator: ", "))"
      settings.report(
        "unknown type \(name.quoted)",
        at: "type",
        suggestion: nearest,
        note: advice ?? (nearest == nil ? list : nil)
      )
    }
    guard let key = type else {
      // Without a type, a key of any widget may be valid.
      for key in WidgetKey.all { settings.know(key.read) }
      return nil
    }
    guard let widget = key.read(&settings) else { return nil }
    checkDefault(of: widget)
    return widget
  }

  /// Violations that a default may have: too few choices, an unknown date, a path that was not
  /// looked up yet, or an option that other answers may make available.
  private static let pardoned = [
    "items.too_few", "clock.unknown", "remote.pending", "choice.unavailable",
  ]

  /// Checks that a default meets the widget's own rules, so that, for example, a slider starts on
  /// its track.
  private mutating func checkDefault(of widget: any Widget) {
    guard settings.asked.contains("default"), let node = settings.node("default"),
      widget.description.choices.isEmpty || node.entries.allSatisfy({ $0.respelling == nil }),
      node.isList || type?.kind != .list,
      !settings.findings.contains(where: { $0.mark == node.mark })
    else { return }
    let value = node.value
    let (description, rules) = (widget.description, widget.impliedRules)
    let source = description.options?.source
    if let source, widget.traits.other == nil, !source.mayOffer(value) {
      settings.report("invalid default", at: "default", note: "no list of options has it")
    }
    // Whether such a default is an option depends on another answer; with `default: none`, a track
    // has no answer.
    let startsBlank = widget.value == .null && description.choices.isEmpty
    guard !startsBlank, source?.fields.isEmpty ?? true,
      let violation = rules.verdict(on: value).violations
        .first(where: { !FieldReader.pardoned.contains($0.code) })
    else { return }
    let notes = [
      "date.not_a_date": "a default is a date like 2026-03-31, or today",
      "date.not_a_time": "a default is a time like 09:30, or now",
    ]
    // A word, as `today+7d` in other settings, is no mistyped date.
    let note = String(value)?.first?.isLetter == true ? notes[violation.code] : nil
    settings.report("invalid default", at: "default", note: note ?? violation.text())
  }

  private mutating func readRules() -> RuleSet {
    guard let nodes = settings.entries("rules") else { return [] }
    let (rules, extent) = settings.scope.reading(for: subject) {
      remembering(nodes) { reader in
        var (clauses, extent): ([Clause], RuleExtent) = ([], RuleExtent())
        for node in nodes {
          let read = reader.remembering([node]) { $0.readRule(node) }
          clauses += read.rules.clauses
          extent.add(read.extent)
        }
        return (RuleSet(clauses), extent)
      }
    }
    settings.extent.add(extent)
    return rules
  }

  /// Returns the rules that entries were already read as, or reads them, and remembers them if they
  /// are without findings.
  private mutating func remembering(
    _ nodes: [Node],
    read: (inout FieldReader) -> (rules: RuleSet, extent: RuleExtent)
  ) -> (rules: RuleSet, extent: RuleExtent) {
    let written = WrittenRules(nodes, for: subject)
    if let known = settings.scope.known[written] { return known }
    let counts = (settings.findings.count, settings.scope.texts.count)
    let result = read(&self)
    // Whether a field may be named depends on the field that has the rule; texts in several
    // languages are recorded by their positions.
    let namesFields = result.rules.clauses.contains { !$0.rule.reads.isEmpty }
    if (settings.findings.count, settings.scope.texts.count) == counts, !namesFields {
      settings.scope.known[written] = result
    }
    return result
  }

  /// Reads an entry of the rules.
  private mutating func readRule(_ node: Node) -> (rules: RuleSet, extent: RuleExtent) {
    let entry = RuleEntry(node, in: settings.scope)
    settings.findings += entry.findings
    for use in entry.uses {
      if use.isAboutForm {
        let message = "\(use.name) applies to the whole form; move it to checks"
        settings.findings.append(Finding(use.mark, message))
      }
      if let kind = type?.kind {
        settings.findings +=
          use.misfits(kind, of: name?.id.rawValue ?? "this field", in: settings.scope)
      }
    }
    return (RuleSet(entry.clauses), entry.extent)
  }
}

extension Node {
  /// The node with single braces for doubled ones, if it is a text without answers in it.
  fileprivate var withPlainBraces: Node {
    guard let text, AnswerText.mayHaveAnswers(text) else { return self }
    let parts = AnswerText(text)
    return parts.references.isEmpty ? Node(.scalar(.text(parts.wordsAlone)), at: mark) : self
  }
}

extension String {
  /// Advice on a field as options of a command line: `--type text --rule email`.
  fileprivate var asOptions: String {
    replacing(/type: (\w+), rules: \[(\w+)\]/) { "--type \($0.1) --rule \($0.2)" }
      .replacing(/type: (\w+)/) { "--type \($0.1)" }
  }
}

extension Settings {
  /// Returns the name of a member or a column and its position, if present and valid.
  mutating func filledName(_ key: String) -> (name: String, mark: Mark)? {
    guard let name = filledText(key), let mark = node(key)?.mark else { return nil }
    return (name, mark)
  }

  /// Returns the letter of a key, if present and available with Alt.
  mutating func mnemonic(_ key: String) -> Mnemonic? {
    guard let text = text(key) else { return nil }
    if let letter = text.first, text.count == 1, let mnemonic = Mnemonic(letter) { return mnemonic }
    let taken = Mnemonic.taken.sorted().map(String.init).joined(separator: ", ")
    report(
      "expected an unused letter from a to z, found \(text.quoted)",
      at: key,
      note: "Alt already uses \(taken)"
    )
    return nil
  }
}
