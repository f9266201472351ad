import FormValidation
import FormWidgets
import Forms
import SourceText

/// The texts that users read, and the spelling of names.
extension Lint {
  static let costly = Lint(
    "pattern.costly",
    .warning,
    "A pattern takes too long on some text.",
    page: """
      On a text like the one shown, the pattern engine tries so many ways to match that it gives \
      up; the field then asks for a shorter text. A repetition within a repetition, or several in \
      a row that match the same text, are the usual causes:

        pattern: '(a+)+'       # too many ways to match aaaa…!
        pattern: 'a+'          # the same texts, one way
        pattern: '.*.*.*=.*'   # write .*=.*

      Texts that a max_length of the field refuses are not tried. That no text is found does not \
      prove that there is none.
      """
  ) { outline in
    // Forms have few patterns, some of which occur many times.
    var known: [CostlyQuestion: String?] = [:]
    return outline.fields.flatMap { field -> [Finding] in
      let limit = field.firmRules.compactMap { $0.clause.longestText }.min() ?? .max
      return field.rules.compactMap { rule in
        let question = CostlyQuestion(rule: rule.clause, limit: limit)
        let found = known[question] ?? rule.clause.costlyText(limit)
        known[question] = found
        guard let witness = found else { return nil }
        let count = witness.utf8.count
        return Finding(
          rule.spot.mark,
          "the pattern exceeds its match limit on a text of \(count) bytes: \(witness.quoted)",
          note: "avoid repetitions that can match the same text in several ways, like (a+)+ or .*.*"
        )
      }
    }
  }

  static let noMessage = Lint(
    "pattern.no_message",
    .note,
    "A pattern has no message that says what to enter.",
    page: """
      All that users see is that the answer does not have the expected format. Give the rule an \
      example or a message:

        - pattern: {matches: '[A-Z]{2}-[0-9]{4}', example: AB-1234}
        - {rule: pattern, matches: '[a-z]+', message: Use lowercase letters only.}

      A text under the form's `messages`, for the field or for all patterns, is enough, too.
      """
  ) { outline in
    // No one enters a hidden answer.
    outline.fields.filter { !$0.field.isHidden }.flatMap { field in
      field.rules.filter { rule in
        guard rule.spot.definition.name == "pattern", rule.clause.message == nil else {
          return false
        }
        let hasExample = rule.spot.parameters.contains { $0.name == "example" }
        return !hasExample && !outline.hasWording(for: rule.clause, of: field.field.id)
      }
      .map {
        Finding($0.spot.mark, "the pattern has no message", note: "add an example or a message")
      }
    }
  }

  static let noHelp = Lint(
    "password.no_help",
    .note,
    "A password field does not say what a password needs.",
    page: """
      Users learn the rules one by one, by breaking them. Add `help`, or show the rules below the \
      field with `checklist: true`. A field that only repeats the password needs neither.
      """
  ) { outline in
    outline.fields.compactMap { field in
      let hasRules = field.rules.contains { !$0.clause.judgesBlank && $0.clause.rule.reads.isEmpty }
      guard field.type == "password", hasRules, field.field.help == nil,
        !field.field.hasChecklist
      else { return nil }
      return Finding(
        field.mark,
        "\(field.field.id) does not say what a password needs",
        note: "add help, or checklist: true"
      )
    }
  }

