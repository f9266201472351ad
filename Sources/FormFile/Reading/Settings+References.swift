import Diagnostics
import FormValidation

/// Readings of what an answer is compared with.
extension Settings {
  /// What a key compares dates with, if it is there and a date, the clock or another field.
  mutating func dateReference(_ key: String) -> DateReference? {
    guard let node = node(key) else { return nil }
    if let field = reference(in: node) { return field.map(DateReference.field) }
    guard let text = node.text else {
      report(key, wants: "a date", not: node, hint: Settings.dateHint)
      return nil
    }
    guard let reference = DateReference(text) else {
      report("\(subject(key)) wants a date, not \(text.quoted)", at: key, note: Settings.dateHint)
      return nil
    }
    return reference
  }

  /// Complains where a date is to be compared with a time, or a time with a date.
  mutating func checkFit(of reference: DateReference, at key: String, with form: DateForm?) {
    guard let isTime = reference.isTimeOfDay, case .format(let format) = form,
      isTime == format.hasYear
    else { return }
    let nouns = isTime ? ["a date", "a time"] : ["a time", "a date"]
    report("\(format.text) is \(nouns[0]), and \(subject(key)) \(nouns[1])", at: key)
  }

  /// What a key compares numbers with, if it is there and a number or another field.
  mutating func numberLimit(_ key: String) -> NumberLimit? {
    guard let node = node(key) else { return nil }
    if let field = reference(in: node) { return field.map(NumberLimit.field) }
    if let text = node.text {
      let isDateLike = text.utf8.first.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? false
      report(key, wants: "a number", not: node, hint: isDateLike ? Settings.dateHint : nil)
      return nil
    }
    return number(key).map(NumberLimit.number)
  }

  /// What a main key, or `field` in its place, compares with.
  mutating func comparison<Limit>(
    _ key: String,
    field: (FieldID) -> Limit,
    _ read: (inout Settings, String) -> Limit?
  ) -> Limit? {
    guard has("field") else { return needs(key) ? read(&self, key) : nil }
    if has(key) {
      report("field leaves nothing for \(key) to say", at: key)
      return nil
    }
    return self.field("field").map(field)
  }

  /// Whether a key is compared with as a date is: it is written as one.
  mutating func isDate(_ key: String) -> Bool {
    node(key)?.text.map { DateReference($0) != nil } ?? false
  }

  /// The fields of a key, if it is there and a list of names of fields.
  mutating func fieldList(_ key: String) -> [FieldID]? {
    guard let nodes = list(key) else { return nil }
    guard !nodes.isEmpty else {
      report("\(subject(key)) names no field", at: key)
      return nil
    }
    let fields = nodes.compactMap { node in
      inside([Node.Entry(name: key, mark: node.mark, value: node)], at: node.mark) {
        $0.field(key)
      }
    }
    return fields.count == nodes.count ? fields : nil
  }

  /// The grammar of dates or times, if there is one; outside, nothing where the settings are wrong.
  mutating func dateForm(
    among purposes: [DateFormat.Purpose] = [.date, .dateTime, .time, .month]
  ) -> DateForm?? {
    let standard = choice("standard", of: DateStandard.self)
    guard has("format") else { return .some(standard.map { $0 == .html ? .html : .rfc3339 }) }
    guard let text = text("format") else { return nil }
    if has("standard") {
      report("standard leaves nothing for format to say", at: "standard")
      return nil
    }
    for purpose in purposes {
      if let format = DateFormat(text, for: purpose) { return .some(.format(format)) }
    }
    let wanted = purposes.contains { $0 == .time } ? "a date's or a time's parts" : "a date's parts"
    report("\(subject("format")) wants \(wanted), not \(text.quoted)", at: "format")
    return nil
  }

  private static let dateHint = "a date is 2026-03-31, 12:00, today, now, today+7d or {field: id}"

  /// The field that a node refers to: inside, nothing where there is none such; outside, nothing
  /// where it is no reference.
  private mutating func reference(in node: Node) -> FieldID?? {
    guard case .mapping(let entries) = node.content, entries.contains(where: { $0.name == "field" })
    else { return nil }
    return .some(inside(entries, at: node.mark) { $0.field("field") })
  }

  /// Reads further settings, and gathers what is wrong with them.
  private mutating func inside<Result>(
    _ entries: [Node.Entry],
    at mark: Mark,
    _ read: (inout Settings) -> Result
  ) -> Result {
    var inner = Settings(entries, of: owner, at: mark, scope: scope)
    let result = read(&inner)
    inner.finish()
    findings += inner.findings
    return result
  }
}

/// The standards that dates and times can be written by.
private enum DateStandard: String, CaseIterable {
  case html, rfc3339
}
