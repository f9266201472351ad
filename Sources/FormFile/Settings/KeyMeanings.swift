/// What the keys of form files are for, for the reference and the schema.
///
/// Which keys there are, and with what values, is what the reader looks up.
enum KeyMeanings {
  /// Returns what a key of an owner, as settings name it, is for; of a field, first as a key of its
  /// type.
  static func meaning(of key: String, in owner: String, ofType type: String? = nil) -> String? {
    let own = type.flatMap { type in
      ofTypes.first { $0.types.contains(type) && $0.keys[key] != nil }
    }
    return own?.keys[key] ?? byOwner[owner]?[key]
  }

  /// The keys that do not depend on the type of a field, by owner.
  static let byOwner: [String: [String: String]] = [
    "a form": [
      "title": "what the form is about, shown at the top",
      "intro": "a note above the first field",
      "reveal": "when messages are shown",
      "errors": "how many messages a field shows",
      "enter": "what Enter does in a field of one line",
      "review": "whether all answers are shown before they are submitted",
      "unanswered": "what is written for fields without an answer; null if left out",
      "buttons": "labels of the buttons, and of the keys that do the same",
      "fields": "the entries of the form, in order: fields, notes, groups and other parts",
      "rules": "rule sets by name, which fields use like rules: {short: [{max_length: 9}]}",
      "checks": "rules on several answers: [{at_least: {count: 1, of: [email, phone], at: email}}]",
      "languages": "the languages of the texts, the first one if none is requested: [en, de]",
      "language": "the language of messages and keys of a form in one language; en if left out",
      "locale": "the format of dates, times and decimals; that of the language if left out",
      "messages": "other messages, by field.code, by code or by rule: {required: Please answer.}",
      "confirm": "a question before a submit; in full, {question: TEXT, default: no}",
      "heading": "the title of the answers in Markdown; answers are in braces: {summary}",
    ],
    "buttons": [
      "submit": "the label of the button that submits",
      "next": "the label of the button to the next page",
      "back": "the label of the button to the previous page",
      "cancel": "the word for canceling beside its key",
    ],
    "confirm": [
      "question": "what is asked; answers are in braces: {email}",
      "default": "whether Enter submits; true if left out",
    ],
    "a condition": [
      "field": "a field whose answer meets one rule or more: {field: age, min: 18}",
      "all":
        "conditions that all hold: {all: [{field: age, min: 18}, {field: id, required: true}]}",
      "any":
        "conditions of which at least one holds: {any: [{field: age, min: 18}, {field: id, equals: A}]}",
      "not": "a condition that does not hold: {not: {field: id, one_of: [A, B]}}",
    ],
    "an option": [
      "value": "the answer: a text or a number",
      "label": "the text shown; the value if left out",
      "help": "an explanation, shown below the list",
      "group": "the heading that it shares with its neighbors",
      "disabled": "whether it is shown but cannot be chosen",
      "when": "the condition to choose it, or else it is disabled: {field: disks, min_items: 2}",
      "unless": "the condition to disable it: {field: plan, equals: free}",
      "reason": "why it is disabled, instead of the condition in words: Needs two disks.",
    ],
    "a page": conditions.merging(["page": "the title of the page"]) { $1 },
    "a section": conditions.merging(["section": "the heading of the section"]) { $1 },
    "a note": conditions.merging(["note": "the text, in CommonMark"]) { $1 },
    "a group": conditions.merging([
      "group": "the name of the answers, which are an object or, with repeat, a list of objects",
      "repeat": "the number of entries: {min: 1, max: 20} if it is empty",
      "label": "the heading; {n} is the number of a repeated entry",
      "optional": "whether the group is off until it is turned on",
      "rules": "what a repeated or optional group as a whole must be: [unique_items]",
      "unanswered":
        "what is written without any answer in it; with null, `tabstop check` wants it in a record",
      "member": member,
      "key":
        "the field whose answer names a repeated entry, if the answers are an object and not a list",
      "value": "the field whose answer is the entry; all but the key if left out",
      "fields": "the entries of the group: fields, notes and groups",
    ]) { $1 },
    "a hidden field": conditions.merging([
      "hidden": "the name of the answer",
      "value": """
      the answer; or other answers in braces, {env: NAME}, {field: NAME} or {command: [PROGRAM]}
      """,
      "rules": "what another answer must be that is given instead: [{equals: 2}]",
      "unanswered": unanswered,
      "member": member,
      "column": column,
    ]) { $1 },
    "a field": conditions.merging(ofEveryField) { $1 },
  ]

  private static let conditions = [
    "when": "the condition to show it: {field: country, equals: US}",
    "unless": "the condition to hide it: {field: newsletter, declined: true}",
  ]

  private static let ofEveryField = [
    "id": "the name of the answer",
    "type": "the type of field, one of `tabstop types`",
    "label": "the text beside the control; the id if left out",
    "help": "an explanation of what to enter",
    "normalize": "how the answer is tidied before the rules judge it: [trim, lowercase]",
    "rules": "what the answer must be, from `tabstop rules`: [required, {max_length: 20}]",
    "checklist": "whether the rules are listed below the field as they are met",
    "submit": "whether the answer is submitted; true if left out",
    "unanswered": unanswered,
    "mnemonic": "a letter that moves to the field, with Alt",
    "reveal": "when messages are shown, if not as in the rest of the form",
    "read_only": "whether no key changes the answer",
    "value": "the answer, made of others and never changed: '{first}.{last}'",
    "width": "the width of the control in cells",
    "beside": "whether the field is on the row of the previous one, if there is room",
    "member": member,
    "column": column,
  ]

  private static let unanswered =
    "what is written without an answer; with null, `tabstop check` wants the member in a record"

  private static let member =
    "the name of the answer in JSON, YAML and records, which can be any text: $schema"

  private static let column = "the name of its column in tables, as `tabstop check` reads them"
}
