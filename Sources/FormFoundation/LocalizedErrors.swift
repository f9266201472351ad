public import FormValidation
public import FormWidgets
public import Forms
public import Foundation

// Without these, `localizedDescription` would be "The operation could not be completed."

extension InvalidAnswers: LocalizedError {
  public var errorDescription: String? { description }
}

extension AnswerDecodingError: LocalizedError {
  public var errorDescription: String? { description }
}

extension PatternError: LocalizedError {
  public var errorDescription: String? { description }
}

extension BindingError: LocalizedError {
  public var errorDescription: String? { description }
}

extension TerminalError: LocalizedError {
  public var errorDescription: String? { problem }

  public var recoverySuggestion: String? { advice }
}