  static let literalSource = Lint(
    "default.literal",
    .warning,
    "A default is written like a variable, but is text.",
    page: """
      A form file has no variables: this default is the text "$USER".

        default: $USER            # write {env: USER}
        default: $(whoami)        # write {command: [whoami]}
        default: '{{ user }}'     # write {env: USER}
      """
  ) { outline in
    outline.fields.compactMap { field in
      let keys = ["default", "value"]
      guard let key = keys.first(where: { field.node[$0] != nil }), let node = field.node[key]
      else { return nil }
      func isField(_ name: String) -> Bool {
        outline.fields.contains {
          $0.field.id.rawValue == name || $0.field.id.rawValue.hasSuffix(".\(name)")
        }
      }
      // A list has no answers of other fields.
      for item in node.isList ? node.entries : [] {
        guard let text = item.text, let name = text.wholeMatch(of: /\{([\w.-]+)\}/)?.1,
          isField(String(name))
        else { continue }
        return Finding(
          item.mark,
          "the default has the text \(text.quoted)",
          note: "an item of a list cannot be the answer to another field"
        )
      }
      // Braces that are doubled without spaces are those of the text.
      guard let text = node.text, text.wholeMatch(of: /\{\{[\w.-]+\}\}/) == nil,
        let source = ForeignWords.source(in: text, fields: isField)
      else { return nil }
      return Finding(
        node.mark,
        "the \(key) is the text \(text.quoted)",
        note: "write \(key): \(source) if the text is not meant"
      )
    }
  }

  static let literalText = Lint(
    "text.literal",
    .warning,
    "A text has the name of a field in braces, but no answers are filled in.",
    page: """
      Users read this title with its braces:

        title: Order of {name}

      Answers are filled in labels, help, notes, the intro, the titles of pages and sections, the \
      labels and help of options, and the question before a submit.
      """
  ) { outline in
    let ids = outline.fields.map(\.field.id.rawValue)
    // Within a group, also without its name.
    let names = Set(ids + ids.compactMap { $0.split(separator: ".").last.map(String.init) })
    return outline.root.literalTexts.compactMap { node in
      let references = node.text.map { AnswerText($0).references } ?? []
      guard let reference = references.first(where: { names.contains($0.field.rawValue) }) else {
        return nil
      }
      return Finding(
        node.mark,
        "\(reference.spelling) is shown as it is written",
        note: "answers are not filled in here; name the field in a label, help or a note"
      )
    }
  }

  static let untranslated = Lint(
    "text.untranslated",
    .warning,
    "A text is not in every language of the form.",
    page: """
      In a form with `languages`, each text that users read has one for every language. Where one \
      is missing, the first language of the form that has the text is used instead, so that users \
      read two languages at once:

        languages: [en, de]
        title: {en: Sign up}                      # no text in de
        fields:
          - {id: age, type: number, label: Age}   # one text for en, de
          - id: size
            type: radio
            label: {en: Size, de: Größe}
            options: [S, M, L, other]             # other has no label in en, de

      A text without lowercase letters, such as XL, needs no translation, nor does the example of a \
      pattern. Any other text that is the same is written twice: {en: Name, de: Name}.
      """
  ) { $0.gaps }

  static let sameLabel = Lint(
    "options.same_label",
    .warning,
    "Two options look the same.",
    page: """
      They have different values, but the same label in the same group, so users cannot tell them \
      apart, and typing the label chooses the first one.
      """
  ) { outline in
    outline.fields.compactMap { field in
      var seen: Set<[String]> = []
      let again = field.field.widget.description.choices.first {
        !seen.insert([$0.group ?? "", $0.label]).inserted
      }
      guard let again, let node = field.node["options"] else { return nil }
      let item = node.entries.last { ($0["label"] ?? $0).value.description == again.label }
      return Finding(
        (item?["label"] ?? item ?? node).mark,
        "another option of \(field.field.id) has the label \(again.label.quoted), too",
        note: "change one of the labels"
      )
    }
  }

  static let sharedLetter = Lint(
    "shortcut.shared",
    .warning,
    "The words of a toggle begin with the same letter.",
    page: """
      A toggle with custom words is set by the first letter of each. If both words begin with \
      the same letter, there is no such key:

        {type: toggle, on: public, off: private}

      Fields with the same mnemonic are an error, which every command reports.
      """
  ) { outline in
    outline.fields.compactMap { field in
      guard field.type == "toggle", let on = field.node["on"]?.text,
        let off = field.node["off"], let letter = on.lowercased().first,
        off.text?.lowercased().first == letter
      else { return nil }
      return Finding(
        off.mark,
        "on and off both begin with \(String(letter).quoted), so no letter sets the toggle",
        note: "choose words with different first letters"
      )
    }
  }

