import FormFile
import FormTape
import FormValidation
import FormWidgets
import Forms
import SourceText
import Testing

/// Commands that find fields and options by name.
struct FieldCommandTests {
  private static let yaml = """
    title: Trip
    fields:
      - {id: name, type: text, label: Name, rules: [required]}
      - {id: fee, type: text, label: Fee, default: "5", read_only: true}
      - {id: vip, type: toggle, label: VIP}
      - {id: lounge, type: text, label: Lounge, when: {field: vip, equals: true}}
      - page: Where
      - id: land
        type: select
        label: Land
        options: [{value: a, label: Other}, {value: b, label: Other}, {value: c, label: Third, disabled: true}, Cedar]
      - {id: days, type: checklist, label: Days, options: [Monday, Tuesday, {value: x, label: Never, disabled: true}]}
      - {id: size, type: radio, label: Size, options: [small, large]}
      - {id: tags, type: tags, label: Tags}
      - {id: mode, type: toggle, label: Mode, on: live, off: test}
      - {id: tops, type: checklist, label: Tops, options: [olives, onions, {value: ham, label: Ham}], other: Something else}
      - {id: base, type: radio, label: Base, options: [thin, thick], other: Another}
      - {id: sauce, type: select, label: Sauce, options: [red, white], other: Mine}
      - {id: oven, type: select, label: Oven, options: [gas, wood], default: gas, read_only: true}
      - id: ask
        type: matrix
        label: How was it?
        rows: [{value: food, label: Food}, {value: staff, label: Staff}]
        options: [bad, fair, {value: good, label: very good}]
      - group: guests
        label: Guest {n}
        repeat: {max: 3}
        fields:
          - {id: name, type: text, label: Guest name}
    """

  /// Reads lines after the start of a case with the form.
  private func tape(_ lines: String) throws(Diagnostics) -> Tape {
    let form = Result { try Form(yaml: FieldCommandTests.yaml) }
    return try Tape(
      "Test \"t\"\nForm f.yaml\n" + lines,
      file: "t.tape",
      in: TapeSurroundings(form: { _ in (try? form.get()).map { .found($0) } ?? .missing })
    )
  }

  /// Returns how a case fails, in a line per failure with its hints.
  private func failures(_ lines: String) throws -> [String] {
    let tape = try tape(lines)
    switch tape.play(tape.cases[0]).report.ending {
    case .failed(let mismatches):
      return mismatches.map { mismatch in
        let hints = mismatch.details.map { "\($0.name): \($0.lines.joined(separator: ", "))" }
        return ([mismatch.message] + hints).joined(separator: "; ")
      }
    case .broken(let breakdown): return [breakdown.reason]
    case .passed: return []
    case .skipped(let reason): return [reason]
    }
  }

