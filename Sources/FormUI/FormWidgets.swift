// Who fills in a form also needs the widgets, with a single import.
@_exported public import FormWidgets
