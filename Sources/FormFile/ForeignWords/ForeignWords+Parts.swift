import SourceText

/// Words for keys of a form and its parts.
extension ForeignWords {
  /// Words for keys of a form.
  static let formKeys = ForeignWords(
    names: [
      "title": "name heading header label formtitle formname caption",
      "intro": """
      description desc subtitle introduction text preamble welcome instructions about help \
      summary info note details
      """,
      "fields": """
      questions question inputs items elements body controls properties schema prompts form \
      components entries variables params parameters children widgets field spec questionnaire \
      survey formfields
      """,
      "language": "lang",
      "languages": "i18n langs locales l10n",
      "checks": "validate validation validations constraints validators",
      "reveal": "validateon mode validationmode",
      "errors": "showerrors errormode",
      "review": "summarypage preview reviewpage",
      "confirm": "confirmation confirmmessage ask confirmsubmit",
      "rules": "rulesets definitions customrules reusablerules",
      "messages": "errormessages texts translations strings wording",
      "buttons": "button actions",
    ],
    notes: [
      "pages and sections are entries of fields: - page: TITLE, and its fields after it": """
      steps pages sections groups tabs wizard screens page section step
      """,
      "write buttons: {submit: TEXT}": "submit submitlabel submittext submitbutton",
      "write rules: [required] in each field that is required": "required",
      "choose a theme with --theme": "theme style css",
      "fill --submit hands the answers to a program": """
      onsubmit action url endpoint method webhook target
      """,
      "a form file has no such setting; remove the key": """
      version id $schema $id type author labels assignees projects about key slug uuid created
      """,
    ]
  )

  /// Words for keys of a group.
  static let groupKeys = ForeignWords(
    names: [
      "label": "title name heading legend caption question header text",
      "fields": "items children properties elements questions controls inputs body entries",
      "repeat": "repeats repeated occurs",
      "when": "visible visibleif showif showwhen if dependson condition relevant onlyif",
      "unless": "hideif hidewhen skipif skip",
    ],
    notes: [
      "write repeat: {min: 1, max: 9}": """
      repeatable multiple array many min max count minitems maxitems times isarray minimum maximum
      """,
      "a group's text is a note in its fields: - note: TEXT": "help description desc info intro",
      "the name of a group is its group; remove the key": "id key type",
      "rules are of fields; those on several fields are checks of the form":
        "validate checks",
      "write rules: [required] in each field that is required": "required",
    ]
  )

  /// Words for keys of a page, section or note.
  static let sectionKeys = ForeignWords(
    names: [
      "when": "visible visibleif showif showwhen if dependson condition relevant onlyif",
      "unless": "hideif hidewhen skipif skip",
    ],
    notes: [
      "the fields after it belong to it, up to the next one; remove the key": """
      fields items children questions elements inputs properties body
      """,
      "its text is a note after it: - note: TEXT": """
      help description desc info intro text subtitle content
      """,
      "its title is the text of the key that begins it": "title label name heading caption",
    ]
  )

  /// Words for keys of an option.
  static let optionKeys = ForeignWords(
    names: [
      "value label": "id key const code val slug v",
      "label value": "name option",
      "label": "text title caption display displayname word enumlabel",
      "help": "description desc hint info tooltip details",
      "group": "optgroup category section",
      "disabled": "isdisabled unavailable inactive readonly",
      "when":
        "if onlyif visible visibleif showif enabledif enabledwhen condition dependson requires",
      "unless": "disabledif disabledwhen hideif skipif",
      "reason": "message why because disabledreason unavailablereason",
    ],
    notes: [
      "write default: VALUE in the field": "selected default checked initial isdefault",
      "write disabled: true for an option that cannot be chosen": "enabled available active",
      "required is a rule of the field: write rules: [required]": "required",
    ]
  )

  /// Words for keys of a hidden field.
  static let hiddenKeys = ForeignWords(
    names: ["value": "default val const constant answer source", "when": "if visible showif"],
    notes: [
      "a hidden field is never shown; remove the key": """
      id type label name help key submit read_only
      """
    ]
  )

  /// Words for languages.
  static let languages = ForeignWords(names: [
    "en": "english eng englisch inglés anglais", "de": "german deutsch ger deu",
    "es": "spanish español espanol castellano spa", "fr": "french français francais fre fra",
    "ja": "japanese jp jpn 日本語",
  ])

  /// Words for values of keys that have one of some words.
  static let values = ForeignWords(names: [
    "folder": "directory dir directories isdirectory", "file": "regularfile isfile document",
    "exist": "exists existing present", "new": "absent missing free notexist nonexistent notexists",
    "immediately": "change onchange live always instant oninput",
    "on-leave": "blur onblur leave touched ontouched focusout", "polite": "auto smart",
    "first": "one single", "all": "every everything", "error": "err fatal danger",
    "warning": "warn caution", "info": "information notice hint",
  ])

  /// Words for normalizers.
  static let normalizers = ForeignWords(names: [
    "trim": "strip_spaces whitespace trimspaces stripwhitespace", "trim_start": "ltrim lstrip",
    "trim_end": "rtrim rstrip", "collapse_spaces": "squeeze squish collapse",
    "lowercase": "lower tolower downcase", "uppercase": "upper toupper upcase",
    "title_case": "capitalize title titlecase ucfirst ucwords", "digits_to_ascii": "digits ascii",
  ])

  /// Words for the buttons of a form.
  static let buttonKeys = ForeignWords(names: [
    "submit": "ok save send done finish go yes confirm", "next": "continue forward proceed",
    "back": "previous prev", "cancel": "quit abort close exit discard no",
  ])

  /// Returns what is meant by an unknown key of a form.
  static func meant(byFormKey entry: Node.Entry) -> Meant? {
    let isForeign =
      entry.name == "body" && entry.value.entries.contains { $0["attributes"] != nil }
      || entry.name == "properties" && entry.value.members.contains { $0.value["type"] != nil }
    guard isForeign else { return formKeys[entry.name] }
    let kind = entry.name == "body" ? "a GitHub issue form" : "a JSON Schema"
    return Meant(note: "this is \(kind); tabstop import makes a form of it", replaced: ["fields"])
  }

  /// Returns what is meant by an unknown key of a page, section or note.
  static func meant(bySectionKey entry: Node.Entry, of kind: String) -> Meant? {
    guard ["id", "type"].contains(entry.name) else { return sectionKeys[entry.name] }
    let other = kind == "note" ? "; the note of a field is its help" : ""
    return Meant(note: "a \(kind) is an entry of its own, before its fields\(other)")
  }
}
