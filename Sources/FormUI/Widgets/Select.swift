public import FormValidation

/// A choice of one answer from a list, which opens under the field.
///
/// In the open list arrows move the choice itself. What is typed is edited like any text and narrows
/// the list to what it matches, best first; Enter takes the highlighted choice. Leaving the field
/// takes the best match if no other is of its kind; otherwise the choice stays as it was.
public struct Select: Widget {
  public static let kind = ValueKind.any

  public var keys: [KeyHelp] { isOpen ? .ofChoosing : Select.keysOfClosed }

  private static let keysOfClosed =
    [
      KeyHelp([.space], .keyOpenList, brief: .keyOpen), KeyHelp(from: "a", to: "z", .keyNarrow),
    ] + .ofHistory

  /// What stands in the field while nothing is chosen.
  public let placeholder: String?

  public let impliedRules: RuleSet

  /// The answers.
  let list: ChoiceList

  /// The place of the answer chosen, if one is.
  private(set) var chosen: Int?

  /// The list where it is open.
  private(set) var menu: ChoiceMenu?

  /// Creates a closed list of choices, one of them chosen where there is one of that value.
  /// - Precondition: there is a choice, none is blank, and no two have the same value.
  public init(_ choices: [Choice], placeholder: String? = nil, value: Value = .null) {
    self.placeholder = placeholder
    list = ChoiceList(choices)
    impliedRules = [.oneOf(choices.map(\.value))]
    chosen = list.place(of: value)
  }

  public var choices: [Choice] { list.choices }

  public var isOpen: Bool { menu != nil }

  public var caret: Int? { menu?.filter.beforeCaret.count }

  public var value: Value {
    get { chosen.map { choices[$0].value } ?? .null }
    set {
      let place = list.place(of: newValue)
      guard place != nil || newValue == .null else { return }
      chosen = place
      menu = nil
    }
  }

  public mutating func press(_ key: Key) -> KeyUse {
    isOpen ? pressOpen(key) : pressClosed(key)
  }

  /// Chooses what is called like the text, or else narrows the list by it where that leaves
  /// anything.
  public mutating func paste(_ text: String) -> KeyUse {
    let words = String(
      text.split(whereSeparator: \.isNewline).joined(separator: " ")[...]
        .trimmingWhitespace
    )
    var menu = menu ?? ChoiceMenu(of: list, at: chosen)
    if menu.filter.text.isEmpty, let place = list.choices.place(named: words) {
      choose(place)
      return .used
    }
    let use = menu.edit(in: list, chosen: chosen) { filter in
      filter.paste(words)
      return .used
    }
    guard use == .used, menu.isNarrowed, menu.count > 0 else { return .notUsed }
    self.menu = menu
    return .used
  }

  public mutating func settle() -> Leftover? {
    guard let menu, menu.isTyping, let matches = menu.matches else { return nil }
    let best = matches.places.prefix(matches.bestCount)
    let text = menu.filter.text
    if best.count == 1, let place = best.first {
      choose(place)
    } else if let place = list.choices.place(named: text), best.contains(place) {
      choose(place)
    } else {
      return best.isEmpty ? .noChoice(text) : .severalChoices(text, count: matches.places.count)
    }
    return nil
  }

  public mutating func leave() {
    menu = nil
  }
}

extension Select {
  private mutating func pressClosed(_ key: Key) -> KeyUse {
    switch key {
    case .space: menu = ChoiceMenu(of: list, at: chosen)
    case .delete, .backspace, .control("d"), .control("h"):
      guard chosen != nil else { return .notUsed }
      chosen = nil
    default:
      // A question mark asks for help wherever nothing is typed yet.
      guard let character = key.typed, character != "?", !character.isWhitespace else {
        return .notUsed
      }
      var menu = ChoiceMenu(of: list, at: chosen)
      _ = menu.edit(in: list, chosen: chosen) { $0.press(key) }
      self.menu = menu
    }
    return .used
  }

  private mutating func pressOpen(_ key: Key) -> KeyUse {
    guard var menu else { return .notUsed }
    let isBlank = menu.filter.text.isEmpty
    switch key {
    case .down, .control("n"): move(to: menu.highlight + 1)
    case .up, .control("p"): move(to: menu.highlight - 1)
    case .pageDown: move(to: menu.highlight + ChoiceMenu.rowLimit)
    case .pageUp: move(to: menu.highlight - ChoiceMenu.rowLimit)
    case .home: move(to: 0)
    case .end: move(to: menu.count - 1)
    case .control("a") where isBlank: move(to: 0)
    case .control("e") where isBlank: move(to: menu.count - 1)
    case .enter: return chooseRow(menu.highlight) ? .completed : .used
    case .space where isBlank: chooseRow(menu.highlight)
    case .escape where isBlank:
      chosen = menu.before
      self.menu = nil
    case .escape:
      _ = menu.edit(in: list, chosen: chosen) { filter in
        filter.replace(with: "")
        return .used
      }
      self.menu = menu
    default:
      let use = menu.edit(in: list, chosen: chosen) { $0.press(key) }
      self.menu = menu
      return use
    }
    return .used
  }

  /// Moves the highlight to a row, and the choice with it.
  private mutating func move(to row: Int) {
    menu?.move(to: row)
    if let place = menu?.highlighted { chosen = place }
  }

  /// Chooses what stands in a row and closes the list, and says whether there was anything; an
  /// empty list stays open.
  @discardableResult
  private mutating func chooseRow(_ row: Int) -> Bool {
    guard let place = menu?.place(at: row) else { return false }
    choose(place)
    return true
  }

  private mutating func choose(_ place: Int) {
    chosen = place
    menu = nil
  }
}

extension Select {
  public mutating func point(_ pointer: Pointer, in size: Size) -> KeyUse {
    switch pointer.action {
    case .press where pointer.position.row == 0:
      if !isOpen {
        menu = ChoiceMenu(of: list, at: chosen)
      } else if settle() == nil {
        menu = nil
      }
    case .press:
      guard let menu else { return .notUsed }
      chooseRow(menu.window(in: size.rows - 1).top + pointer.position.row - 1)
    case .wheelUp, .wheelDown:
      guard isOpen else { return .notUsed }
      menu?.scroll(by: pointer.action == .wheelUp ? -1 : 1, in: size.rows - 1)
    case .drag, .release: break
    }
    return .used
  }
}
