extension RuleReference {
  /// The reference of rules that the program around the form gives a meaning to.
  static let outside = [
    RuleReference(
      "custom",
      "A rule of the program around the form",
      details: """
        A Swift program registers its rules with FormExtensions; tabstop itself has none. The codes
        are the program's own.
        """,
      parameters: ["name": "the name it is registered as"],
      example: RuleExample("custom: even"),
      codes: []
    ),
    RuleReference(
      "remote",
      "A service agrees",
      details: """
        It is asked once typing pauses; until it answers, the field is neither valid nor invalid.
        A Swift program registers its checks with FormExtensions; tabstop itself has none. Other
        codes are the service's own.
        """,
      parameters: [
        "check": "the name of the check",
        "with": "other fields in a list; the check is also given their answers",
        "debounce": debounce, "timeout": timeout,
      ],
      example: RuleExample("remote: free"),
      codes: ["remote.pending", "remote.timeout", "remote.failed"]
    ),
    RuleReference(
      "command",
      "A program agrees",
      details: """
        It is started once typing pauses, with the value as its last argument, and only by
        tabstop fill --allow-commands. Until it ends, the field is neither valid nor invalid.
        Status 0 is a yes, 1 a no whose first line says why. If the program has options, end the
        list with "--", so that no value is taken for one. It gets the answers of the fields that
        `with` names, even of secrets, and no others, as variables of its environment: of db-host
        as TABSTOP_FIELD_DB_HOST, empty if there is none, with a line per item of a list. It is
        asked again when one of them changes.
        """,
      parameters: [
        "run": "the program, and its arguments in a list",
        "with": "other fields in a list; the program is also given their answers",
        "debounce": debounce, "timeout": timeout,
      ],
      example: RuleExample("command: [./is-free, --quietly]"),
      codes: ["remote.refused", "remote.pending", "remote.timeout", "remote.failed"]
    ),
  ]

  private static let debounce = "how long typing must pause; 300ms if left out"
  private static let timeout = "how long to wait for an answer; 10s if left out"
}
