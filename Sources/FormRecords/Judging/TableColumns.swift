import FormFile
import FormValidation
import FormWidgets
import Forms
import SourceText

/// The columns of a table.
struct TableColumns {
  /// The names as given, and what separates them.
  let header: [String]
  let delimiter: Delimiter

  /// What each column is for, and the index of its field.
  let meanings: [ColumnNames.Meaning]
  let fields: [Int?]

  /// The number of columns without the last ones that have no name.
  let namedCount: Int

  /// Whether the table seems to have another delimiter, so that its cells are not checked.
  let hasOtherDelimiter: Bool

  /// The fields that each record needs and no column is for, which are not reported for each record.
  let missing: [FieldID]

  /// Reads the names of columns, given the fields that each record needs.
  init(
    _ header: [String],
    separatedBy delimiter: Delimiter,
    _ names: ColumnNames,
    needed: [FieldID]
  ) {
    let meanings = names.meanings(of: header)
    (self.header, self.delimiter, self.meanings) = (header, delimiter, meanings)
    namedCount = (meanings.lastIndex { $0 != .unnamed } ?? -1) + 1
    hasOtherDelimiter = meanings == [.unknown] && header[0].holdsDelimiter(besides: delimiter)
    fields = meanings.map { if case .field(let index, _) = $0 { index } else { nil } }
    let known = Set(meanings.compactMap { if case .field(_, let id) = $0 { id } else { nil } })
    missing = needed.filter { !known.contains($0) }
  }

  /// Returns the violations of the names, and of the fields that are missing.
  func violations(_ names: ColumnNames) -> [RecordViolation] {
    var report = HeaderReport(
      names: names,
      advice: hasOtherDelimiter ? "; separate columns with \(delimiter.plural)" : ""
    )
    for (name, meaning) in zip(header, meanings) { report.add(meaning, of: name) }
    report.addOmitted()
    if !hasOtherDelimiter { report.add(missing: missing) }
    return report.violations
  }
}

/// The violations of the names of columns.
private struct HeaderReport {
  private let names: ColumnNames
  private let all: [String]

  /// What to do about unknown columns, after a semicolon.
  private let advice: String

  private(set) var violations: [RecordViolation] = []
  private var omittedCount = 0

  /// The nearest names to unknown ones.
  private var meant: Set<String> = []

  init(names: ColumnNames, advice: String) {
    (self.names, self.advice) = (names, advice)
    all = names.all
  }

  mutating func add(_ meaning: ColumnNames.Meaning, of name: String) {
    guard !meaning.isRight else { return }
    guard violations.count < AnswerNames.unknownLimit else {
      omittedCount += 1
      return
    }
    switch meaning {
    case .field, .unnamed: break
    case .repeated:
      let message = names.answers.form.words(.repeatedColumn, about: name)
      add(message, "record.duplicate_field", of: name)
    case .taken(let user):
      let message = "column \(name.quoted) is for the same field as \(user.quoted)"
      add(message, "record.duplicate_field", of: name)
    case .ambiguous(let ids):
      let fields = ids.map(\.rawValue.quoted).joined(separator: " or ")
      add("column \(name.quoted) may be for \(fields)", "record.unknown_field", of: name)
    case .unknown:
      let misfit = names.answers.form.misfit(ofName: name, among: all, as: .unknownColumn)
      if let nearest = misfit.suggestion { meant.insert(nearest) }
      let message = advice.isEmpty ? misfit.message : "unknown column \(name.quoted)" + advice
      add(message, "record.unknown_field", of: name)
    }
  }

  private mutating func add(_ message: String, _ code: String, of name: String) {
    violations.append(
      RecordViolation(
        field: FieldID(name.clippedForReport),
        rule: RecordViolation.recordRule,
        code: code,
        message: message
      )
    )
  }

  /// Adds the number of names that were not reported one by one.
  mutating func addOmitted() {
    guard omittedCount > 0 else { return }
    let message = "\(omittedCount) more unknown column\(omittedCount == 1 ? "" : "s")"
    violations.append(.malformed(message, code: "record.unknown_field"))
  }

  /// Adds fields that no column is for, besides those that were reported as the meaning of a
  /// misspelled column.
  mutating func add(missing: [FieldID]) {
    let fieldsMeant = names.meanings(of: Array(meant))
    for id in missing where !fieldsMeant.contains(where: { $0.isField(id) }) {
      violations.append(
        RecordViolation(
          index: names.answers.index(of: id),
          field: id,
          rule: RecordViolation.recordRule,
          code: "record.missing_field",
          message: names.answers.form.words(.missingColumn, about: names.column(of: id))
        )
      )
    }
  }
}

extension ColumnNames.Meaning {
  /// Whether nothing is wrong with the name.
  fileprivate var isRight: Bool {
    switch self {
    case .field, .unnamed: true
    case .repeated, .taken, .ambiguous, .unknown: false
    }
  }

  fileprivate func isField(_ id: FieldID) -> Bool {
    if case .field(_, id) = self { true } else { false }
  }
}

extension String {
  /// Whether a usual delimiter, besides the given one, is in the text.
  fileprivate func holdsDelimiter(besides delimiter: Delimiter) -> Bool {
    Delimiter.usual.contains { $0.0 != delimiter && utf8.contains($0.0.byte) }
  }
}
