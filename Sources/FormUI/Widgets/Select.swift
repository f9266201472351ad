public import FormValidation

/// A choice of one answer from a list, which opens under the field.
///
/// Arrows move the choice itself; what is typed only narrows the list, and Enter takes the best of
/// what is left. Leaving takes what was typed where it is the label or the value of a choice, or
/// leaves but one; otherwise the choice stays as it was.
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

  public var caret: Int? { menu?.filter.count }

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
    let words = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let filter = (menu?.filter ?? "") + words[...].trimmingWhitespace
    if menu?.filter.isEmpty ?? true, let place = list.choices.place(named: filter) {
      choose(place)
    } else if list.places(matching: filter)?.isEmpty == false {
      search(filter)
    } else {
      return .notUsed
    }
    return .used
  }

  public mutating func settle() -> Leftover? {
    guard let menu, menu.isTyping, menu.isNarrowed else { return nil }
    if let place = list.choices.place(named: menu.filter)
      ?? (menu.count == 1 ? menu.highlighted : nil)
    {
      choose(place)
      return nil
    }
    return menu.count == 0
      ? .noChoice(menu.filter) : .severalChoices(menu.filter, count: menu.count)
  }

  public mutating func leave() {
    menu = nil
  }
}

extension Select {
  private mutating func pressClosed(_ key: Key) -> KeyUse {
    switch key {
    case .space, .down, .up: menu = ChoiceMenu(of: list, at: chosen)
    case .delete, .backspace, .control("d"), .control("h"):
      guard chosen != nil else { return .notUsed }
      chosen = nil
    default:
      // A question mark asks for help wherever nothing is typed yet.
      guard let character = key.typed, character != "?", !character.isWhitespace else {
        return .notUsed
      }
      search(String(character))
    }
    return .used
  }

  private mutating func pressOpen(_ key: Key) -> KeyUse {
    guard let menu else { return .notUsed }
    switch key {
    case .down, .control("n"): move(to: menu.highlight + 1)
    case .up, .control("p"): move(to: menu.highlight - 1)
    case .pageDown: move(to: menu.highlight + ChoiceMenu.rowLimit)
    case .pageUp: move(to: menu.highlight - ChoiceMenu.rowLimit)
    case .home, .control("a"): move(to: 0)
    case .end, .control("e"): move(to: menu.count - 1)
    case .enter: chooseRow(menu.highlight)
    case .space where menu.filter.isEmpty: chooseRow(menu.highlight)
    case .escape where menu.filter.isEmpty:
      chosen = menu.before
      self.menu = nil
    case .escape, .control("u"): search("")
    case .backspace, .control("h"): search(String(menu.filter.dropLast()))
    default:
      guard let character = key.typed else { return .notUsed }
      search(menu.filter + String(character))
    }
    return .used
  }

  /// Moves the highlight to a row, and the choice with it.
  private mutating func move(to row: Int) {
    menu?.move(to: row)
    if let place = menu?.highlighted { chosen = place }
  }

  /// Chooses what stands in a row and closes the list; an empty one stays open.
  private mutating func chooseRow(_ row: Int) {
    if let place = menu?.place(at: row) { choose(place) }
  }

  private mutating func choose(_ place: Int) {
    chosen = place
    menu = nil
  }

  /// Opens the list where it is closed, and narrows it to labels with a text in them.
  private mutating func search(_ text: String) {
    var menu = menu ?? ChoiceMenu(of: list, at: chosen)
    menu.narrow(to: text, in: list, chosen: chosen)
    self.menu = menu
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
