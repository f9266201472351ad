import ArgumentParser
import FormFile
import FormValidation
import SourceText

/// Prints the reference of the types of fields.
struct Types: ParsableCommand {
  /// The subcommand's word on the command line.
  static let word = "types"

  static let configuration = CommandConfiguration(
    commandName: word,
    abstract: "List the types of fields, or describe one in detail.",
    discussion: """
        tabstop types          list all types
        tabstop types slider   describe one type: keys, an example, the keyboard
        tabstop help form      describe the form file and the keys of every field
      """
  )

  @Argument(help: "A type of field.", completion: .list(KeyReference.types))
  var type: String?

  func run() throws {
    guard let type else { return try StandardOutput.offer(FormReference.types) }
    guard let page = try FormReference.page(ofType: type) else {
      let advice = FormReference.advice(onType: type)
      throw CommandError(
        "unknown type \(type.quoted)\(advice.nearest.didYouMean)",
        help: advice.note ?? "list them with `tabstop types`"
      )
    }
    try StandardOutput.offer(page)
  }
}
