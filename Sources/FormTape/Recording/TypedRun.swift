package import FormWidgets

/// Keys combined into one command: characters into a `Type`, equal keys into one with a count.
struct TypedRun {
  private enum Content {
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
  mutating func add(_ key: Key) -> [String] {
    if case .key(key, let count) = content {
      content = .key(key, count: count + 1)
      return []
    }
    defer { content = .key(key, count: 1) }
    return end()
  }

  /// Returns whether a key becomes part of the same command as those before it.
  func goesOn(with key: Key) -> Bool {
    switch content {
    case .nothing: return false
    case .text:
      guard case .character = key.symbol else { return false }
      return key.modifiers.isEmpty
    case .key(let last, _): return last == key
    }
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

/// Mouse steps combined into one command: a press and its release.
package struct MouseRun: Sendable {
  private var pressed: Position?
  private var last: Position?

  /// Creates an empty run.
  package init() {}

  /// Adds a step, and returns the command that it completes, if any.
  package mutating func add(_ pointer: Pointer) -> MouseInput? {
    switch pointer.action {
    case .press:
      (pressed, last) = (pointer.position, pointer.position)
      return nil
    case .drag:
      if pressed != nil { last = pointer.position }
      return nil
    case .release: return end()
    case .wheelUp: return .wheel(notches: -1, ScreenPosition(pointer.position))
    case .wheelDown: return .wheel(notches: 1, ScreenPosition(pointer.position))
    }
  }

  /// Ends the run, and returns its command, if any: a press may end the filling.
  mutating func end() -> MouseInput? {
    defer { (pressed, last) = (nil, nil) }
    guard let pressed, let last else { return nil }
    let (start, end) = (ScreenPosition(pressed), ScreenPosition(last))
    return pressed == last ? .click(start) : .drag(from: start, to: end)
  }
}

extension MouseInput {
  /// The tape command.
  var tapeText: String {
    switch self {
    case .click(let cell): "Click \(cell)"
    case .drag(let start, let end): "Drag \(start) to \(end)"
    case .wheel(let notches, let cell):
      "Wheel \(notches < 0 ? "Up" : "Down") \(abs(notches)) \(cell)"
    }
  }
}
