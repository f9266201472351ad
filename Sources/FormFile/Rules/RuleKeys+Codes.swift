import Diagnostics
import FormValidation

/// The rows of rules on codes and texts for programs.
extension RuleKey {
  static let codes = [
    RuleKey("cidr", on: .text, main: "version") { settings in
      .cidr(version: settings.version("version", of: IPVersion.self) ?? .any)
    },
    RuleKey("mac", on: .text) { _ in .mac },
    RuleKey("ulid", on: .text) { _ in .ulid },
    RuleKey("semver", on: .text) { _ in .semver },
    RuleKey("base64", on: .text) { settings in
      .base64(
        urlSafe: settings.flag("url_safe") ?? false,
        padding: settings.flag("padding") ?? true
      )
    },
    RuleKey("json", on: .text) { _ in .json },
    RuleKey("jwt", on: .text) { _ in .jwt },
    RuleKey("mime_type", on: .text) { _ in .mimeType },
    RuleKey(
      "regex_syntax",
      on: .text,
      placeholders: ["reason", "position"]
    ) { _ in .regexSyntax },
    RuleKey("ean", on: .text, main: "lengths") { settings in
      settings.lengths("lengths", of: [8, 12, 13, 14]).map { .ean(lengths: $0) }
    },
    RuleKey("issn", on: .text) { _ in .issn },
    RuleKey("isin", on: .text) { _ in .isin },
    RuleKey("imei", on: .text) { _ in .imei },
    RuleKey("bic", on: .text) { _ in .bic },
  ]
}

extension Settings {
  /// Some of the lengths that article numbers have, one of which may stand alone; the usual ones
  /// where the key is not there, nothing where it is wrong.
  fileprivate mutating func lengths(_ key: String, of known: [Int]) -> [Int]? {
    guard let node = node(key) else { return [8, 13] }
    let nodes = if case .list(let nodes) = node.content { nodes } else { [node] }
    var lengths: [Int] = []
    for node in nodes {
      guard case .scalar(.number(let number)) = node.content else {
        report(key, wants: "a number of digits", not: node)
        return nil
      }
      guard let length = number.wholeValue, known.contains(length) else {
        let words = known.map(String.init).joined(separator: ", ")
        report("\(subject(key)) has no length \(number)", at: key, note: "it is one of \(words)")
        return nil
      }
      lengths.append(length)
    }
    guard !lengths.isEmpty else {
      report("\(subject(key)) lists nothing", at: key)
      return nil
    }
    return lengths
  }
}
