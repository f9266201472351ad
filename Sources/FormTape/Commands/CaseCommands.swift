import SourceText

/// `Test "happy path" tags slow`: starts a case that ends at the next `Test`.
///
/// It is converted to a case while a tape is read, so no step is a `Test`.
struct Test: TapeCommand {
  static let words = ["Test"]

  static let entry = TapeEntry(
    .cases,
    usage: "Test NAME [tags WORD...] [skip REASON]",
    summary: "Start a case with a fresh form",
    example: """
      Test "a name is typed"
      Form signup.yaml
      Type "ada"
      Expect field username ok
      """
  )

  /// The case's name.
  let name: String

  /// The words by which runs select it.
  let tags: [String]

  /// Why the case is skipped; `nil` if it is played.
  let skipReason: String?

  init(_ name: String, tags: [String] = [], skipReason: String? = nil) {
    self.name = name
    self.tags = tags
    self.skipReason = skipReason
  }

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    name = try arguments.text("a quoted case name")
    tags = arguments.take(word: "tags") ? try arguments.tags() : []
    skipReason = arguments.take(word: "skip") ? try arguments.text("a reason for skipping") : nil
  }
}

/// `Skip "only vhs starts a shell"`: excludes the commands up to `End`, which are for other tools.
///
/// They are excluded while a tape is read, so no step is a `Skip`.
struct Skip: TapeCommand {
  static let words = ["Skip"]

  static let entry = TapeEntry(
    .cases,
    usage: "Skip [REASON]",
    summary: "Ignore the commands up to End, which are for other tools",
    example: """
      Skip "only VHS starts a shell"
      Type "tabstop signup.yaml" Enter
      End
      Type "ada"
      """
  )

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    if !arguments.isAtEnd { _ = try arguments.text("a quoted reason") }
  }
}

/// `End`: ends a `Skip`; elsewhere, `End` is a key.
struct EndSkip: TapeCommand {
  static let words = ["End"]

  static let entry = TapeEntry(
    .cases,
    usage: "End",
    summary: "End a Skip",
    example: """
      Skip "only VHS starts a shell"
      Type "tabstop signup.yaml" Enter
      End
      """
  )

  init(_: inout TapeArguments) {}
}

extension TapeArguments {
  /// Takes the tags of a case, at least one.
  fileprivate mutating func tags() throws(TapeFinding) -> [String] {
    var tags: [String] = []
    while let token = next, token.kind == .string || token.kind == .word, token.text != "skip" {
      guard !tags.contains(token.text) else {
        throw finding(.surplus, at: token, "duplicate tag \(token.text.quoted)")
      }
      tags.append(token.text)
      take()
    }
    guard !tags.isEmpty else { throw unexpected("a tag, like slow") }
    return tags
  }
}