  @Test(arguments: [
    "Focus tags\nExpect focus tags\nFocus name\nExpect focus name",
    // An invalid page is left, as by its keys.
    "Expect form invalid\nFocus size\nExpect page \"Where\"\nExpect page 2",
    "Choose land \"b\"\nExpect field land value \"b\"\nExpect focus land",
    "Choose land \"a\"\nChoose land \"b\"\nExpect field land value \"b\"",
    "Choose size \"LARGE\"\nExpect field size value \"large\"",
    "Check days \"Monday\" /^Tue/\nUncheck days \"Monday\"\nExpect field days value [\"Tuesday\"]",
    "Fill days \"Monday\"\nFill days \"Tuesday\"\nExpect field days value [\"Tuesday\"]",
    "Check vip\nFill lounge \"A\"\nExpect field lounge value \"A\"\nUncheck vip\nExpect field vip off",
    "Click vip\nExpect focus vip\nClick name\nType \"x\"\nExpect field name value \"x\"",
    "Focus size\nClick size option \"large\"\nExpect field size value \"large\"",
    "Focus land\nSpace\nClick land option \"Cedar\"\nExpect field land value \"Cedar\"",
    "Fill name \"Ada\"\nFill name \"Grace\"\nExpect field name value \"Grace\"",
    "Fill tags \"a\" \"b\"\nFill tags \"b\"\nExpect field tags value [\"b\"]",
    "Focus tags\nTab Enter\nFocus \"guests[0].name\"\nFill guests[0].name \"Bob\"\n"
      + "Expect field guests[0].name value \"Bob\"",
    "Click@1s \"VIP\"\nExpect focus vip",
    // What is below the fold, or in a closed list, is brought into view.
    "Focus land\nResize 60x14\nClick base\nExpect focus base\nClick land\nExpect field land open",
    "Focus land\nResize 60x14\nClick ask.staff option \"very good\"\n"
      + "Expect field ask.staff value \"good\"\nClick ask.food option \"bad\"\n"
      + "Expect field ask.food value \"bad\"",
    "Focus size\nClick land option \"Cedar\"\nExpect field land value \"Cedar\"",
    "Focus land\nClick mode option \"live\"\nExpect field mode on\nClick mode option \"test\"\n"
      + "Expect field mode off",
    "Fill tags \"a\" \"b\"\nClick tags option \"a\"\nDelete\nExpect field tags value [\"b\"]",
    "Focus land\nDrag tops option \"olives\" to tops option \"olives\"\n"
      + "Expect field tops value [\"olives\"]",
    // The option for a typed answer.
    "Fill tops \"olives\" \"XXL\"\nExpect field tops value [\"olives\", \"XXL\"]\n"
      + "Check tops \"Ham\"\nExpect field tops value [\"olives\", \"ham\", \"XXL\"]\n"
      + "Fill tops [\"onions\", \"L\"]\nExpect field tops value [\"onions\", \"L\"]\n"
      + "Uncheck tops \"Something else\"\nExpect field tops value [\"onions\"]\n"
      + "Choose tops \"Ham\" \"Something else\"\nType \"S\"\n"
      + "Expect field tops value [\"ham\", \"S\"]\nChoose tops \"Ham\"\n"
      + "Expect field tops value [\"ham\"]",
    "Focus land\nClick tops option \"Something else\"\nType \"S\"\nExpect field tops value [\"S\"]",
    "Choose base \"Another\"\nType \"x\"\nExpect field base value \"x\"\nChoose base \"thin\"\n"
      + "Expect field base value \"thin\"\nClick base option \"Another\"\nType \"y\"\n"
      + "Expect field base value /y$/",
    "Choose sauce \"Mine\"\nType \"x\"\nExpect field sauce value \"x\"\nFill sauce \"green\"\n"
      + "Expect field sauce value \"green\"",
    // Entries of repeated groups.
    "Fill guests[0].name \"Ada\"\nAdd guests\nFill guests[1].name \"Bob\"\n"
      + "Remove guests[0]\nExpect field guests[0].name value \"Bob\"",
  ])
  func `fields and options are found by name`(lines: String) throws {
    #expect(try failures(lines) == [])
  }

  @Test(
    arguments: [
      ("Focus lounge", "Focus lounge: found hidden"),
      ("Fill fee \"6\"", "Fill fee \"6\": found read-only"),
      (
        "Choose land \"Other\"",
        "Choose land \"Other\": found 2 options; options: \"Other\" (a), \"Other\" (b)"
      ),
      ("Choose land /^Th/", "Choose land /^Th/: found disabled"),
      ("Check days \"Never\"", "Check days \"Never\": found disabled"),
      (
        "Click size",
        "Click size: found on page 2; note: move there first, like Focus size"
      ),
      ("Click lounge", "Click lounge: found hidden"),
      (
        "Focus land\nType \"other\"\nClick land option \"Cedar\"",
        "Click land option \"Cedar\": not in view; note: use Choose, which also searches lists"
      ),
      (
        "Focus land\nClick oven option \"wood\"", "Click oven option \"wood\": found read-only"
      ),
      ("Focus land\nClick land option \"Third\"", "Click land option \"Third\": found disabled"),
      (
        "Fill tops \"a\" \"b\"", "Fill tops \"a\" \"b\": found only one text may be no option"
      ),
      (
        "Fill guests[1].name \"A\"",
        "Fill guests[1].name \"A\": not in the form now; note: guests has 1 entry; "
          + "add one by Add guests"
      ),
      (
        "Add guests\nRemove guests[2]",
        "Remove guests[2]: not in the form now; note: guests has 2 entries; "
          + "add one by Add guests"
      ),
      (
        "Add guests\nAdd guests\nAdd guests",
        "Add guests: found there can be at most 3 entries"
      ),
      ("Remove guests[0]", "Remove guests[0]: found there must be at least 1 entry"),
      (
        "Type \"x\" Escape\nFocus size",
        "Focus size: found a question is open; tab order: name fee vip"
      ),
      (
        "Click \"Nmae\"\nExpect focus size",
        "Click \"Nmae\": not on the screen; nearest text: \"Name\""
      ),
      ("Fill tags \"a,b\"", "Fill tags \"a,b\": found it does not take this answer"),
      ("Ctrl+C\nFocus vip", "the program ended (exit 130); 1 key was not sent"),
    ]
  )
  func `what is not there fails the case, and ends it`(lines: String, words: String) throws {
    #expect(try failures("Resize 60x20\n" + lines) == [words])
  }

