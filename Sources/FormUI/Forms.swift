// Who fills in a form also needs it and its widgets, with a single import.
@_exported public import FormWidgets
@_exported public import Forms
