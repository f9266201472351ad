// Every module above makes the outside texts that it shows printable.
@_exported public import TerminalText
