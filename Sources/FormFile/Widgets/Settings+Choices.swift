import FormValidation
import FormWidgets
import SourceText

extension Settings {
  /// Returns the choices that a node of a key lists: texts or numbers, or mappings that also have a
  /// label, help, a group, or a condition, or are disabled.
  ///
  /// `nil` after an error, which is recorded in the settings.
  mutating func choices(_ node: Node, of key: String) -> [Choice]? {
    guard case .list(let nodes) = node.content else {
      let note = node.text.map(ForeignWords.list)
      findings.append(Finding(node.mark, "expected a list, found \(node.kindWords)", note: note))
      return nil
    }
    var lines: [Value: Int] = [:]
    let choices = nodes.compactMap { node -> Choice? in
      guard let (choice, mark) = choice(from: node) else { return nil }
      if let line = lines[choice.value] {
        let first = line == mark.line ? "" : "; first on line \(line)"
        findings.append(Finding(mark, "duplicate option \(shown(choice.value))\(first)"))
        return nil
      }
      lines[choice.value] = mark.line
      return choice
    }
    guard choices.count == nodes.count else { return nil }
    scope.texts.note(bareOptions: nodes, at: node.mark)
    if !choices.isEmpty, choices.allSatisfy(\.isDisabled) {
      findings.append(Finding(node.mark, "every option is disabled"))
      return nil
    }
    return choices
  }

  /// Returns the rows of a matrix, each with the name of its answer; `nil` after an error, which is
  /// recorded in the settings.
  mutating func matrixRows() -> [Choice]? {
    declare("rows", .choices)
    guard needs("rows"), let node = node("rows"), let rows = choices(node, of: "rows") else {
      return nil
    }
    if rows.isEmpty { report("rows is empty", at: "rows") }
    for (row, node) in zip(rows, node.entries) {
      let name = row.value.description
      guard !Settings.isName(name) else { continue }
      let note = "write {value: NAME, label: \(name.yaml)}; NAME is the name of its answer"
      findings.append(Finding(node.mark, "invalid name \(name.quoted)", note: note))
    }
    for key in Settings.keysWithoutMatrix where entry(key) != nil {
      report("a matrix cannot have \(key)", at: key)
    }
    return findings.isEmpty ? rows : nil
  }

  /// The keys of every field that a matrix, which is several fields, cannot have.
  static let keysWithoutMatrix = ["value", "default", "mnemonic", "beside", "column"]

  /// Returns the arrangement of a radio group's options; `nil` after an error, which is recorded in
  /// the settings.
  mutating func arrangement() -> RadioArrangement? {
    let isScale = flag("scale")
    guard let node = node("columns") else {
      return has("scale") && isScale == nil ? nil : isScale == true ? .scale : .columns(1)
    }
    if isScale == true {
      report("a scale is one row and has no columns", at: "columns")
      return nil
    }
    if node.text == "auto" { return .automatic }
    guard case .scalar(.number(let number)) = node.content else {
      report("columns", wants: "auto or a number", not: node)
      return nil
    }
    guard let count = number.wholeValue, count > 0 else {
      report("expected auto or 1 or more, found \(number)", at: "columns")
      return nil
    }
    return .columns(count)
  }

  /// Returns the text or number of a key, if present and valid.
  mutating func textOrNumber(_ key: String) -> Value? {
    declare(key, .value)
    guard let node = node(key) else { return nil }
    guard node.isTextOrNumber else {
      report(key, wants: "text or a number", not: node, hint: node.quotedHint)
      return nil
    }
    return refuseRespelled(node) ? nil : node.value
  }

  /// Reports the numbers of a key that may be meant as texts, and would be other ones.
  mutating func refuseRespelled(_ key: String) {
    for node in node(key)?.entries ?? [] { refuseRespelled(node) }
  }

  /// Reports a number that may be meant as a text, and would be another one; returns whether it is.
  @discardableResult
  mutating func refuseRespelled(_ node: Node) -> Bool {
    guard let finding = Finding(respelled: node) else { return false }
    findings.append(finding)
    return true
  }

