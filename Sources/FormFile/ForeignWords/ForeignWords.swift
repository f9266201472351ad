/// What a form file has for words that people bring from elsewhere: HTML, JSON Schema, GitHub issue
/// forms, huh, inquirer, questionary, Laravel, zod and others.
///
/// A word that is the name of something in form files is never looked up.
struct ForeignWords: Sendable {
  /// What is meant by a word.
  struct Meant: Equatable, Sendable {
    /// The names of the same in form files, of which the first is meant that fits; empty if it takes
    /// more than another name.
    var names: [String] = []

    /// What to write instead, if a name does not say it all.
    var note: String?

    /// The keys that are not missing once this is corrected.
    var replaced: [String] = []
  }

  private let meanings: [String: Meant]

  /// Creates a table from names in form files with other words for each, and from notes with the
  /// words that they explain.
  init(names: KeyValuePairs<String, String>, notes: KeyValuePairs<String, String> = [:]) {
    var meanings: [String: Meant] = [:]
    for (names, words) in names {
      let meant = Meant(names: names.split(separator: " ").map(String.init))
      for word in words.split(separator: " ") { meanings[ForeignWords.folded(word)] = meant }
    }
    for (note, words) in notes {
      for word in words.split(separator: " ") {
        meanings[ForeignWords.folded(word)] = Meant(note: note)
      }
    }
    self.meanings = meanings
  }

  /// Returns what is meant by a word in any case, with or without underscores and hyphens.
  subscript(word: String) -> Meant? {
    // No word of the tables is longer.
    word.utf8.count > 40 ? nil : meanings[ForeignWords.folded(word[...])]
  }

  /// Returns a word in lower case, without underscores and hyphens.
  static func folded(_ word: Substring) -> String {
    word.lowercased().filter { $0 != "_" && $0 != "-" }
  }
}

extension ForeignWords {
  /// Words for types of fields.
  static let types = ForeignWords(
    names: [
      "text": """
      string str input textinput textfield textbox line shorttext shortanswer singleline oneline \
      username login address city char varchar plain plaintext word any field free freetext scalar inputtext
      """,
      "textarea": """
      multiline multilinetext longtext longanswer paragraph editor memo richtext textblock body \
      comment comments lines
      """,
      "password": "secret passwordinput pass passphrase passwd invisible secure credential",
      "number": "float double numeric numberfield numberinput real num inputnumber amount",
      "toggle": """
      boolean bool confirm switch yesno yesorno truefalse flag consent agreement acknowledge \
      acknowledgement onoff logical confirmation binary
      """,
      "select": """
      dropdown dropdownlist combobox combo autocomplete enum choice choose option options picker \
      selectone singleselect selectbox country state timezone listbox rawlist list search pulldown menu fuzzy
      """,
      "radio": "radiobutton radiobuttons radiogroup radios buttongroup segmented singlechoice",
      "checklist": """
      checkboxes multiselect multichoice multiplechoice multipleselect multi checkboxgroup \
      checkboxlist selectmultiple selectmany set checklistbox transfer
      """,
      "slider": "range rangeinput trackbar",
      "range_slider": "rangeslider dualslider doubleslider interval",
      "tags": "chips tokens keywords taglist taginput stringlist strings",
      "date": "calendar datepicker dateinput datefield day birthday birthdate dob",
      "time": "timepicker clock timeinput timefield timeofday",
      "masked": "mask maskedinput maskedtext inputmask",
    ],
    notes: [
      "write type: toggle or, for several boxes, type: checklist": "checkbox check tickbox tick",
      "write type: number, rules: [integer]": "integer int long short count whole quantity year",
      "write type: number; the rule is currency_amount, for text": "money currency price cost",
      "write type: radio with scale: true, or type: slider": "rating stars likert scale nps",
      "write type: path, must: file": """
      file filepath filename upload fileupload attachment image photo picture filepicker \
      fileselector document
      """,
      "write type: path, must: folder": "folder directory dir directorypicker folderpicker",
      "write type: text, rules: [date_time]": "datetime datetimelocal timestamp instant",
      "write type: tags for texts, type: checklist for options, or a group with repeat": """
      array lists collection arrayofstrings
      """,
      "a group is an entry of its own, without type: write group: NAME, with fields": """
      group fieldset object subform nested composite struct map dict dictionary json
      """,
      "a repeated group is an entry without type: write group: NAME, with repeat: {max: 9} and fields":
        "repeater repeat repeated repeating fieldarray grid table matrix arrayofobjects dynamic",
      "a form has its own buttons: write buttons: {submit: …} in the form": """
      submit button reset cancel buttons submitbutton
      """,
    ]
  )

  /// Words for types of entries that are no fields, by the key that begins such an entry.
  static let entries = ForeignWords(names: [
    "note": """
    note markdown info label html static statictext display displaytext message description \
    content banner alert callout text_block instructions help
    """,
    "section": "section heading header title subtitle divider separator hr h1 h2 h3",
    "page": "page step tab wizard pagebreak screen",
    "hidden": "hidden const constant computed internal",
  ])

