/// Names as paths: `passengers[1].name` is the member `name` of the second item of `passengers`.
extension FieldID {
  /// The most steps of a path, which is also the deepest JSON that Foundation reads.
  static let levelLimit = 512

  /// Creates the name of a member of an object, which is never a path.
  ///
  /// A member that is empty, or would otherwise be read as a path or a name that no question can
  /// have, is quoted as in JSONPath: `["guests[0]"]`.
  public init(memberName name: String) {
    self.init(FieldID.isPlain(name) ? name : FieldID.quoted(name))
  }

  /// Returns the name of a member of the group, which is never a path.
  func member(named name: String) -> FieldID {
    FieldID.isPlain(name)
      ? FieldID("\(rawValue).\(name)") : FieldID(rawValue + FieldID.quoted(name))
  }

  /// Returns the name of a field of the group: `address.city`.
  public func member(_ field: FieldID) -> FieldID { FieldID("\(rawValue).\(field.rawValue)") }

  /// Returns the name of an entry of the repeated group, from 0: `passengers[0]`.
  public func entry(_ index: Int) -> FieldID { FieldID("\(rawValue)[\(index)]") }

  /// The name without the numbers of entries: `passengers.name`.
  package var inAnyEntry: FieldID {
    guard rawValue.utf8.contains(UInt8(ascii: "[")) else { return self }
    var name: FieldID?
    for case .name(let text) in steps {
      name = name.map { $0.member(named: text) } ?? FieldID(memberName: text)
    }
    return name ?? self
  }

  /// Whether it has several steps.
  var isPath: Bool { rawValue.utf8.contains(where: FieldID.divides) }

  /// The part of the name before the first dot or bracket.
  package var firstName: FieldID {
    let end = rawValue.utf8.firstIndex(where: FieldID.divides)
    return end.map { FieldID(String(rawValue[..<$0])) } ?? self
  }

  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && !name.utf8.contains(where: divides) && name != now.rawValue
      && name != form.rawValue
  }

  /// Whether a byte ends a step of a path.
  static func divides(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "[")
  }
}

extension FieldID {
  /// The groups that a path leads through, outer ones first: `a` and `a.b` for `a.b.c`.
  var groups: [FieldID] {
    var (groups, path): ([FieldID], FieldID?) = ([], nil)
    for step in steps.dropLast() {
      switch step {
      case .name(let name): path = path?.member(named: name) ?? FieldID(memberName: name)
      // The list before it is no group, and its items have no fixed number.
      case .index: return Array(groups.dropLast())
      }
      groups += [path].compactMap { $0 }
    }
    return groups
  }
}

/// The steps of a path.
extension FieldID {
  /// A step of the path to an answer.
  package enum Step: Hashable, Sendable {
    /// The member of an object.
    case name(String)
    /// The item of a list, from 0.
    case index(Int)
  }

  /// The steps of the name; a name of more than 512 steps is a single one.
  package var steps: [Step] {
    var steps: [Step] = []
    var rest = rawValue.utf8[...]
    while let (name, range) = FieldID.firstQuoted(in: rest) {
      let before = rest[..<range.lowerBound]
      steps += FieldID.unquotedSteps(before, isFirst: steps.isEmpty, isLast: false)
      steps.append(.name(name))
      rest = rest[range.upperBound...]
    }
    steps += FieldID.unquotedSteps(rest, isFirst: steps.isEmpty, isLast: true)
    return steps.count > FieldID.levelLimit ? [.name(rawValue)] : steps
  }

  /// Returns the steps of a name, or of a part of it beside quoted members.
  private static func unquotedSteps(
    _ text: Substring.UTF8View,
    isFirst: Bool,
    isLast: Bool
  ) -> [Step] {
    var steps: [Step] = []
    let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    for (number, part) in parts.enumerated() {
      var rest = part
      var indices: [Step] = []
      while rest.last == UInt8(ascii: "]"), let start = rest.lastIndex(of: UInt8(ascii: "[")),
        let index = Int(Substring(rest[start...].dropFirst().dropLast())), index >= 0
      {
        indices.append(.index(index))
        rest = rest[..<start]
      }
      // There is no name between a quoted member and the bracket or dot beside it.
      let isBeside = number == 0 && !isFirst || number == parts.count - 1 && !isLast
      if !rest.isEmpty || !isBeside { steps.append(.name(String(Substring(rest)))) }
      steps += indices.reversed()
    }
    return steps
  }

  /// Returns a name in brackets and quotation marks, in which quotation marks and backslashes are
  /// escaped.
  private static func quoted(_ name: String) -> String {
    var text = "[\""
    for scalar in name.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { text.unicodeScalars.append("\\") }
      text.unicodeScalars.append(scalar)
    }
    return text + "\"]"
  }

  /// Returns the first quoted member in a text, and its range with the brackets.
  private static func firstQuoted(
    in text: Substring.UTF8View
  ) -> (name: String, range: Range<String.Index>)? {
    var search = text
    while let start = search.firstIndex(of: UInt8(ascii: "[")) {
      search = search[text.index(after: start)...]
      if search.first == UInt8(ascii: "\""), let (name, end) = unquoted(search.dropFirst()) {
        return (name, start..<end)
      }
    }
    return nil
  }

  /// Returns the name at the start of a text up to `"]`, and where that ends.
  private static func unquoted(_ text: Substring.UTF8View) -> (name: String, end: String.Index)? {
    var name: [UInt8] = []
    var isEscaped = false
    for index in text.indices {
      let byte = text[index]
      if !isEscaped, byte == UInt8(ascii: "\"") {
        let next = text.index(after: index)
        guard next < text.endIndex, text[next] == UInt8(ascii: "]") else { return nil }
        return (String(decoding: name, as: UTF8.self), text.index(after: next))
      }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      if !isEscaped { name.append(byte) }
    }
    return nil
  }
}
