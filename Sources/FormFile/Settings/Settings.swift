import FormValidation
import FormWidgets
import SourceText

/// The keys of one mapping, read one by one; errors are collected, not thrown.
///
/// Reading a key also makes it known: `finish` reports each key that was not read.
///
/// ```swift
/// let unit = settings.choice("unit", of: LengthUnit.self) ?? .graphemes
/// let min = settings.count("min")
/// settings.finish()  // unknown key "mim"; did you mean "min"?
/// ```
struct Settings {
  /// The owner of the keys in messages: `length`.
  let owner: String

  /// The position of the mapping, or of its owner's name.
  let mark: Mark

  /// The findings so far.
  var findings: [Finding] = []

  /// The names that rules can use.
  let scope: RuleScope

  /// The nested rules read so far.
  var uses: [RuleUse] = []

  /// The number of rules read so far, including conditions.
  var extent = RuleExtent()

  /// The rows of a matrix, once they are read.
  var rows: [Choice] = []

  /// The values to compare answers with, read so far.
  private(set) var comparands: [Node] = []

  /// Keys of which one is required.
  private struct Missing {
    let keys: [String]
    let message: String
  }

  private var entries: [Node.Entry]
  private let loneKey: String?

  /// What is meant by unknown keys.
  private let advice: Advice?

  /// Returns what is meant by an unknown key, if that is known better than by the nearest name.
  typealias Advice = (Node.Entry) -> ForeignWords.Meant?

  /// A bit for the first byte of each entry's key: most keys are absent, and found to be so by it.
  private var initials: UInt64 = 0

  /// Whether each entry was read; of a duplicate key, only the first.
  private var isAsked: [Bool]

  /// The keys read, in order, with repetitions.
  private(set) var asked: [String] = []

  private var missing: [Missing] = []

  /// The kinds of the keys read so far, if the scope records them.
  private(set) var kinds: [String: KeyKind] = [:]

  /// The keys that are missing; of each list, one.
  var missingKeys: [[String]] { missing.map(\.keys) }

  /// Creates the settings of a mapping.
  /// - Parameters:
  ///   - entries: The mapping.
  ///   - owner: The owner of the keys in messages.
  ///   - mark: The position of the mapping.
  ///   - loneKey: The key of a value that directly follows the owner's name.
  ///   - scope: The names that rules can use.
  ///   - advice: Returns what is meant by an unknown key.
  init(
    _ entries: [Node.Entry],
    of owner: String,
    at mark: Mark,
    loneKey: String? = nil,
    scope: RuleScope = RuleScope(),
    advice: Advice? = nil
  ) {
    self.entries = entries
    asked.reserveCapacity(24)
    isAsked = [Bool](repeating: false, count: entries.count)
    self.owner = owner
    self.mark = mark
    self.loneKey = loneKey
    self.scope = scope
    self.advice = advice
    for entry in entries { initials |= Settings.initial(of: entry.name) }
  }

  /// The keys read so far, in order, without repetitions.
  var known: [String] {
    var seen: Set<String> = []
    return asked.filter { seen.insert($0).inserted }
  }

  /// Returns whether a key is present, and makes it known.
  mutating func has(_ key: String) -> Bool {
    index(of: key) != nil
  }

  /// Returns the node of a key, if present.
  mutating func node(_ key: String) -> Node? {
    index(of: key).map { entries[$0].value }
  }

  /// Returns the node of a key, if present, without making the key known.
  func entry(_ key: String) -> Node? { entries.first { $0.name == key }?.value }

  /// Replaces the value of a key that is present, and the position that its errors are reported at.
  mutating func replace(_ key: String, with entry: Node.Entry) {
    guard let index = index(of: key) else { return }
    entries[index] = Node.Entry(name: key, mark: entry.mark, value: entry.value)
  }

  /// Records the kind of a key, for the schema of form files; the first one wins.
  mutating func declare(_ key: String, _ kind: @autoclosure () -> KeyKind) {
    if scope.notesKeys, kinds[key] == nil { kinds[key] = kind() }
  }

  /// Reports a missing key, and returns whether it is present.
  mutating func needs(_ key: String, for subject: String? = nil) -> Bool {
    if has(key) { return true }
    miss([key], "\(subject ?? owner) needs \(key.quoted)")
    return false
  }

  /// Reports at the end that all of some keys are missing, unless one was misspelled.
  mutating func miss(_ keys: [String], _ message: String) {
    for key in keys { _ = index(of: key) }
    missing.append(Missing(keys: keys, message: message))
  }

  /// Reports an error in the value of a key, or in the entire mapping if the key is missing.
  mutating func report(
    _ message: String,
    at key: String,
    extent: Finding.Extent = .token,
    suggestion: String? = nil,
    misspelling: Misspelling? = nil,
    note: String? = nil,
    isDoubt: Bool = false
  ) {
    let entry = index(of: key).map { entries[$0] }
    let mark = entry.map { $0.value.isNull ? $0.mark : $0.value.mark } ?? self.mark
    findings.append(
      Finding(
        mark,
        message,
        extent: extent,
        suggestion: suggestion,
        misspelling: misspelling,
        note: note,
        isDoubt: isDoubt
      )
    )
  }

