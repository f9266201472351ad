public import FormValidation

/// A field for the path of a file or folder, completed as it is typed or chosen from a list.
///
/// The names in a folder come from outside. The rest of the one that continues the typed name is
/// shown after the caret; Right, End, or Ctrl-F accepts it. At the start of a name, Space
/// opens the names in a list, where Enter chooses a name or enters a folder, and Left leaves the
/// folder.
public struct PathField: Widget {
  /// What must exist at the path.
  public enum Demand: String, Hashable, Sendable, CaseIterable {
    /// A file or a folder.
    case exist
    /// A file.
    case file
    /// A folder.
    case folder
    /// Nothing yet, in a folder that exists.
    case new
  }

  /// The name of the outside check that reads the file system.
  package static let check = "path"

  /// The longest path, in bytes.
  /// - Source: `PATH_MAX` of Linux.
  private static let byteLimit = 4096

  private static let keysOfOpening =
    [KeyHelp([.function(4)], .keyOpenList, brief: .keyOpen)] + .ofText
  private static let keysOfText = .ofSuggesting + keysOfOpening
  private static let keysOfSuggestion = .ofSuggestion + keysOfOpening
  private static let keysAtName =
    .ofSuggesting + [KeyHelp([.space, .function(4)], .keyOpenList, brief: .keyOpen)] + .ofText
  private static let keysOfMenu = .ofMenu + [KeyHelp(unlisted: [.function(4)])]
  private static let keysOfNarrowedMenu = .ofNarrowedMenu + [KeyHelp(unlisted: [.function(4)])]

  /// The placeholder of the empty field.
  package let placeholder: String?

  /// What must exist at the path; `nil` for no requirement.
  package let demand: Demand?

  /// The extensions that a file may have, without a period; empty for any.
  package let extensions: [String]

  /// The folder that paths may not leave, relative to the current one; `nil` for any.
  package let root: String?

  private(set) var line: TextLine

  /// The names in the folder of the path.
  private var options: OfferedOptions

  /// The list, while it is open.
  private(set) var menu: ChoiceMenu?

  /// Whether the list opens once there are names.
  private var isOpening = false

  /// Creates a field with the caret after its text.
  /// - Parameters:
  ///   - demand: What must exist at the path.
  ///   - extensions: The extensions that a file may have, without a period.
  ///   - root: The folder that paths may not leave, relative to the current one.
  ///   - placeholder: The placeholder of the empty field.
  ///   - text: The path, relative to the current folder unless it begins with `/`, or with `~/` or
  ///     `~name/` for the home folder of the user or of another one.
  public init(
    _ demand: Demand? = nil,
    extensions: [String] = [],
    root: String? = nil,
    placeholder: String? = nil,
    text: String = ""
  ) {
    self.demand = demand
    self.extensions = extensions
    self.root = root
    self.placeholder = placeholder
    line = TextLine(text)
    options = OfferedOptions(.asked(PathField.check))
    settleFolder()
  }

  public var value: Value {
    get { .text(line.text) }
    set {
      guard let text = String(newValue) else { return }
      line.replace(with: text)
      settleFolder()
    }
  }

  public var impliedRules: RuleSet {
    var rules: [Clause] = [.maxLength(PathField.byteLimit, unit: .bytes), .noControl]
    let endings = extensions.map { ".\($0)" }
    if !endings.isEmpty { rules.append(.endsWith(anyOf: endings, ignoreCase: true)) }
    let arguments = [demand?.rawValue ?? "", root ?? ""]
    let question = RemoteQuestion(
      PathField.check,
      arguments: arguments,
      debounce: .milliseconds(150)
    )
    rules.append(.remote(question, demanding: requirement))
    return RuleSet(rules)
  }

  /// What the check of paths requires.
  private var requirement: Wording {
    switch demand {
    case .exist: Wording("needs.path.exist", "An existing file or folder")
    case .file: Wording("needs.path.file", "An existing file")
    case .folder: Wording("needs.path.folder", "An existing folder")
    case .new: Wording("needs.path.new", "A path that does not exist yet")
    case nil: Wording("needs.path", "A path")
    }
  }

  public var traits: WidgetTraits {
    WidgetTraits(.text, undoesEdits: true, keptRules: ["no_control"])
  }

  public var description: WidgetDescription {
    WidgetDescription(
      textBeforeCaret: menu?.filter.beforeCaret ?? line.beforeCaret,
      options: options,
      placeholder: placeholder,
      part: highlightedPart,
      isOpen: menu != nil,
      isChosen: line.edited.wasStepped
    )
  }

