import Diagnostics
import FormValidation

/// The rows of rules that the program around the form gives a meaning to.
extension RuleKey {
  static let outside = [
    RuleKey(
      "custom",
      aliases: ["condition", "block", "rule_block"],
      on: .any,
      main: "name"
    ) { settings in
      let rules = settings.scope.extensions.rules
      guard settings.needs("name"), let name = settings.words("name") else { return nil }
      return settings.registered(name, "rule", at: "name", among: rules.keys) ? rules[name] : nil
    },
    RuleKey("remote", on: .any, main: "check") { settings in
      let (times, fields) = (settings.askingTimes(), settings.named())
      guard settings.needs("check"), let check = settings.words("check") else { return nil }
      let checks = settings.scope.extensions.checks
      guard settings.registered(check, "check", at: "check", among: checks) else { return nil }
      guard let times, let fields else { return nil }
      return .remote(check, with: fields, debounce: times.debounce, timeout: times.timeout)
    },
    RuleKey("command", on: .any, main: "run", placeholders: ["reason"]) { settings in
      let (times, fields) = (settings.askingTimes(), settings.named())
      guard settings.needs("run"), let words = settings.texts("run") else { return nil }
      guard settings.scope.extensions.allowsCommands else {
        settings.report(
          "this form wants to run a program, \(words[0].quoted)",
          at: "run",
          note: "nothing runs unless it is allowed: tabstop fill --allow-commands"
        )
        return nil
      }
      guard let times, let fields else { return nil }
      return .remote(
        "command",
        arguments: words,
        with: fields,
        debounce: times.debounce,
        timeout: times.timeout
      )
    },
  ]
}

extension Settings {
  /// Whether the program registered something under a name; complains where it did not.
  fileprivate mutating func registered(
    _ name: String,
    _ what: String,
    at key: String,
    among names: some Collection<String>
  ) -> Bool {
    if names.contains(name) { return true }
    report(
      "no \(what) is registered as \(name.quoted)",
      at: key,
      suggestion: names.sorted().nearest(to: name),
      note: names.isEmpty ? "a Swift program registers them with FormExtensions" : nil
    )
    return false
  }

  /// The fields whose answers are told as well; `nil` if something is wrong with them.
  fileprivate mutating func named() -> [FieldID]? {
    has("with") ? fieldList("with") : []
  }

  /// How long a question waits for typing to pause, and how long for its answer.
  fileprivate mutating func askingTimes() -> (debounce: Duration, timeout: Duration)? {
    let count = findings.count
    let debounce = duration("debounce") ?? .milliseconds(300)
    let timeout = duration("timeout") ?? .seconds(10)
    return findings.count == count ? (debounce, timeout) : nil
  }

  /// The time span of a key, if it is there and one: `300ms`, `5s`.
  private mutating func duration(_ key: String) -> Duration? {
    guard let node = node(key) else { return nil }
    guard let text = node.text else {
      report(key, wants: "a time like 300ms or 5s", not: node)
      return nil
    }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    switch (Int(digits), text.dropFirst(digits.count)) {
    case (let count?, "ms") where count <= 3_600_000: return .milliseconds(count)
    case (let count?, "s") where count <= 3_600: return .seconds(count)
    default:
      report("\(subject(key)) wants a time like 300ms or 5s, not \(text.quoted)", at: key)
      return nil
    }
  }
}
