// Texts that come from outside are made printable by whoever shows them, in every module above.
@_exported public import TerminalText
