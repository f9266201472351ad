import FormTape
import FormValidation
import FormWidgets
import Forms
import Testing

struct SubjectTests {
  @Test(arguments: [
    "\"Sign up\"", "/Name +Ada/", "screen \"E-mail\"", "screen /^Sign/",
    "row 1 \"Sign\"", "row 1 is \"Sign up\"", "row 2 /Ada$/", "row 5 is \"\"", "row 1..2 \"Name\"",
    "at 2 8 \"Ada\"", "at 2 8 \"Ada   \"", "at 4 8 /now$/",
    "cursor 3 10", "style 1 1..7", "style 1 1 plain", "focus email", "focus \"email\"",
    "field name ok", "field email error \"Required now\"", "field email error /Req/",
    "field email errors 2", "field email errors \"Required now\" /digit/",
    "field email errors has \"Add a digit\"", "field name errors 0",
    "field email shows \"Add a digit\"", "field name shows nothing",
    "field name value \"Ada\"", "field seats value 8", "field seats value 8.0",
    "field name value /^A.a$/", "field name value /^a/i", "field name value has \"da\"",
    "field name value has \"A\" /da$/", "field seats value >= 8", "field seats value > 7",
    "field seats value < 9", "field seats value <= 8.0", "field seats value != 9",
    "field name value != \"Bob\"", "field seats value /^8$/",
    "field name options has \"Bob\" /A/", "field name options >= 2", "field name options 2",
    "field email caret >= 2", "field email caret < 3", "field email errors >= 1",
    "field email errors != 3", "form errors > 1", "focus /^e/", "focus /MAIL/i",
    "at \"Name\"", "at \"Name\" \"Ada\"", "at \"E-mail\" /^ a/", "at /Sign \\w+/",
    "style \"Sign up\" plain",
    "/^name/im", "/^Name/", "/up$/", "screen /^E-mail/", "row 1..2 /^Name/", "/^Name +Ada$/",
    "stdout /^\\{.*\\}$/", "not screen /\\AName/", "not field name value /^da/", "/up.Name/s",
    "row 1..2 /up$/m", "not exit >= 0",
    "field age value null", "field terms value true", "field terms on",
    "field name options \"Ada\" \"Bob\"", "field email caret 2", "field email focused",
    "field email not dirty", "field email pristine", "field name dirty", "field name not pristine",
    "field name touched", "field name required", "field name enabled", "field terms disabled",
    "field name visible", "field name not hidden", "field terms pending", "field name not open",
    "form invalid", "form pending", "form pristine", "form errors 2", "form first-error email",
    "form first-error email /now/", "values has {\"name\": \"Ada\", \"seats\": 8.0}",
    "values has {\"name\": /^a[}a-z\"]+$/i, \"seats\": /^8$/, \"terms\": /true/}",
    "stdout {\"name\": /^A/}",
    #"values {"terms": true, "seats": 8, "age": null, "email": "ad", "name": "Ada"}"#,
    "not submitted", "running", "not exit 0", "stdout \"Ada\"", "stdout {\"name\":\"Ada\"}",
    "stderr \"\"", "not field name error \"x\"", "@5s not focus name",
  ])
  func `true expectations are met, and their opposites are not`(spelling: String) throws {
    let isEdited = spelling.hasSuffix("name dirty") || spelling.hasSuffix("name not pristine")
    let scene = isEdited ? Scene.edited : .sample
    #expect(try check(spelling, scene) == nil)
    let bare = spelling.split(separator: " ", maxSplits: 1).map(String.init)
    let opposite =
      spelling.hasPrefix("not ")
      ? bare[1] : spelling.hasPrefix("@") ? "focus name" : "not \(spelling)"
    #expect(try check(opposite, scene) != nil)
  }

  @Test(
    arguments: [
      ("at \"Name\" /^Ada$/", "\"Ada\""), ("at \"Plan\" /^solo$/", "\"solo\""),
      ("at \"Day\" /^$/", "\"\""), ("at \"More\" /^\\* x$/", "\"* x\""),
      ("at \"Rate\" /^5 \\*$/", "\"5 *\""),
    ]
  )
  func `marks beside an answer are no part of it`(spelling: String, answer: String) throws {
    let screen = CellGrid(
      [
        "  Name *  Ada        ✓", "  Plan    solo     ▾ ✓    ▲", "  Day *            ▾",
        "  More * * x", "  Rate    5 *",
      ],
      columns: 30
    )
    let scene = Scene(screen: screen)
    #expect(try check(spelling, scene) == nil)
    #expect(try check("not \(spelling)", scene) != nil)
    let other = spelling.split(separator: "/")[0] + "\"none\""
    #expect(try #require(try check(String(other), scene)).actual == [answer])
  }

