import CForms
import FormFile
import Forms
import SourceText

/// The files in `Forms` that are part of the program.
enum EmbeddedText {
  /// The form of the demo.
  static var demoForm: String { file(named: "signup.yaml") ?? "" }

  /// The tape of the demo.
  static var demoTape: String { file(named: "demo.tape") ?? "" }

  /// The form that asks what a new form is about.
  static var newForm: String { file(named: newFormName) ?? "" }

  /// The name of the form that asks what a new form is about.
  static let newFormName = "new.yaml"

  /// The names of the forms to copy, in order.
  static let sampleNames = names.filter { $0.hasSuffix(".yaml") && $0 != newFormName }
    .map { String($0.dropLast(".yaml".count)) }

  /// Returns the form to copy with a name, which may have the extension of its file.
  static func sample(named name: String) -> SampleForm? {
    let known = sampleNames.first { $0 == name || $0 + ".yaml" == name }
    return known.flatMap { SampleForm($0, file: file(named:)) }
  }

  /// The names of all files, in order.
  static var names: [String] {
    (0..<tabstop_form_file_count()).map { String(cString: tabstop_form_file_name($0)) }
  }

  /// Returns the content of a file; `nil` if there is none of that name.
  static func file(named name: String) -> String? {
    let index = names.firstIndex(of: name)
    return index.map { String(cString: tabstop_form_file_text(Int32($0))) }
  }
}

extension Form {
  /// Reads a form that is part of the program.
  /// - Throws: `CommandError` if it has errors, which a test rules out.
  init(embedded text: String, named name: String) throws(CommandError) {
    do throws(Diagnostics) {
      self = try Form(yaml: text, file: name)
    } catch {
      throw CommandError(report: error)
    }
  }
}
