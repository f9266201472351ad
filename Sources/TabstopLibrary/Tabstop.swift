// Forms built in Swift need these three, by one import.
@_exported public import FormTerminal
@_exported public import FormUI
@_exported public import FormValidation
