/// Words for rules and conditions.
extension ForeignWords {
  /// Words in a condition beside its field, and for the key of the field.
  static let conditionKeys = ForeignWords(
    names: [
      "field": "name question id key variable var fieldid source fact property target ref of",
      "all": "and every allof",
      "any": "or some anyof",
      "not": "nor none no unless except noneof",
      "equals": """
      is eq == = === equal equalto equals? value val const be answer hasvalue matches_value \
      isequal sameas
      """,
      "not_equals": """
      isnot ne != !== <> neq notequal notequalto isnt differs not_is notequals isnotequal \
      isnotequalto
      """,
      "one_of": "isin isoneof anyof values isany among",
      "none_of": "notin isnotin nin isnoneof",
      "exclusive_min": "gt > greaterthan above morethan over larger greater",
      "min": """
      gte >= ge minimum greaterthanorequal greaterorequal greaterthanorequalto greaterequalthan
      """,
      "exclusive_max": "lt < lessthan below under smaller less lowerthan",
      "max": "lte <= le maximum lessthanorequal lessorequal lessthanorequalto lowerequalthan",
      "contains": "has includes include hasany",
      "not_contains": "excludes doesnotcontain hasnot",
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
      mandatory needed notnull nonblank present filled must obligatory compulsory exists \
      nonempty notempty isset datarequired inputrequired validatenotempty presence
      """,
      "integer": "int wholenumber whole long",
      "min": "minimum minvalue gte ge atleast from greaterorequal greaterthanorequal gteq",
      "max": "maximum maxvalue lte le atmost upto lessorequal lessthanorequal lteq",
      "exclusive_min": "gt greaterthan above morethan exclusiveminimum",
      "exclusive_max": "lt lessthan below under exclusivemaximum",
      "min_length": "minlen minchars mincharacters minsize minimumlength",
      "max_length":
        "maxlen maxchars maxcharacters charlimit characterlimit maxsize maximumlength limit",
      "length": "len exactlen strlen size lengthbetween lengthrange stringlength",
      "max_words": "wordlimit wordcount words",
      "pattern": "regexp re regularexpression match matchesregex mask test",
      "not_pattern": "notregex notmatch",
      "alpha": "letters lettersonly onlyletters alphabetic alphabet",
      "alphanumeric": "alphanum alphanumerical lettersanddigits",
      "digits": "digitsonly numericonly numericstring onlydigits",
      "lowercase": "lower islower",
      "uppercase": "upper isupper",
      "contains": "includes substring has include",
      "url": "link website href activeurl webaddress weburl httpurl",
      "email": "mail emailaddress e-mail",
      "phone": "tel telephone mobile cell phonenr fax mobilephone phonenumber e164 cellphone",
      "postal_code": "zip zipcode postcode postal plz",
      "payment_card": "creditcard cc card cardnumber cardscheme creditcardnumber",
      "ip": "ipaddress inet genericipaddress ipv46address inet4 inet6",
      "uuid": "guid",
      "fqdn": "domain domainname",
      "color": "colour hexcolor hexcolour csscolor",
      "equals": "is eq const literal equal value dateequals identical",
      "not_equals": "isnot ne neq",
      "one_of": """
      in oneof enum allowed choices values inlist whitelist allowlist options nativeenum anyof \
      whitelisted inarray choice
      """,
      "none_of": "notin blacklist disallowed forbidden excluded denylist notoneof",
      "same_as": """
      same equalto matchesfield confirmation retype equalsfield sameasfield identicalto
      """,
      "different_from": "different differs notsame notsameas notequalto notidenticalto",
      "weekday": "weekdays workday workdays businessday",
      "password": "strong complexity passwordpolicy",
      "person_name": "name firstname lastname personname",
      "min_items": "mincount minselected mincheck minchecked nonemptyarray count",
      "max_items": "maxcount maxselected maxcheck maxchecked",
      "unique_items": "uniqueelements noduplicates distinctitems",
      "each": "every items foreach arrayof eachitem",
      "time": "clock hours timeofday",
      "date_time": "rfc3339 datetime timestamp datetimelocal iso8601",
      "not_blank": "notonlyspaces",
      "only_characters": "charset characters allowedcharacters allowedchars",
      "prohibited": "blank empty mustbeempty isempty",
      "contains_uppercase": "uppercaseletter oneuppercase", "contains_digit": "onedigit onenumber",
      "contains_special": "specialcharacter onesymbol onespecial",
      "latitude": "lat", "longitude": "lng lon",
      "range": "numberrange numberbetween inrange",
      "accepted": "istrue requiredtrue accept consent mustaccept checked",
      "multiple_of": "divisible divisibleby stepsize stepvalue",
      "non_negative": "unsigned nonneg positiveorzero", "non_positive": "negativeorzero",
      "not_common_password": "notcompromisedpassword uncommonpassword notpwned",
      "password_strength": "strength passwordscore zxcvbn",
      "min_age": "age minimumage ageabove olderthan", "max_age": "maximumage youngerthan",
      "before": "beforedate datebefore earlierthan", "after": "afterdate dateafter laterthan",
      "before_or_equal": "dateatmost until", "after_or_equal": "dateatleast since",
      "single_line": "oneline nonewline nonewlines nolinebreaks",
      "no_control": "prohibitnullcharacters nonul",
      "no_suspicious": "nosuspiciouscharacters",
      "lat_long": "latlng latlon coordinates coordinate geopoint geo geolocation location",
      "currency_code": "currency iso4217", "country_code": "country iso3166",
      "language_tag": "language locale bcp47", "timezone": "tz timezonename olson",
      "currency_amount": "money price amount", "percentage": "percent",
      "mac": "macaddress", "unique": "uniqueentity nottaken",
      "starts_with": "startswith beginswith begins beginwith starts", "ends_with": "endswith ends",
      "excludes_characters": """
      nospaces nowhitespace forbiddencharacters forbiddenchars singleword oneword
      """,
    ],
    notes: [
      "a field is optional unless its rules have required; remove it": """
      optional nullable sometimes maybe nullish allowempty notrequired
      """,
      "no rule is needed for that; texts have type: text, numbers type: number": """
      string text str safe finite defined
      """,
      "the kind of an answer is the type of its field, like type: toggle": """
      array object boolean bool any mixed list
      """,
      "a path has type: path, with extensions: [png]": """
      file image mimes mimetypes filetype extensions fileextension dimensions maxfilesize \
      fileexists existsondisk maxfileselected directory folder
      """,
      "write before: today": "past pastdate beforetoday beforenow inpast inthepast ispast",
      "write after: today": "future futuredate aftertoday afternow infuture inthefuture isfuture",
      "write before_or_equal: today": """
      notfuture notinfuture todayorbefore todayorearlier beforeorequaltoday maxtoday
      """,
      "write after_or_equal: today": """
      notpast notinpast todayorafter todayorlater afterorequaltoday mintoday
      """,
      "write min_age: 18": "adult over18 isadult overage",
      "write type: date, rules: [before: today]": "birthday birthdate dateofbirth dob",
      "write digits: {min: 3, max: 5}": "digitsbetween digitsrange",
      "write digits: {min: 3}": "mindigits",
      "write digits: {max: 5}": "maxdigits",
      "write excludes_characters: digits": "nodigits nonumbers",
      "write excludes_characters: special": """
      nospecial nospecialchars nospecialcharacters nosymbols
      """,
      "write multiple_of: {of: 2, base: 1}": "odd isodd",
      "write only_characters: emoji": "emoji",
      "write pattern: '[A-Z].*'": "capital capitalized firstupper titlecase",
      "write pattern: '[a-z][a-z0-9_]*'": "username login handle",
      "write not_equals: 0": "nonzero notzero",
      "write multiple_of: 2": "even iseven",
      "write not: [starts_with: TEXT]": "doesntstartwith notstartswith",
      "write not: [ends_with: TEXT]": "doesntendwith notendswith",
      "write not: [range: {min: 3, max: 5}]": "notbetween outside",
      "write pattern: '[A-Za-z0-9_-]{21}'": "nanoid",
      "write pattern: 'c[a-z0-9]{24}'": "cuid",
      "write {rule: accepted, when: {field: OTHER, equals: VALUE}}": "acceptedif acceptedwhen",
      "write {rule: prohibited, when: {field: OTHER, equals: VALUE}}": """
      prohibitedif prohibitedwhen forbiddenif missingif
      """,
      "write when: {field: OTHER, equals: VALUE} in the field": "excludeif excludeunless includeif",
      "write read_only: true in the field": "readonly disabled locked",
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
