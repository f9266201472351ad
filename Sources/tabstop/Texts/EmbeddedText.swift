import CForms
import FormFile
import Forms
import SourceText

/// The files in `Forms` that are part of the program.
enum EmbeddedText {
  /// The form of the demo.
  static var demoForm: String { String(cString: tabstop_demo_form()) }

  /// The tape of the demo.
  static var demoTape: String { String(cString: tabstop_demo_tape()) }

  /// The form that asks what a new form is about.
  static var newForm: String { String(cString: tabstop_new_form()) }
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
