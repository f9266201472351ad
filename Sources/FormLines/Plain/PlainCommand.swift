import FormFilling
import FormNarration
import FormValidation
import FormWidgets

/// A command in a line: a word after a colon.
enum PlainCommand: String, CaseIterable, Sendable {
  case next, back, go, take, clear, reload, remove, undo, up, down, edit, review, help, submit
  case cancel

  /// Its effect, in words.
  var word: Word {
    switch self {
    case .next: .doesNext
    case .back: .doesBack
    case .go: .doesGo
    case .take: .doesTake
    case .clear: .doesClear
    case .reload: .doesReload
    case .remove: .doesRemove
    case .undo: .doesUndo
    case .up: .doesUp
    case .down: .doesDown
    case .edit: .doesEdit
    case .review: .doesReview
    case .help: .doesHelp
    case .submit: .doesSubmit
    case .cancel: .doesCancel
    }
  }

  /// Creates the command probably meant by a word: the only one that begins with it, or one that
  /// differs by a typo.
  init?(nearestTo word: String) {
    let begun = PlainCommand.allCases.filter { !word.isEmpty && $0.rawValue.hasPrefix(word) }
    let slipped = PlainCommand.allCases.first { word.isOneSlip(from: $0.rawValue) }
    guard let nearest = begun.count == 1 ? begun[0] : slipped else { return nil }
    self = nearest
  }
}

/// A typed line: an answer or a command.
enum PlainLine: Equatable, Sendable {
  /// An answer; empty to keep the current one.
  case answer(String)
  /// A command and its argument.
  case command(PlainCommand, String)
  /// An unknown command, and the one probably meant.
  case unknown(nearest: PlainCommand?)

  /// Reads a line; two colons at the start escape an answer that begins with a colon.
  init(_ line: String) {
    guard line.hasPrefix(":") else {
      self = .answer(line)
      return
    }
    let rest = line.dropFirst()
    guard !rest.hasPrefix(":") else {
      self = .answer(String(rest))
      return
    }
    let words = rest.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    let name = words.first?.lowercased() ?? ""
    guard let command = PlainCommand(rawValue: name) else {
      self = .unknown(nearest: PlainCommand(nearestTo: name))
      return
    }
    self = .command(command, words.count > 1 ? String(words[1].trimmingWhitespace) : "")
  }
}
