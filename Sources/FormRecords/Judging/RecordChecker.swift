import FormFile
package import FormFilling
import FormValidation
import FormWidgets
import Forms
import SourceText

/// Runs the external checks of a filling and submits it.
package typealias ConcludeFilling = @Sendable (inout Filling) throws -> Void

/// Checks records against a form, one at a time.
struct RecordChecker: ~Copyable {
  /// The result of checking a record.
  struct Outcome {
    var violations: [RecordViolation]

    /// The answers that no other record may have.
    var keys: [RecordJudge.UniqueKey] = []
  }

  var judge: RecordJudge

  /// The members that every record must have.
  let keptMembers: KeptMembers

  /// Whether the answer of each field is a date.
  let isDate: [Bool]
  let columnNames: ColumnNames
  let names: AnswerNames
  private var columns: FieldColumns

  /// Runs the checks that a filling needs, and submits it.
  let conclude: ConcludeFilling

  /// The violations of answers that the form does not accept in the current record.
  var misfits: [RecordViolation] = []

  /// The violations of unknown names, cached because files repeat them: finding the nearest name
  /// costs 100,000 instructions.
  private var unknownNames = Cache<String, RecordViolation>()

  /// The columns of the last table.
  var table: TableColumns

  /// Small whole numbers, created once.
  private static let wholes = (0..<1_024).map { Value.number(Number($0)) }

  init(
    _ form: Form,
    _ columnNames: ColumnNames,
    now: Moment?,
    conclude: @escaping ConcludeFilling
  ) {
    judge = RecordJudge(form, now: now)
    self.conclude = conclude
    self.columnNames = columnNames
    names = columnNames.answers
    keptMembers = KeptMembers(of: form)
    isDate = names.form.fields.map { $0.widget.traits.role == .date }
    columns = FieldColumns(form, names.members)
    table = TableColumns([], separatedBy: .comma, columnNames, needed: [])
  }

  /// Returns the violations of a record, given which of its answers an earlier one has.
  mutating func check(
    _ slice: RecordSlice,
    of batch: borrowing RecordBatch,
    repeating repeated: [RecordJudge.UniqueKey] = []
  ) throws -> Outcome {
    if let fault = slice.fault { return Outcome(violations: [fault.violation]) }
    begin()
    return try batch.bytes.withUnsafeBytes { all in
      let bytes = UnsafeRawBufferPointer(rebasing: all[slice.range])
      if let header = batch.header {
        open(header, separatedBy: batch.delimiter)
        return try checkCSV(bytes, in: batch.encoding, repeated)
      }
      if judge.isDirect, keptMembers.areOfFieldsOnly, readMembers(bytes) {
        addMissing()
        return outcome(repeated)
      }
      return try checkJSON(bytes, in: batch.encoding, repeated)
    }
  }

  private mutating func begin() {
    if !misfits.isEmpty { misfits.removeAll(keepingCapacity: true) }
    judge.begin()
  }

  /// Returns the outcome of the answers that were read.
  mutating func outcome(_ repeated: [RecordJudge.UniqueKey]) -> Outcome {
    var outcome = Outcome(violations: judge.violations(repeating: repeated))
    if !misfits.isEmpty {
      outcome.violations = merged(outcome.violations, besides: misfits, in: judge.form)
    }
    if judge.comparesRecords { outcome.keys = judge.uniqueKeys }
    return outcome
  }

  /// Returns all violations in order of the fields; an answer that is not accepted has no others,
  /// nor have those in it, unless it only has too many of them.
  func merged(
    _ violations: [RecordViolation],
    besides misfits: [RecordViolation],
    in form: Form
  ) -> [RecordViolation] {
    if misfits.isEmpty { return violations }
    let unaccepted = misfits.filter { $0.rule == RecordViolation.recordRule }
    let refused = Set(unaccepted.compactMap(\.field).flatMap { indices(of: $0, in: form) })
    let all = misfits + violations.filter { !($0.index.map(refused.contains) ?? false) }
    // The index of a field that was not accepted is another one before the entries exist.
    let places = all.map { violation in
      form.lists.isEmpty
        ? violation.index : violation.field.flatMap { indices(of: $0, in: form).first }
    }
    return all.indices.sorted { (places[$0] ?? .max, $0) < (places[$1] ?? .max, $1) }
      .map { all[$0] }
  }

  private func indices(of name: FieldID, in form: Form) -> Range<Int> {
    form.lists.isEmpty ? names.indices(of: name) : form.indices(of: name)
  }

  mutating func add(_ misfit: UnfitAnswer) { misfits.append(violation(of: misfit)) }

  private func violation(of misfit: UnfitAnswer) -> RecordViolation {
    let (rule, code) =
      switch misfit.reason {
      case .unknownField: (RecordViolation.recordRule, "record.unknown_field")
      case .repeated: (RecordViolation.recordRule, "record.duplicate_field")
      case .wrongKind: (RecordViolation.recordRule, "record.wrong_kind")
      case .tooManyEntries: ("max_items", "items.too_many")
      }
    let isUnknown = misfit.reason == .unknownField
    return RecordViolation(
      index: names.indices(of: misfit.field).first,
      field: isUnknown ? FieldID(misfit.field.rawValue.clippedForReport) : misfit.field,
      rule: rule,
      code: code,
      message: misfit.message
    )
  }

