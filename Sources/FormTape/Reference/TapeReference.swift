import SourceText

/// The reference of tapes: everything that can be written in one, from the tables that tapes are
/// read by.
package enum TapeReference {
  /// A command, a subject or a field test.
  package struct Item: Sendable {
    /// The words that it begins with.
    package let words: [String]

    /// What the reference says about it.
    package let entry: TapeEntry

    /// The tools that support it.
    let dialect: CommandDialect

    /// The name in the reference.
    package var name: String { entry.name ?? words.joined(separator: ", ") }

    /// The page: usage, summary, words to choose from, an example.
    package var page: String {
      var text = entry.usage.map { $0 + "\n" }.joined() + "\n\(entry.summary).\n"
      if let placeholder = entry.placeholder {
        let words = "\(placeholder): \(entry.choices.joined(separator: ", "))"
        text += "\n" + words.wrapped(to: TapeReference.width).map { $0 + "\n" }.joined()
      }
      text += "\nExample\n" + entry.example.split(separator: "\n").map { "  \($0)\n" }.joined()
      if dialect == .vhs { text += "\nVHS has this command, too.\n" }
      return text
    }
  }

  /// The largest width of a line.
  private static let width = 75

  /// Everything, in the order of the tables.
  package static let items: [Item] =
    CommandTable.rows.map { Item(words: $0.words, entry: $0.entry, dialect: $0.dialect) }
    + SubjectTable.rows.map { Item(words: $0.words, entry: $0.entry, dialect: .native) }
    + FieldTestTable.rows.map { Item(words: $0.words, entry: $0.entry, dialect: .native) }

  /// Returns the items with a name: their first word, or `field value`, also after `Expect`.
  package static func items(named name: String) -> [Item] {
    let words = name.split(separator: " ").map(String.init)
    let isTest = words.count > 1 && words[words.count - 2] == "field"
    guard let last = words.last, words.dropLast().allSatisfy(["Expect", "field"].contains) else {
      return []
    }
    return items.filter { item in
      (item.words.contains(last) || item.entry.name == last)
        && (!isTest || item.entry.topic == .fieldTests)
    }
  }

  /// Returns the name most similar to an unknown one; `nil` if none is.
  package static func name(nearestTo name: String) -> String? {
    let words = items.flatMap(\.words)
    let folded = words.first { $0.lowercased() == name.lowercased() }
    return folded ?? words.nearest(to: name)
  }

  /// The list of all items by topic: name, summary.
  package static var list: String {
    let column = (items.map(\.name.count).max() ?? 0) + 2
    let topics = topics.map { topic, items in
      let rows = items.map { item in
        "  " + item.name + String(repeating: " ", count: column - item.name.count)
          + "\(item.entry.summary)\n"
      }
      return "\(topic.rawValue)\n\(rows.joined())\n"
    }
    return topics.joined() + "tabstop tape commands NAME describes one in detail.\n"
  }

  /// The article of the documentation about all items, as Markdown.
  package static var article: String {
    let parts = topics.map { topic, items in
      "## \(topic.rawValue)\n\n" + items.map(\.section).joined(separator: "\n")
    }
    return """
      # Commands of tapes

      Every command, subject and test of tapes, as `tabstop tape commands` prints them.

      ## Overview

      Words in capitals stand for what you write: `TEXT` is quoted, `/PATTERN/` is a regular expression, `TIME` is like
      `500ms` or `2s`, `FIELD` is the name of a field. Parts in brackets can be left out, `|` separates alternatives, and
      `...` means one or more. Examples are about `Forms/signup.yaml`, unless they open another form of that folder.

      After a pattern, `i` ignores case, `m` lets `^` and `$` match at lines, and `s` lets `.` match line breaks. For the
      screen, several rows, `stdout` and `stderr`, `m` is the default: write `\\A` for the start of the screen.

      \(parts.joined(separator: "\n"))
      """
  }

  /// The items by topic, in the order of the reference.
  private static var topics: [(TapeEntry.Topic, [Item])] {
    TapeEntry.Topic.allCases.map { topic in (topic, items.filter { $0.entry.topic == topic }) }
  }
}

extension TapeReference.Item {
  /// The section of the article.
  fileprivate var section: String {
    let choices = entry.placeholder.map { placeholder in
      let words = entry.choices.map { "`\($0)`" }.joined(separator: ", ")
      return "`\(placeholder)` is one of \(words).\n\n"
    }
    return """
      ### \(name)

      ```text
      \(entry.usage.joined(separator: "\n"))
      ```

      \(entry.summary).\(dialect == .vhs ? " VHS has this command, too." : "")

      \(choices ?? "")```tape
      \(entry.example)
      ```

      """
  }
}
