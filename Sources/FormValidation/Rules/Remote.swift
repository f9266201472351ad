/// An external check must pass, such as a service that knows which names are taken.
struct Remote: Rule {
  let name = "remote"
  private let question: RemoteQuestion

  /// What the check requires; `nil` if only its name is known.
  private let demand: Wording?

  init(_ question: RemoteQuestion, demanding demand: Wording? = nil) {
    (self.question, self.demand) = (question, demand)
  }

  var traits: RuleTraits { RuleTraits(remote: question) }

  var reads: [FieldID] { question.with }

  var requirement: Wording {
    demand ?? Wording("needs.check", "Checked by {check}", ["check": .text(question.check)])
  }

  /// Incomplete: the value has not been checked, and only a `Ruler` can have it checked.
  func verdict(on _: Value, among answers: Answers) -> Verdict {
    answers.grantsChecks ? .valid : .remotePending
  }

  package static let definition = RuleDefinition(
    "remote",
    "Accepted by a service",
    details: """
      It is asked when typing pauses; until it answers, the field is neither valid nor invalid. A
      Swift program registers its checks with FormExtensions; tabstop itself has none. Other codes
      are the service's own.
      """,
    of: .any,
    parameters: [
      .main("check", .registeredCheck, "the name of the check"), with, .debounce, .timeout,
    ],
    codes: ViolationCode.remote,
    example: RuleExample("remote: free")
  ) {
    .remote($0["check"], with: $0["with"], debounce: $0["debounce"], timeout: $0["timeout"])
  }

  package static let command = RuleDefinition(
    "command",
    "Accepted by a program",
    details: """
      It runs when typing pauses, with the value as its last argument, and only with `tabstop fill
      --allow-commands`. Until it ends, the field is neither valid nor invalid. Status 0 means yes;
      1 means no, and its first line says why. If the program has options, end the list with "--" so
      that no value is taken for one. It gets the answers of the fields that `with` names, even of
      secrets, and no others, as environment variables: of db-host as TABSTOP_FIELD_DB_HOST, empty
      if there is none, one line per item of a list. It runs again when one of them changes.
      """,
    of: .any,
    parameters: [
      .main("run", .program, "the program, and its arguments in a list"), with, .debounce, .timeout,
    ],
    codes: [ViolationCode("remote.refused", "reason")] + ViolationCode.remote,
    example: RuleExample("command: [./is-free, --quietly]")
  ) {
    .remote(
      "command",
      arguments: $0["run"],
      with: $0["with"],
      debounce: $0["debounce"],
      timeout: $0["timeout"]
    )
  }

  private static let with = RuleParameter(
    "with",
    .fields,
    "a list of other fields whose answers to pass along",
    default: [FieldID]()
  )
}

extension RuleParameter.Notation {
  /// A time such as `300ms` or `5s`, at most an hour.
  fileprivate static let duration = RuleParameter.Notation("a time like 300ms or 5s") {
    (value: Value) -> Duration? in
    guard let text = value.text else { return nil }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    return switch (Int(digits), text.dropFirst(digits.count)) {
    case (let count?, "ms") where count <= 3_600_000: .milliseconds(count)
    case (let count?, "s") where count <= 3_600: .seconds(count)
    default: nil
    }
  }
}

extension RuleParameter {
  fileprivate static let debounce = RuleParameter(
    "debounce",
    .notation(.duration),
    "how long typing must pause",
    default: Duration.milliseconds(300)
  )

  fileprivate static let timeout = RuleParameter(
    "timeout",
    .notation(.duration),
    "how long to wait for an answer",
    default: Duration.seconds(10)
  )
}

extension Clause {
  /// An external check must pass.
  ///
  /// Only a rule of a field itself is checked. Within other rules and conditions, where it is not,
  /// nothing passes that depends on the result.
  public static func remote(
    _ check: String,
    arguments: [String] = [],
    with fields: [FieldID] = [],
    debounce: Duration = .milliseconds(300),
    timeout: Duration = .seconds(10)
  ) -> Clause {
    let question = RemoteQuestion(
      check,
      arguments: arguments,
      with: fields,
      debounce: debounce,
      timeout: timeout
    )
    return Clause(Remote(question))
  }

  /// An external check must pass, which is listed by what it requires.
  package static func remote(_ question: RemoteQuestion, demanding demand: Wording) -> Clause {
    Clause(Remote(question, demanding: demand))
  }
}
