import ArgumentParser
import FormFile

/// What is meant by options that people bring from other programs that ask: gum, dialog, whiptail,
/// inquirer, questionary, fzf and others.
enum ForeignOptions {
  /// Options for words of other programs, and notes for those that are no option here.
  private static let common = ForeignWords(
    names: [
      "--default": """
      value initial initialvalue selected selecteditem preselected prefill defaultvalue defaultitem \
      checked
      """,
      "--help-text": "description desc helpmsg hint info subtitle instruction instructions tooltip",
      "--multiple": "multiselect many checkbox separateoutput",
      "--filter": "query filtertext search", "--select-1": "selectone autoselect",
      "--null": "print0 read0 nul zero",
      "--max": "limit maxselect maxselected maxitems most",
      "--min": "minselect minselected minitems least",
      "--options-from": "from file inputfile optionsfile choicesfile",
      "--type": "kind inputtype widget",
      "--rule": "validate validation validator check rules validateinput",
      "--placeholder": "ghost example watermark",
      "--format": "json raw yaml outputformat printf",
      "--set": "answer field var variable", "--answers": "values data prefilled input from",
      "--no-input": "noninteractive batch silent unattended ci yes",
      "--plain": "accessible accessibility simple screenreader nocurses",
      "--lang": "language locale", "--theme": "style skin colorscheme", "--color": "colour colors",
      "--output": "out outfile outputfd", "--quiet": "silent noisy",
      "--allow-commands": "unsafe trust exec allowexec",
      "--delimiter": "separator sep delim fieldseparator columnseparator",
      "--encoding": "charset codepage inputencoding",
    ],
    notes: [
      "write --color never": "nocolor nocolour monochrome",
      "write --color always": "forcecolor",
      "to ask one question, use tabstop ask, choose or confirm":
        "msgbox yesno inputbox passwordbox menu radiolist checklist inputmenu fselect",
      "a list takes the rows that it needs, up to 10; leave it out": "height pagesize rows",
      "a question is as wide as the terminal, up to 96 columns; leave it out": "width columns",
      "for other symbols and colors, use --theme with a file, or --ascii": """
      cursor cursorprefix cursormode pointer indicator itemprefix selectedprefix unselectedprefix \
      bold faint background foreground qmark padding border margin align
      """,
      "write --null, for options with line breaks": "inputdelimiter outputdelimiter",
      "it has no such setting; leave it out": """
      size showhelp ordered reverse fuzzy exact fuzzysort strict sort nosort nostrict showoutput \
      backtitle showcursorline showlinenumbers clear nocancel notags loop stripansi nostripansi \
      useshortcuts cyclic qcursor virtualname maxlines
      """,
    ]
  )

  /// Words for what is asked with a rule or a type of `ask`.
  private static let ask = ForeignWords(
    names: [:],
    notes: [
      "write --type password":
        "password secret masked mask echomode insecure passwd hidden silent noecho",
      "write --type textarea": "multiline editor textarea lines write",
      "write --type number": "number float numeric",
      "write --type number --rule integer": "int integer",
      "write --type date": "date calendar",
      "write --type path": "file directory path dir filepath",
      "write --type toggle, or use tabstop confirm": "confirm yesno boolean bool toggle",
      "write --rule required": "required notempty mandatory nonempty",
      "write --rule email": "email",
      "write --rule url": "url uri",
      "write --rule 'max_length: 9'": "charlimit maxlength maxlen maxchars limit",
      "write --rule 'min_length: 3'": "minlength minlen minchars",
      "write --rule 'length: 5'": "length len",
      "write --rule 'pattern: REGEX'": "regex pattern match regexp",
      "write --type number --rule 'range: {min: 1, max: 9}'": "min max range",
      "use tabstop choose, or --type 'select: {options: [a, b]}'":
        "options choices items list select multiple multi choice",
      "the question is the argument: tabstop ask LABEL":
        "header prompt title message question label name text",
    ]
  )

  /// Words for what `choose` has as arguments.
  private static let choose = ForeignWords(
    names: [:],
    notes: [
      "the question is the first argument: tabstop choose LABEL a b":
        "header prompt title message question label name text",
      "the options follow the question: tabstop choose LABEL a b":
        "options choices items list values choice item",
    ]
  )

  /// Words for what `confirm` has as its argument.
  private static let confirm = ForeignWords(
    names: [:],
    notes: [
      "the question is the argument: tabstop confirm LABEL":
        "header prompt title message question label name text",
      "write --default no": "defaultno no negativedefault",
      "write --default yes": "defaultyes yes",
      "write --affirmative WORD": "yeslabel yesbutton oklabel truelabel yestext",
      "write --negative WORD": "nolabel nobutton cancellabel falselabel notext",
    ]
  )

  /// Returns what is meant by an option of a command that has no such option.
  static func meant(by option: String, of command: String?) -> ForeignWords.Meant? {
    // gum sets styles as `--cursor.foreground`.
    let parts = option.split(separator: ".")
    if parts.count > 1 { return common[String(parts[1])] }
    let word = String(option.drop { $0 == "-" })
    let own =
      switch command {
      case Ask.configuration.commandName: ask[word]
      case Choose.configuration.commandName: choose[word]
      case Confirm.configuration.commandName: confirm[word]
      default: nil as ForeignWords.Meant?
      }
    return own ?? common[word]
  }
}
