/// Words for rules and conditions.
extension ForeignWords {
  /// Words in a condition beside its field, and for the key of the field.
  static let conditionKeys = ForeignWords(
    names: [
      "field": "name question id key variable var fieldid source fact property target ref of",
      "all": "and every allof",
      "any": "or some anyof",
      "not": "nor none no unless except noneof",
      "equals":
        "is eq == = === equal equalto equals? value val const be answer hasvalue matches_value",
      "not_equals": "isnot ne != !== <> neq notequal notequalto isnt differs not_is",
      "one_of": "isin isoneof anyof values isany among",
      "none_of": "notin isnotin nin isnoneof",
      "exclusive_min": "gt > greaterthan above morethan over larger",
      "min": "gte >= ge minimum greaterthanorequal greaterorequal",
      "exclusive_max": "lt < lessthan below under smaller",
      "max": "lte <= le maximum lessthanorequal lessorequal",
      "contains": "has includes include hasany",
      "pattern": "=~ match like",
    ],
    notes: [
      "write required: true": """
      exists filled set present answered notempty isset notnull hasanswer nonempty isfilled \
      isanswered isnotempty isnotnull
      """,
      "write not: required": "empty blank isempty missing unanswered isnull null isblank",
      "write accepted: true": "checked true ischecked ticked istrue ison selected enabled on",
      "write declined: true": "unchecked false isfalse isoff isunchecked off",
      "write the rule as a key, like equals: US": "operator op comparison cmp operation",
    ]
  )

  /// Words for rules.
  static let rules = ForeignWords(
    names: [
      "required": """
      mandatory needed notnull nonblank present filled must obligatory compulsory exists nonempty \
      notempty isset
      """,
      "integer": "int wholenumber whole long",
      "min": "minimum minvalue gte ge atleast from greaterorequal",
      "max": "maximum maxvalue lte le atmost upto lessorequal",
      "exclusive_min": "gt greaterthan above morethan exclusiveminimum",
      "exclusive_max": "lt lessthan below under exclusivemaximum",
      "non_negative": "unsigned nonneg",
      "min_length": "minlen minchars mincharacters minsize minimumlength",
      "max_length":
        "maxlen maxchars maxcharacters charlimit characterlimit maxsize maximumlength limit",
      "length": "len exactlen strlen size lengthbetween",
      "max_words": "wordlimit wordcount words",
      "pattern": "regexp re regularexpression match matchesregex mask test",
      "not_pattern": "notregex notmatch",
      "alpha": "letters lettersonly onlyletters alphabetic alphabet",
      "alphanumeric": "alphanum alphanumerical lettersanddigits",
      "digits": "digitsonly numericonly numericstring onlydigits",
      "lowercase": "lower islower",
      "uppercase": "upper isupper",
      "starts_with": "startswith beginswith begins",
      "ends_with": "endswith",
      "contains": "includes substring has include",
      "url": "uri link website href activeurl webaddress",
      "email": "mail emailaddress e-mail",
      "phone": "tel telephone mobile cell phonenr fax",
      "postal_code": "zip zipcode postcode postal plz",
      "payment_card": "creditcard cc card cardnumber",
      "ip": "ipaddress inet",
      "uuid": "guid",
      "fqdn": "domain domainname",
      "color": "colour hexcolor hexcolour",
      "equals": "is eq const literal equal value",
      "not_equals": "isnot ne neq",
      "one_of":
        "in oneof enum allowed choices values inlist whitelist allowlist options nativeenum",
      "none_of": "notin blacklist disallowed forbidden excluded denylist notoneof",
      "same_as": "same equalto matchesfield confirmation retype equalsfield sameasfield",
      "different_from": "different differs notsame notsameas notequalto",
      "weekday": "weekdays workday workdays businessday",
      "password": "strong complexity passwordpolicy",
      "person_name": "name firstname lastname personname",
      "min_items": "mincount minselected mincheck minchecked nonemptyarray",
      "max_items": "maxcount maxselected maxcheck maxchecked",
      "unique_items": "uniqueelements noduplicates distinctitems",
      "each": "every items foreach arrayof eachitem",
      "date_time": "datetime timestamp datetimelocal iso8601",
      "not_blank": "notonlyspaces",
      "only_characters": "charset characters allowedcharacters allowedchars",
      "excludes_characters": "nospaces nowhitespace forbiddencharacters forbiddenchars",
    ],
    notes: [
      "a field is optional unless its rules have required; remove it": """
      optional nullable sometimes maybe nullish allowempty notrequired
      """,
      "texts have type: text; no rule is needed": "string text str",
      "the kind of an answer is the type of its field, like type: toggle": """
      array object boolean bool any mixed list
      """,
      "a path has type: path, with extensions: [png]": "file image mimes mimetypes filetype",
      "write before: today": "past pastdate",
      "write after: today": "future futuredate",
      "write {rule: required, when: {field: OTHER, equals: VALUE}}": """
      requiredif requiredwhen requiredwith requiredwithall requireif
      """,
      "write {rule: required, unless: {field: OTHER, equals: VALUE}}": """
      requiredunless requiredwithout requiredwithoutall requireunless
      """,
      "Swift programs add rules as custom; others are command and remote": """
      function callback closure refine superrefine validator script js lambda expr expression \
      assert code
      """,
      "a message goes with its rule: {rule: email, message: …}": "message error errormessage msg",
      "write {decimal: {max_fraction_digits: 2}}":
        "decimalplaces precision fractiondigits decimals",
      "write stop: true in the long form of a rule": "bail stoponfirstfailure abortearly",
      "default is a key of the field": "default",
    ]
  )

  /// Words for parameters of rules; `value` is the main one.
  static let parameters = ForeignWords(names: [
    "message": "msg error errormessage text description reason invalidmessage",
    "min": "minimum from low least gte atleast lower start",
    "max": "maximum to high most lte atmost upper end",
    "exact": "equals is len",
    "matches": "regex pattern expression re regexp",
    "ignore_case": "ignorecase caseinsensitive icase nocase flags",
    "values": "choices options in list allowed",
    "field": "other with otherfield target",
    "when": "if onlyif condition",
    "unless": "except ifnot skipif",
    "severity": "level kind",
  ])
}
