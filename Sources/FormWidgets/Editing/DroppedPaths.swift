/// The paths of files that were dropped on a terminal, which types them as words of a shell or as
/// URLs.
///
/// Blanks or line breaks are between words; in a word, a backslash keeps the next character, single
/// quotes keep all, and double quotes all but `\`, `"`, `$` and backquotes after a backslash.
/// - Source: POSIX.1-2017, Shell Command Language, 2.2; RFC 8089, 2, for `file` URLs.
struct DroppedPaths {
  /// The paths, without quotes and escapes, all absolute; at least one.
  let all: [String]

  /// Whether quotes, escapes, a scheme or a blank at the end show that they were dropped.
  let areMarked: Bool

  /// The paths if they were certainly dropped; `nil` otherwise.
  var marked: [Substring]? { areMarked ? all.map { $0[...] } : nil }

  /// Reads a text; `nil` if it is not one or more absolute paths.
  init?(_ text: String) {
    guard let words = DroppedPaths.words(in: text), !words.isEmpty else { return nil }
    let paths = words.compactMap(\.absolutePath)
    // Commas are between the items of a list.
    if paths.count == words.count, !paths.dropLast().contains(where: { $0.hasSuffix(",") }) {
      all = paths
      areMarked = paths.count > 1 || text != paths[0]
      return
    }
    // A path without quotes that has spaces in it.
    let path = String(Substring(text).trimmingWhitespace)
    guard path.hasPrefix("/"), !path.contains(where: { $0.isNewline || "\\'\"".contains($0) })
    else { return nil }
    (all, areMarked) = ([path], text.last?.isWhitespace == true)
  }

  /// Returns the words, without quotes and escapes; `nil` if a quote is not closed.
  private static func words(in text: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Unicode.Scalar?
    var isEscaped = false
    for scalar in text.unicodeScalars {
      switch (scalar, quote) {
      case _ where isEscaped:
        isEscaped = false
        let keepsBackslash = quote == "\"" && !"\\\"$`".unicodeScalars.contains(scalar)
        word = (word ?? "") + (keepsBackslash ? "\\" : "") + String(scalar)
      case ("\\", nil), ("\\", "\""): isEscaped = true
      case ("'", nil), ("\"", nil): (quote, word) = (scalar, word ?? "")
      case (_, scalar): quote = nil
      case (_, nil) where scalar.properties.isWhitespace:
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(scalar)
      }
    }
    guard quote == nil, !isEscaped else { return nil }
    return words + [word].compactMap(\.self)
  }
}

extension String {
  /// The path that a word is, or that a `file` URL of this computer has; `nil` if it is not
  /// absolute.
  fileprivate var absolutePath: String? {
    if hasPrefix("/") { return self }
    let scheme = "file:"
    guard prefix(scheme.count).lowercased() == scheme else { return nil }
    var path = dropFirst(scheme.count)
    if path.hasPrefix("//") {
      path = path.dropFirst(2)
      let host = path.prefix { $0 != "/" }
      guard host.isEmpty || host.lowercased() == "localhost" else { return nil }
      path = path.dropFirst(host.count)
    }
    return path.hasPrefix("/") ? path.percentDecoded : nil
  }
}

extension Substring {
  /// The text with the bytes that percent signs encode; `nil` if they are no text, or NUL.
  fileprivate var percentDecoded: String? {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else { bytes.append(byte); continue }
      guard let code = UInt8(Substring(rest.prefix(2)), radix: 16), rest.count >= 2,
        rest.first != UInt8(ascii: "+"), code > 0
      else { return nil }
      bytes.append(code)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
