import FormValidation
import FormWidgets
import Forms
import SourceText

extension TapeArguments {
  /// Returns the open form, `nil` if it could not be read, or throws if there is none.
  func openForm() throws(TapeFinding) -> Form? {
    try requireForm()
    return context.opened?.form
  }

  /// Throws if no form is open.
  func requireForm() throws(TapeFinding) {
    if context.hasProgram {
      throw TapeFinding(
        code: .noForm,
        range: word.range,
        message: "a program has no fields",
        note: "expect its screen, row, cursor, style, title, snapshot, stdout or exit"
      )
    }
    if context.opened == nil, !context.hasBrokenForm {
      throw TapeFinding(
        code: .noForm,
        range: word.range,
        message: "no form is open",
        note: "add a line above, like Form signup.yaml"
      )
    }
  }

  /// Takes the name of a field of the open form, and its field if the form could be read.
  mutating func field() throws(TapeFinding) -> (name: FieldID, field: Field?) {
    guard let token = take(.word) ?? take(.string) else { throw unexpected("a field name") }
    return (FieldID(token.text), try field(named: token.text, at: token.range))
  }

  /// Returns the field with a name, or throws if there is none.
  func field(named name: String, at range: Range<Int>) throws(TapeFinding) -> Field? {
    guard let form = try openForm() else { return nil }
    return try field(named: name, at: range, of: form)
  }

  /// Returns the field of a form with a name, or throws if there is none.
  func field(
    named name: String,
    at range: Range<Int>,
    of form: Form
  ) throws(TapeFinding) -> Field {
    if let field = form.field(named: FieldID(name)) { return field }
    // In a repeated group, the fields of the first entry represent all.
    let names = form.specimen.fields.map(\.id.rawValue)
    throw TapeFinding(
      code: .field,
      range: range,
      message: "form \(form.title.quoted) has no field \(name.quoted)",
      suggestion: names.nearest(to: name),
      note: "fields: \(names.joined(separator: " "))"
    )
  }

  /// Takes a value: a text, a number, `true`, `false`, `null` or JSON.
  ///
  /// A value that the field cannot have is an error. Consecutive texts can be the lines of one.
  mutating func value(of field: Field?, spansLines: Bool = false) throws(TapeFinding) -> Value {
    guard let token = next else { throw unexpected("a value") }
    let value =
      spansLines && token.kind == .string
      ? Value.text(try lines().joined(separator: "\n")) : try value()
    guard let field, let complaint = field.complaint(about: value) else { return value }
    let range = token.range.lowerBound..<end
    throw TapeFinding(
      code: .valueKind,
      range: range,
      message: complaint.message,
      note: complaint.note
    )
  }

  private mutating func value() throws(TapeFinding) -> Value {
    guard let next else { throw unexpected("a value") }
    switch next.kind {
    case .string: return .text(try quotedText())
    case .number:
      take()
      let spelling = next.text.hasPrefix(".") ? "0" + next.text : next.text
      guard let number = Number(spelling) else {
        throw finding(.number, at: next, "expected a number, found \(next.text.quoted)")
      }
      return .number(number)
    case .json: return try json("a value").value
    case .word where next.text == "true" || next.text == "false":
      take()
      return .bool(next.text == "true")
    case .word where next.text == "null":
      take()
      return .null
    default: throw unexpected("a value", note: "quote text")
    }
  }

  /// Takes a JSON object whose names are fields of the open form with suitable values or patterns.
  mutating func valuesMatch(isPart: Bool) throws(TapeFinding) -> ValueMatch {
    let token = next
    let form = try openForm()
    let node = try members(in: nil, of: form, allowsPatterns: true)
    return ValueMatch(try shape(of: node, in: token), isPart: isPart)
  }

  /// Takes a JSON object whose names are fields of a form, or of one of its groups.
  mutating func values(in group: FieldID?, of form: Form?) throws(TapeFinding) -> Value {
    try members(in: group, of: form).value
  }

  private mutating func members(
    in group: FieldID?,
    of form: Form?,
    allowsPatterns: Bool = false
  ) throws(TapeFinding) -> Node {
    let wanted = "JSON, like {\"name\": \"Ada\"}"
    guard let token = next else { throw unexpected(wanted) }
    let node = try json(wanted, allowsPatterns: allowsPatterns)
    guard case .mapping(let members) = node.content else {
      throw finding(.unexpected, at: token, "expected a JSON object, found \(token.shown)")
    }
    if let form { try check(members, in: group, of: form, in: token) }
    return node
  }

  /// Checks that the names of members are fields with suitable values, or groups of them.
  private func check(
    _ members: [Node.Entry],
    in group: FieldID?,
    of form: Form,
    in token: TapeToken
  ) throws(TapeFinding) {
    for member in members {
      let id = group?.member(FieldID(member.name)) ?? FieldID(member.name)
      if form.hasGroup(named: id),
        case .mapping(let inner) = member.value.content
      {
        try check(inner, in: id, of: form, in: token)
        continue
      }
      let start = byte(of: member.mark, in: token)
      let length = member.name.json.utf8.count
      let range = start..<min(start + length, token.range.upperBound)
      let field = try field(named: id.rawValue, at: range, of: form)
      if field.isControl, case .list(let items) = member.value.content {
        for (number, item) in items.enumerated() {
          guard case .mapping(let inner) = item.content else { continue }
          try check(inner, in: id.entry(number), of: form, in: token)
        }
      }
      guard !member.value.isPattern, let complaint = field.complaint(about: member.value.value)
      else { continue }
      throw TapeFinding(
        code: .valueKind,
        range: range,
        message: complaint.message,
        note: complaint.note
      )
    }
  }
}

extension Field {
  /// Returns the error for a value that the field can never have, and what to write instead.
  func complaint(about value: Value) -> (message: String, note: String?)? {
    switch (widget.traits.kind, value) {
    case (.any, _), (.text, .text), (.number, .number), (.number, .null), (.toggle, .bool),
      (.list, .list), (.list, .null):
      return nil
    case (.toggle, .null):
      // Only a widget that is initially unanswered can be blank.
      var blank = widget
      return blank.adopt(.null) ? nil : (message(about: value), nil)
    case (.number, .text(let text)):
      // Text typed into a number field that is not a number stays text, including exponents.
      guard let number = Number(text), !text.contains(where: "eE".contains) else { return nil }
      return (message(about: value), "write \(number.text)")
    case (.text, .number(let number)): return (message(about: value), "write \(number.text.json)")
    case (.text, .null): return (message(about: value), "write \"\"")
    default: return (message(about: value), nil)
    }
  }

  private func message(about value: Value) -> String {
    let thing = widget.traits.kind.words
    return "expected \(thing) for \(id), found \(value.kindWords)"
  }
}

extension ValueKind {
  fileprivate var words: String {
    switch self {
    case .any: "any value"
    case .text: "text"
    case .number: "a number"
    case .toggle: "true or false"
    case .list: "a list"
    }
  }
}

extension Value {
  /// The kind of the value, in messages.
  var kindWords: String {
    switch self {
    case .null: "no value"
    case .bool: "a boolean"
    case .number: "a number"
    case .text: "text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
