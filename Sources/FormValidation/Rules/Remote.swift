/// Something outside must agree: a service that knows which names are taken, say.
///
/// The rule itself only says whom to ask. A `Ruler` keeps the asking: it waits until typing pauses,
/// asks once for a value, drops answers to a value that is no longer there, and is told of answers
/// and of time passing by its caller. Until the answer is there the rule is pending, which is
/// neither valid nor invalid. Where nothing can be asked, as when a value is validated on its own, the
/// verdict is incomplete with the code `remote.pending`.
///
/// Asked about `"ada"` where that name is free: passes; where it is taken: fails as the answer
/// says.
public struct Remote: Rule {
  public let name = "remote"

  /// What to ask: a name that the program gives a meaning to.
  public let check: String

  /// What else there is to say to it, in the order that it wants.
  public let arguments: [String]

  /// The fields whose answers it is told as well; it is asked again when one of them changes.
  public let with: [FieldID]

  /// How long typing must pause before the question is asked.
  public let debounce: Duration

  /// How long the answer may take.
  public let timeout: Duration

  /// Creates the rule.
  public init(
    _ check: String,
    arguments: [String] = [],
    with: [FieldID] = [],
    debounce: Duration = .milliseconds(300),
    timeout: Duration = .seconds(10)
  ) {
    self.check = check
    self.arguments = arguments
    self.with = with
    self.debounce = debounce
    self.timeout = timeout
  }

  public var reads: [FieldID] { with }

  public var requirement: Requirement {
    Requirement("Checked by {check}", ["check": .text(check)])
  }

  /// Incomplete: the value has not been checked, and only a `Ruler` can have it checked.
  public func verdict(on _: Value, among _: Answers) -> Verdict { .remotePending }
}

extension Clause {
  /// Something outside must agree.
  public static func remote(
    _ check: String,
    arguments: [String] = [],
    with fields: [FieldID] = [],
    debounce: Duration = .milliseconds(300),
    timeout: Duration = .seconds(10)
  ) -> Clause {
    Clause(
      Remote(check, arguments: arguments, with: fields, debounce: debounce, timeout: timeout)
    )
  }
}
