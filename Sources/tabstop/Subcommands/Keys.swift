import ArgumentParser
import SourceText
import FormFile

/// Prints what keys do.
struct Keys: ParsableCommand {
  /// The subcommand's word on the command line.
  static let word = "keys"

  static let configuration = CommandConfiguration(
    commandName: word,
    abstract: "List the keys, everywhere or in one field type.",
    discussion: """
        tabstop keys           all of them
        tabstop keys slider    those of one type

      While a form is filled, F1 lists the keys of the focused field.
      """
  )

  @Argument(
    help: "A field type, as in form files.",
    completion: .list(KeyReference.types)
  )
  var type: String?

  func run() throws {
    guard let type else { return try StandardOutput.offer(KeyReference.list()) }
    guard KeyReference.types.contains(type) else {
      let question = KeyReference.types.nearest(to: type).map { "; did you mean \($0.quoted)?" }
      throw Trouble(
        "unknown type \(type.quoted)\(question ?? "")",
        help: "types: \(KeyReference.types.joined(separator: ", "))"
      )
    }
    try StandardOutput.offer(KeyReference.page(of: type))
  }
}
