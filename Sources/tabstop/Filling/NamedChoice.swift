import ArgumentParser
import FormFile
import FormValidation
import Forms

/// An option's value that is one of a few names.
///
/// The parser's own implementations search all conformances of the program for each such type, and
/// again for a default value; therefore, options of common commands are optional instead of having
/// a default.
protocol NamedChoice: ExpressibleByArgument, CaseIterable, RawRepresentable<String> {}

extension NamedChoice {
  public init?(argument: String) { self.init(rawValue: argument) }

  public var defaultValueDescription: String { rawValue }

  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }

  public static var allValueDescriptions: [String: String] { [:] }
}

extension ErrorsShown: NamedChoice {}
extension Reveal: NamedChoice {}
extension Unanswered: NamedChoice {}
extension AnswerFormat: NamedChoice {}

/// Text for people, or JSON for programs.
enum TextFormat: String, NamedChoice {
  case text, json
}
