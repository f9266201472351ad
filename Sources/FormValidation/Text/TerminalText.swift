// Every module above makes external texts printable before showing them.
@_exported public import TerminalText
