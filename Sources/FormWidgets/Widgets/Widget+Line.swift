package import FormValidation

/// Entering answers as lines, in a way that suits most widgets.
extension Widget {
  /// Returns the label of a choice; `nil` for any other value.
  package func label(of answer: Value) -> String? {
    description.choices.first { $0.value == answer }?.label
  }

  /// Enters an answer typed as a line, and returns whether it is accepted; otherwise nothing
  /// changes.
  ///
  /// An empty line clears the answer. Surrounding white space is part of a text only.
  package mutating func enter(_ line: String) -> Bool {
    let line = tidied(line)
    if line.isEmpty { return clear() }
    if handle(.line(line), in: .line) != .notUsed { return true }
    if !description.choices.isEmpty { return choose(line) }
    switch traits.kind {
    case .any, .text: return hold(.text(line))
    case .number:
      var typed = self
      typed.value = .text(line)
      let number = Number(line).map(Value.number)
      // A widget that holds no text may still hold the number.
      guard typed.value == .text(line) || typed.value == number else {
        return number.map { hold($0) } ?? false
      }
      self = typed
      return true
    case .toggle: return YesOrNo(line).map { hold(.bool($0.isYes)) } ?? false
    case .list:
      let items = line.listItems
      if hold(.list(items.map(Value.text))) { return true }
      let numbers = items.compactMap { Number($0).map(Value.number) }
      return numbers.count == items.count && hold(.list(numbers))
    }
  }

  /// Returns a line without surrounding white space, unless the answer is a text, which may have it.
  package func tidied(_ line: String) -> String {
    traits.role == .text ? line : String(line[...].trimmingWhitespace)
  }

  /// Enters a line from a command or another answer, whose numbers have a decimal point in any
  /// language, and returns whether it is accepted.
  package mutating func enter(data line: String) -> Bool {
    guard traits.kind == .number, let number = Number(line), !line.contains(where: "eE".contains)
    else { return enter(given: line) }
    return adopt(.number(number))
  }

  /// Enters a text that does not come from the form's keys, and returns whether it is accepted.
  ///
  /// Options are given by their values, or else by their labels, never by their numbers; items of a
  /// list may be in a line each.
  package mutating func enter(given text: String) -> Bool {
    let (line, choices) = (tidied(text), description.choices)
    let lines = traits.kind == .list ? line.split(whereSeparator: \.isNewline) : []
    guard !line.isEmpty, !choices.isEmpty || lines.count > 1 else { return enter(text) }
    if choices.isEmpty { return hold(.list(lines.map { .text(String($0.trimmingWhitespace)) })) }
    let names =
      traits.kind != .list
      ? [line]
      : lines.count > 1
        ? lines.map { String($0.trimmingWhitespace) } : line.names(among: choices)
    let answers = names.compactMap { name -> Value? in
      let index =
        choices.firstIndex { $0.value.description == name } ?? choices.index(named: name)
        ?? choices.index(equalTo: name)
      guard let index else { return traits.other == nil ? nil : .text(name) }
      return choices[index].isDisabled ? nil : choices[index].value
    }
    guard answers.count == names.count else { return false }
    guard traits.kind == .list else { return hold(answers[0]) }
    guard Set(answers).count == answers.count, let ordered = inOrder(answers) else { return false }
    return hold(.list(ordered))
  }

  /// Enters a text that does not come from the form's keys as if the user then left the field, and
  /// returns whether it is accepted.
  package mutating func enter(completed text: String) -> Bool {
    guard enter(given: text) else { return false }
    _ = handle(.commit, in: .line)
    return true
  }

  /// Enters a line of a record, and returns whether it is accepted.
  ///
  /// Unlike a typed date or time, a stored one has no words: what `tomorrow`, `Dec 28` and `now` mean
  /// depends on when they were written. An empty line unchecks a box, whatever its default.
  package mutating func enter(stored line: String) -> Bool {
    if line.isEmpty, traits.kind == .toggle {
      return enter(completed: line) || adopt(given: .bool(false))
    }
    let hasWords = [.date, .time, .dateTime].contains(traits.role) && line.hasDateWords
    return hasWords ? adopt(given: .text(line)) : enter(completed: line)
  }

  /// Pastes a text as a line without surrounding white space.
  mutating func pasteLine(_ text: String) -> KeyUse {
    let line = text[...].trimmingWhitespace
    return !line.isEmpty && enter(String(line)) ? .used : .notUsed
  }