  public func keys(in size: Size) -> [KeyHelp] {
    if let menu {
      return menu.filter.text.isEmpty ? PathField.keysOfMenu : PathField.keysOfNarrowedMenu
    }
    if isAtName { return PathField.keysAtName }
    return completion(in: size.columns) == nil ? PathField.keysOfText : PathField.keysOfSuggestion
  }

  private var highlightedPart: WidgetPart? {
    guard let menu, let index = menu.highlighted else { return nil }
    return .option(options.list.choices[index].label, row: menu.highlight, count: menu.count)
  }

  public mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
    switch input {
    case .key(let key):
      guard menu != nil else { return pressClosed(key, in: size) }
      let use = pressOpen(key)
      let list = options.list
      menu?.settle(on: list.choices, in: list.menuRoom(in: size))
      return use
    case .pointer(let pointer): return point(pointer, in: size)
    case .options(let list, let note):
      options.offer(list, note: note)
      menu = isOpening && !list.choices.isEmpty ? ChoiceMenu(of: options.list, at: nil) : nil
      if menu != nil { isOpening = false }
      return .used
    case .leave:
      (menu, isOpening) = (nil, false)
      return line.handle(input, in: size)
    case .paste(let text): return paste(text)
    case .line(let text):
      guard let paths = DroppedPaths(text) else { return line.handle(input, in: size) }
      if paths.all.count == 1 { value = .text(paths.all[0]) }
      return paths.all.count == 1 ? .used : .refused(.tooMany(max: 1))
    default:
      defer { settleFolder() }
      return line.handle(input, in: size)
    }
  }

  /// Reads a pasted text; a dropped file replaces the path, because it never continues one.
  private mutating func paste(_ text: String) -> KeyUse {
    defer { settleFolder() }
    guard let paths = DroppedPaths(text) else { return line.handle(.paste(text), in: .line) }
    guard paths.all.count == 1 else { return .refused(.tooMany(max: 1)) }
    if paths.areMarked { line.retype(paths.all[0]) } else { line.paste(paths.all[0]) }
    return .used
  }

  /// The folder that the typed name is in, with a slash at its end; empty for the current one.
  private var folder: String {
    line.text.lastIndex(of: "/").map { String(line.text[...$0]) } ?? ""
  }

  /// Whether the caret is at the start of a name, where Space opens the list.
  private var isAtName: Bool {
    line.edited.caret == line.text.utf8.count && line.text == folder
  }

  /// Drops the names of another folder; those of this one are then requested.
  private mutating func settleFolder() {
    let arguments = [folder, demand?.rawValue ?? "", root ?? ""] + extensions
    let source = OptionSource.asked(PathField.check, arguments: arguments)
    if options.source != source { options = OfferedOptions(source) }
  }
}

extension PathField {
  private mutating func pressClosed(_ key: Key, in size: Size) -> KeyUse {
    defer { settleFolder() }
    isOpening = false
    switch key {
    case .function(4): open()
    case .space where isAtName: open()
    case _ where Key.accepting.contains(key):
      guard let path = completion(in: size.columns)?.whole else { return line.press(key) }
      line.accept(path)
    default: return line.press(key)
    }
    return .used
  }

  private mutating func pressOpen(_ key: Key) -> KeyUse {
    guard var menu else { return .notUsed }
    switch key {
    case .down, .control("n"): self.menu?.move(to: menu.highlight + 1)
    case .up, .control("p"): self.menu?.move(to: menu.highlight - 1)
    case .pageDown: self.menu?.move(to: menu.highlight + ChoiceMenu.rowLimit)
    case .pageUp: self.menu?.move(to: menu.highlight - ChoiceMenu.rowLimit)
    case .home: self.menu?.move(to: 0)
    case .end: self.menu?.move(to: menu.count - 1)
    case .enter, .right: return choose(menu.highlighted)
    case .left where menu.filter.text.isEmpty, .backspace where menu.filter.text.isEmpty: goUp()
    case .escape where !menu.filter.text.isEmpty:
      self.menu?.filter(options.list, by: "", chosen: nil)
    case .escape, .function(4): self.menu = nil
    default:
      let use = menu.edit(in: options.list, chosen: nil) { $0.press(key) }
      self.menu = menu
      return use
    }
    return .used
  }

  /// Opens the list of names, once they are known.
  private mutating func open() {
    isOpening = options.list.choices.isEmpty
    if !isOpening { menu = ChoiceMenu(of: options.list, at: nil) }
  }