  /// Words for keys of fields.
  static let fieldKeys = ForeignWords(
    names: [
      "id label": """
      name key field fieldname fieldid variable var varname slug identifier property attribute \
      ref handle uid code bind model param parameter
      """,
      "label help": """
      title question prompt message caption text heading displayname header displaylabel legend \
      labeltext query ask q
      """,
      "help": """
      description desc hint info helptext tooltip subtitle subtext instructions instruction \
      details comment about explanation notes helper helpertext hints tip tips summary \
      documentation doc docs helpmessage longdescription
      """,
      "type": """
      inputtype inputmode subtype datatype kind widget component control ui element fieldtype \
      uiwidget render view tag input controltype valuetype
      """,
      "options suggestions": """
      choices values enum items alternatives oneof entries data list datasource selectoptions \
      optionlist source opts enums enumnames dataset answers candidates picks variants in
      """,
      "suggestions":
        "autocomplete datalist completions completion suggest suggestion autocompletion",
      "default": """
      defaultvalue initial initialvalue preset preselected selected checked prefill prefilled \
      startvalue start init defaults defaultsto ischecked defaultchecked defaultselected
      """,
      "placeholder": "example sample ghost ghosttext watermark eg examples placeholdertext",
      "rules": """
      validate validation validations validators validator constraints constraint rule check \
      checks validationrules validates verify schema
      """,
      "when": """
      visible visibleif showif showwhen if dependson depends condition conditions onlyif \
      displayif displaywhen enableif enabledif enablewhen enabled relevant visiblewhen \
      showonlyif visibility dependency dependencies ifanswer vif askif askwhen logic conditional \
      show onlywhen
      """,
      "unless": """
      hideif hidewhen hiddenif hiddenwhen skipif skip skipwhen disabledif disableif disablewhen \
      excludeif hide
      """,
      "read_only": "disabled readonly locked immutable fixed frozen isreadonly isdisabled",
      "width": "size cols maxwidth inputwidth fieldwidth columnwidth",
      "rows": "lines height minrows minlines numrows",
      "beside": "inline sameline samerow row besides",
      "normalize": """
      transform filter sanitize sanitizer process modify clean normalizer normalizers filters \
      transforms normalise parse format_value coerce
      """,
      "min": "minimum minvalue low lower from mindate minitems minselected minselections atleast",
      "max": """
      maximum maxvalue high upper to maxdate maxitems maxselected maxselections atmost
      """,
      "step": "increment stepsize stepby",
      "multiple": "multi multiselect allowmultiple many ismulti multichoice",
      "other": "allowother allowcustom custom hasother otheroption creatable taggable othertext",
      "on": "affirmative truelabel yeslabel onlabel ontext active yes truetext",
      "off": "negative falselabel nolabel offlabel offtext inactive no falsetext",
      "reveal": "validateon validationmode revalidate showerrors",
      "extensions": "accept filetypes mimetypes formats allowedextensions fileextensions ext",
      "must": "mustexist exists onlyfiles onlydirectories",
      "root": "basedir directory cwd basepath startdir",
      "mnemonic": "accesskey shortcut hotkey",
      "checklist": "showrules strength meter showstrength",
      "value": "computed formula calculate calculation expression template calculated const",
      "week_starts": "firstday weekstart firstdayofweek startofweek",
    ],
    notes: [
      "a field is optional unless it has rules: [required]; remove the key": """
      nullable optional allownull allowempty notrequired blank allowblank canbeempty isoptional \
      allownone
      """,
      "write rules: [required]": """
      mandatory needed obligatory compulsory isrequired notnull notempty nonempty mustanswer req
      """,
      "write type: password":
        "secret masked echo echomode obscured obscure private sensitive secure",
      "write type: textarea": "multiline textarea long multirow",
      "a mask is a key of type: masked": "mask inputmask",
      "a message goes with its rule: {rule: email, message: …}": """
      error errors errormessage invalidmessage validationmessage patternmessage customerror \
      errortext msg feedback errormessages invalid messages invalidtext
      """,
      "fields are in the order of the file; remove the key": """
      order position weight priority index sort sortorder propertyorder
      """,
      "write rules: [{decimal: {max_fraction_digits: 2}}]": """
      decimals decimalplaces precision maxdecimals fractiondigits
      """,
      "write another field with rules: [{same_as: FIELD}]": """
      confirm confirmwith repeat retype confirmation confirmed needsconfirmation
      """,
      "write submit: false for an answer that is not handed over": """
      exclude ignore omit transient save persist include nosave
      """,
      "a terminal has no such setting; remove the key": """
      autofocus tabindex class classname style css icon image spellcheck dir draggable testid \
      metadata meta theme color align
      """,
      "fields within fields are a group: write group: NAME, with fields": """
      fields children subfields properties elements questions
      """,
    ]
  )
}
