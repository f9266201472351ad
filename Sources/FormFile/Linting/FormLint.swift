import FormValidation
package import SourceText

/// The findings of the lints in a form file.
package struct FormLint: Sendable {
  /// The findings, in the order of the text; only errors if the form cannot be read.
  package let findings: [Diagnostic]

  /// Whether the form can be read.
  package let isReadable: Bool

  /// The text with all safe fixes, and the change of each; `nil` if there are none.
  package private(set) var fixed: (text: String, changes: [String])?

  /// Runs all lints on the bytes of a form file, except for some codes, in each of its languages.
  package init(
    _ bytes: [UInt8],
    file: String,
    extensions: FormExtensions,
    ignoring ignored: Set<String> = []
  ) {
    do throws(Diagnostics) {
      let text = try FormReading.text(of: bytes, file: file)
      let (source, outlines) = try FormLint.outlines(of: text, file: file, extensions)
      let found = Lint.all.filter { !ignored.contains($0.code) }
        .flatMap { lint in
          // Most findings are the same in every language.
          var seen: Set<FindingKey> = []
          return outlines.flatMap(lint.find)
            .filter { seen.insert(FindingKey(mark: $0.mark, message: $0.message)).inserted }
            .map { (lint: lint, finding: $0) }
        }
      let order = found.indices.sorted {
        (found[$0].finding.mark, $0) < (found[$1].finding.mark, $1)
      }
      findings = order.map { index in
        let (lint, finding) = found[index]
        return source.diagnostic(of: finding, severity: lint.severity, code: lint.code)
      }
      isReadable = true
      let fixes = order.compactMap { found[$0].finding.fix }
      fixed = source.applying(fixes, keepingMarkOf: text)
    } catch {
      isReadable = false
      findings = error.all.map { finding in
        var finding = finding
        finding.code = Lint.unreadable.code
        return finding
      }
    }
  }

  /// What tells findings of a lint apart.
  private struct FindingKey: Hashable {
    let mark: Mark
    let message: String
  }

  /// Returns the outlines of a form in each of its languages, that of the form first.
  private static func outlines(
    of text: String,
    file: String,
    _ extensions: FormExtensions
  ) throws(Diagnostics) -> (source: SourceText, outlines: [FormOutline]) {
    let first = try FormReading.parts(yaml: text, file: file, extensions: extensions)
    var readings = [first]
    let languages = first.reading.languages
    for language in languages?.languages ?? [] where language != languages?.language {
      var extensions = extensions
      extensions.language = language
      readings.append(try FormReading.parts(yaml: text, file: file, extensions: extensions))
    }
    let outlines = readings.map { FormOutline($0.reading, first.source, $0.root, extensions) }
    return (first.source, outlines)
  }
}

extension SourceText {
  /// Returns the text with fixes, and a line about each; `nil` if there are none.
  ///
  /// A byte order mark of the original text is kept.
  fileprivate func applying(
    _ fixes: [Fix],
    keepingMarkOf original: String
  ) -> (text: String, changes: [String])? {
    var known: Set<Fix.Edit> = []
    // A line that is removed has nothing left to replace.
    let fixes = fixes.filter { fix in
      if case .replace(let mark, _, _) = fix.edit,
        fixes.contains(where: { $0.edit == .removeLine(mark.line) })
      {
        return false
      }
      return known.insert(fix.edit).inserted
    }
    if fixes.isEmpty { return nil }
    var scalars = String.UnicodeScalarView(text.unicodeScalars)
    let edits = fixes.map { (range(of: $0.edit), $0.edit) }
    for (range, edit) in edits.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      var new = "".unicodeScalars
      if case .replace(_, _, let text) = edit { new = text.unicodeScalars }
      scalars.replaceSubrange(range, with: new)
    }
    let changes = fixes.map { "\(file):\(place(of: $0.edit)): \($0.words)" }
    let isMarked = original.unicodeScalars.first == "\u{FEFF}"
    return ((isMarked ? "\u{FEFF}" : "") + String(scalars), changes)
  }

  private func range(of edit: Fix.Edit) -> Range<String.Index> {
    switch edit {
    case .replace(let mark, let count, _):
      let line = self[line: mark.line].unicodeScalars
      let start = line.index(line.startIndex, offsetBy: mark.column - 1)
      return start..<line.index(start, offsetBy: count)
    case .removeLine(let number):
      let end = lines.indices.contains(number) ? lines[number].startIndex : text.endIndex
      return self[line: number].startIndex..<end
    }
  }

  private func place(of edit: Fix.Edit) -> Place {
    switch edit {
    case .replace(let mark, _, _): place(line: mark.line, scalar: mark.column)
    case .removeLine(let number): Place(line: number, column: 1)
    }
  }
}
