import Foundation

@testable import FormValidation

/// The messages that rules and widgets raise, by id, as their sources have them.
enum EnglishMessages {
  /// The English of each id; several, if the sources disagree.
  static let all: [String: Set<String>] = {
    var all: [String: Set<String>] = [:]
    for text in sources {
      for pattern in patterns {
        for match in pattern.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
          guard let id = Range(match.range(withName: "id"), in: text).map({ String(text[$0]) }),
            let english = Range(match.range(withName: "text"), in: text).map({ String(text[$0]) })
          else { continue }
          let suffix = pattern === nouns ? ".noun" : judgments.contains(pattern) ? ".judging" : ""
          all[id + suffix, default: []]
            .insert(english.replacing("\\\"", with: "\""))
        }
      }
    }
    for set in CharacterSetName.allCases {
      all["set.\(set.rawValue)"] = [set.term.message.template]
    }
    for day in Weekday.allCases { all["day.\(day.number)"] = [day.label] }
    for content: DateFormat.Content in [.date, .time, .dateTime, .month, .week] {
      all["\(content.code).noun"] = [content.noun]
    }
    all["number.not_a_number.noun"] = ["a number"]
    all["port.noun"] = ["a port"]
    return all
  }()

  /// The codes that the sources give violations.
  static let codes: Set<String> = Set(
    sources.flatMap { text in
      codePattern.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap {
        Range($0.range(at: 1), in: text).map { String(text[$0]) }
      }
    }
  )

  private static let codePattern = pattern(
    #"(?:\.incomplete|\.invalid|Violation|verdict)\(\s*"([a-z0-9_.]+)","#
  )

  private static let literal = #""(?<text>(?:[^"\\\n]|\\.)*)""#
  private static let nouns = pattern(
    #"verdict\(\s*"(?<id>[a-z0-9_.]+)",\s*"# + literal + #"(?!,\s*nounID)"#
  )

  private static let judgments = [
    pattern(
      #""(?<id>[a-z0-9_.]+)",\s*"(?:[^"\\\n]|\\.)*",\s*judging:\s*(?:Message\(\s*)?"# + literal
        + #"(?!,\s*")"#
    ),
    pattern(
      #"(?:\.incomplete|\.invalid|Violation)\(\s*"(?<id>[a-z0-9_.]+)",\s*Message\(\s*"#
        + #""(?:[^"\\\n]|\\.)*",\s*judging:\s*(?:Message\(\s*)?"# + literal + #"(?!,\s*")"#
    ),
  ]

  private static let patterns =
    judgments + [
      pattern(
        #"(?:Wording|Wording|Message|lacking|demand|counted)\(\s*"(?<id>[a-z0-9_.]+)",\s*"#
          + literal
      ),
      pattern(#"(?:orAdd|counted):\s*"(?<id>[a-z0-9_.]+)",\s*"# + literal),
      pattern(#"\.wrong\([^"]*?,\s*(?:fact:\s*)?"(?<id>[a-z0-9_.]+)",\s*"# + literal),
      pattern(
        #"(?:\.incomplete|\.invalid|Violation)\(\s*"(?<id>[a-z0-9_.]+)",\s*(?:Message\(\s*)?"#
          + literal
          + #"(?!,\s*")"#
      ),
      nouns, pattern(literal + #",\s*nounID:\s*"(?<id>[a-z0-9_.]+)""#),
    ]

  private static func pattern(_ text: String) -> NSRegularExpression {
    guard let pattern = try? NSRegularExpression(pattern: text) else {
      preconditionFailure("not a pattern: \(text)")
    }
    return pattern
  }

  /// The code of the modules, without comments.
  private static let sources: [String] = {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources")
    return [
      "FormValidation", "FormWidgets", "Forms", "FormFilling", "FormNarration", "FormTerminal",
    ].flatMap { module in
      let folder = root.appending(path: module)
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return files?.allObjects ?? []
    }
    .compactMap { $0 as? URL }
    .filter { $0.pathExtension == "swift" }
    .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    .map { text in
      text.split(separator: "\n").filter { !$0.contains("///") }.joined(separator: "\n")
    }
  }()
}