  /// Returns the violation of an unknown name.
  private mutating func violation(ofUnknown name: String) -> RecordViolation {
    if let known = unknownNames[name] { return known }
    let misfit = judge.form.misfit(ofName: name, among: names.all)
    return unknownNames.remember(violation(of: misfit), of: name, textSize: name.utf8.count)
  }
}

/// Records in JSON.
extension RecordChecker {
  /// Reads the answers of an object; `false` if it must be read by `JSONReader`.
  private mutating func readMembers(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var members = JSONMembers(bytes)
    columns.begin()
    do throws(JSONMembers.Unread) {
      while let (name, token) = try members.next() {
        switch columns.read(name) {
        case .field(let index):
          if settles(token, at: index) { continue }
          guard let value = value(of: token) else { return false }
          read(value, at: index)
        case .unknown:
          let name = String(decoding: name, as: UTF8.self)
          // A group may be null.
          guard misfits.isEmpty, value(of: token) != nil, !names.isGroup(FieldID(name)) else {
            return false
          }
          misfits.append(violation(ofUnknown: name))
        case .repeated: return false
        }
      }
      return true
    } catch {
      return false
    }
  }

  /// Returns whether the verdict on a token is known.
  private mutating func settles(_ token: JSONMembers.Token, at index: Int) -> Bool {
    switch token {
    case .flag(let flag): judge.settles(flag, at: index)
    case .whole(let whole): judge.settles(whole, at: index)
    case .plain(let text): judge.settles(text, at: index)
    case .null, .escaped: false
    }
  }

  /// Returns the value of a token; `nil` if it must be read by `JSONReader`.
  private func value(of token: JSONMembers.Token) -> Value? {
    switch token {
    case .null: return .null
    case .flag(let flag): return .bool(flag)
    case .whole(let whole):
      let isSmall = RecordChecker.wholes.indices ~= whole
      return isSmall ? RecordChecker.wholes[whole] : .number(Number(whole))
    case .plain(let text): return .text(String(decoding: text, as: UTF8.self))
    case .escaped(let text):
      return (try? JSONReader.node(of: String(decoding: text, as: UTF8.self)))?.value
    }
  }

  /// Reports the fields whose members the record must have, and has not.
  private mutating func addMissing() {
    for index in keptMembers.fields where !columns.hasFound(index) {
      let id = judge.form.fields[index].id
      misfits.append(
        RecordViolation(.missingMember, member: id, at: index, names.members, in: judge.form)
      )
    }
  }

  private mutating func read(_ value: Value, at index: Int) {
    if let answer = judge.adopted(value, at: index) {
      judge.give(answer, for: value, at: index)
    } else {
      let node = Node(.scalar(value), at: Mark(line: 1, column: 1))
      add(judge.form.misfit(of: node, forFieldAt: index))
    }
  }

  /// Checks an object, and reports anything else.
  private mutating func checkJSON(
    _ bytes: UnsafeRawBufferPointer,
    in encoding: FileEncoding,
    _ repeated: [RecordJudge.UniqueKey]
  ) throws -> Outcome {
    begin()
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return Outcome(violations: [.illegible(in: encoding)])
    }
    let node: Node
    do throws(JSONError) {
      node = try JSONReader.node(of: text)
    } catch {
      let line = error.mark.line > 1 ? "line \(error.mark.line), " : ""
      let place = "at \(line)column \(error.mark.column) of the record"
      return Outcome(violations: [.malformed("\(error.message), \(place)")])
    }
    guard case .mapping(let entries) = node.content else {
      let message = "expected an object of answers by field, found \(node.kindWords)"
      return Outcome(violations: [.malformed(message)])
    }
    guard judge.isDirect, judge.form.groups.isEmpty, keptMembers.areOfFieldsOnly else {
      var form = judge.form
      for misfit in form.hold(record: entries, names).prefix(AnswerNames.unknownLimit) {
        add(misfit)
      }
      return try outcome(of: form, having: names.given(in: entries), repeated)
    }
    columns.begin()
    for entry in entries { read(entry) }
    addMissing()
    return outcome(repeated)
  }

  private mutating func read(_ entry: Node.Entry) {
    guard let index = names.field(of: entry.name).flatMap(names.index) else {
      guard misfits.count < AnswerNames.unknownLimit else { return }
      return misfits.append(violation(ofUnknown: entry.name))
    }
    columns.find(index)
    let value = entry.value.value
    if let answer = judge.adopted(value, at: index) {
      judge.give(answer, for: value, at: index)
    } else {
      add(judge.form.misfit(of: entry.value, forFieldAt: index))
    }
  }
}

extension String {
  /// The beginning of a name, which may be as long as a record.
  var clippedForReport: String { utf8.count <= 100 ? self : String(prefix(100)) }
}