  @Test(arguments: [
    "form valid", "form submitted", "submitted", "submitted has {\"name\": \"Ada\"}", "focus none",
    #"submitted {"seats": 8.0, "name": "Ada", "email": "ad", "terms": true}"#, "exit 0",
    "cursor hidden",
    "not running", "field email ok", "not form pending",
  ])
  func `other expectations hold after a submit`(spelling: String) throws {
    #expect(try check(spelling, .submitted) == nil)
    #expect(try check(spelling, .sample) != nil)
  }

  @Test(
    arguments: [
      ("row 2 \"Bob\"", "row 2", ["\"Bob\""], ["\"Name   Ada\""]),
      ("row 9 \"Bob\"", "row 9", ["\"Bob\""], ["not on the 20x5 screen"]),
      ("not row 9 \"Bob\"", "row 9", ["\"Bob\""], ["not on the 20x5 screen"]),
      ("row 2 is \"Bob\"", "row 2", ["is \"Bob\""], ["\"Name   Ada\""]),
      ("not at 9 1 \"Bob\"", "at 9 1", ["\"Bob\""], ["not on the 20x5 screen"]),
      ("not style 1 90 bold", "style at 1 90", ["bold"], ["not on the 20x5 screen"]),
      ("at \"Name\" \"Bob\"", "after \"Name\"", ["\"Bob\""], ["\"Ada\""]),
      ("at \"Nmae\"", "text", ["\"Nmae\""], ["not on the screen"]),
      ("not at \"a\"", "text", ["\"a\""], ["4 times"]),
      ("not style \"Nmae\" bold", "text", ["\"Nmae\""], ["not on the screen"]),
      ("field seats value > 8", "value", ["> 8"], ["8"]),
      ("field name value has \"x\"", "value", ["has \"x\""], ["\"Ada\""]),
      ("field name value /^b/i", "value", ["/^b/i"], ["\"Ada\""]),
      ("field name options has \"c\"", "options", ["has", "\"c\""], ["\"Ada\"", "\"Bob\""]),
      ("field name options > 2", "options", ["> 2"], ["2"]),
      ("field email caret > 2", "caret", ["> 2"], ["2"]),
      ("field email errors < 2", "errors", ["< 2"], ["2"]),
      ("focus /^n/", "focus", ["/^n/"], ["email"]),
      ("at 2 8 \"Bob\"", "at 2 8", ["\"Bob\""], ["\"Ada\""]),
      ("cursor hidden", "cursor", ["hidden"], ["3 10"]),
      ("style 1 1 bold", "style at 1 1", ["bold"], ["(plain)"]),
      ("style 1 90 bold", "style at 1 90", ["bold"], ["not on the 20x5 screen"]),
      ("field email error \"x\"", "first error", ["\"x\""], ["\"Required now\""]),
      ("field name error \"x\"", "first error", ["\"x\""], ["none"]),
      ("field email errors 1", "errors", ["1"], ["2"]),
      ("field email shows nothing", "shown", ["nothing"], ["\"Add a digit\""]),
      ("field name incomplete", "verdict", ["incomplete"], ["valid"]),
      (
        "field email incomplete", "verdict", ["incomplete"], ["invalid \"Required now\""]
      ),
      ("field seats value 7", "value", ["7"], ["8"]),
      ("field terms off", "toggle", ["off"], ["on"]),
      ("field email caret 3", "caret", ["3"], ["2"]),
      ("field name caret 3", "caret", ["3"], ["none"]),
      ("field name focused", "state", ["focused"], ["not focused"]),
      ("field name hidden", "state", ["hidden"], ["visible"]),
      ("field name not visible", "state", ["hidden"], ["visible"]),
      ("field terms ok", "verdict", ["ok"], ["pending"]),
      ("form valid", "form", ["valid"], ["invalid"]),
      ("form errors 0", "errors", ["0"], ["2"]),
      ("form first-error name", "first error", ["name"], ["email \"Required now\""]),
      ("submitted", "submitted", ["submitted"], ["not submitted"]),
      ("exit 1", "exit status", ["1"], ["not exited yet"]),
      ("not running", "", ["not running"], ["running"]),
      ("stdout \"Bob\"", "stdout", ["\"Bob\""], ["{\"name\": \"Ada\"}", ""]),
    ] as [(String, String, [String], [String])]
  )
  func `an unmet expectation has the actual value`(
    spelling: String,
    aspect: String,
    expected: [String],
    actual: [String]
  ) throws {
    let unmet = try #require(try check(spelling, .sample))
    #expect(unmet.aspect == aspect)
    #expect(unmet.expected == expected)
    #expect(unmet.actual == actual)
    #expect(!unmet.isUnknown)
  }

