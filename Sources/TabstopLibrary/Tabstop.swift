// Forms built in Swift need these three modules, with a single import.
@_exported public import FormTerminal
@_exported public import FormUI
@_exported public import FormValidation
