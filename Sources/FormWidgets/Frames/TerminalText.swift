// Widgets measure what they draw in cells.
@_exported public import TerminalText
