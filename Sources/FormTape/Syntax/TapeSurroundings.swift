package import FormValidation
public import Forms
public import SourceText

/// The other files that a tape can name: tapes and forms.
///
/// Reading a tape does not access the disk; the caller provides the lookups. Paths are as written
/// in the tape; they are first looked up relative to the tape's folder, then unchanged.
public struct TapeSurroundings: Sendable {
  /// The result of a lookup.
  public enum Lookup<Content: Sendable>: Sendable {
    /// It exists.
    case found(Content)
    /// It does not exist.
    case missing
    /// It exists but cannot be read, for a reason like `permission denied`.
    case unreadable(String)
    /// It exists but has errors.
    case wrong(Diagnostics)
  }

  /// Looks up the text of a tape by its path.
  public var tape: @Sendable (_ path: String) -> Lookup<String>

  /// Looks up a form by its path.
  public var form: @Sendable (_ path: String) -> Lookup<Form>

  /// Looks up a form in a language; without it, only the messages of a form are in the language.
  package var translatedForm: (@Sendable (_ path: String, _ language: Language) -> Lookup<Form>)?

  /// Looks up a form, in a language if one is given.
  func form(_ path: String, in language: Language?) -> Lookup<Form> {
    guard let language else { return form(path) }
    if let translatedForm { return translatedForm(path, language) }
    guard case .found(var form) = form(path) else { return form(path) }
    form.messages.language = language
    return .found(form)
  }

  /// Returns the path most similar to one that does not exist, which may lack an extension such as
  /// `.yaml`; both are relative to a folder with a slash at its end.
  package typealias Nearest =
    @Sendable (
      _ path: String, _ endings: [String], _ folder: String
    ) -> String?

  /// Looks up the path most similar to one that does not exist.
  package var nearest: Nearest = { _, _, _ in nil }

  /// Creates surroundings; by default, nothing is found.
  public init(
    tape: @escaping @Sendable (_ path: String) -> Lookup<String> = { _ in .missing },
    form: @escaping @Sendable (_ path: String) -> Lookup<Form> = { _ in .missing }
  ) {
    self.tape = tape
    self.form = form
  }

  /// Creates surroundings that also find the path most similar to one that does not exist.
  package init(
    tape: @escaping @Sendable (_ path: String) -> Lookup<String>,
    form: @escaping @Sendable (_ path: String) -> Lookup<Form>,
    translatedForm: (@Sendable (_ path: String, _ language: Language) -> Lookup<Form>)? = nil,
    nearest: @escaping Nearest
  ) {
    self.init(tape: tape, form: form)
    self.translatedForm = translatedForm
    self.nearest = nearest
  }
}

/// A place in a tape or in a tape that it includes.
package struct TapeOrigin: Equatable, Sendable {
  /// The file's name in diagnostics.
  package let file: String

  /// The line and the column.
  package let place: Place

  /// The entire line, as written.
  package let line: String
}

extension TapeOrigin: CustomStringConvertible {
  /// The file and line, as in reports: `signup.tape:10`.
  package var description: String { "\(file):\(place.line)" }
}