  @Test func `the button that removes the first entry has its name, once it is there`() throws {
    #expect(try failures("Add guests\nShift+Tab\nExpect focus guests[0]") == [])
    #expect(try failures("Expect focus guests[0]").count == 1)
  }

  @Test(
    arguments: [
      ("Focus nmae", "form \"Trip\" has no field \"nmae\"; did you mean \"name\"?"),
      ("Fill name", "expected a value, found the end of the line"),
      ("Fill name 8", "expected text for name, found a number"),
      ("Fill name \"a\" \"b\"", "name has only one line"),
      ("Fill vip \"yes\"", "vip is a toggle"),
      ("Fill days 3", "expected a list for days, found a number"),
      ("Choose name \"x\"", "name has no options"),
      ("Choose size", "expected the label or value of an option, found the end of the line"),
      ("Choose size \"small\" \"large\"", "only one option of size can be chosen"),
      ("Choose size \"lrage\"", "size has no option \"lrage\"; did you mean \"large\"?"),
      ("Choose land /^x/", "land has no option /^x/"),
      ("Check name", "name is neither a toggle nor a checklist"),
      ("Check vip \"x\"", "expected the end of the line, found the text \"x\""),
      ("Click size option \"lrage\"", "size has no option \"lrage\"; did you mean \"large\"?"),
      ("Click", "expected quoted text, a field, or a row and a column, found the end of the line"),
      ("Click \"\"", "any text contains the empty text"),
      ("Add guets", "expected a repeated group, found \"guets\"; did you mean \"guests\"?"),
      ("Add name", "expected a repeated group, found \"name\""),
      ("Add guests[0]", "expected a repeated group, found \"guests[0]\""),
      ("Remove guests", "expected an entry, like items[1], found \"guests\""),
      ("Remove", "expected an entry, like items[1], found the end of the line"),
      ("Expect page 3", "form \"Trip\" has 2 pages"),
      ("Expect page \"Were\"", "form \"Trip\" has no page \"Were\"; did you mean \"Where\"?"),
    ]
  )
  func `wrong names are errors before the first key`(line: String, message: String) {
    do throws(Diagnostics) {
      _ = try tape(line)
      Issue.record("no error")
    } catch {
      let first = error.all[0]
      let words =
        first.message + (first.suggestion.map { "; did you mean \($0.debugDescription)?" } ?? "")
      #expect(words == message)
    }
  }

  @Test func `a text is filled without a look at each key`() throws {
    let text = String(repeating: "a", count: 500)
    let tape = try tape("Fill name \"\(text)\"\nExpect field name value \"\(text)\"")
    let stage = try CountingStage(try #require(CaseSetup(of: tape.cases[0].steps).filledForm))
    let report = tape.play(tape.cases[0], on: stage).report
    #expect(report.ending == .passed)
    #expect(stage.looks.count < 10)
  }
}

/// A form that counts how often it is looked at.
private struct CountingStage: Stage {
  final class Looks { var count = 0 }

  let looks = Looks()
  private var stage: HeadlessStage

  init(_ form: Form) throws(Breakdown) {
    stage = try HeadlessStage(form)
  }

  var elapsed: Duration { stage.elapsed }
  var exitStatus: Int? { stage.exitStatus }

  mutating func scene(atForm: Bool) -> Scene {
    looks.count += 1
    return stage.scene(atForm: atForm)
  }

  func isFocused(onOneOf fields: Set<FieldID>) -> Bool { stage.isFocused(onOneOf: fields) }
  func nextTimer() -> StageTimer? { stage.nextTimer() }
  mutating func send(_ bytes: [UInt8]) throws(Breakdown) { try stage.send(bytes) }
  mutating func resize(to size: Size) throws(Breakdown) { try stage.resize(to: size) }
  mutating func advance(to time: Duration) throws(Breakdown) { try stage.advance(to: time) }
}
