import FormFile
import FormFilling
import FormValidation
import FormWidgets
import Forms
import Testing

struct DraftTests {
  private static let form = Form(
    title: "Join",
    fields: [
      Field("user", TextField()), Field("key", PasswordField()), Field("age", NumberField()),
      Field("plan", Radio([Choice("a"), Choice("b")])), Field("terms", Toggle()),
      Field("days", Checklist(["mon", "tue"])),
    ]
  )

  /// Returns the answers of the form, some of which are given, once a draft is resumed, and what did
  /// not fit.
  private static func resumed(
    _ answers: [FieldID: Value],
    given: [FieldID: Value] = [:]
  ) throws -> (answers: [FieldID: Value], unfit: [FieldID]) {
    var form = form
    for (field, answer) in given {
      #expect(form.start(fieldAt: try #require(form.index(of: field)), with: answer))
    }
    let offer = form.offer(of: Draft(DraftContent(answers), time: 0), now: 60)
    let pairs = offer.form.fields.map { ($0.id, $0.widget.value) }
    return (Dictionary(uniqueKeysWithValues: pairs), offer.unfit)
  }

  @Test func `a draft survives as JSON`() throws {
    for place in [FillingPlace.field("d[0].e"), .review, nil] {
      let content = DraftContent(
        ["a": "x\n\"\u{0}\u{1F600}", "b": 1, "c": .list([true, .null]), "d[0].e": .object([:])],
        place: place
      )
      let draft = Draft(content, time: 1_795_440_833)
      #expect(Draft(json: draft.json) == draft)
    }
  }

  @Test(arguments: [
    "", "{", "[]", "{}", "null", #"{"answers": {}}"#, #"{"time": 1.5, "answers": {}}"#,
    #"{"time": 1, "answers": []}"#, #"{"time": 1, "answers": {"a": 1}"#,
  ])
  func `a damaged draft is ignored`(text: String) {
    #expect(Draft(json: text) == nil)
  }

  @Test func `answers that fit are resumed, and the others are reported`() throws {
    let (answers, unfit) = try Self.resumed([
      "user": "ada", "age": "1-", "plan": "c", "terms": true, "old": 1, "key": "secret",
    ])
    #expect(answers["user"] == "ada")
    #expect(answers["age"] == "1-")
    #expect(answers["plan"] == Self.form.fields[3].widget.value)
    #expect(answers["terms"] == true)
    #expect(answers["key"] == "")
    #expect(unfit == ["key", "old", "plan"])
  }

  @Test(
    arguments: [
      (["tue", "mon"], ["mon", "tue"], []), (["sun", "tue"], ["tue"], ["days"]),
      (["sun"], [], ["days"]), ([], [], []),
    ] as [([Value], [Value], [FieldID])]
  )
  func `of several choices, those that are left are resumed`(
    days: [Value],
    left: [Value],
    unfit: [FieldID]
  ) throws {
    let resumed = try Self.resumed(["days": .list(days)])
    #expect(resumed.answers["days"] == .list(left))
    #expect(resumed.unfit == unfit)
  }

  @Test func `a field that can no longer be changed keeps its own answer`() {
    let plan = Field("plan", TextField(text: "free"), isReadOnly: true)
    let form = Form(title: "T", fields: [plan, Field("name", TextField())])
    let content = DraftContent(["plan": "pro", "name": "Ada"])
    let offer = form.offer(of: Draft(content, time: 0), now: 0)
    #expect(offer.form.fields.map(\.widget.value) == ["free", "Ada"])
    #expect(offer.unfit == ["plan"])
  }

  @Test func `a field whose kind has changed is reported`() throws {
    #expect(try Self.resumed(["terms": "maybe", "age": true]).unfit == ["age", "terms"])
  }

  @Test(arguments: ["eve", ""])
  func `given answers are kept, also those that are the default`(given: Value) throws {
    let (answers, unfit) = try Self.resumed(["user": "ada", "age": 3], given: ["user": given])
    #expect(answers["user"] == given)
    #expect(answers["age"] == 3)
    #expect(unfit.isEmpty)
  }

  @Test(arguments: [("ada", true), ("eve", false)])
  func `a draft is whole unless a given answer differs from it`(given: Value, isWhole: Bool) throws
  {
    var form = Self.form
    let isStarted = form.start(fieldAt: 0, with: given)
    #expect(isStarted)
    let draft = Draft(DraftContent(["user": "ada", "age": 3]), time: 0)
    #expect(form.offer(of: draft, now: 0).isWhole == isWhole)
    #expect(!Self.form.offer(of: Draft(DraftContent(["old": 1]), time: 0), now: 0).isWhole)
  }

  @Test func `the age counts from when it was saved, and is never negative`() {
    let draft = Draft(DraftContent(["user": "ada"]), time: 100)
    #expect(Self.form.offer(of: draft, now: 160).age == .seconds(60))
    #expect(Self.form.offer(of: draft, now: 40).age == .zero)
    #expect(Self.form.offer(of: draft, now: 160).before == ["user": ""])
  }
}
