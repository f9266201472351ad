import Diagnostics
import FormValidation

/// The keys of one mapping, read one by one; what is wrong with them is gathered, not thrown.
///
/// Asking for a key also makes it known: `finish` complains about each key nobody asked for.
///
/// ```swift
/// let unit = settings.choice("unit", of: LengthUnit.self) ?? .graphemes
/// let min = settings.count("min")
/// settings.finish()  // unknown key "mim"; did you mean "min"?
/// ```
struct Settings {
  /// Whom the keys belong to, for messages: `length`.
  let owner: String

  /// Where the mapping, or the bare name of its owner, begins.
  let mark: Mark

  /// Everything found to be wrong so far.
  var findings: [Finding] = []

  /// What rules can name.
  let scope: RuleScope

  /// The rules within a rule that were read so far.
  var uses: [RuleUse] = []

  /// How many rules those read so far come to, with those of conditions.
  var extent = RuleExtent()

  /// The values to compare answers with that were read so far.
  private(set) var comparands: [Node] = []

  /// Keys one of which should be there.
  private struct Missing {
    let keys: [String]
    let message: String
  }

  private let entries: [Node.Entry]
  private let loneKey: String?

  /// Which of the entries were asked for; of a key given twice, the first one only.
  private var isAsked: [Bool]

  /// The keys asked for, in order and as often.
  private(set) var asked: [String] = []

  private var missing: [Missing] = []

  /// Creates the settings that a mapping holds.
  /// - Parameters:
  ///   - entries: The mapping.
  ///   - owner: Whom the keys belong to, for messages.
  ///   - mark: Where the mapping begins.
  ///   - loneKey: The key whose value stands alone behind the owner's name.
  ///   - scope: What rules can name.
  init(
    _ entries: [Node.Entry],
    of owner: String,
    at mark: Mark,
    loneKey: String? = nil,
    scope: RuleScope = RuleScope()
  ) {
    self.entries = entries
    isAsked = [Bool](repeating: false, count: entries.count)
    self.owner = owner
    self.mark = mark
    self.loneKey = loneKey
    self.scope = scope
  }

  /// The keys asked for so far, in order, each once.
  var known: [String] {
    var seen: Set<String> = []
    return asked.filter { seen.insert($0).inserted }
  }

  /// Whether a key is there; known from now on.
  mutating func has(_ key: String) -> Bool {
    entry(key) != nil
  }

  /// The node of a key, if it is there.
  mutating func node(_ key: String) -> Node? {
    entry(key)?.value
  }

  /// Complains about a key that is missing to the owner, or to what it is, and says whether it is
  /// there.
  mutating func needs(_ key: String, for subject: String? = nil) -> Bool {
    if has(key) { return true }
    miss([key], "\(subject ?? owner) needs \(key.quoted)")
    return false
  }

  /// Complains, in the end, that all of some keys are missing, unless one was merely misspelt.
  mutating func miss(_ keys: [String], _ message: String) {
    for key in keys { _ = entry(key) }
    missing.append(Missing(keys: keys, message: message))
  }

  /// Complains about the value of a key, or about the whole where it is missing.
  mutating func report(
    _ message: String,
    at key: String,
    extent: Finding.Extent = .token,
    suggestion: String? = nil,
    misspelt: Misspelt? = nil,
    note: String? = nil,
    isDoubt: Bool = false
  ) {
    let place = entry(key).map { $0.value.isNull ? $0.mark : $0.value.mark } ?? mark
    findings.append(
      Finding(
        place,
        message,
        extent: extent,
        suggestion: suggestion,
        misspelt: misspelt,
        note: note,
        isDoubt: isDoubt
      )
    )
  }

  /// Complains that a key's value is of the wrong kind.
  mutating func report(_ key: String, wants wanted: String, not node: Node, hint: String? = nil) {
    report("expected \(wanted), found \(node.kindWords)", at: key, note: hint)
  }

  /// A key as messages call it: a lone value goes by its owner's name.
  func subject(_ key: String) -> String {
    key == loneKey ? owner : key
  }

  /// Remembers that answers are compared with a value.
  mutating func compare(with node: Node) {
    comparands.append(node)
  }

  /// Makes the keys known that a reading of these settings asks for, whatever it finds.
  mutating func know<Result>(_ read: (inout Settings) -> Result) {
    var copy = self
    _ = read(&copy)
    for key in copy.asked[asked.count...] { _ = entry(key) }
  }

  /// Complains about every key that nobody asked for, every one given twice and every one missing.
  mutating func finish() {
    guard !missing.isEmpty || isAsked.contains(false) else { return }
    let known = Set(asked)
    var seen: Set<String> = []
    var meant: Set<String> = []
    let given = Set(entries.map(\.name))
    let candidates = self.known.filter { !given.contains($0) }
    for entry in entries where findings.count < Finding.limit {
      if !known.contains(entry.name) {
        // Of more findings than are printed, none gets advice that costs time to find.
        let isPrinted = findings.count < Diagnostics.limit
        let rule =
          isPrinted && owner == FieldReader.owner ? RuleSpelling.advice(on: entry) : nil
        let nearest = isPrinted && rule == nil ? candidates.nearest(to: entry.name) : nil
        if let nearest { meant.insert(nearest) }
        findings.append(
          Finding(
            entry.mark,
            "unknown key \(entry.name.quoted)",
            suggestion: nearest,
            note: rule
              ?? (nearest == nil && isPrinted
                ? "\(owner) accepts \(self.known.joined(separator: ", "))" : nil)
          )
        )
      } else if !seen.insert(entry.name).inserted {
        findings.append(Finding(entry.mark, "duplicate key \(entry.name.quoted)"))
      }
    }
    for missing in missing where meant.isDisjoint(with: missing.keys) {
      findings.append(Finding(mark, missing.message))
    }
  }

  private mutating func entry(_ key: String) -> Node.Entry? {
    asked.append(key)
    guard let index = entries.firstIndex(where: { $0.name == key }) else { return nil }
    isAsked[index] = true
    return entries[index]
  }
}