  /// Reports that a key's value is of the wrong kind.
  mutating func report(_ key: String, wants wanted: String, not node: Node, hint: String? = nil) {
    report("expected \(wanted), found \(node.kindWords)", at: key, note: hint)
  }

  /// Returns a key's name in messages: a single value has its owner's name.
  func subject(_ key: String) -> String {
    key == loneKey ? owner : key
  }

  /// Records that answers are compared with a value.
  mutating func compare(with node: Node) {
    comparands.append(node)
  }

  /// Makes the keys known that a closure reads from these settings, regardless of the result.
  mutating func know<Result>(_ read: (inout Settings) -> Result) {
    var copy = self
    _ = read(&copy)
    for key in copy.asked[asked.count...] { _ = index(of: key) }
  }

  /// Reports every unknown, duplicate and missing key.
  mutating func finish() {
    guard !missing.isEmpty || isAsked.contains(false) else { return }
    let known = Set(asked)
    var seen: Set<String> = []
    var replaced: Set<String> = []
    let given = Set(entries.map(\.name))
    var candidates = self.known.filter { !given.contains($0) }
    for entry in entries where findings.count < Finding.limit {
      if !known.contains(entry.name) {
        // Findings that are not printed get no suggestion, which takes time to find.
        let isPrinted = findings.count < Diagnostics.limit
        let meant = isPrinted ? meant(by: entry, among: candidates) : ForeignWords.Meant()
        replaced.formUnion(meant.names + meant.replaced)
        // What one key is to become, another is not.
        candidates.removeAll { meant.names.contains($0) }
        let list = "\(owner) accepts \(self.known.joined(separator: ", "))"
        findings.append(
          Finding(
            entry.mark,
            "unknown key \(entry.name.quoted)",
            suggestion: meant.names.first,
            note: meant.note ?? (meant.names.isEmpty && isPrinted ? list : nil)
          )
        )
      } else if !seen.insert(entry.name).inserted {
        findings.append(Finding(entry.mark, "duplicate key \(entry.name.quoted)"))
      }
    }
    for missing in missing where replaced.isDisjoint(with: missing.keys) {
      findings.append(Finding(mark, missing.message))
    }
  }

  /// Returns what is meant by an unknown key: by advice, or else by the nearest of the known keys
  /// that are not given.
  private func meant(by entry: Node.Entry, among candidates: [String]) -> ForeignWords.Meant {
    if let colon = entry.name.firstIndex(of: ":"),
      asked.contains(String(entry.name[..<colon])) || advice != nil && entry.value.isNull
    {
      let (key, value) = (entry.name[..<colon], entry.name[colon...].dropFirst())
      return ForeignWords.Meant(
        note: "put a space after the colon: \(key): \(value)",
        replaced: [String(key)]
      )
    }
    var meant = advice?(entry) ?? ForeignWords.Meant()
    let fitting = meant.names.filter { candidates.contains($0) }
    if meant.note == nil, fitting.isEmpty {
      let stems = ForeignWords.stems(of: entry.name)
      let same = candidates.first { stems.contains(ForeignWords.folded($0[...])) }
      if let nearest = same ?? candidates.nearest(to: entry.name) {
        return ForeignWords.Meant(names: [nearest])
      }
    }
    if meant.note == nil, fitting.isEmpty, let given = meant.names.first(where: asked.contains) {
      return ForeignWords.Meant(note: "\(given) is the key for that; remove this one")
    }
    meant.names = Array(fitting.prefix(1))
    return meant
  }

  /// Returns the index of the first entry with a key, if present, and makes the key known.
  private mutating func index(of key: String) -> Int? {
    asked.append(key)
    guard initials & Settings.initial(of: key) != 0 else { return nil }
    guard let index = entries.indices.first(where: { entries[$0].name == key }) else { return nil }
    isAsked[index] = true
    return index
  }

  /// Returns the bit for the first byte of a key.
  private static func initial(of key: String) -> UInt64 {
    1 << UInt64((key.utf8.first ?? 0) & 63)
  }
}

/// The kind of a key's value.
enum KeyKind {
  case text, flag, number, whole, count, list, texts, condition, rules, options, normalizers
  /// A list of options.
  case choices
  /// A text that is not blank.
  case filledText
  /// A text that users read, in one language or several.
  case prose
  /// A text that users read, in one language or several, and that is not blank.
  case shownText
  /// A list of texts that users read.
  case shownTexts
  /// The name of a field or group.
  case name
  /// A mapping with the least and greatest count.
  case counts
  /// Any value.
  case value
  /// One of some words, or the beginning of one.
  case words([String])
  /// A list of some words.
  case wordList([String])
}