  @Test(
    arguments: [
      ("focus name", "tab order", ["name email age seats terms"]),
      ("at 4 1 \"Ada\"", "found at", ["2 8"]),
      ("\"Name Bob\"", "closest row", ["2: Name   Ada"]),
      ("field email error \"x\"", "all errors (2)", ["\"Required now\"", "\"Add a digit\""]),
      (
        "field email errors \"x\" /digit/ \"y\"", "side by side",
        ["\"x\"     ≠ \"Required now\"", "/digit/ = \"Add a digit\"", "\"y\"     ≠ -"]
      ),
      ("form valid", "fields with errors (1)", ["email: \"Required now\""]),
      (
        "values has {\"name\": \"Bob\", \"seats\": 9}", "differences (2)",
        ["name: \"Ada\", expected \"Bob\"", "seats: 8, expected 9"]
      ),
      (
        "values has {\"name\": /^b\\/\"/i, \"seats\": /9/}", "differences (2)",
        ["name: \"Ada\", expected /^b\\/\"/i", "seats: 8, expected /9/"]
      ),
      (
        "stdout {\"nme\": 1}", "differences (2)",
        ["name: unexpected \"Ada\"", "nme: missing, expected 1"]
      ),
    ] as [(String, String, [String])]
  )
  func `an unmet expectation comes with hints`(spelling: String, name: String, lines: [String])
    throws
  {
    #expect(try check(spelling, .sample)?.hints == [Unmet.Hint(name, lines)])
  }

  @Test(arguments: ["focus name", "field name ok", "form valid", "values {}", "submitted"])
  func `missing parts of a scene are unknown, even when negated`(spelling: String) throws {
    let scene = Scene(screen: CellGrid(["a"], columns: 4))
    #expect(try check(spelling, scene)?.isUnknown == true)
    #expect(try check("not " + spelling, scene)?.isUnknown == true)
    #expect(try check("snapshot \"x\"", scene)?.isUnknown == true)
    #expect(try check("style 1 1 error", scene)?.isUnknown == false)
  }

  @Test func `text of several lines is expected as one string per line`() throws {
    let form = Form("T") { Field("name", TextArea(text: "one\ntwo")) }
    let scene = Scene(form)
    #expect(try check("field name value \"one\" \"two\"", scene) == nil)
    #expect(
      try check("field name value 'one\\ntwo'", scene)?.hints == [
        Unmet.Hint(
          "note",
          ["tapes have no escape sequences; give one text per line: value \"one\" \"two\""]
        )
      ]
    )
  }

  @Test func `an empty screen is exactly that`() throws {
    var scene = Scene.sample
    #expect(try check("stdout \"\"", scene) != nil)
    scene.output = ""
    #expect(try check("stdout \"\"", scene) == nil)
  }

  @Test func `a text that is typed on is incomplete`() throws {
    let rule = Clause.minLength(3).message("Required now")
    let scene = Scene(Form("T") { Field("email", TextField(text: "ad"), rules: [rule]) })
    #expect(try check("field email incomplete", scene) == nil)
    #expect(try check("field email incomplete /now/", scene) == nil)
    #expect(try check("field email incomplete \"x\"", scene) != nil)
  }

  @Test(arguments: [
    "screen \"a\"", "row 1..3 /a/", "row 1 is \"a\"", "at 1 2 \"a\"", "cursor hidden", "cursor 1 2",
    "style 1 2..3 bold fg=red bg=\"#ffffff\" error", "focus email", "focus none", "field name ok",
    "field name error \"a\"", "field name errors 2", "field name errors \"a\" /b/",
    "field name errors has 'say \"a\"'", "field name incomplete", "field name incomplete \"a\"",
    "field name shows nothing", "field seats value 8", "field name value \"a\"", "field terms off",
    "field age value \"1e3\"", "field age value \"-\"", "field name options \"a\" \"b\"",
    "field name caret 3", "field name not pending",
    "field name required", "form errors 2", "form first-error name \"a\"", "form pristine",
    "values has {\"name\": \"Ada\"}", "submitted", "submitted {\"name\": \"Ada\"}",
    "stdout {\"name\": /^A/i, \"seats\": [8, {\"a\": /b/}]}",
    "snapshot \"a\"", "snapshot \"a\" style cursor", "exit 3", "running", "stdout {\"a\": 1}",
    "stderr /a/",
  ])
  func `a subject describes itself as a tape spells it`(spelling: String) throws {
    let expect = try #require(try command("Expect " + spelling) as? Expect)
    #expect("\(expect.expectation.subject)" == spelling)
  }
}
