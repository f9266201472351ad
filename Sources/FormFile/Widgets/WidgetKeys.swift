import FormValidation
import FormWidgets
import SourceText

extension WidgetKey {
  /// All widgets in form files.
  static let all: [WidgetKey] = [
    WidgetKey("text", .text, "A line of text") { settings in
      TextField(
        placeholder: settings.prose("placeholder"),
        suggestions: settings.shownTexts("suggestions") ?? [],
        text: settings.text("default") ?? ""
      )
    },
    WidgetKey("masked", .text, "Text with fixed places, such as a card number") { settings in
      let hasMask = settings.needs("mask")
      let (mask, placeholder) = (settings.mask("mask"), settings.prose("placeholder"))
      let text = settings.text("default") ?? ""
      guard hasMask, let mask else { return nil }
      return MaskedField(mask, placeholder: placeholder, text: text)
    },
    // No default: form files should not contain secrets.
    WidgetKey("password", .text, "A secret, shown as dots") { settings in
      PasswordField(placeholder: settings.prose("placeholder"))
    },
    WidgetKey("textarea", .text, "Text of several lines") { settings in
      let rows = settings.count("rows")
      let (placeholder, text) = (settings.prose("placeholder"), settings.text("default") ?? "")
      let code = settings.words("code")
      guard settings.isRowCount(rows) else { return nil }
      return TextArea(placeholder: placeholder, rows: rows ?? 3, code: code, text: text)
    },
    WidgetKey("number", .number, "A number, typed or stepped") { settings in
      let limits = settings.numberLimits()
      let (placeholder, text) = (settings.prose("placeholder"), settings.number("default")?.text)
      return limits.map { limits in
        NumberField(
          min: limits.min,
          max: limits.max,
          step: limits.step,
          placeholder: placeholder,
          text: text ?? ""
        )
      }
    },
    WidgetKey("toggle", .toggle, "Yes or no") { settings in
      let words = settings.toggleWords()
      if let on = settings.node("default")?.text.flatMap({ words?.flag($0) }) {
        return Toggle(isOn: on, words: words)
      }
      if settings.startsBlank() { return Toggle(isOn: nil, words: words) }
      return Toggle(isOn: settings.toggleStart() ?? false, words: words)
    },
    WidgetKey("slider", .number, "A number on a track") { settings in
      let isAnswered = !settings.startsBlank()
      let value = isAnswered ? settings.number("default") : nil
      return settings.track(of: "a slider")?.widget(Slider.init, at: value, isAnswered)
    },
    WidgetKey("range_slider", .list, "Two numbers on a track") { settings in
      let isAnswered = !settings.startsBlank()
      let value = isAnswered ? settings.numberPair("default") : nil
      return settings.track(of: "a range_slider")?.widget(RangeSlider.init, at: value, isAnswered)
    },
    WidgetKey("select", .any, "One option from a list that opens") { settings in
      _ = settings.flag("multiple")
      let placeholder = settings.prose("placeholder")
      let value = settings.textOrNumber("default")
      let (options, hasOther, other) = (
        settings.options(), settings.has("other"), settings.words("other")
      )
      guard let options, hasOther == (other != nil) else { return nil }
      return Select(
        options: options,
        other: other,
        placeholder: placeholder,
        value: value ?? .null
      )
    },
    WidgetKey("radio", .any, "One option, with all of them shown") { settings in
      let (arrangement, value) = (settings.arrangement(), settings.textOrNumber("default"))
      let (options, hasOther, other) = (
        settings.options(), settings.has("other"), settings.words("other")
      )
      if other != nil, let arrangement, arrangement != .columns(1) {
        settings.report("options with other text are in one column", at: "other")
        return nil
      }
      guard let options, let arrangement, hasOther == (other != nil) else { return nil }
      return Radio(
        options: options,
        arrangement: arrangement,
        other: other,
        value: value ?? .null
      )
    },
    WidgetKey("checklist", .list, "Several options") { settings in
      _ = settings.flag("multiple")
      let marked = settings.list("default")?.map(\.value) ?? []
      settings.refuseRespelled("default")
      let options = settings.options()
      let (hasOther, other) = (settings.has("other"), settings.words("other"))
      let limits = settings.itemLimits(
        of: options?.listedCount.map { $0 + (other == nil ? 0 : 1) }
      )
      guard let options, let limits, hasOther == (other != nil) else { return nil }
      return Checklist(
        options: options,
        other: other,
        min: limits.min,
        max: limits.max,
        marked: marked
      )
    },
    WidgetKey("matrix", .any, "One option for each row of a table") { settings in
      settings.rows = settings.matrixRows() ?? []
      guard let options = settings.options(), !settings.rows.isEmpty else { return nil }
      return Radio(options: options, arrangement: .table)
    },
    WidgetKey("path", .text, "A file or folder, completed while it is typed") { settings in
      PathField(
        settings.choice("must", of: PathField.Demand.self),
        extensions: (settings.texts("extensions") ?? []).map {
          $0.hasPrefix(".") ? String($0.dropFirst()) : $0
        },
        root: settings.filledText("root").map(settings.scope.extensions.path),
        placeholder: settings.prose("placeholder"),
        text: settings.text("default") ?? ""
      )
    },
    WidgetKey("tags", .list, "A list of short texts") { settings in
      let (placeholder, suggestions) = (
        settings.prose("placeholder"), settings.shownTexts("suggestions")
      )
      let items = settings.has("default") ? settings.tags("default") : []
      let allowsDuplicates = settings.flag("duplicates") ?? false
      guard let limits = settings.itemLimits(of: nil), let items else { return nil }
      return Tags(
        placeholder: placeholder,
        suggestions: suggestions ?? [],
        min: limits.min,
        max: limits.max,
        allowsDuplicates: allowsDuplicates,
        items: items
      )
    },
    WidgetKey("date", .text, "A date, typed or from a calendar") { settings in
      let limits = settings.dateLimits(of: .date)
      return DateField(
        min: limits.min,
        max: limits.max,
        placeholder: settings.prose("placeholder"),
        text: settings.text("default") ?? "",
        weekStart: settings.choice("week_starts", of: WeekStart.self)?.weekday ?? .monday
      )
    },
    WidgetKey("time", .text, "A time of day") { settings in
      let limits = settings.dateLimits(of: .time)
      return TimeField(
        min: limits.min,
        max: limits.max,
        placeholder: settings.prose("placeholder"),
        text: settings.text("default") ?? ""
      )
    },
    WidgetKey("datetime", .text, "A date with a time of day") { settings in
      let limits = settings.dateLimits(of: .dateTime)
      return DateTimeField(
        min: limits.min,
        max: limits.max,
        text: settings.text("default") ?? "",
        weekStart: settings.choice("week_starts", of: WeekStart.self)?.weekday ?? .monday
      )
    },
  ]
}