  /// Adopts an answer from outside, and returns whether it is possible; otherwise nothing changes.
  ///
  /// A value that could be typed is adopted even if invalid, for the rules to report.
  package mutating func adopt(_ value: Value) -> Bool {
    if value == .null { return clear() || self.value.isBlank }
    if hold(value) { return true }
    let line: String
    switch value {
    case .text(let text) where traits.keepsLineBreaks: return hold(.text(text.withLineFeeds))
    // A date or time in another format is converted by its widget.
    case .text(let text) where traits.kind == .text:
      var typed = self
      guard typed.enter(text) else { return false }
      self = typed
      return true
    case .number(let number): line = number.description
    case .list(let items): line = items.map(\.description).joined(separator: ", ")
    default: return false
    }
    var typed = self
    guard typed.enter(line), typed.value == value else { return false }
    self = typed
    return true
  }

  /// Adopts an answer from outside, of which several choices may be in any order, and returns whether
  /// it is possible.
  package mutating func adopt(given value: Value) -> Bool {
    guard traits.role == .choices, !description.choices.isEmpty, let items = [Value](value) else {
      return adopt(value)
    }
    return inOrder(items).map { adopt(.list($0)) } ?? false
  }

  /// Returns several answers in the order of the choices, with a typed one last if there can be one;
  /// `nil` if one is no choice, or is given twice.
  package func inOrder(_ items: [Value]) -> [Value]? {
    let given = Set(items)
    let chosen = description.choices.map(\.value).filter(given.contains)
    let rest = traits.other == nil ? [] : items.filter(given.subtracting(chosen).contains)
    return chosen.count + rest.count == items.count ? chosen + rest : nil
  }

  /// Clears the answer, and returns whether it is possible.
  package mutating func clear() -> Bool {
    var cleared = self
    for blank in [Value.null, .text(""), .list([])] {
      cleared.value = blank
      guard cleared.value.isBlank else { continue }
      self = cleared
      return true
    }
    return false
  }

  /// Sets a value, and returns whether it was accepted.
  private mutating func hold(_ value: Value) -> Bool {
    var holding = self
    holding.value = value
    guard holding.value == value else { return false }
    self = holding
    return true
  }

  /// Chooses options by their labels, values or numbers.
  private mutating func choose(_ line: String) -> Bool {
    guard traits.kind == .list else { return choice(named: line).map { hold($0.value) } ?? false }
    let items = line.names(among: description.choices)
    let chosen = Set(items.compactMap { choice(named: $0)?.value })
    // Chosen values are in the order of the choices, not as typed; a duplicate is refused.
    let sorted = description.choices.map(\.value).filter(chosen.contains)
    return chosen.count == items.count && hold(.list(sorted))
  }

  /// Chooses options by unique beginnings of their labels or by their numbers, and returns whether
  /// it is possible.
  package mutating func enter(beginnings line: String) -> Bool {
    let choices = description.choices
    let items = traits.kind == .list ? line.listItems : [line]
    let indices = items.compactMap { item -> Int? in
      let begun = choices.indices(begunBy: item)
      let index = begun.count == 1 ? begun[0] : choices.index(numbered: item)
      return index.flatMap { choices[$0].isDisabled ? nil : $0 }
    }
    guard !items.isEmpty, indices.count == items.count else { return false }
    let labels = indices.map { choices[$0].label }
    return traits.kind == .list
      ? hold(.list(Set(indices).sorted().map { choices[$0].value })) : choose(labels[0])
  }

  /// Returns the choice with a name, or else of the same number, or else with a number from 1, if it
  /// can be chosen.
  private func choice(named text: String) -> Choice? {
    let choices = description.choices
    let index =
      choices.index(named: text) ?? choices.index(equalTo: text) ?? choices.index(numbered: text)
    return index.flatMap { choices[$0].isDisabled ? nil : choices[$0] }
  }
}

extension String {
  /// The parts between commas, without surrounding white space.
  package var listItems: [String] {
    split(separator: ",").map { String($0.trimmingWhitespace) }.filter { !$0.isEmpty }
  }

  /// The names of choices between commas, which may be in a name themselves.
  package func names(among choices: [Choice]) -> [String] {
    let widest = choices.map { max($0.label.commaCount, $0.value.description.commaCount) }.max()
    guard let widest, widest > 0 else { return listItems }
    let parts = split(separator: ",")
    var names: [String] = []
    var start = 0
    while start < parts.count {
      let longest = stride(from: min(parts.count, start + widest + 1), to: start + 1, by: -1)
      let end = longest.first { end in
        choices.index(named: String(self[parts[start].startIndex..<parts[end - 1].endIndex])) != nil
      }
      let last = parts[(end ?? start + 1) - 1]
      names.append(String(self[parts[start].startIndex..<last.endIndex].trimmingWhitespace))
      start = end ?? start + 1
    }
    return names.filter { !$0.isEmpty }
  }

  private var commaCount: Int { utf8.count { $0 == UInt8(ascii: ",") } }
}
