import FormStore
import FormUI
import FormValidation
import TapeRunner
import TerminalText

extension FillingManner {
  /// Returns the store that a form's answers are saved in, ready for them; `nil` without one.
  func openedStore(for form: Form, from file: InputFile) throws(Trouble) -> Store? {
    guard let storeName else {
      // A tape player answers in its place.
      guard form.asksStore, !RehearsedFill.isWanted else { return nil }
      throw Trouble(
        "\(file.name.printable): a rule compares with a store, and none is named",
        help: "name one with --save, like --save sqlite:answers.db"
      )
    }
    let opened = try Store(storeName, for: form, from: file)
    try opened.prepare()
    for field in form.secretFields {
      StandardError.write("tabstop: warning: \(field) is a secret, so the store does not have it\n")
    }
    return opened
  }
}