extension OptionSource {
  /// The number of options, if it is fixed.
  fileprivate var listedCount: Int? {
    if case .listed(let choices) = self { choices.count } else { nil }
  }
}

extension Settings {
  /// Returns the words for the states of a toggle; `nil` if it has none, or after an error.
  fileprivate mutating func toggleWords() -> Toggle.Words? {
    let (hasOn, hasOff) = (has("on"), has("off"))
    let nodes = (on: node("on"), off: node("off"))
    let (on, off) = (words("on"), words("off"))
    if hasOn != hasOff {
      let (given, missing) = hasOn ? ("on", "off") : ("off", "on")
      report("a toggle with \(given) needs \(missing.quoted)", at: given)
    }
    guard let on, let off else { return nil }
    let all = scope.texts.codes.map { (nodes.on?[$0]?.text ?? on, nodes.off?[$0]?.text ?? off) }
    if (all + [(on, off)]).contains(where: { $0.0.lowercased() == $0.1.lowercased() }) {
      report("on and off are the same", at: "off")
    }
    return Toggle.Words(on: on, off: off)
  }

  /// Returns the initial state of a toggle, if present and valid.
  fileprivate mutating func toggleStart() -> Bool? {
    declare("default", .value)
    return flag("default")
  }

  /// Returns whether the widget has no initial answer: `default: none`.
  fileprivate mutating func startsBlank() -> Bool {
    declare("default", .value)
    return node("default")?.text == "none"
  }

  /// Returns the texts of a key, none of them blank; `nil` after an error.
  fileprivate mutating func tags(_ key: String) -> [String]? {
    guard let nodes = list(key) else { return nil }
    let other = nodes.first { $0.text?.contains { !$0.isWhitespace } != true }
    guard let other else { return nodes.compactMap(\.text) }
    let message = "expected text that is not empty, found \(other.kindWords)"
    findings.append(Finding(other.mark, message, note: other.quotedHint))
    return nil
  }

  /// Returns whether a text area can have a number of rows, and reports if it cannot.
  fileprivate mutating func isRowCount(_ rows: Int?) -> Bool {
    guard let rows else { return !has("rows") }
    if TextArea.rowLimits ~= rows { return true }
    report("expected 1 to \(TextArea.rowLimits.upperBound), found \(rows)", at: "rows")
    return false
  }
}

/// The spelling of a widget in form files: a row of the table in `WidgetKeys.swift`.
struct WidgetKey: Sendable {
  /// The word after `type:`.
  let name: String

  /// The kind of value that the widget edits.
  let kind: ValueKind

  /// What it asks for, in a few words.
  let summary: String

  /// Reads the widget's own keys; `nil` after an error, which is recorded in the settings.
  let read: @Sendable (inout Settings) -> (any Widget)?

  init(
    _ name: String,
    _ kind: ValueKind,
    _ summary: String,
    read: @escaping @Sendable (inout Settings) -> (any Widget)?
  ) {
    (self.name, self.kind, self.summary, self.read) = (name, kind, summary, read)
  }

  /// Returns the row of a field's type, if known; for a `select` with several answers, that of a
  /// checklist.
  static func of(_ field: [Node.Entry]) -> WidgetKey? {
    let type = field.first { $0.name == "type" }?.value.text
    let isMultiple = field.contains { $0.name == "multiple" && $0.value.truth == true }
    return type.flatMap { named($0 == "select" && isMultiple ? "checklist" : $0) }
  }

  /// Returns the row of a type.
  static func named(_ name: String) -> WidgetKey? {
    all.first { $0.name == name }
  }
}
