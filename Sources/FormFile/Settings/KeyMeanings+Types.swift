/// The keys of some types of fields, which mean the same in each.
struct TypeKeys {
  let types: [String]

  /// What each key is for.
  let keys: [String: String]
}

extension KeyMeanings {
  /// The keys of the types of fields.
  static let ofTypes: [TypeKeys] = [
    TypeKeys(
      types: [
        "text", "masked", "password", "textarea", "number", "select", "path", "tags", "date",
        "time",
      ],
      keys: ["placeholder": "what is shown while there is no answer"]
    ),
    TypeKeys(types: ["text", "masked", "textarea", "path"], keys: ["default": usual]),
    TypeKeys(
      types: ["text", "tags"],
      keys: ["suggestions": "texts that complete what is typed"]
    ),
    TypeKeys(
      types: ["tags"],
      keys: ["duplicates": "whether a text can be added twice; false if left out"]
    ),
    TypeKeys(
      types: ["masked"],
      keys: [
        "mask": "card, phone, or a pattern: 9 is a digit, A a letter, * either, \\9 a 9 itself"
      ]
    ),
    TypeKeys(
      types: ["textarea"],
      keys: [
        "rows": "the height in rows; 3 if left out",
        "code": "the language of the text, such as shell, which Markdown then shows as code",
      ]
    ),
    TypeKeys(
      types: ["number"],
      keys: [
        "min": "the lowest number", "max": "the highest number",
        "step": "the distance between two numbers; any number is valid if left out",
        "default": usual,
      ]
    ),
    TypeKeys(
      types: ["toggle"],
      keys: [
        "default": "whether it is on at first; false if left out, or none for no answer",
        "on": "the word for true, with off: live", "off": "the word for false, with on: test",
      ]
    ),
    TypeKeys(
      types: ["slider", "range_slider"],
      keys: [
        "min": "the lowest number", "max": "the highest number",
        "step": "the distance between two numbers; 1 if left out",
        "scale": "how numbers are spread along the track; linear if left out",
        "forbidden": "numbers that cannot be chosen: [{min: 3, max: 5}]",
        "ticks": "the numbers with a mark, or the distance between two marks: [0, 5, 10] or 5",
      ]
    ),
    TypeKeys(types: ["slider"], keys: ["default": "the answer at first, or none for no answer"]),
    TypeKeys(
      types: ["range_slider"],
      keys: ["default": "the two numbers at first, [2, 6], or none for no answer"]
    ),
    TypeKeys(
      types: ["matrix"],
      keys: ["rows": "what is asked in each row: {value: NAME, label: TEXT}, with help"]
    ),
    TypeKeys(
      types: ["select", "radio", "checklist", "matrix"],
      keys: [
        "options": """
        what can be chosen: a list of texts, numbers, or {value: a, label: A, help: TEXT, group: \
        TEXT, when: CONDITION}; {by: FIELD, ANSWER: [a, b]}, {by: [FIELD, FIELD], ANSWER: {ANSWER: \
        [a, b]}}, {file: PATH} or {command: [PROGRAM]}; see tabstop help form
        """
      ]
    ),
    TypeKeys(
      types: ["select", "radio", "checklist"],
      keys: ["other": "the label of an option for an answer of one's own"]
    ),
    TypeKeys(types: ["select", "radio"], keys: ["default": usual]),
    TypeKeys(
      types: ["select", "checklist"],
      keys: ["multiple": "whether several can be chosen: a select is a checklist then"]
    ),
    TypeKeys(
      types: ["radio"],
      keys: [
        "columns": "how many options are in a row, or auto for as many as fit; 1 if left out",
        "scale": "whether all options are in one row, as in a survey",
      ]
    ),
    TypeKeys(
      types: ["checklist", "tags"],
      keys: [
        "min": "the least number of choices", "max": "the greatest number of choices",
        "default": "the choices at first",
      ]
    ),
    TypeKeys(
      types: ["path"],
      keys: [
        "must": "what there must be at the path, or new for nothing",
        "extensions": "the extensions that a file may have: [yaml, yml]",
        "root": "the folder that a path cannot leave, relative to the form file",
      ]
    ),
    TypeKeys(
      types: ["date"],
      keys: [
        "min": "the first date: 2026-12-24, today, today+7d or {field: start}",
        "max": "the last date, written like min",
        "default": "the date at first: 2026-12-24 or today",
      ]
    ),
    TypeKeys(
      types: ["date", "datetime"],
      keys: ["week_starts": "the first day of a week in the calendar; monday if left out"]
    ),
    TypeKeys(
      types: ["datetime"],
      keys: [
        "min": "the first moment: 2026-12-24T09:00, 2026-12-24, now, today+7d or {field: start}",
        "max": "the last moment, written like min",
        "default": "the answer at first: 2026-12-24T09:00, now, or today for the date",
      ]
    ),
    TypeKeys(
      types: ["time"],
      keys: [
        "min": "the first time: 09:30, now, now+2h or {field: start}",
        "max": "the last time, written like min",
        "default": "the time at first: 09:30 or now",
      ]
    ),
  ]

  private static let usual = "the answer at first"
}
