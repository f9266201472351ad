/// What a form file has for words that people bring from elsewhere: HTML, JSON Schema, GitHub issue
/// forms, huh, inquirer, questionary, Laravel, zod and others.
///
/// A word that is the name of something in form files is never looked up.
package struct ForeignWords: Sendable {
  /// What is meant by a word.
  package struct Meant: Equatable, Sendable {
    /// The names of the same in form files, of which the first is meant that fits; empty if it takes
    /// more than another name.
    package var names: [String] = []

    /// What to write instead, if a name does not say it all.
    package var note: String?

    /// The keys that are not missing once this is corrected.
    var replaced: [String] = []
  }

  let meanings: [String: Meant]

  /// Creates a table from names in form files with other words for each, and from notes with the
  /// words that they explain.
  package init(names: KeyValuePairs<String, String>, notes: KeyValuePairs<String, String> = [:]) {
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

  /// Returns what is meant by a word in any case, with or without underscores and hyphens, and
  /// what libraries add to it.
  package subscript(word: String) -> Meant? {
    ForeignWords.stems(of: word).lazy.compactMap { meanings[$0] }.first
  }

  /// Returns a word as the tables have it, and what is left of it without what libraries add:
  /// `EmailField`, `z.string`, `isInt`, `validate_url`, `dropdowns`.
  static func stems(of word: String) -> [String] {
    // No word of the tables is longer.
    guard word.utf8.count <= 40 else { return [] }
    let whole = folded(word[...])
    var stems = [whole]
    for prefix in prefixes where whole.hasPrefix(prefix) {
      stems.append(String(whole.dropFirst(prefix.count)))
    }
    for stem in stems {
      for suffix in suffixes where stem.hasSuffix(suffix) {
        stems.append(String(stem.dropLast(suffix.count)))
      }
    }
    return [whole] + stems.dropFirst().filter { $0.utf8.count > 1 }
  }

  private static let prefixes = [
    "isvalid", "valid", "validate", "mustbe", "must", "is", "has", "z.", "yup.", "ui:",
  ]
  private static let suffixes = [
    "field", "input", "validator", "func", "prompt", "question", "widget", "box", "s",
  ]

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
      username login address city char varchar plain plaintext word any field free freetext \
      scalar inputtext textline textual contact website
      """,
      "textarea": """
      multiline multilinetext longtext longanswer paragraph editor memo richtext textblock body \
      comment comments lines code codeblock yaml csv xml markdown paragraphtext
      """,
      "password": "secret passwordinput pass passphrase passwd invisible secure credential",
      "number": """
      float double numeric numberfield numberinput real num inputnumber amount spin spinbutton \
      percentage decimalrange
      """,
      "toggle": """
      boolean bool confirm switch yesno yesorno truefalse flag consent agreement acknowledge \
      acknowledgement onoff logical confirmation binary nullboolean toggleswitch switcher legal \
      accept agree optin
      """,
      "select": """
      dropdown dropdownlist combobox combo autocomplete enum choice choose option options picker \
      selectone singleselect selectbox country state timezone listbox rawlist list search \
      pulldown menu fuzzy language locale entity modelchoice typedchoice listview dselect \
      treeview nativeenum union
      """,
      "radio": """
      radiobutton radiobuttons radiogroup radios buttongroup segmented singlechoice expand \
      picturechoice radiolist singleselection
      """,
      "checklist": """
      checkboxes multiselect multichoice multiplechoice multipleselect multi checkboxgroup \
      checkboxlist selectmultiple selectmany set checklistbox transfer multicheckbox \
      checkboxplus modelmultiplechoice buildlist multipleselection
      """,
      "slider": "range rangeinput trackbar updown",
      "range_slider": "rangeslider dualslider doubleslider interval",
      "matrix": "grid multiplechoicegrid likertscale ratinggrid radiogrid",
      "tags": "chips tokens keywords taglist taginput stringlist strings",
      "date": """
      calendar datepicker dateinput datefield day birthday birthdate dob altdate dateonly \
      datetime.date
      """,
      "datetime": "datetimelocal altdatetime splitdatetime datetimepicker",
      "time": "timepicker clock timeinput timefield timeofday timeonly",
      "masked": "mask maskedinput maskedtext inputmask",
    ],
    notes: [
      "write type: toggle or, for several boxes, type: checklist": "checkbox check tickbox tick",
      "write type: number, rules: [integer]": """
      integer int long short count whole quantity year bigint age counter spinbox spinner \
      stepper positiveinteger integerrange
      """,
      "write type: number; the rule is currency_amount, for text": "money currency price cost",
      "write type: radio with scale: true, or type: slider": """
      rating stars likert scale nps linearscale opinionscale
      """,
      "write type: path, must: file": """
      file filepath filename upload fileupload attachment image photo picture filepicker \
      fileselector document multiplefile multiplefiles audio video
      """,
      "write type: path, must: folder": "folder directory dir directorypicker folderpicker",
      "write type: datetime or, with an offset, type: text, rules: [date_time]":
        "timestamp instant",
      "write type: tags for texts, type: checklist for options, or a group with repeat": """
      array lists collection arrayofstrings tuple simplearray
      """,
      "a group is an entry of its own, without type: write group: NAME, with fields": """
      group fieldset object subform nested composite struct map dict dictionary json form record \
      questiongroup contactinfo fieldgroup begingroup panel container columns mixedform \
      accordion collapsible card
      """,
      "a repeated group is an entry without type: write group: NAME, with repeat: {max: 9} and fields":
        "repeater repeat repeated repeating fieldarray fieldlist table arrayofobjects dynamic beginrepeat",
      "write one field of type: checklist for each row": "checkboxgrid matrixdropdown",
      "write two fields with type: date, the second with rules: [{after: {field: FIRST}}]": """
      daterange dateinterval daterangepicker period
      """,
      "write type: text, rules: [digits]": "pin pincode otp otpcode onetimecode",
      "write one field of type: select for each rank": "rank ranking sort sortable order",
      "a terminal has no such field": """
      signature captcha recaptcha payment calendly map geopoint barcode gauge progress
      """,
      "a form has its own buttons: write buttons: {submit: …} in the form": """
      submit button reset cancel buttons submitbutton
      """,
    ]
  )

  /// Words for types of entries that are no fields, by the key that begins such an entry.
  static let entries = ForeignWords(names: [
    "note": """
    note markdown info label html static statictext display displaytext message description \
    content banner alert callout text_block instructions help statement infobox msgbox msg tip \
    welcomescreen welcome print thankyouscreen ending
    """,
    "section": """
    section heading header title subtitle divider separator hr h1 h2 h3 h4 h5 h6 caption
    """,
    "page": "page step tab wizard pagebreak screen",
    "hidden": """
    hidden const constant computed internal calculate calculated
    """,
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
      labeltext query ask q verbosename arialabel placeholderlabel
      """,
      "help": """
      description desc hint info helptext tooltip subtitle subtext instructions instruction \
      details comment about explanation notes helper helpertext hints tip tips summary \
      documentation doc docs helpmessage longdescription ariadescribedby describe
      """,
      "type": """
      inputtype inputmode subtype datatype kind widget component control ui element fieldtype \
      uiwidget render view tag input controltype valuetype questiontype questionkind \
      optionwidget
      """,
      "options suggestions": """
      choices values enum items alternatives oneof entries data list datasource selectoptions \
      optionlist source opts enums enumnames dataset answers candidates picks variants in picker \
      anyof nativeenum choicelist
      """,
      "suggestions": """
      autocomplete datalist completions completion suggest suggestion autocompletion autosuggest \
      typeahead
      """,
      "default": """
      defaultvalue initial initialvalue preset preselected selected checked prefill prefilled \
      startvalue start init defaults defaultsto ischecked defaultchecked defaultselected missing \
      catch emptyvalue
      """,
      "placeholder": """
      example sample ghost ghosttext watermark eg examples placeholdertext emptylabel
      """,
      "rules": """
      validate validation validations validators validator constraints constraint rule check \
      checks validationrules validates verify schema asyncvalidators refine superrefine
      """,
      "when": """
      visible visibleif showif showwhen if dependson depends condition conditions onlyif \
      displayif displaywhen enableif enabledif enablewhen enabled relevant visiblewhen \
      showonlyif visibility dependency dependencies ifanswer vif askif askwhen logic conditional \
      show onlywhen
      """,
      "unless": """
      hideif hidewhen hiddenif hiddenwhen skipif skip skipwhen disabledif disableif disablewhen \
      excludeif hide hideexpression hideexpr
      """,
      "read_only": "disabled readonly locked immutable fixed frozen isreadonly isdisabled",
      "width": "size cols maxwidth inputwidth fieldwidth columnwidth",
      "rows": "lines height minrows minlines numrows",
      "beside": "inline sameline samerow row besides",
      "normalize": """
      transform filter sanitize sanitizer process modify clean normalizer normalizers filters \
      transforms normalise parse format_value coerce transformer parsers autocapitalize \
      tolowercase touppercase
      """,
      "min": """
      minimum minvalue low lower from mindate minitems minselected minselections atleast \
      selectmin minselectedchoices
      """,
      "max": """
      maximum maxvalue high upper to maxdate maxitems maxselected maxselections atmost selectmax \
      maxselectedchoices limit charlimit characterlimit maxfiles
      """,
      "step": "increment stepsize stepby",
      "multiple": "multi multiselect allowmultiple many ismulti multichoice allowmultipleselection",
      "other": """
      allowother allowcustom custom hasother otheroption creatable taggable othertext \
      allowotherchoice showother
      """,
      "on": "affirmative truelabel yeslabel onlabel ontext active yes truetext",
      "off": "negative falselabel nolabel offlabel offtext inactive no falsetext",
      "reveal": """
      validateon validationmode revalidate showerrors updateon validatewhiletyping \
      eagervalidation validateonblur
      """,
      "extensions": """
      accept filetypes mimetypes formats allowedextensions fileextensions ext allowedtypes \
      filefilter
      """,
      "must": "mustexist exists onlyfiles onlydirectories fileallowed dirallowed directoryallowed",
      "root": "basedir directory cwd basepath startdir currentdirectory startpath",
      "columns": "colcount verticalalignment",
      "column": "columnname columnheader columntitle csvcolumn csvheader csvname",
      "mnemonic": "accesskey shortcut hotkey",
      "checklist": "showrules meter showstrength strengthmeter",
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
      "tabstop import makes a form of a JSON Schema; a form file has none of its keywords": """
      $ref $defs $schema $id $comment definitions allof then else dependentrequired \
      dependentschemas patternproperties additionalproperties unevaluatedproperties prefixitems
      """,
      "a mask is a key of type: masked": "mask inputmask",
      "a message goes with its rule: {rule: email, message: …}": """
      error errors errormessage invalidmessage validationmessage patternmessage customerror \
      errortext msg feedback errormessages invalid messages invalidtext errormap \
      invalidtypeerror requirederror requirederrortext typeerror requiredmessage
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
      metadata meta theme color align accessible keymap cursor pointer qmark prefix suffix alt \
      capture wrap wrappers renderkw labelattr attr brand shape steps supersize popovertarget \
      src form formaction dirname novalidate autocorrect askanswered completestyle erasewhendone \
      useindicator useshortcuts waituserinput titlelocation labelsuffix dbcolumn pagesize loop \
      externaleditor showlinenumbers showhidden showsize showpermissions formcontrolname ngmodel \
      localize hooks focus modeloptions clearpromptondone clearifinvisible startwithnewline \
      minwidth strict passthrough numberformat uselocale showlabels showselected hidemarks \
      buttontext attachment deprecated contentencoding for dataid resetonhide hasnone valuename \
      uifield
      """,
      "typing filters the options anyway; remove the key": """
      filtering filterable searchable usesearchfilter fuzzy ignorecase matchmiddle
      """,
      "type: radio shows all options at once; type: select opens a list": """
      expand expanded collapse collapsed native
      """,
      "options are in the order of the file; remove the key": """
      ordered randomize shuffle choicesorder alphabetical alphabeticalorder
      """,
      "the number of choices has no limit without max; remove the key": "nolimit unlimited",
      "label the ends in options: [{value: 1, label: Low}, …]": """
      lowlabel highlabel leftlabel rightlabel labels minlabel maxlabel centerlabel
      """,
      "a form is no quiz; remove the key": """
      points score correctanswer correctanswers answerkey grading
      """,
      "write read_only: true for an answer that cannot be changed": "editable writable writeonly",
      "dates and times are entered as the form's locale has them; remove the key": """
      dateformat inputformat inputformats timeformat displayformat
      """,
      "write default: today, or default: now": "autonow autonowadd",
      "write options: {file: NAME.json}, or options: {command: [PROGRAM]}": """
      choicesbyurl optionsurl optionsfrom choicesfrom optionsfile choicesfile
      """,
      "fields within fields are a group: write group: NAME, with fields": """
      fields children subfields properties elements questions fieldgroup fieldarray fieldset
      """,
    ]
  )
}