  static let alias = Lint(
    "rule.alias",
    .note,
    "A rule has the name that another library uses.",
    page: """
      Forms read these names, so that rules from elsewhere can be pasted; messages, tapes and \
      reports use the name that `tabstop rules` lists. `--fix` replaces it.
      """
  ) { outline in
    outline.spellings.compactMap { spot in
      let (name, alias) = (spot.definition.name, spot.name)
      guard alias != name else { return nil }
      // Some names stand for arguments, like `ipv4`: alone, they are other rules.
      let alone = try? Clause(yaml: alias)
      guard alone == nil || alone == (try? Clause(yaml: name)) else { return nil }
      return Finding(
        spot.mark,
        "\(alias) is another name for \(name)",
        note: "write \(name)",
        fix: outline.source.renaming(alias, at: spot.mark, to: name)
      )
    }
  }
}

extension FormOutline {
  /// Whether the form itself words the violations of a rule.
  fileprivate func hasWording(for clause: Clause, of field: FieldID) -> Bool {
    let names = ["pattern", "pattern.no_match", clause.code, clause.id].compactMap { $0 }
    let entries = root["messages"]?.members ?? []
    let id = field.rawValue.replacing("[0]", with: "")
    return entries.contains { entry in
      names.contains(entry.name) || names.contains { entry.name == "\(id).\($0)" }
    }
  }
}

extension SourceText {
  /// Returns the change of a name, which may be in quotation marks; `nil` if it is not written
  /// plainly.
  fileprivate func renaming(_ name: String, at mark: Mark, to other: String) -> Fix? {
    let line = self[line: mark.line].unicodeScalars.dropFirst(mark.column - 1)
    let quoteCount = line.first == "\"" || line.first == "'" ? 1 : 0
    guard line.dropFirst(quoteCount).starts(with: name.unicodeScalars) else { return nil }
    return Fix(
      words: "\(name) is now \(other)",
      edit: .replace(
        Mark(line: mark.line, column: mark.column + quoteCount),
        scalars: name.unicodeScalars.count,
        with: other
      )
    )
  }
}

/// Whether a rule has a costly pattern on texts of at most a length.
private struct CostlyQuestion: Hashable {
  let rule: Clause
  let limit: Int
}

extension Clause {
  /// The maximum number of bytes of a text, if the rule certainly limits it; otherwise `nil`.
  fileprivate var longestText: Int? {
    guard case .length(_, let max?, let unit)? = shape else { return nil }
    // The texts tried are in ASCII, where these units are the same.
    return unit == .words ? nil : max
  }

  /// Returns a text of at most a length on which a pattern of the rule exceeds its limits; `nil` if
  /// none was found.
  fileprivate func costlyText(_ limit: Int) -> String? {
    if case .pattern(let expression, let isWhole, _, let ignoreCase)? = shape {
      var cost = PatternCost(
        expression,
        isWhole: isWhole,
        ignoreCase: ignoreCase,
        lengthLimit: limit
      )
      return cost?.witness()
    }
    return members.clauses.lazy.compactMap { $0.costlyText(limit) }.first
  }
}

extension Node {
  /// The keys of texts that users read and that no answers are filled in.
  private static let literalKeys: Set<String> = [
    "title", "submit", "next", "back", "cancel", "placeholder", "reason", "group", "other", "on",
    "off",
  ]

  /// The texts in which no answers are filled in, also those in several languages.
  fileprivate var literalTexts: [Node] {
    switch content {
    case .scalar: []
    case .list(let nodes): nodes.flatMap(\.literalTexts)
    case .mapping(let entries):
      entries.flatMap { entry in
        guard Node.literalKeys.contains(entry.name) else { return entry.value.literalTexts }
        return entry.value.isMapping ? entry.value.members.map(\.value) : [entry.value]
      }
    }
  }
}
