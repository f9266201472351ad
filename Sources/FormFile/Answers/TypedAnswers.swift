import FormValidation
package import Forms
import SourceText

/// Answers given as text, in the environment or on the command line.
package struct TypedAnswers: Sendable {
  /// An answer, and its source.
  private struct Answer {
    let field: FieldID
    let text: String
    let origin: String
  }

  /// What was not set in a form.
  package struct Remainder {
    /// The errors in names and in spelling, one line each.
    package fileprivate(set) var errors: [String]

    /// The answers that the form does not accept, and their sources.
    package fileprivate(set) var misfits: [(origin: String, misfit: UnfitAnswer)] = []

    /// All errors, one line each.
    package var lines: [String] {
      errors + misfits.map { "\($0.origin): \($0.misfit.message)" }
    }
  }

  private var answers: [Answer] = []

  /// The errors in the given names and values, one line each.
  private var complaints: [String] = []

  /// Reads the values of `--set`: a field, an equals sign, and the answer.
  ///
  /// Secrets are rejected, because other programs can read the command line.
  package init(settings: [String], of form: Form) {
    guard !settings.isEmpty else { return }
    var names: Set<String> = []
    let known = AnswerNames(of: form)
    for setting in settings {
      guard let sign = setting.unicodeScalars.firstIndex(of: "="), sign > setting.startIndex else {
        complaints.append("--set \(setting.quoted): expected field=value")
        continue
      }
      let name = String(setting[..<sign])
      let field = FieldID(name)
      if !names.insert(name).inserted {
        complaints.append("--set \(name): duplicate field")
      } else if known.index(of: field).map({ known.form.fields[$0].isSecret }) == true {
        complaints.append(
          """
          --set \(name): a secret on the command line can be read by others; use --answers FILE \
          or the variable \(Form.variable(of: field))
          """
        )
      } else {
        let text = String(setting.unicodeScalars[sign...].dropFirst())
        answers.append(Answer(field: field, text: text, origin: "--set \(name)"))
      }
    }
  }

  /// Finds the environment variables that name fields: uppercase, with `_` for `-`.
  package init(environment: [String: String], of form: Form) {
    let names = environment.keys.filter { $0.utf8.starts(with: Form.variablePrefix.utf8) }.sorted()
    guard !names.isEmpty else { return }
    let known = AnswerNames(of: form)
    let fields = Dictionary(grouping: known.form.fields.map(\.id)) { Form.variable(of: $0) }
    for name in names {
      let entries = known.fields(inEntriesNamedBy: name)
      let meant =
        fields[name] ?? (entries.isEmpty ? nil : entries) ?? [
          FieldID(
            String(name.unicodeScalars.dropFirst(Form.variablePrefix.utf8.count)).lowercased()
          )
        ]
      guard meant.count == 1 else {
        let names = meant.map(\.rawValue).joined(separator: " and ")
        complaints.append("\(name): ambiguous, may mean \(names); use --answers or --set")
        continue
      }
      answers.append(Answer(field: meant[0], text: environment[name] ?? "", origin: name))
    }
  }

  /// Prefills a form with the answers.
  /// - Returns: What was not set.
  package func prefill(_ form: inout Form) -> Remainder {
    var remainder = Remainder(errors: complaints)
    for answer in answers {
      guard let index = form.index(adding: answer.field) else {
        let name = answer.field.rawValue
        let nearest = form.specimen.fields.map(\.id.rawValue).meant(by: name)
        let question = nearest.didYouMean
        remainder.errors.append("\(answer.origin): unknown field \(name.quoted)\(question)")
        continue
      }
      if !form.start(fieldAt: index, withTyped: answer.text) {
        let misfit = form.misfit(ofTyped: answer.text, forFieldAt: index)
        remainder.misfits.append((answer.origin, misfit))
      }
    }
    return remainder
  }
}

extension AnswerNames {
  /// Returns the fields in entries of repeated groups whose answers an environment variable can hold.
  fileprivate func fields(inEntriesNamedBy variable: String) -> [FieldID] {
    form.fields.lazy.map(\.id).filter { $0.rawValue.contains("[") }.compactMap { id in
      var field = ""
      var rest = variable[...]
      for (number, part) in id.rawValue.split(separator: "[0]", omittingEmptySubsequences: false)
        .enumerated()
      {
        if number > 0 {
          let digits = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
          guard rest.first == "_", let entry = Int(digits), String(entry) == digits
          else { return nil }
          field += "[\(entry)]"
          rest = rest.dropFirst(1 + digits.count)
        }
        let prefix = number == 0 ? Form.variablePrefix : ""
        let name = Form.variable(of: FieldID(String(part)), prefix: prefix)
        guard rest.hasPrefix(name) else { return nil }
        rest = rest.dropFirst(name.count)
        field += part
      }
      let id = FieldID(field)
      return rest.isEmpty && (index(of: id) != nil || list(id) != nil) ? id : nil
    }
  }
}
