public import FormValidation

/// One choice from a list that opens below the field.
///
/// In the open list, arrows move the choice itself. Typed text can be edited and filters the list,
/// best match first; Enter chooses the highlighted match. Leaving the field chooses the best match
/// if it is the only one of its kind; otherwise the choice stays the same.
public struct Select: Widget {
  public static let kind = ValueKind.any

  public var keys: [KeyHelp] { isOpen ? .ofChoosing : Select.keysOfClosed }

  private static let keysOfClosed =
    [
      KeyHelp([.space], .keyOpenList, brief: .keyOpen), KeyHelp(from: "a", to: "z", .keyNarrow),
    ] + .ofHistory

  /// The placeholder while nothing is chosen.
  public let placeholder: String?

  public let impliedRules: RuleSet

  /// The answers.
  let list: ChoiceList

  /// The index of the choice, if any.
  private(set) var chosen: Int?

  /// The list, while it is open.
  private(set) var menu: ChoiceMenu?

  /// Creates a closed list of choices, with the one of a value chosen if it exists.
  /// - Precondition: There is a choice, none is blank, and no two have the same value.
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

  /// Chooses the option named by a text, or filters the list by it if anything matches.
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
      // A question mark opens help unless something is typed.
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

  /// Moves the highlight and the choice to a row.
  private mutating func move(to row: Int) {
    menu?.move(to: row)
    if let place = menu?.highlighted { chosen = place }
  }

  /// Chooses a row and closes the list, and returns whether there is such a row; an empty list
  /// stays open.
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
