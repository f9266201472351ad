// Forms built in Swift need these modules, with a single import.
@_exported public import FormFilling
@_exported public import FormLines
@_exported public import FormScreens
@_exported public import FormTerminal
@_exported public import FormValidation
@_exported public import FormWidgets
@_exported public import Forms
