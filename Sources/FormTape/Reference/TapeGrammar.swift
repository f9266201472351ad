import FormValidation
import SourceText

/// A grammar of tapes for editors, which highlight by it.
package enum TapeGrammar: String, Sendable, CaseIterable {
  /// A TextMate grammar as JSON, for Visual Studio Code, Sublime Text, Zed and others.
  case textmate
  /// A syntax file for Vim and Neovim.
  case vim

  /// The text of the grammar's file.
  package var text: String {
    switch self {
    case .textmate: TapeGrammar.textMate.indented() + "\n"
    case .vim: TapeGrammar.vimSyntax
    }
  }

  /// The words of tapes by meaning: their scope in TextMate, their group in Vim.
  private static var words: [(scope: String, group: String, words: [String])] {
    let commands = CommandTable.rows.filter { $0 != PressKey.self }.flatMap { $0.words }
    let keys = PressKey.words.filter { !VHSKeywords.modifiers.contains($0) && $0 != "End" }
    let arguments = Set(SubjectTable.words + FieldTestTable.words + FormSubject.known)
      .union(["not", "has", "is", "to", "after", "skip", "none", "nothing", "yes", "no", "fails"])
      .union(["accepts", "rejects", "true", "false", "null"])
    return [
      ("keyword.control.tape", "Statement", commands.filter { $0 != "End" } + ["End"]),
      ("support.function.key.tape", "Function", keys),
      ("keyword.operator.modifier.tape", "Type", VHSKeywords.modifiers.sorted()),
      ("variable.parameter.setting.tape", "Identifier", VHSKeywords.settings.sorted()),
      ("support.type.subject.tape", "Keyword", arguments.sorted()),
    ]
  }

  /// Everything else, in the order in which it is tried.
  private static let patterns: [(scope: String, group: String, pattern: String)] = [
    ("string.quoted.tape", "String", #""[^"]*"|'[^']*'|`[^`]*`"#),
    ("string.regexp.tape", "String", #"/(?:[^/\\]|\\.)*/"#),
    ("constant.numeric.tape", "Number", #"\b\d+x\d+|-?\b\d+(?:\.\d+)?(?:ms|s|m)?"#),
  ]

  private static var textMate: JSONTree {
    func rule(_ scope: String, _ pattern: String) -> JSONTree {
      .object([.init("name", .value(.text(scope))), .init("match", .value(.text(pattern)))])
    }
    let rules =
      [
        rule("keyword.other.directive.tape", #"^\s*#:"#), rule("comment.line.tape", "#.*$"),
      ] + patterns.map { rule($0.scope, $0.pattern) }
      + words.map { rule($0.scope, #"(?<![\w.])(?:\#($0.words.joined(separator: "|")))(?![\w.])"#) }
    return .object([
      .init("name", .value("Tape")), .init("scopeName", .value("source.tape")),
      .init("fileTypes", .list([.value("tape")])), .init("patterns", .list(rules)),
    ])
  }

  private static var vimSyntax: String {
    var lines = [
      "\" Vim syntax file for tapes, printed by: tabstop tape grammar --format vim",
      "if exists(\"b:current_syntax\")", "  finish", "endif",
      "syntax case match",
    ]
    // The later of two that match at the same place wins.
    for (number, group) in words.enumerated() {
      lines.append("syntax keyword tapeWords\(number) \(group.words.joined(separator: " "))")
      lines.append("highlight default link tapeWords\(number) \(group.group)")
    }
    for (number, group) in patterns.enumerated().reversed() {
      // Very magic patterns of Vim, which has its own spelling of groups and boundaries.
      let pattern = group.pattern.replacing("(?:", with: "%(").replacing(#"\b"#, with: "<")
      lines.append(#"syntax match tapePattern\#(number) ~\v\#(pattern)~"#)
      lines.append("highlight default link tapePattern\(number) \(group.group)")
    }
    lines += [
      ##"syntax match tapeComment "#.*$""##, ##"syntax match tapeDirective "^\s*\zs#:""##,
      "highlight default link tapeComment Comment",
      "highlight default link tapeDirective PreProc", "let b:current_syntax = \"tape\"",
    ]
    return lines.joined(separator: "\n") + "\n"
  }
}