  /// Chooses a name from the list; a folder's own names follow.
  private mutating func choose(_ index: Int?) -> KeyUse {
    guard let index else { return .refused(.noChoice(menu?.filter.text ?? "")) }
    let path = options.list.choices[index].value.description
    line.accept(path)
    menu = nil
    isOpening = path.hasSuffix("/")
    settleFolder()
    return isOpening ? .used : .completed
  }

  /// Lists the names in the folder above.
  private mutating func goUp() {
    let parent = folder.dropLast()
    if folder == "/" { return }
    let isHome = parent.hasPrefix("~") && !parent.contains("/")
    let isAbove = folder.isEmpty || isHome || parent == ".." || parent.hasSuffix("/..")
    let above = parent.lastIndex(of: "/").map { String(parent[...$0]) } ?? ""
    if isAbove { line.retype(folder + "../") } else { line.replace(with: above) }
    (menu, isOpening) = (nil, true)
    settleFolder()
  }

  private mutating func point(_ pointer: Pointer, in size: Size) -> KeyUse {
    guard menu != nil, pointer.position.row > 0 else {
      if pointer.action == .press, pointer.position.column >= size.columns - 2 {
        if menu == nil { open() } else { menu = nil }
        return .used
      }
      return line.point(pointer, columns: Swift.max(1, size.columns - 2))
    }
    let (choices, room) = (options.list.choices, options.list.menuRoom(in: size))
    switch pointer.action {
    case .press: return option(at: pointer.position, in: size).map { choose($0) } ?? .used
    case .wheelUp: self.menu?.scroll(by: -1, on: choices, in: room)
    case .wheelDown: self.menu?.scroll(by: 1, on: choices, in: room)
    case .drag, .release: break
    }
    return .used
  }

  /// Returns the first path that begins with the typed one, and the rest of it; `nil` if the caret
  /// is not at the end of a name, or a row has no room for it.
  private func completion(in columns: Int) -> (whole: String, rest: String)? {
    let text = line.text
    guard line.edited.caret == text.utf8.count, line.edited.selection == nil, text != folder,
      let (path, rest) = options.list.choices.lazy.map(\.value.description).completion(of: text)
    else { return nil }
    return text.shown.cellWidth + rest.shown.cellWidth <= columns - 2 ? (path, rest) : nil
  }
}

extension PathField: PointedWidget {
  package var pointedOptions: [Choice] { options.list.entries }

  package func option(at cell: Position, in size: Size) -> Int? {
    menu?.option(inRow: cell.row - 1, of: options.list, in: options.list.menuRoom(in: size))
  }
}

extension PathField {
  /// The reason why the open list has no names; `nil` if it has some, or they are loading.
  private var emptiness: OptionsNote? { isOpening ? options.note : nil }

  public func height(in room: Size) -> Int {
    guard let menu else { return emptiness == nil ? 1 : 2 }
    let listRoom = options.list.menuRoom(in: room)
    let count = menu.height(of: options.list.choices, in: listRoom, limit: ChoiceMenu.rowLimit)
    let rows = 1 + Swift.max(1, count)
    return Swift.max(2, Swift.min(rows, room.rows))
  }

  /// Draws the path with the rest of a name, and below it the names if they are open.
  public func draw(on canvas: inout Canvas) {
    let columns = canvas.size.columns
    canvas.fill(" ", count: columns, row: 0, column: 0, style: .room)
    let size = Size(columns: Swift.max(1, columns - 2), rows: 1)
    let (corner, isFocused) = (Position(row: 0, column: 0), canvas.isFocused)
    canvas.draw(at: corner, size: size, isFocused: isFocused) { part in
      // What filters the names is typed where they continue the path.
      let filter = menu.flatMap { $0.filter.text.isEmpty ? nil : $0.filter }
      part.draw(filter?.following(folder) ?? line, placeholder: placeholder)
    }
    if isFocused, menu == nil, let rest = completion(in: columns)?.rest {
      canvas.write(rest, row: 0, column: line.text.shown.cellWidth, style: .placeholder)
    }
    let mark = menu == nil ? canvas.glyphs.menuClosed : canvas.glyphs.menuOpen
    if columns > 2 { canvas.fill(mark, count: 1, row: 0, column: columns - 1, style: .quiet) }
    menu?.draw(options.list.choices, in: options.list.menuRoom(in: canvas.size), on: &canvas)
    if let emptiness, canvas.size.rows > 1 {
      let text = emptiness.text(in: canvas.words, canvas.glyphs).printable
      canvas.write(text, row: 1, column: 2, style: .quiet)
    }
  }
}
