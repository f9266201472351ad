import FormUI

/// Keys that become one command: characters one `Type`, equal keys one with a count.
struct TypedRun: Hashable {
  private enum Content: Hashable {
    case nothing
    case text(String)
    case key(Key, count: Int)
  }

  private var content = Content.nothing

  /// Adds characters, and returns the commands that they complete, if any.
  mutating func type(_ text: String) -> [String] {
    if case .text(let typed) = content {
      content = .text(typed + text)
      return []
    }
    defer { content = .text(text) }
    return end()
  }

  /// Adds a key that types no character, and returns the commands that it completes, if any.
  mutating func take(_ key: Key) -> [String] {
    if case .key(key, let count) = content {
      content = .key(key, count: count + 1)
      return []
    }
    defer { content = .key(key, count: 1) }
    return end()
  }

  /// Ends the run, and returns its command, if any.
  mutating func end() -> [String] {
    defer { content = .nothing }
    switch content {
    case .nothing: return []
    case .text(let text) where text.allSatisfy { $0 == " " }:
      return ["Space" + (text.count == 1 ? "" : " \(text.count)")]
    case .text(let text): return text.tapePieces.map { "Type " + $0 }
    case .key(let key, let count): return [key.tapeSpelling + (count == 1 ? "" : " \(count)")]
    }
  }
}
