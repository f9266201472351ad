package import FormFilling
import FormValidation
package import FormWidgets

/// What is loading for a field, or could not be loaded, in words.
extension Narrator {
  /// Returns the words while options, or else a default, are loading.
  package func loadingWords(at index: Int, in sheet: AnswerSheet) -> String {
    loadingWords(
      sheet.loads.isPending(.answer(index)) ? .loadingDefault : .loadingOptions
    )
  }

  /// Returns the words while something is loading.
  package func loadingWords(_ word: Word) -> String {
    text(word, ["sign": .text(glyphs.hint)])
  }

  /// Returns what could not be loaded for a field, and the key that tries again; `nil` if there is
  /// nothing to report.
  package func loadTrouble(at index: Int, in sheet: AnswerSheet) -> String? {
    guard let failure = loadFailure(at: index, in: sheet) else { return nil }
    guard sheet.canReload(at: index) else { return failure }
    return "\(failure) \(text(.reloadByKey, ["key": .text(name(of: .reload))]))"
  }

  /// Returns why the options or the default of a field are missing; `nil` if they are not.
  package func loadFailure(at index: Int, in sheet: AnswerSheet) -> String? {
    guard !sheet.loads.isEmpty else { return nil }
    // A default may be one of the options that are being loaded.
    let isComing = sheet.loads.isPending(.options(index))
    let failures = [
      sheet.facts.fields[index].needsOptions
        ? sheet.loads.failure(.options(index)).map {
          words(of: $0, .optionsLate, .optionsFailed)
        }
        : nil,
      isComing
        ? nil
        : sheet.loads.failure(.answer(index)).map {
          words(of: $0, .defaultLate, .defaultFailed)
        },
    ].compactMap { $0 }
    return failures.isEmpty ? nil : failures.joined(separator: " ")
  }

  private func words(
    of failure: OutsideLoads.Failure,
    _ late: Word,
    _ failed: Word
  ) -> String {
    switch failure {
    case .late: text(late)
    // The reason is a separate sentence, because most of a parameter would be truncated.
    case .failed(let reason): "\(text(failed)) \(reason.prefix(200))."
    case .unfit(let value):
      text(.defaultUnfit, ["text": .text(String(value.loadedSummary.printable.prefix(100)))])
    }
  }
}
