/// An answer must be in a list, or must not be.
struct InList: Rule {
  let values: [Value]

  /// Whether the values are rejected.
  let isRefused: Bool

  /// Whether to ignore case.
  let ignoreCase: Bool

  /// The values of a long list, among which one is found quickly: many answers may be chosen from
  /// many options.
  private let index: Set<Value>

  init(_ values: [Value], isRefused: Bool = false, ignoreCase: Bool = false) {
    self.values = values
    self.isRefused = isRefused
    self.ignoreCase = ignoreCase
    index = values.count > 64 ? Set(values) : []
  }

  var name: String { isRefused ? "none_of" : "one_of" }

  var requirement: Wording {
    Wording(
      isRefused
        ? Message("needs.none_of", "None of {list}", judging: "{label} must not be any of {list}.")
        : Message("needs.one_of", "One of {list}", judging: "{label} must be one of {list}."),
      ["list": .list(values)]
    )
  }

  func verdict(on value: Value, among _: Answers) -> Verdict {
    let isListed =
      index.contains(value)
      || (index.isEmpty || ignoreCase)
        && values.contain(value, ignoreCase: ignoreCase)
    if isListed != isRefused { return .valid }
    return isRefused ? refusal(of: value) : mismatch(of: value)
  }

  private static let chooseOne = Message(
    "choice.not_listed",
    "Choose one of {list}.",
    judging: Message("needs.one_of.judging", "{label} must be one of {list}.")
  )

  // Out of line, like `mismatch`: a valid answer takes longer if space is reserved for them.
  @inline(never)
  private func refusal(of value: Value) -> Verdict {
    .incomplete(
      "choice.listed",
      "Choose something other than {value}.",
      ["value": value, "list": .list(values)]
    )
  }

  @inline(never)
  private func mismatch(of value: Value) -> Verdict {
    values.contains { value.canBecome($0, ignoreCase: ignoreCase) }
      ? .incomplete("choice.not_listed", InList.chooseOne, ["list": .list(values)])
      : .invalid("choice.not_listed", InList.chooseOne, ["list": .list(values)])
  }

  package static let one = RuleDefinition(
    "one_of",
    aliases: ["in", "enum"],
    "One of the listed values",
    details: details,
    parameters: [.main("values", .values, "the list"), .ignoreCase],
    codes: [
      ViolationCode("choice.not_listed", "list"), ViolationCode("choice.unavailable", "option"),
    ],
    example: RuleExample("one_of: [red, green]", passes: #""red""#, fails: #""blue""#)
  ) { InList($0["values"], ignoreCase: $0["ignore_case"]) }

  package static let none = RuleDefinition(
    "none_of",
    aliases: ["not_in"],
    "None of the listed values",
    details: details,
    parameters: [.main("values", .values, "the list"), .ignoreCase],
    codes: [ViolationCode("choice.listed", "value", "list")],
    example: RuleExample("none_of: [admin, root]", passes: #""roots""#, fails: #""root""#)
  ) { InList($0["values"], isRefused: true, ignoreCase: $0["ignore_case"]) }

  private static let details = #"Compares values by kind: 1 equals 1.0, but not "1"."#
}

extension InList: Hashable {
  static func == (left: InList, right: InList) -> Bool {
    left.values == right.values && left.isRefused == right.isRefused
      && left.ignoreCase == right.ignoreCase
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}

extension InList: Proposing {
  var traits: RuleTraits {
    var traits = RuleTraits(textLimit: 100_000, proposing: isRefused ? nil : self)
    traits.shape = .values(values, isRefused: isRefused, ignoreCase: ignoreCase)
    return traits
  }

  /// Returns the listed text that differs only in case, surrounding spaces or one typo.
  func proposal(for text: String) -> String? {
    let typed = Normalizer.trim.apply(to: text).lowercased()
    return texts.first { $0.lowercased().isEquivalent(to: typed) }
      ?? texts.first { $0.utf8.count > 3 && typed.isOneSlip(from: $0.lowercased()) }
  }

  var spelling: Normalizer? { ignoreCase ? .spelling(texts) : nil }

  private var texts: [String] { values.compactMap(\.text) }
}

extension Clause {
  /// An answer must be one of a list.
  public static func oneOf(_ values: [Value], ignoreCase: Bool = false) -> Clause {
    Clause(InList(values, ignoreCase: ignoreCase))
  }

  /// An answer must not be one of a list.
  public static func noneOf(_ values: [Value], ignoreCase: Bool = false) -> Clause {
    Clause(InList(values, isRefused: true, ignoreCase: ignoreCase))
  }
}