  /// Returns the allowed numbers of choices; `nil` after an error, which is recorded in the
  /// settings.
  mutating func itemLimits(of count: Int?) -> (min: Int?, max: Int?)? {
    let (hasMin, hasMax) = (has("min"), has("max"))
    let (min, max) = (self.count("min"), self.count("max"))
    guard hasMin == (min != nil), hasMax == (max != nil) else { return nil }
    if let max, max == 0 {
      report("max 0 allows no options", at: "max")
    } else if !checkOrder(min, max) {
      return nil
    } else if let min, let count, min > count {
      report("min \(min) is greater than the number of options", at: "min")
    } else {
      return (min, max)
    }
    return nil
  }

  /// Returns a choice and the position of its value: a plain value, or `{value: team, label: A
  /// team}`.
  mutating func choice(from node: Node) -> (Choice, Mark)? {
    guard case .mapping(let entries) = node.content else {
      return value(node).map { (Choice($0), node.mark) }
    }
    if node.hasLanguages {
      let note = "write {value: NAME, label: \(node.shortYAML)}"
      let message = "the value of an option is the same in every language"
      findings.append(Finding(node.mark, message, note: note))
      return nil
    }
    var item = Settings(entries, of: "an option", at: node.mark, scope: scope) { entry in
      if let meant = ForeignWords.optionKeys[entry.name] {
        return ForeignWords.option(entry, besideValueOf: node)
          ?? (entries.count == 1 && meant.names.contains("value") ? .init(names: ["value"]) : meant)
      }
      guard entries.count == 1, case .scalar = entry.value.content else { return nil }
      return .init(note: "write \(ForeignWords.option(entry))", replaced: ["value"])
    }
    defer {
      findings += item.findings
      extent.add(item.extent)
    }
    let choice = item.choice()
    return choice.map { ($0, item.node("value")?.mark ?? node.mark) }
  }

  /// Returns the choice of a mapping, `{value: team, label: A team}`.
  mutating func choice() -> Choice? {
    let hasValue = needs("value")
    declare("value", .value)
    let (label, help, group) = (answerText("label"), answerText("help"), words("group"))
    let isDisabled = flag("disabled") ?? false
    let (condition, reason) = (optionCondition(), words("reason"))
    if reason != nil, !isDisabled, condition == nil, findings.isEmpty {
      report("reason needs when, unless or disabled: true", at: "reason")
    }
    let answer = node("value").flatMap { self.value($0) }
    finish()
    guard hasValue, let value = answer else { return nil }
    return Choice(
      value,
      label: label,
      help: help,
      group: group,
      isDisabled: isDisabled,
      when: condition,
      reason: reason
    )
  }

  /// Returns the condition for the option to be chosen, if it has one; options from elsewhere cannot
  /// name fields.
  private mutating func optionCondition() -> Condition? {
    guard scope.fields != nil || scope.notesKeys else { return nil }
    let parts = [condition("when"), condition("unless").map { .not($0) }].compactMap { $0 }
    return parts.count < 2 ? parts.first : .all(parts)
  }

  /// Returns the value of a choice, if valid: a text that is not empty, or a number.
  private mutating func value(_ node: Node) -> Value? {
    guard node.isTextOrNumber else {
      let message = "expected text or a number, found \(node.kindWords)"
      findings.append(Finding(node.mark, message, note: ForeignWords.option(for: node)))
      return nil
    }
    if let text = String(node.value), text.utf8.count > OptionText.lengthLimit {
      let message = "an option is longer than \(OptionText.lengthLimit) bytes"
      findings.append(Finding(node.mark, message))
      return nil
    }
    guard !node.value.isBlank else {
      let message = "expected text that is not empty"
      findings.append(
        Finding(node.mark, message, note: "a field that is not required can be left empty")
      )
      return nil
    }
    return refuseRespelled(node) ? nil : node.value
  }

  private func shown(_ value: Value) -> String {
    if case .text(let text) = value { text.quoted } else { value.description }
  }
}

extension Node {
  fileprivate var isTextOrNumber: Bool {
    switch content {
    case .scalar(.text), .scalar(.number): true
    default: false
    }
  }
}
